import { forbiddenSegments } from './expression.ts';

/**
 * Where the action `set` may write, for people. A trailing dot means anything below.
 * @internal For the documents.
 */
export const writablePlaces: readonly string[] = ['ui.page.', 'ui.sideMenu', 'ui.theme', 'form.'];

/** The searches of a person, which the portal keeps from one visit to the next. */
export const searchesPath = 'ui.page.recentSearches';
/** What the portal itself reads of that. */
export const pathsOfPortal: ReadonlySet<string> = new Set(['ui.sideMenu', 'ui.theme', searchesPath]);

const shape = /^(?:ui\.page\.[\w-]+(?:\.[\w-]+)*|ui\.sideMenu|ui\.theme|form\.[\w-]+(?:\.[\w-]+)+)$/;

/** Whether a document or a view may write there: `ui.page.<name>`, `ui.sideMenu`, `ui.theme`, `form.<id>.<name>`. */
export const isWritablePath = (path: string): boolean =>
  shape.test(path) &&
  !path.split('.').some((segment) => (forbiddenSegments as readonly string[]).includes(segment));
