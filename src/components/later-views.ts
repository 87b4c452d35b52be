import type { View } from '../runtime/view.ts';
import { AlertView } from './alert/alert.tsx';
import { AvatarMenuView } from './avatar-menu/avatar-menu.tsx';
import { BalanceWidgetView } from './balance-widget/balance-widget.tsx';
import { ConfirmDialogView } from './confirm-dialog/confirm-dialog.tsx';
import { CountdownView } from './countdown/countdown.tsx';
import { CounterView } from './counter/counter.tsx';
import { EmptyStateView } from './empty-state/empty-state.tsx';
import { ErrorStateView } from './error-state/error-state.tsx';
import { ModalView } from './modal/modal.tsx';
import { OfflineNoticeView } from './offline-notice/offline-notice.tsx';
import { TabsView } from './tabs/tabs.tsx';
import { CarouselView } from './carousel/carousel.tsx';
import { CarouselSlideView } from './carousel-slide/carousel-slide.tsx';
import { GameCardView } from './game-card/game-card.tsx';
import { GameRowView } from './game-row/game-row.tsx';
import { MoneyView } from './money/money.tsx';

/**
 * Views that a visitor's first view does not show, and those that wait for data of the member API
 * anyway. In one chunk: each alone is too small to fetch.
 */
export const laterViews = {
  Alert: AlertView,
  AvatarMenu: AvatarMenuView,
  BalanceWidget: BalanceWidgetView,
  ConfirmDialog: ConfirmDialogView,
  Countdown: CountdownView,
  Counter: CounterView,
  EmptyState: EmptyStateView,
  ErrorState: ErrorStateView,
  Modal: ModalView,
  OfflineNotice: OfflineNoticeView,
  Tabs: TabsView,
  Carousel: CarouselView,
  CarouselSlide: CarouselSlideView,
  GameCard: GameCardView,
  GameRow: GameRowView,
  Money: MoneyView,
} satisfies Readonly<Record<string, View<never>>>;
