import type { ViewRegistry } from '../runtime/view.ts';
import { AlertView } from './alert/alert.tsx';
import { AvatarMenuView } from './avatar-menu/avatar-menu.tsx';
import { BalanceWidgetView } from './balance-widget/balance-widget.tsx';
import { BottomBarView } from './bottom-bar/bottom-bar.tsx';
import { CarouselView } from './carousel/carousel.tsx';
import { CarouselSlideView } from './carousel-slide/carousel-slide.tsx';
import { ConfirmDialogView } from './confirm-dialog/confirm-dialog.tsx';
import { CountdownView } from './countdown/countdown.tsx';
import { CounterView } from './counter/counter.tsx';
import { EmptyStateView } from './empty-state/empty-state.tsx';
import { ErrorStateView } from './error-state/error-state.tsx';
import { GameCardView } from './game-card/game-card.tsx';
import { GameRowView } from './game-row/game-row.tsx';
import { HeaderView } from './header/header.tsx';
import { LanguageSwitchView } from './language-switch/language-switch.tsx';
import { LinkView } from './link/link.tsx';
import { MenuGroupView } from './menu-group/menu-group.tsx';
import { MenuItemView } from './menu-item/menu-item.tsx';
import { ModalView } from './modal/modal.tsx';
import { MoneyView } from './money/money.tsx';
import { NavMenuView } from './nav-menu/nav-menu.tsx';
import { OfflineNoticeView } from './offline-notice/offline-notice.tsx';
import { SideMenuView } from './side-menu/side-menu.tsx';
import { SkeletonView } from './skeleton/skeleton.tsx';
import { TabsView } from './tabs/tabs.tsx';
import { ThemeSwitchView } from './theme-switch/theme-switch.tsx';
import { componentTexts } from './texts.ts';

/**
 * Views of components with behaviour. What every page shows is in the entry chunk; the rest is
 * fetched when a page names it. Definitions stay out: they are for publishing only.
 */
export const componentViews: ViewRegistry = {
  Alert: { view: AlertView, texts: componentTexts.Alert },
  AvatarMenu: { view: AvatarMenuView },
  BalanceWidget: { view: BalanceWidgetView, texts: componentTexts.BalanceWidget },
  BottomBar: { view: BottomBarView },
  Carousel: { view: CarouselView, texts: componentTexts.Carousel },
  CarouselSlide: { view: CarouselSlideView, texts: componentTexts.CarouselSlide },
  ConfirmDialog: { view: ConfirmDialogView },
  Countdown: { view: CountdownView, texts: componentTexts.Countdown },
  Counter: { view: CounterView },
  EmptyState: { view: EmptyStateView },
  ErrorState: { view: ErrorStateView, texts: componentTexts.ErrorState },
  GameCard: { view: GameCardView, texts: componentTexts.GameCard },
  GameRow: { view: GameRowView, texts: componentTexts.GameRow },
  Header: { view: HeaderView },
  LanguageSwitch: { view: LanguageSwitchView },
  Link: { view: LinkView },
  MenuGroup: { view: MenuGroupView },
  MenuItem: { view: MenuItemView },
  Modal: { view: ModalView, texts: componentTexts.Modal },
  Money: { view: MoneyView },
  NavMenu: { view: NavMenuView },
  NoticeList: {
    load: () => import('./notice-list/notice-list.tsx').then((module) => module.NoticeListView),
    reserve: '16rem',
    texts: componentTexts.NoticeList,
  },
  OfflineNotice: { view: OfflineNoticeView },
  RichText: {
    load: () => import('./rich-text/rich-text.tsx').then((module) => module.RichTextView),
    reserve: '6rem',
  },
  SideMenu: { view: SideMenuView, texts: componentTexts.SideMenu },
  Skeleton: { view: SkeletonView, texts: componentTexts.Skeleton },
  Tabs: { view: TabsView },
  ThemeSwitch: { view: ThemeSwitchView },
};
