import { componentViews } from '../components/generated/views.ts';
import { formViews } from '../forms/generated/views.ts';
import { windowRows, type View, type ViewRegistry } from '../runtime/view.ts';
import { PageOutlet } from './page/page-outlet.tsx';

/** Every view that a player's screen can name. */
export const portalViews: ViewRegistry = {
  ...componentViews,
  ...formViews,
  [windowRows]: {
    load: async () =>
      // A registry knows no properties: each view reads its own.
      (await import('../runtime/react/virtual-rows.tsx')).VirtualRows as unknown as View<never>,
  },
  'Slot:main': { view: PageOutlet as View<never> },
};
