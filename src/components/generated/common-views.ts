// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { AlertView } from '../alert/alert.tsx';
import { AvatarMenuView } from '../avatar-menu/avatar-menu.tsx';
import { BalanceWidgetView } from '../balance-widget/balance-widget.tsx';
import { CarouselView } from '../carousel/carousel.tsx';
import { CarouselSlideView } from '../carousel-slide/carousel-slide.tsx';
import { ConfirmDialogView } from '../confirm-dialog/confirm-dialog.tsx';
import { CountdownView } from '../countdown/countdown.tsx';
import { CounterView } from '../counter/counter.tsx';
import { EmptyStateView } from '../empty-state/empty-state.tsx';
import { ErrorStateView } from '../error-state/error-state.tsx';
import { GameCardView } from '../game-card/game-card.tsx';
import { GameRowView } from '../game-row/game-row.tsx';
import { ModalView } from '../modal/modal.tsx';
import { MoneyView } from '../money/money.tsx';
import { OfflineNoticeView } from '../offline-notice/offline-notice.tsx';
import { TabsView } from '../tabs/tabs.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  Alert: AlertView,
  AvatarMenu: AvatarMenuView,
  BalanceWidget: BalanceWidgetView,
  Carousel: CarouselView,
  CarouselSlide: CarouselSlideView,
  ConfirmDialog: ConfirmDialogView,
  Countdown: CountdownView,
  Counter: CounterView,
  EmptyState: EmptyStateView,
  ErrorState: ErrorStateView,
  GameCard: GameCardView,
  GameRow: GameRowView,
  Modal: ModalView,
  Money: MoneyView,
  OfflineNotice: OfflineNoticeView,
  Tabs: TabsView,
} satisfies Readonly<Record<string, View<never>>>;
