/**
 * Words that views say by themselves: type → name → message key. Read by the definitions (the gate
 * wants every key in every language) and by the view lists (which carry no definition).
 */
export const componentTexts = {
  SideMenu: {
    close: 'component.SideMenu.close',
    collapse: 'component.SideMenu.collapse',
    expand: 'component.SideMenu.expand',
  },
  Carousel: {
    next: 'component.Carousel.next',
    previous: 'component.Carousel.previous',
    pause: 'component.Carousel.pause',
    play: 'component.Carousel.play',
    goTo: 'component.Carousel.goTo',
    carousel: 'component.Carousel.carousel',
  },
  CarouselSlide: { slide: 'component.CarouselSlide.slide' },
  GameRow: { next: 'component.GameRow.next', previous: 'component.GameRow.previous' },
  GameCard: {
    new: 'component.GameCard.new',
    hot: 'component.GameCard.hot',
    maintenance: 'component.GameCard.maintenance',
    play: 'component.GameCard.play',
    addFavourite: 'component.GameCard.addFavourite',
    removeFavourite: 'component.GameCard.removeFavourite',
  },
  BalanceWidget: {
    balance: 'component.BalanceWidget.balance',
    hidden: 'component.BalanceWidget.hidden',
    show: 'component.BalanceWidget.show',
    hide: 'component.BalanceWidget.hide',
    refresh: 'component.BalanceWidget.refresh',
  },
  Modal: { close: 'component.Modal.close' },
  Alert: { dismiss: 'component.Alert.dismiss' },
  Skeleton: { loading: 'component.Skeleton.loading' },
  ErrorState: { code: 'component.ErrorState.code' },
  Countdown: { seconds: 'component.Countdown.seconds' },
  NoticeList: { more: 'component.NoticeList.more', empty: 'component.NoticeList.empty' },
  FilterBar: {
    found: 'component.FilterBar.found',
    clear: 'component.FilterBar.clear',
  },
  GameGrid: {
    new: 'component.GameGrid.new',
    hot: 'component.GameGrid.hot',
    maintenance: 'component.GameGrid.maintenance',
    play: 'component.GameGrid.play',
    addFavourite: 'component.GameGrid.addFavourite',
    removeFavourite: 'component.GameGrid.removeFavourite',
    loading: 'component.GameGrid.loading',
    empty: 'component.GameGrid.empty',
    keys: 'component.GameGrid.keys',
    shown: 'component.GameGrid.shown',
    more: 'component.GameGrid.more',
  },
  PromoCard: {
    open: 'component.PromoCard.open',
    upcoming: 'component.PromoCard.upcoming',
    claimable: 'component.PromoCard.claimable',
    claimed: 'component.PromoCard.claimed',
    ended: 'component.PromoCard.ended',
    period: 'component.PromoCard.period',
    since: 'component.PromoCard.since',
    until: 'component.PromoCard.until',
    terms: 'component.PromoCard.terms',
  },
  SearchField: {
    clear: 'component.SearchField.clear',
    found: 'component.SearchField.found',
  },
  VendorStrip: {
    next: 'component.VendorStrip.next',
    previous: 'component.VendorStrip.previous',
    loading: 'component.VendorStrip.loading',
  },
  WinnerBoard: {
    pause: 'component.WinnerBoard.pause',
    play: 'component.WinnerBoard.play',
  },
  Toast: {
    close: 'component.Toast.close',
  },
  QrCode: {
    copy: 'component.QrCode.copy',
    copied: 'component.QrCode.copied',
    refused: 'component.QrCode.refused',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
