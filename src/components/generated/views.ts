// Written by "npm run generate" from the definitions; do not edit.
import { listLazyViews, type ViewRegistry } from '../../runtime/view.ts';
import type { views as innerViews } from './inner-views.ts';
import type { views as commonViews } from './common-views.ts';
import type { views as lobbyViews } from './lobby-views.ts';
import type { views as recordsViews } from './records-views.ts';
import type { views as bettingViews } from './betting-views.ts';
import type { views as playViews } from './play-views.ts';
import type { views as lotteryViews } from './lottery-views.ts';
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

const inner = () => import('./inner-views.ts');
const common = () => import('./common-views.ts');
const lobby = () => import('./lobby-views.ts');
const records = () => import('./records-views.ts');
const betting = () => import('./betting-views.ts');
const play = () => import('./play-views.ts');
const lottery = () => import('./lottery-views.ts');

/** The views of components: those of the first view at once, the others when a page names them. */
export const componentViews: ViewRegistry = {
  'BottomBar': { view: BottomBarView },
  'DownloadCard': { load: () => import('../download-card/download-card.tsx').then((module) => module.DownloadCardView), reserve: '12rem' },
  'Frame': { load: () => import('../frame/frame.tsx').then((module) => module.FrameView), reserve: '24rem' },
  'Header': { view: HeaderView },
  'LanguageSwitch': { view: LanguageSwitchView },
  'Link': { view: LinkView },
  'Marquee': { load: () => import('../marquee/marquee.tsx').then((module) => module.MarqueeView), reserve: '2.75rem' },
  'MenuGroup': { view: MenuGroupView },
  'MenuItem': { view: MenuItemView },
  'NavMenu': { view: NavMenuView },
  'NoticeList': { load: () => import('../notice-list/notice-list.tsx').then((module) => module.NoticeListView), reserve: '16rem' },
  'QrCode': { load: () => import('../qr-code/qr-code.tsx').then((module) => module.QrCodeView), reserve: '12.5rem' },
  'RichText': { load: () => import('../rich-text/rich-text.tsx').then((module) => module.RichTextView), reserve: '6rem' },
  'SideMenu': { view: SideMenuView },
  'Skeleton': { view: SkeletonView },
  'ThemeSwitch': { view: ThemeSwitchView },
  'Video': { load: () => import('../video/video.tsx').then((module) => module.VideoView), reserve: '12rem' },
  ...listLazyViews(inner, {
    'Accordion': 12,
    'AccordionItem': 3.5,
    'AudioPlayer': 8,
    'Avatar': 2.75,
    'Breadcrumb': 2.75,
    'DisclosureCard': 4.5,
    'EmptyState': 12,
    'GameCard': 14,
    'GameRow': 16,
    'LoadingState': 12,
    'Money': 0,
    'PictureSet': 10,
    'Popover': 2.75,
    'ProgressCircle': 4.5,
    'Toast': 0,
  } satisfies Partial<Record<keyof typeof innerViews, number>>),
  ...listLazyViews(common, {
    'Alert': 3.5,
    'AvatarMenu': 2.75,
    'BalanceWidget': 2.75,
    'ConfirmDialog': 0,
    'Countdown': 0,
    'Counter': 2.75,
    'ErrorState': 12,
    'FloatingButtons': 0,
    'KeyValueList': 10,
    'Modal': 0,
    'OfflineNotice': 2.5,
    'Steps': 3.5,
    'Tabs': 3.5,
    'VendorLinks': 3.5,
  } satisfies Partial<Record<keyof typeof commonViews, number>>),
  ...listLazyViews(lobby, {
    'Carousel': 12,
    'CarouselSlide': 12,
    'FacetBar': 3,
    'FilterBar': 3.5,
    'GameFinder': 24,
    'GameGrid': 32,
    'PromoCard': 18,
    'SearchField': 3,
    'VendorStrip': 3.5,
    'WinnerBoard': 20,
  } satisfies Partial<Record<keyof typeof lobbyViews, number>>),
  ...listLazyViews(records, {
    'Chart': 20,
    'CodeList': 14,
    'DateRangePicker': 8,
    'FileSave': 4.5,
    'LevelProgress': 10,
    'MessageThread': 16,
    'Pagination': 2.75,
    'RankingList': 16,
    'StatisticCard': 7,
    'Table': 20,
    'Timeline': 12,
    'Tree': 12,
    'WalletWidget': 12,
  } satisfies Partial<Record<keyof typeof recordsViews, number>>),
  ...listLazyViews(betting, {
    'ChasePlan': 3,
    'DrawCheck': 6,
    'LotteryBoard': 32,
    'LotteryTrend': 20,
  } satisfies Partial<Record<keyof typeof bettingViews, number>>),
  ...listLazyViews(play, {
    'GameStage': 36,
    'SessionClock': 2.75,
  } satisfies Partial<Record<keyof typeof playViews, number>>),
  ...listLazyViews(lottery, {
    'IssueClock': 1.5,
    'NumberBalls': 2.25,
  } satisfies Partial<Record<keyof typeof lotteryViews, number>>),
};
