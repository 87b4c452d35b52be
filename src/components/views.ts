import type { ViewRegistry } from '../runtime/view.ts';
import { AvatarMenuView } from './avatar-menu/avatar-menu.tsx';
import { BalanceWidgetView } from './balance-widget/balance-widget.tsx';
import { BottomBarView } from './bottom-bar/bottom-bar.tsx';
import { CarouselSlideView } from './carousel-slide/carousel-slide.tsx';
import { CarouselView } from './carousel/carousel.tsx';
import { ConfirmDialogView } from './confirm-dialog/confirm-dialog.tsx';
import { CounterView } from './counter/counter.tsx';
import { GameCardView } from './game-card/game-card.tsx';
import { GameRowView } from './game-row/game-row.tsx';
import { HeaderView } from './header/header.tsx';
import { LanguageSwitchView } from './language-switch/language-switch.tsx';
import { LinkView } from './link/link.tsx';
import { MenuGroupView } from './menu-group/menu-group.tsx';
import { MenuItemView } from './menu-item/menu-item.tsx';
import { ModalView } from './modal/modal.tsx';
import { NavMenuView } from './nav-menu/nav-menu.tsx';
import { SideMenuView } from './side-menu/side-menu.tsx';
import { componentTexts } from './texts.ts';
import { ThemeSwitchView } from './theme-switch/theme-switch.tsx';

/**
 * Views of components with behaviour. What every page shows is in the entry chunk; the rest is
 * fetched when a page names it. Definitions stay out: they are for publishing only.
 */
export const componentViews: ViewRegistry = {
  AvatarMenu: { view: AvatarMenuView },
  BalanceWidget: { view: BalanceWidgetView, texts: componentTexts.BalanceWidget },
  BottomBar: { view: BottomBarView },
  Carousel: { view: CarouselView, texts: componentTexts.Carousel },
  CarouselSlide: { view: CarouselSlideView, texts: componentTexts.CarouselSlide },
  ConfirmDialog: { view: ConfirmDialogView },
  Counter: { view: CounterView },
  GameCard: { view: GameCardView, texts: componentTexts.GameCard },
  GameRow: { view: GameRowView, texts: componentTexts.GameRow },
  Header: { view: HeaderView },
  LanguageSwitch: { view: LanguageSwitchView },
  Link: { view: LinkView },
  MenuGroup: { view: MenuGroupView },
  MenuItem: { view: MenuItemView },
  Modal: { view: ModalView, texts: componentTexts.Modal },
  NavMenu: { view: NavMenuView },
  SideMenu: { view: SideMenuView, texts: componentTexts.SideMenu },
  ThemeSwitch: { view: ThemeSwitchView },
};
