// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { AlertView } from '../alert/alert.tsx';
import { AvatarMenuView } from '../avatar-menu/avatar-menu.tsx';
import { BalanceWidgetView } from '../balance-widget/balance-widget.tsx';
import { ConfirmDialogView } from '../confirm-dialog/confirm-dialog.tsx';
import { CountdownView } from '../countdown/countdown.tsx';
import { CounterView } from '../counter/counter.tsx';
import { ErrorStateView } from '../error-state/error-state.tsx';
import { FloatingButtonsView } from '../floating-buttons/floating-buttons.tsx';
import { KeyValueListView } from '../key-value-list/key-value-list.tsx';
import { ModalView } from '../modal/modal.tsx';
import { OfflineNoticeView } from '../offline-notice/offline-notice.tsx';
import { StepsView } from '../steps/steps.tsx';
import { TabsView } from '../tabs/tabs.tsx';
import { VendorLinksView } from '../vendor-links/vendor-links.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  'Alert': AlertView,
  'AvatarMenu': AvatarMenuView,
  'BalanceWidget': BalanceWidgetView,
  'ConfirmDialog': ConfirmDialogView,
  'Countdown': CountdownView,
  'Counter': CounterView,
  'ErrorState': ErrorStateView,
  'FloatingButtons': FloatingButtonsView,
  'KeyValueList': KeyValueListView,
  'Modal': ModalView,
  'OfflineNotice': OfflineNoticeView,
  'Steps': StepsView,
  'Tabs': TabsView,
  'VendorLinks': VendorLinksView,
} satisfies Readonly<Record<string, View<never>>>;
