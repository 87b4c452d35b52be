import { componentViews } from '../components/generated/views.ts';
import { formViews } from '../forms/generated/views.ts';
import type { View, ViewRegistry } from '../runtime/view.ts';
import { PageOutlet } from './page/page-outlet.tsx';

/** Every view that a player's screen can name. */
export const portalViews: ViewRegistry = {
  ...componentViews,
  ...formViews,
  'Slot:main': { view: PageOutlet as View<never> },
};
