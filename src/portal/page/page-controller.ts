import { matchRoute, type RouteMatch } from '../../runtime/core/routes.ts';
import { UnreachableError } from '../../runtime/core/part-store.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import type { PageHost } from './page-host.ts';
import { noticePath } from './page-notice.ts';
import { createPagePlace } from '../place/page-place.ts';

export interface PageController {
  /** Shows what belongs to a path; the promise ends when it is up. */
  readonly visit: (path: string, search: string) => Promise<void>;
  /** The page that is up was shown for its plain path; this is where the person really is. */
  relocate(path: string, search: string): void;
  /** Tries the current path again. */
  readonly retry: () => Promise<void>;
}

/** Between two tries for a page that could not be reached, in milliseconds. */
const retryMs = 5_000;

interface Address {
  readonly path: string;
  readonly search: string;
}

/** What layouts hear of the address. */
function routeAt(match: RouteMatch | null, { path, search }: Address): JsonObject {
  const [query, hash = ''] = search.split('#');
  return {
    id: match?.route.id ?? '',
    path,
    params: match?.params ?? {},
    query: Object.fromEntries(new URLSearchParams(query)),
    // A fragment that is no name is a secret for one flow, which takes it from the address itself.
    hash: /^[\w-]{1,32}$/.test(hash) ? hash : '',
  };
}

/** Leads from addresses to pages: finds the route, loads its page and hands it to the page's place. */
export function createPageController(runtime: Runtime, surroundings: PageHost): PageController {
  const { store } = runtime;
  let turn = 0;
  let last: Address = { path: '/', search: '' };
  /** What the query named when the flows of the page began. */
  let begun: JsonObject = {};
  const readQuery = (): JsonObject => store.get('route.query') as JsonObject;
  let stopRetry = (): void => undefined;
  const place = createPagePlace(runtime, surroundings, { readPath: () => last.path, readVisit: () => turn });
  const findRoute = (path: string): RouteMatch | null => matchRoute(runtime.active().site.routes, path);

  function relocate(path: string, search: string): void {
    const match = findRoute(path);
    if (match === null || (path === last.path && search === last.search)) return;
    last = { path, search };
    store.set('route', routeAt(match, last));
  }
  function fail(isUnreached: boolean, match: RouteMatch | null): void {
    store.batch(() => {
      // What marks the place in menus is where the person is now, with or without its page.
      store.set('route', routeAt(match, last));
      place.fail(isUnreached ? 'unreachable' : 'broken');
    });
    if (isUnreached) stopRetry = surroundings.after(retryMs, () => void retry());
  }
  async function visit(path: string, search: string): Promise<void> {
    const mine = (turn += 1);
    stopRetry();
    if (path === last.path && search !== last.search && place.isUp()) {
      // Only query or fragment changed: the page stays as it is, and so does the focus.
      relocate(path, search);
      place.renewTitle();
      // Offline the page stays, and the next change of the query is compared with what its flows began with.
      const flows = await import('../query-flows.ts').catch(() => null);
      if (mine !== turn || flows === null) return;
      place.showAgain((page) => flows.isAboutAnother(page, begun, readQuery()));
      begun = readQuery();
      return;
    }
    last = { path, search };
    const match = findRoute(path);
    let page: CompiledScreen | null;
    try {
      page = match === null ? null : await runtime.loadPage(match.route.page);
    } catch (error) {
      const isUnreached = error instanceof UnreachableError;
      if (!isUnreached) runtime.report('', error);
      if (mine === turn) fail(isUnreached, match);
      return;
    }
    if (mine !== turn) return;
    store.batch(() => {
      store.set('route', routeAt(match, last));
      begun = readQuery();
      place.put(match === null || page === null ? null : { match, page });
    });
  }
  const retry = (): Promise<void> => visit(last.path, last.search);
  /** The swap has put the same page up already; routes, access and titles may have changed. */
  async function followSwap(): Promise<void> {
    const mine = turn;
    const match = findRoute(last.path);
    // A page that cannot be loaded is visited again, which says why.
    const page = match === null ? null : await runtime.loadPage(match.route.page).catch(() => null);
    if (mine !== turn) return;
    if (match === null || page === null || page.id !== place.pageId()) await retry();
    else place.renew({ match, page });
  }

  store.subscribe(['ui.online'], () => {
    if (store.get('ui.online') === true && store.get(noticePath) === 'unreachable') void retry();
  });
  runtime.onSwap(() => void followSwap());
  return {
    visit,
    relocate: (path, search) => {
      relocate(path, search);
      begun = readQuery();
    },
    retry,
  };
}
