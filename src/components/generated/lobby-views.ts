// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { CarouselView } from '../carousel/carousel.tsx';
import { CarouselSlideView } from '../carousel-slide/carousel-slide.tsx';
import { FacetBarView } from '../facet-bar/facet-bar.tsx';
import { FilterBarView } from '../filter-bar/filter-bar.tsx';
import { GameFinderView } from '../game-finder/game-finder.tsx';
import { GameGridView } from '../game-grid/game-grid.tsx';
import { PromoCardView } from '../promo-card/promo-card.tsx';
import { SearchFieldView } from '../search-field/search-field.tsx';
import { VendorStripView } from '../vendor-strip/vendor-strip.tsx';
import { WinnerBoardView } from '../winner-board/winner-board.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  'Carousel': CarouselView,
  'CarouselSlide': CarouselSlideView,
  'FacetBar': FacetBarView,
  'FilterBar': FilterBarView,
  'GameFinder': GameFinderView,
  'GameGrid': GameGridView,
  'PromoCard': PromoCardView,
  'SearchField': SearchFieldView,
  'VendorStrip': VendorStripView,
  'WinnerBoard': WinnerBoardView,
} satisfies Readonly<Record<string, View<never>>>;
