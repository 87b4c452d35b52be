import { componentViews } from '../components/views.ts';
import { formViews } from '../forms/views.ts';
import type { View, ViewRegistry } from '../runtime/view.ts';
import { PageOutlet } from './page-outlet.tsx';

/** Every view that a player's screen can name. */
export const portalViews: ViewRegistry = {
  ...componentViews,
  ...formViews,
  'Slot:main': { view: PageOutlet as View<never> },
};
