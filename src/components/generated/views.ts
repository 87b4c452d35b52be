// Written by "npm run generate" from the definitions; do not edit.
import type { View, ViewRegistry } from '../../runtime/view.ts';
import type { innerViews } from './inner-views.ts';
import type { commonViews } from './common-views.ts';
import type { recordsViews } from './records-views.ts';
import type { lobbyViews } from './lobby-views.ts';
import type { playViews } from './play-views.ts';
import type { lotteryViews } from './lottery-views.ts';
import { BottomBarView } from '../bottom-bar/bottom-bar.tsx';
import { HeaderView } from '../header/header.tsx';
import { LanguageSwitchView } from '../language-switch/language-switch.tsx';
import { LinkView } from '../link/link.tsx';
import { MenuGroupView } from '../menu-group/menu-group.tsx';
import { MenuItemView } from '../menu-item/menu-item.tsx';
import { NavMenuView } from '../nav-menu/nav-menu.tsx';
import { SideMenuView } from '../side-menu/side-menu.tsx';
import { SkeletonView } from '../skeleton/skeleton.tsx';
import { ThemeSwitchView } from '../theme-switch/theme-switch.tsx';

const inner = (type: keyof typeof innerViews) => (): Promise<View<never>> =>
  import('./inner-views.ts').then((module) => module.innerViews[type]);
const common = (type: keyof typeof commonViews) => (): Promise<View<never>> =>
  import('./common-views.ts').then((module) => module.commonViews[type]);
const records = (type: keyof typeof recordsViews) => (): Promise<View<never>> =>
  import('./records-views.ts').then((module) => module.recordsViews[type]);
const lobby = (type: keyof typeof lobbyViews) => (): Promise<View<never>> =>
  import('./lobby-views.ts').then((module) => module.lobbyViews[type]);
const play = (type: keyof typeof playViews) => (): Promise<View<never>> =>
  import('./play-views.ts').then((module) => module.playViews[type]);
const lottery = (type: keyof typeof lotteryViews) => (): Promise<View<never>> =>
  import('./lottery-views.ts').then((module) => module.lotteryViews[type]);

/** The views of components: those of the first view at once, the others when a page names them. */
export const componentViews: ViewRegistry = {
  Accordion: { load: inner('Accordion'), reserve: '12rem' },
  AccordionItem: { load: inner('AccordionItem'), reserve: '3.5rem' },
  Alert: { load: common('Alert'), reserve: '3.5rem' },
  Avatar: { load: inner('Avatar'), reserve: '2.75rem' },
  AvatarMenu: { load: common('AvatarMenu'), reserve: '2.75rem' },
  BalanceWidget: { load: common('BalanceWidget'), reserve: '2.75rem' },
  BottomBar: { view: BottomBarView },
  Breadcrumb: { load: inner('Breadcrumb'), reserve: '2.75rem' },
  Carousel: { load: common('Carousel'), reserve: '12rem' },
  CarouselSlide: { load: common('CarouselSlide'), reserve: '12rem' },
  Chart: { load: records('Chart'), reserve: '20rem' },
  ConfirmDialog: { load: common('ConfirmDialog') },
  Countdown: { load: common('Countdown') },
  Counter: { load: common('Counter'), reserve: '2.75rem' },
  DateRangePicker: { load: records('DateRangePicker'), reserve: '8rem' },
  DownloadCard: {
    load: () => import('../download-card/download-card.tsx').then((module) => module.DownloadCardView),
    reserve: '12rem',
  },
  EmptyState: { load: common('EmptyState'), reserve: '12rem' },
  ErrorState: { load: common('ErrorState'), reserve: '12rem' },
  FilterBar: { load: lobby('FilterBar'), reserve: '3.5rem' },
  FloatingButtons: { load: inner('FloatingButtons') },
  Frame: { load: () => import('../frame/frame.tsx').then((module) => module.FrameView), reserve: '24rem' },
  GameCard: { load: common('GameCard'), reserve: '14rem' },
  GameGrid: { load: lobby('GameGrid'), reserve: '32rem' },
  GameRow: { load: common('GameRow'), reserve: '16rem' },
  GameStage: { load: play('GameStage'), reserve: '36rem' },
  Header: { view: HeaderView },
  IssueClock: { load: lottery('IssueClock'), reserve: '1.5rem' },
  KeyValueList: { load: records('KeyValueList'), reserve: '10rem' },
  LanguageSwitch: { view: LanguageSwitchView },
  LevelProgress: { load: records('LevelProgress'), reserve: '10rem' },
  Link: { view: LinkView },
  LoadingState: { load: inner('LoadingState'), reserve: '12rem' },
  Marquee: {
    load: () => import('../marquee/marquee.tsx').then((module) => module.MarqueeView),
    reserve: '2.75rem',
  },
  MenuGroup: { view: MenuGroupView },
  MenuItem: { view: MenuItemView },
  Modal: { load: common('Modal') },
  Money: { load: common('Money') },
  NavMenu: { view: NavMenuView },
  NoticeList: {
    load: () => import('../notice-list/notice-list.tsx').then((module) => module.NoticeListView),
    reserve: '16rem',
  },
  NumberBalls: { load: lottery('NumberBalls'), reserve: '2.25rem' },
  OfflineNotice: { load: common('OfflineNotice'), reserve: '2.5rem' },
  Pagination: { load: records('Pagination'), reserve: '2.75rem' },
  Popover: { load: inner('Popover'), reserve: '2.75rem' },
  ProgressCircle: { load: inner('ProgressCircle'), reserve: '4.5rem' },
  PromoCard: { load: lobby('PromoCard'), reserve: '18rem' },
  QrCode: {
    load: () => import('../qr-code/qr-code.tsx').then((module) => module.QrCodeView),
    reserve: '12rem',
  },
  RankingList: { load: records('RankingList'), reserve: '16rem' },
  RichText: {
    load: () => import('../rich-text/rich-text.tsx').then((module) => module.RichTextView),
    reserve: '6rem',
  },
  SearchField: { load: lobby('SearchField'), reserve: '3rem' },
  SessionClock: { load: play('SessionClock'), reserve: '2.75rem' },
  SideMenu: { view: SideMenuView },
  Skeleton: { view: SkeletonView },
  StatisticCard: { load: records('StatisticCard'), reserve: '7rem' },
  Steps: { load: inner('Steps'), reserve: '3.5rem' },
  Table: { load: records('Table'), reserve: '20rem' },
  Tabs: { load: common('Tabs'), reserve: '3.5rem' },
  ThemeSwitch: { view: ThemeSwitchView },
  Timeline: { load: records('Timeline'), reserve: '12rem' },
  Toast: { load: inner('Toast') },
  Tree: { load: records('Tree'), reserve: '12rem' },
  VendorLinks: { load: lobby('VendorLinks'), reserve: '3.5rem' },
  VendorStrip: { load: lobby('VendorStrip'), reserve: '3.5rem' },
  Video: { load: () => import('../video/video.tsx').then((module) => module.VideoView), reserve: '12rem' },
  WalletWidget: { load: records('WalletWidget'), reserve: '12rem' },
  WinnerBoard: { load: lobby('WinnerBoard'), reserve: '20rem' },
};
