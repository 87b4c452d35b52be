import { matchRoute } from '../../runtime/core/routes.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';

interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Fetches the layout of a page when a person points at a link to it or moves the focus there, so
 * that it is there when they follow it. Nothing is fetched for who asked the browser to save data.
 */
export function prefetchRoutes(runtime: Runtime, source: Document): void {
  if ((navigator as SavingNavigator).connection?.saveData === true) return;
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const match = matchRoute(runtime.active().site.routes, link.pathname);
    // The page asks again, and says so, where it cannot be had.
    if (match !== null) runtime.loadPage(match.route.page).catch(() => undefined);
  };
  source.addEventListener('pointerover', look, { passive: true });
  source.addEventListener('focusin', look);
}
