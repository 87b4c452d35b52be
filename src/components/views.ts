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
import type { furtherViews } from './further-views.ts';
import type { laterViews } from './later-views.ts';
import type { lobbyViews } from './lobby-views.ts';
import type { playViews } from './play-views.ts';
import type { recordViews } from './record-views.ts';

type LaterView = keyof typeof laterViews;
type FurtherView = keyof typeof furtherViews;

/** All of these come in one chunk, which the portal fetches once the first view stands. */
const loadLater = (type: LaterView) => (): Promise<View<never>> =>
  import('./later-views.ts').then((module) => module.laterViews[type]);

type LobbyView = keyof typeof lobbyViews;
const loadLobby = (type: LobbyView) => (): Promise<View<never>> =>
  import('./lobby-views.ts').then((module) => module.lobbyViews[type]);

const loadFurther = (type: FurtherView) => (): Promise<View<never>> =>
  import('./further-views.ts').then((module) => module.furtherViews[type]);

/** What only the page of a running game shows. */
const loadPlay = (type: keyof typeof playViews) => (): Promise<View<never>> =>
  import('./play-views.ts').then((module) => module.playViews[type]);

type RecordView = keyof typeof recordViews;
const loadRecord = (type: RecordView) => (): Promise<View<never>> =>
  import('./record-views.ts').then((module) => module.recordViews[type]);

/**
 * Views of components with behaviour. What a visitor's first view shows without data is in the entry chunk; the rest is
 * fetched when a page names it. Definitions stay out: they are for publishing only.
 */
export const componentViews: ViewRegistry = {
  Accordion: { load: loadFurther('Accordion'), reserve: '12rem' },
  AccordionItem: { load: loadFurther('AccordionItem'), reserve: '3.5rem' },
  Alert: { load: loadLater('Alert'), reserve: '3.5rem' },
  Avatar: { load: loadFurther('Avatar'), reserve: '2.75rem' },
  AvatarMenu: { load: loadLater('AvatarMenu'), reserve: '2.75rem' },
  BalanceWidget: {
    load: loadLater('BalanceWidget'),
    reserve: '2.75rem',
  },
  BottomBar: { view: BottomBarView },
  Breadcrumb: { load: loadFurther('Breadcrumb'), reserve: '2.75rem' },
  Carousel: { load: loadLater('Carousel'), reserve: '12rem' },
  CarouselSlide: { load: loadLater('CarouselSlide'), reserve: '12rem' },
  ConfirmDialog: { load: loadLater('ConfirmDialog') },
  Countdown: { load: loadLater('Countdown') },
  Counter: { load: loadLater('Counter'), reserve: '2.75rem' },
  DownloadCard: {
    load: () => import('./download-card/download-card.tsx').then((module) => module.DownloadCardView),
    reserve: '12rem',
  },
  EmptyState: { load: loadLater('EmptyState'), reserve: '12rem' },
  ErrorState: { load: loadLater('ErrorState'), reserve: '12rem' },
  FilterBar: {
    load: loadLobby('FilterBar'),
    reserve: '3.5rem',
  },
  FloatingButtons: { load: loadFurther('FloatingButtons') },
  Frame: {
    load: () => import('./frame/frame.tsx').then((module) => module.FrameView),
    reserve: '24rem',
  },
  GameCard: { load: loadLater('GameCard'), reserve: '14rem' },
  GameGrid: {
    load: loadLobby('GameGrid'),
    reserve: '32rem',
  },
  GameRow: { load: loadLater('GameRow'), reserve: '16rem' },
  GameStage: { load: loadPlay('GameStage'), reserve: '36rem' },
  Header: { view: HeaderView },
  LanguageSwitch: { view: LanguageSwitchView },
  Link: { view: LinkView },
  LoadingState: { load: loadFurther('LoadingState'), reserve: '12rem' },
  Marquee: {
    load: () => import('./marquee/marquee.tsx').then((module) => module.MarqueeView),
    reserve: '2.75rem',
  },
  MenuGroup: { view: MenuGroupView },
  MenuItem: { view: MenuItemView },
  Modal: { load: loadLater('Modal') },
  Money: { load: loadLater('Money') },
  NavMenu: { view: NavMenuView },
  NoticeList: {
    load: () => import('./notice-list/notice-list.tsx').then((module) => module.NoticeListView),
    reserve: '16rem',
  },
  OfflineNotice: { load: loadLater('OfflineNotice'), reserve: '2.5rem' },
  Popover: { load: loadFurther('Popover'), reserve: '2.75rem' },
  ProgressCircle: { load: loadFurther('ProgressCircle'), reserve: '4.5rem' },
  PromoCard: {
    load: loadLobby('PromoCard'),
    reserve: '18rem',
  },
  QrCode: {
    load: () => import('./qr-code/qr-code.tsx').then((module) => module.QrCodeView),
    reserve: '12rem',
  },
  RichText: {
    load: () => import('./rich-text/rich-text.tsx').then((module) => module.RichTextView),
    reserve: '6rem',
  },
  SearchField: {
    load: loadLobby('SearchField'),
    reserve: '3rem',
  },
  SessionClock: { load: loadPlay('SessionClock'), reserve: '2.75rem' },
  SideMenu: { view: SideMenuView },
  Skeleton: { view: SkeletonView },
  Steps: { load: loadFurther('Steps'), reserve: '3.5rem' },
  Tabs: { load: loadLater('Tabs'), reserve: '3.5rem' },
  ThemeSwitch: { view: ThemeSwitchView },
  Toast: { load: loadFurther('Toast') },
  VendorLinks: { load: loadLobby('VendorLinks'), reserve: '3.5rem' },
  VendorStrip: {
    load: loadLobby('VendorStrip'),
    reserve: '3.5rem',
  },
  Video: {
    load: () => import('./video/video.tsx').then((module) => module.VideoView),
    reserve: '12rem',
  },
  WinnerBoard: {
    load: loadLobby('WinnerBoard'),
    reserve: '20rem',
  },
  Table: {
    load: loadRecord('Table'),
    reserve: '20rem',
  },
  Pagination: {
    load: loadRecord('Pagination'),
    reserve: '2.75rem',
  },
  DateRangePicker: {
    load: loadRecord('DateRangePicker'),
    reserve: '8rem',
  },
  WalletWidget: {
    load: loadRecord('WalletWidget'),
    reserve: '12rem',
  },
  RankingList: {
    load: loadRecord('RankingList'),
    reserve: '16rem',
  },
  StatisticCard: {
    load: loadRecord('StatisticCard'),
    reserve: '7rem',
  },
  KeyValueList: {
    load: loadRecord('KeyValueList'),
    reserve: '10rem',
  },
  Timeline: {
    load: loadRecord('Timeline'),
    reserve: '12rem',
  },
  LevelProgress: {
    load: loadRecord('LevelProgress'),
    reserve: '10rem',
  },
  Tree: {
    load: loadRecord('Tree'),
    reserve: '12rem',
  },
  Chart: {
    load: loadRecord('Chart'),
    reserve: '20rem',
  },
};
