// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { AccordionView } from '../accordion/accordion.tsx';
import { AccordionItemView } from '../accordion-item/accordion-item.tsx';
import { AudioPlayerView } from '../audio-player/audio-player.tsx';
import { AvatarView } from '../avatar/avatar.tsx';
import { BreadcrumbView } from '../breadcrumb/breadcrumb.tsx';
import { DisclosureCardView } from '../disclosure-card/disclosure-card.tsx';
import { EmptyStateView } from '../empty-state/empty-state.tsx';
import { GameCardView } from '../game-card/game-card.tsx';
import { GameRowView } from '../game-row/game-row.tsx';
import { LoadingStateView } from '../loading-state/loading-state.tsx';
import { MoneyView } from '../money/money.tsx';
import { PictureSetView } from '../picture-set/picture-set.tsx';
import { PopoverView } from '../popover/popover.tsx';
import { ProgressCircleView } from '../progress-circle/progress-circle.tsx';
import { ToastView } from '../toast/toast.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  'Accordion': AccordionView,
  'AccordionItem': AccordionItemView,
  'AudioPlayer': AudioPlayerView,
  'Avatar': AvatarView,
  'Breadcrumb': BreadcrumbView,
  'DisclosureCard': DisclosureCardView,
  'EmptyState': EmptyStateView,
  'GameCard': GameCardView,
  'GameRow': GameRowView,
  'LoadingState': LoadingStateView,
  'Money': MoneyView,
  'PictureSet': PictureSetView,
  'Popover': PopoverView,
  'ProgressCircle': ProgressCircleView,
  'Toast': ToastView,
} satisfies Readonly<Record<string, View<never>>>;
