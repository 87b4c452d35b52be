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
import type { recordViews } from './record-views.ts';
import { componentTexts } from './texts.ts';

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
  Alert: { load: loadLater('Alert'), reserve: '3.5rem', texts: componentTexts.Alert },
  Avatar: { load: loadFurther('Avatar'), reserve: '2.75rem' },
  AvatarMenu: { load: loadLater('AvatarMenu'), reserve: '2.75rem' },
  BalanceWidget: {
    load: loadLater('BalanceWidget'),
    reserve: '2.75rem',
    texts: componentTexts.BalanceWidget,
  },
  BottomBar: { view: BottomBarView },
  Breadcrumb: { load: loadFurther('Breadcrumb'), reserve: '2.75rem' },
  Carousel: { load: loadLater('Carousel'), reserve: '12rem', texts: componentTexts.Carousel },
  CarouselSlide: { load: loadLater('CarouselSlide'), reserve: '12rem', texts: componentTexts.CarouselSlide },
  ConfirmDialog: { load: loadLater('ConfirmDialog') },
  Countdown: { load: loadLater('Countdown'), texts: componentTexts.Countdown },
  Counter: { load: loadLater('Counter'), reserve: '2.75rem' },
  DownloadCard: {
    load: () => import('./download-card/download-card.tsx').then((module) => module.DownloadCardView),
    reserve: '12rem',
  },
  EmptyState: { load: loadLater('EmptyState'), reserve: '12rem' },
  ErrorState: { load: loadLater('ErrorState'), reserve: '12rem', texts: componentTexts.ErrorState },
  FilterBar: {
    load: loadLobby('FilterBar'),
    reserve: '3.5rem',
    texts: componentTexts.FilterBar,
  },
  FloatingButtons: { load: loadFurther('FloatingButtons'), texts: componentTexts.FloatingButtons },
  Frame: {
    load: () => import('./frame/frame.tsx').then((module) => module.FrameView),
    reserve: '24rem',
    texts: componentTexts.Frame,
  },
  GameCard: { load: loadLater('GameCard'), reserve: '14rem', texts: componentTexts.GameCard },
  GameGrid: {
    load: loadLobby('GameGrid'),
    reserve: '32rem',
    texts: componentTexts.GameGrid,
  },
  GameRow: { load: loadLater('GameRow'), reserve: '16rem', texts: componentTexts.GameRow },
  Header: { view: HeaderView },
  LanguageSwitch: { view: LanguageSwitchView },
  Link: { view: LinkView },
  LoadingState: { load: loadFurther('LoadingState'), reserve: '12rem' },
  Marquee: {
    load: () => import('./marquee/marquee.tsx').then((module) => module.MarqueeView),
    reserve: '2.75rem',
    texts: componentTexts.Marquee,
  },
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
  Popover: { load: loadFurther('Popover'), reserve: '2.75rem' },
  ProgressCircle: { load: loadFurther('ProgressCircle'), reserve: '4.5rem' },
  PromoCard: {
    load: loadLobby('PromoCard'),
    reserve: '18rem',
    texts: componentTexts.PromoCard,
  },
  QrCode: {
    load: () => import('./qr-code/qr-code.tsx').then((module) => module.QrCodeView),
    reserve: '12rem',
    texts: componentTexts.QrCode,
  },
  RichText: {
    load: () => import('./rich-text/rich-text.tsx').then((module) => module.RichTextView),
    reserve: '6rem',
  },
  SearchField: {
    load: loadLobby('SearchField'),
    reserve: '3rem',
    texts: componentTexts.SearchField,
  },
  SideMenu: { view: SideMenuView, texts: componentTexts.SideMenu },
  Skeleton: { view: SkeletonView, texts: componentTexts.Skeleton },
  Steps: { load: loadFurther('Steps'), reserve: '3.5rem', texts: componentTexts.Steps },
  Tabs: { load: loadLater('Tabs'), reserve: '3.5rem' },
  ThemeSwitch: { view: ThemeSwitchView },
  Toast: { load: loadFurther('Toast'), texts: componentTexts.Toast },
  VendorStrip: {
    load: loadLobby('VendorStrip'),
    reserve: '3.5rem',
    texts: componentTexts.VendorStrip,
  },
  Video: {
    load: () => import('./video/video.tsx').then((module) => module.VideoView),
    reserve: '12rem',
    texts: componentTexts.Video,
  },
  WinnerBoard: {
    load: loadLobby('WinnerBoard'),
    reserve: '20rem',
    texts: componentTexts.WinnerBoard,
  },
  Table: {
    load: loadRecord('Table'),
    reserve: '20rem',
    texts: componentTexts.Table,
  },
  Pagination: {
    load: loadRecord('Pagination'),
    reserve: '2.75rem',
    texts: componentTexts.Pagination,
  },
  DateRangePicker: {
    load: loadRecord('DateRangePicker'),
    reserve: '8rem',
    texts: componentTexts.DateRangePicker,
  },
  WalletWidget: {
    load: loadRecord('WalletWidget'),
    reserve: '12rem',
    texts: componentTexts.WalletWidget,
  },
  RankingList: {
    load: loadRecord('RankingList'),
    reserve: '16rem',
    texts: componentTexts.RankingList,
  },
  StatisticCard: {
    load: loadRecord('StatisticCard'),
    reserve: '7rem',
    texts: componentTexts.StatisticCard,
  },
  KeyValueList: {
    load: loadRecord('KeyValueList'),
    reserve: '10rem',
    texts: componentTexts.KeyValueList,
  },
  Timeline: {
    load: loadRecord('Timeline'),
    reserve: '12rem',
    texts: componentTexts.Timeline,
  },
  LevelProgress: {
    load: loadRecord('LevelProgress'),
    reserve: '10rem',
    texts: componentTexts.LevelProgress,
  },
  Tree: {
    load: loadRecord('Tree'),
    reserve: '12rem',
    texts: componentTexts.Tree,
  },
  Chart: {
    load: loadRecord('Chart'),
    reserve: '20rem',
    texts: componentTexts.Chart,
  },
};
