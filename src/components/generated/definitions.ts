// Written by "npm run generate" from the folders; do not edit.
import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import { accordionDefinition } from '../accordion/accordion.definition.ts';
import { accordionItemDefinition } from '../accordion-item/accordion-item.definition.ts';
import { alertDefinition } from '../alert/alert.definition.ts';
import { aspectRatioDefinition } from '../aspect-ratio/aspect-ratio.definition.ts';
import { audioPlayerDefinition } from '../audio-player/audio-player.definition.ts';
import { avatarDefinition } from '../avatar/avatar.definition.ts';
import { avatarMenuDefinition } from '../avatar-menu/avatar-menu.definition.ts';
import { badgeDefinition } from '../badge/badge.definition.ts';
import { balanceWidgetDefinition } from '../balance-widget/balance-widget.definition.ts';
import { bottomBarDefinition } from '../bottom-bar/bottom-bar.definition.ts';
import { boxDefinition } from '../box/box.definition.ts';
import { breadcrumbDefinition } from '../breadcrumb/breadcrumb.definition.ts';
import { buttonDefinition } from '../button/button.definition.ts';
import { cardDefinition } from '../card/card.definition.ts';
import { carouselDefinition } from '../carousel/carousel.definition.ts';
import { carouselSlideDefinition } from '../carousel-slide/carousel-slide.definition.ts';
import { chartDefinition } from '../chart/chart.definition.ts';
import { chasePlanDefinition } from '../chase-plan/chase-plan.definition.ts';
import { codeListDefinition } from '../code-list/code-list.definition.ts';
import { confirmDialogDefinition } from '../confirm-dialog/confirm-dialog.definition.ts';
import { containerDefinition } from '../container/container.definition.ts';
import { countdownDefinition } from '../countdown/countdown.definition.ts';
import { counterDefinition } from '../counter/counter.definition.ts';
import { dateRangePickerDefinition } from '../date-range-picker/date-range-picker.definition.ts';
import { disclosureCardDefinition } from '../disclosure-card/disclosure-card.definition.ts';
import { dividerDefinition } from '../divider/divider.definition.ts';
import { downloadCardDefinition } from '../download-card/download-card.definition.ts';
import { drawCheckDefinition } from '../draw-check/draw-check.definition.ts';
import { emptyStateDefinition } from '../empty-state/empty-state.definition.ts';
import { errorStateDefinition } from '../error-state/error-state.definition.ts';
import { facetBarDefinition } from '../facet-bar/facet-bar.definition.ts';
import { fileSaveDefinition } from '../file-save/file-save.definition.ts';
import { filterBarDefinition } from '../filter-bar/filter-bar.definition.ts';
import { floatingButtonsDefinition } from '../floating-buttons/floating-buttons.definition.ts';
import { footerDefinition } from '../footer/footer.definition.ts';
import { formDefinition } from '../form/form.definition.ts';
import { frameDefinition } from '../frame/frame.definition.ts';
import { gameCardDefinition } from '../game-card/game-card.definition.ts';
import { gameFinderDefinition } from '../game-finder/game-finder.definition.ts';
import { gameGridDefinition } from '../game-grid/game-grid.definition.ts';
import { gameRowDefinition } from '../game-row/game-row.definition.ts';
import { gameStageDefinition } from '../game-stage/game-stage.definition.ts';
import { gridDefinition } from '../grid/grid.definition.ts';
import { headerDefinition } from '../header/header.definition.ts';
import { headingDefinition } from '../heading/heading.definition.ts';
import { iconDefinition } from '../icon/icon.definition.ts';
import { imageDefinition } from '../image/image.definition.ts';
import { issueClockDefinition } from '../issue-clock/issue-clock.definition.ts';
import { keyValueListDefinition } from '../key-value-list/key-value-list.definition.ts';
import { languageSwitchDefinition } from '../language-switch/language-switch.definition.ts';
import { levelProgressDefinition } from '../level-progress/level-progress.definition.ts';
import { linkDefinition } from '../link/link.definition.ts';
import { listDefinition } from '../list/list.definition.ts';
import { listItemDefinition } from '../list-item/list-item.definition.ts';
import { loadingStateDefinition } from '../loading-state/loading-state.definition.ts';
import { lotteryBoardDefinition } from '../lottery-board/lottery-board.definition.ts';
import { lotteryTrendDefinition } from '../lottery-trend/lottery-trend.definition.ts';
import { marqueeDefinition } from '../marquee/marquee.definition.ts';
import { menuGroupDefinition } from '../menu-group/menu-group.definition.ts';
import { menuItemDefinition } from '../menu-item/menu-item.definition.ts';
import { messageThreadDefinition } from '../message-thread/message-thread.definition.ts';
import { modalDefinition } from '../modal/modal.definition.ts';
import { moneyDefinition } from '../money/money.definition.ts';
import { navMenuDefinition } from '../nav-menu/nav-menu.definition.ts';
import { noticeListDefinition } from '../notice-list/notice-list.definition.ts';
import { numberBallsDefinition } from '../number-balls/number-balls.definition.ts';
import { offlineNoticeDefinition } from '../offline-notice/offline-notice.definition.ts';
import { paginationDefinition } from '../pagination/pagination.definition.ts';
import { pictureSetDefinition } from '../picture-set/picture-set.definition.ts';
import { popoverDefinition } from '../popover/popover.definition.ts';
import { progressDefinition } from '../progress/progress.definition.ts';
import { progressCircleDefinition } from '../progress-circle/progress-circle.definition.ts';
import { promoCardDefinition } from '../promo-card/promo-card.definition.ts';
import { qrCodeDefinition } from '../qr-code/qr-code.definition.ts';
import { rankingListDefinition } from '../ranking-list/ranking-list.definition.ts';
import { richTextDefinition } from '../rich-text/rich-text.definition.ts';
import { searchFieldDefinition } from '../search-field/search-field.definition.ts';
import { sessionClockDefinition } from '../session-clock/session-clock.definition.ts';
import { sideMenuDefinition } from '../side-menu/side-menu.definition.ts';
import { skeletonDefinition } from '../skeleton/skeleton.definition.ts';
import { skipLinkDefinition } from '../skip-link/skip-link.definition.ts';
import { spacerDefinition } from '../spacer/spacer.definition.ts';
import { stackDefinition } from '../stack/stack.definition.ts';
import { statisticCardDefinition } from '../statistic-card/statistic-card.definition.ts';
import { statusPillDefinition } from '../status-pill/status-pill.definition.ts';
import { stepsDefinition } from '../steps/steps.definition.ts';
import { tableDefinition } from '../table/table.definition.ts';
import { tableCellDefinition } from '../table-cell/table-cell.definition.ts';
import { tableRowDefinition } from '../table-row/table-row.definition.ts';
import { tabsDefinition } from '../tabs/tabs.definition.ts';
import { textDefinition } from '../text/text.definition.ts';
import { themeSwitchDefinition } from '../theme-switch/theme-switch.definition.ts';
import { timelineDefinition } from '../timeline/timeline.definition.ts';
import { toastDefinition } from '../toast/toast.definition.ts';
import { treeDefinition } from '../tree/tree.definition.ts';
import { vendorLinksDefinition } from '../vendor-links/vendor-links.definition.ts';
import { vendorStripDefinition } from '../vendor-strip/vendor-strip.definition.ts';
import { videoDefinition } from '../video/video.definition.ts';
import { vipBadgeDefinition } from '../vip-badge/vip-badge.definition.ts';
import { walletWidgetDefinition } from '../wallet-widget/wallet-widget.definition.ts';
import { winnerBoardDefinition } from '../winner-board/winner-board.definition.ts';

/** What a layout can name, without a line of React: for the compiler, the check and the console. */
export const componentDefinitions: readonly ComponentDefinition[] = [
  accordionDefinition,
  accordionItemDefinition,
  alertDefinition,
  aspectRatioDefinition,
  audioPlayerDefinition,
  avatarDefinition,
  avatarMenuDefinition,
  badgeDefinition,
  balanceWidgetDefinition,
  bottomBarDefinition,
  boxDefinition,
  breadcrumbDefinition,
  buttonDefinition,
  cardDefinition,
  carouselDefinition,
  carouselSlideDefinition,
  chartDefinition,
  chasePlanDefinition,
  codeListDefinition,
  confirmDialogDefinition,
  containerDefinition,
  countdownDefinition,
  counterDefinition,
  dateRangePickerDefinition,
  disclosureCardDefinition,
  dividerDefinition,
  downloadCardDefinition,
  drawCheckDefinition,
  emptyStateDefinition,
  errorStateDefinition,
  facetBarDefinition,
  fileSaveDefinition,
  filterBarDefinition,
  floatingButtonsDefinition,
  footerDefinition,
  formDefinition,
  frameDefinition,
  gameCardDefinition,
  gameFinderDefinition,
  gameGridDefinition,
  gameRowDefinition,
  gameStageDefinition,
  gridDefinition,
  headerDefinition,
  headingDefinition,
  iconDefinition,
  imageDefinition,
  issueClockDefinition,
  keyValueListDefinition,
  languageSwitchDefinition,
  levelProgressDefinition,
  linkDefinition,
  listDefinition,
  listItemDefinition,
  loadingStateDefinition,
  lotteryBoardDefinition,
  lotteryTrendDefinition,
  marqueeDefinition,
  menuGroupDefinition,
  menuItemDefinition,
  messageThreadDefinition,
  modalDefinition,
  moneyDefinition,
  navMenuDefinition,
  noticeListDefinition,
  numberBallsDefinition,
  offlineNoticeDefinition,
  paginationDefinition,
  pictureSetDefinition,
  popoverDefinition,
  progressDefinition,
  progressCircleDefinition,
  promoCardDefinition,
  qrCodeDefinition,
  rankingListDefinition,
  richTextDefinition,
  searchFieldDefinition,
  sessionClockDefinition,
  sideMenuDefinition,
  skeletonDefinition,
  skipLinkDefinition,
  spacerDefinition,
  stackDefinition,
  statisticCardDefinition,
  statusPillDefinition,
  stepsDefinition,
  tableDefinition,
  tableCellDefinition,
  tableRowDefinition,
  tabsDefinition,
  textDefinition,
  themeSwitchDefinition,
  timelineDefinition,
  toastDefinition,
  treeDefinition,
  vendorLinksDefinition,
  vendorStripDefinition,
  videoDefinition,
  vipBadgeDefinition,
  walletWidgetDefinition,
  winnerBoardDefinition,
];
