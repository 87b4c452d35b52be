import type { SiteDocument } from './document.ts';

type Route = SiteDocument['routes'][number];

/** Id of the screen that a route shows: of a page that the route gives constants, each route has its own. */
export const screenOfRoute = ({ id, page, with: given }: Pick<Route, 'id' | 'page' | 'with'>): string =>
  given === undefined ? page : `${page}:${id}`;

/** Id of the page, modal or shell that a screen was compiled from. */
export const sourceOfScreen = (id: string): string => id.split(':', 1)[0] ?? id;
