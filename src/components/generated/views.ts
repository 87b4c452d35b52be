// Written by "npm run generate" from the definitions; do not edit.
import { listLazyViews, type View, type ViewRegistry } from '../../runtime/view.ts';
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

const inner = (type: string): Promise<View<never>> =>
  import('./inner-views.ts').then((module) => module.innerViews[type as keyof typeof innerViews]);
const common = (type: string): Promise<View<never>> =>
  import('./common-views.ts').then((module) => module.commonViews[type as keyof typeof commonViews]);
const records = (type: string): Promise<View<never>> =>
  import('./records-views.ts').then((module) => module.recordsViews[type as keyof typeof recordsViews]);
const lobby = (type: string): Promise<View<never>> =>
  import('./lobby-views.ts').then((module) => module.lobbyViews[type as keyof typeof lobbyViews]);
const play = (type: string): Promise<View<never>> =>
  import('./play-views.ts').then((module) => module.playViews[type as keyof typeof playViews]);
const lottery = (type: string): Promise<View<never>> =>
  import('./lottery-views.ts').then((module) => module.lotteryViews[type as keyof typeof lotteryViews]);

/** The views of components: those of the first view at once, the others when a page names them. */
export const componentViews: ViewRegistry = {
  BottomBar: { view: BottomBarView },
  DownloadCard: {
    load: () => import('../download-card/download-card.tsx').then((module) => module.DownloadCardView),
    reserve: '12rem',
  },
  DrawCheck: {
    load: () => import('../draw-check/draw-check.tsx').then((module) => module.DrawCheckView),
    reserve: '6rem',
  },
  Frame: { load: () => import('../frame/frame.tsx').then((module) => module.FrameView), reserve: '24rem' },
  Header: { view: HeaderView },
  LanguageSwitch: { view: LanguageSwitchView },
  Link: { view: LinkView },
  LotteryBoard: {
    load: () => import('../lottery-board/lottery-board.tsx').then((module) => module.LotteryBoardView),
    reserve: '32rem',
  },
  LotteryTrend: {
    load: () => import('../lottery-trend/lottery-trend.tsx').then((module) => module.LotteryTrendView),
    reserve: '20rem',
  },
  Marquee: {
    load: () => import('../marquee/marquee.tsx').then((module) => module.MarqueeView),
    reserve: '2.75rem',
  },
  MenuGroup: { view: MenuGroupView },
  MenuItem: { view: MenuItemView },
  NavMenu: { view: NavMenuView },
  NoticeList: {
    load: () => import('../notice-list/notice-list.tsx').then((module) => module.NoticeListView),
    reserve: '16rem',
  },
  QrCode: {
    load: () => import('../qr-code/qr-code.tsx').then((module) => module.QrCodeView),
    reserve: '12rem',
  },
  RichText: {
    load: () => import('../rich-text/rich-text.tsx').then((module) => module.RichTextView),
    reserve: '6rem',
  },
  SideMenu: { view: SideMenuView },
  Skeleton: { view: SkeletonView },
  ThemeSwitch: { view: ThemeSwitchView },
  Video: { load: () => import('../video/video.tsx').then((module) => module.VideoView), reserve: '12rem' },
  ...listLazyViews(inner, {
    Accordion: '12rem',
    AccordionItem: '3.5rem',
    Avatar: '2.75rem',
    Breadcrumb: '2.75rem',
    FloatingButtons: '',
    LoadingState: '12rem',
    Popover: '2.75rem',
    ProgressCircle: '4.5rem',
    Steps: '3.5rem',
    Toast: '',
  } satisfies Partial<Record<keyof typeof innerViews, string>>),
  ...listLazyViews(common, {
    Alert: '3.5rem',
    AvatarMenu: '2.75rem',
    BalanceWidget: '2.75rem',
    Carousel: '12rem',
    CarouselSlide: '12rem',
    ConfirmDialog: '',
    Countdown: '',
    Counter: '2.75rem',
    EmptyState: '12rem',
    ErrorState: '12rem',
    GameCard: '14rem',
    GameRow: '16rem',
    Modal: '',
    Money: '',
    OfflineNotice: '2.5rem',
    Tabs: '3.5rem',
  } satisfies Partial<Record<keyof typeof commonViews, string>>),
  ...listLazyViews(records, {
    Chart: '20rem',
    DateRangePicker: '8rem',
    KeyValueList: '10rem',
    LevelProgress: '10rem',
    Pagination: '2.75rem',
    RankingList: '16rem',
    StatisticCard: '7rem',
    Table: '20rem',
    Timeline: '12rem',
    Tree: '12rem',
    WalletWidget: '12rem',
  } satisfies Partial<Record<keyof typeof recordsViews, string>>),
  ...listLazyViews(lobby, {
    FacetBar: '3rem',
    FilterBar: '3.5rem',
    GameFinder: '24rem',
    GameGrid: '32rem',
    PromoCard: '18rem',
    SearchField: '3rem',
    VendorLinks: '3.5rem',
    VendorStrip: '3.5rem',
    WinnerBoard: '20rem',
  } satisfies Partial<Record<keyof typeof lobbyViews, string>>),
  ...listLazyViews(play, {
    GameStage: '36rem',
    SessionClock: '2.75rem',
  } satisfies Partial<Record<keyof typeof playViews, string>>),
  ...listLazyViews(lottery, {
    IssueClock: '1.5rem',
    NumberBalls: '2.25rem',
  } satisfies Partial<Record<keyof typeof lotteryViews, string>>),
};
