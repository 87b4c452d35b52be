// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { AccordionView } from '../accordion/accordion.tsx';
import { AccordionItemView } from '../accordion-item/accordion-item.tsx';
import { AvatarView } from '../avatar/avatar.tsx';
import { BreadcrumbView } from '../breadcrumb/breadcrumb.tsx';
import { LoadingStateView } from '../loading-state/loading-state.tsx';
import { PopoverView } from '../popover/popover.tsx';
import { ProgressCircleView } from '../progress-circle/progress-circle.tsx';
import { ToastView } from '../toast/toast.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  Accordion: AccordionView,
  AccordionItem: AccordionItemView,
  Avatar: AvatarView,
  Breadcrumb: BreadcrumbView,
  LoadingState: LoadingStateView,
  Popover: PopoverView,
  ProgressCircle: ProgressCircleView,
  Toast: ToastView,
} satisfies Readonly<Record<string, View<never>>>;
