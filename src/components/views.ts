import type { View, ViewRegistry } from '../runtime/view.ts';
import { BottomBarView } from './bottom-bar/bottom-bar.tsx';
import { HeaderView } from './header/header.tsx';
import { LanguageSwitchView } from './language-switch/language-switch.tsx';
import { LinkView } from './link/link.tsx';
import { MenuGroupView } from './menu-group/menu-group.tsx';
import { MenuItemView } from './menu-item/menu-item.tsx';
import { NavMenuView } from './nav-menu/nav-menu.tsx';
import { SideMenuView } from './side-menu/side-menu.tsx';
import { SkeletonView } from './skeleton/skeleton.tsx';
import { ThemeSwitchView } from './theme-switch/theme-switch.tsx';
import type { laterViews } from './later-views.ts';
import type { lobbyViews } from './lobby-views.ts';
import { componentTexts } from './texts.ts';

type LaterView = keyof typeof laterViews;

/** All of these come in one chunk, which the portal fetches once the first view stands. */
const loadLater = (type: LaterView) => (): Promise<View<never>> =>
  import('./later-views.ts').then((module) => module.laterViews[type]);

type LobbyView = keyof typeof lobbyViews;
const loadLobby = (type: LobbyView) => (): Promise<View<never>> =>
  import('./lobby-views.ts').then((module) => module.lobbyViews[type]);

/**
 * Views of components with behaviour. What a visitor's first view shows without data is in the entry chunk; the rest is
 * fetched when a page names it. Definitions stay out: they are for publishing only.
 */
export const componentViews: ViewRegistry = {
  Alert: { load: loadLater('Alert'), reserve: '3.5rem', texts: componentTexts.Alert },
  AvatarMenu: { load: loadLater('AvatarMenu'), reserve: '2.75rem' },
  BalanceWidget: {
    load: loadLater('BalanceWidget'),
    reserve: '2.75rem',
    texts: componentTexts.BalanceWidget,
  },
  BottomBar: { view: BottomBarView },
  Carousel: { load: loadLater('Carousel'), reserve: '12rem', texts: componentTexts.Carousel },
  CarouselSlide: { load: loadLater('CarouselSlide'), reserve: '12rem', texts: componentTexts.CarouselSlide },
  ConfirmDialog: { load: loadLater('ConfirmDialog') },
  Countdown: { load: loadLater('Countdown'), texts: componentTexts.Countdown },
  Counter: { load: loadLater('Counter'), reserve: '2.75rem' },
  EmptyState: { load: loadLater('EmptyState'), reserve: '12rem' },
  ErrorState: { load: loadLater('ErrorState'), reserve: '12rem', texts: componentTexts.ErrorState },
  GameCard: { load: loadLater('GameCard'), reserve: '14rem', texts: componentTexts.GameCard },
  GameRow: { load: loadLater('GameRow'), reserve: '16rem', texts: componentTexts.GameRow },
  Header: { view: HeaderView },
  LanguageSwitch: { view: LanguageSwitchView },
  Link: { view: LinkView },
  MenuGroup: { view: MenuGroupView },
  MenuItem: { view: MenuItemView },
  Modal: { load: loadLater('Modal'), texts: componentTexts.Modal },
  Money: { load: loadLater('Money') },
  NavMenu: { view: NavMenuView },
  NoticeList: {
    load: () => import('./notice-list/notice-list.tsx').then((module) => module.NoticeListView),
    reserve: '16rem',
    texts: componentTexts.NoticeList,
  },
  OfflineNotice: { load: loadLater('OfflineNotice'), reserve: '2.5rem' },
  RichText: {
    load: () => import('./rich-text/rich-text.tsx').then((module) => module.RichTextView),
    reserve: '6rem',
  },
  SideMenu: { view: SideMenuView, texts: componentTexts.SideMenu },
  Skeleton: { view: SkeletonView, texts: componentTexts.Skeleton },
  Tabs: { load: loadLater('Tabs'), reserve: '3.5rem' },
  ThemeSwitch: { view: ThemeSwitchView },
  FilterBar: {
    load: loadLobby('FilterBar'),
    reserve: '3.5rem',
    texts: componentTexts.FilterBar,
  },
  GameGrid: {
    load: loadLobby('GameGrid'),
    reserve: '32rem',
    texts: componentTexts.GameGrid,
  },
  PromoCard: {
    load: loadLobby('PromoCard'),
    reserve: '18rem',
    texts: componentTexts.PromoCard,
  },
  SearchField: {
    load: loadLobby('SearchField'),
    reserve: '3rem',
    texts: componentTexts.SearchField,
  },
  VendorStrip: {
    load: loadLobby('VendorStrip'),
    reserve: '3.5rem',
    texts: componentTexts.VendorStrip,
  },
  WinnerBoard: {
    load: loadLobby('WinnerBoard'),
    reserve: '20rem',
    texts: componentTexts.WinnerBoard,
  },
};
