import type { View } from '../runtime/view.ts';
import { FilterBarView } from './filter-bar/filter-bar.tsx';
import { GameGridView } from './game-grid/game-grid.tsx';
import { PromoCardView } from './promo-card/promo-card.tsx';
import { SearchFieldView } from './search-field/search-field.tsx';
import { VendorLinksView } from './vendor-links/vendor-links.tsx';
import { VendorStripView } from './vendor-strip/vendor-strip.tsx';
import { WinnerBoardView } from './winner-board/winner-board.tsx';

/** Views of the pages on which games and promotions are found, in one chunk of their own. */
export const lobbyViews = {
  FilterBar: FilterBarView,
  GameGrid: GameGridView,
  PromoCard: PromoCardView,
  SearchField: SearchFieldView,
  VendorLinks: VendorLinksView,
  VendorStrip: VendorStripView,
  WinnerBoard: WinnerBoardView,
} satisfies Readonly<Record<string, View<never>>>;
