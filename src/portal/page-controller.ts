import { decideAccess, readSession, type AccessVerdict } from '../runtime/core/access.ts';
import { matchRoute, type RouteMatch } from '../runtime/core/routes.ts';
import { UnreachableError } from '../runtime/core/part-store.ts';
import { resolveValue } from '../runtime/core/values.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import type { JsonObject } from '../protocol/json.ts';
import { noticePages } from '../protocol/notice-pages.ts';
import { homePath, loginPath } from '../protocol/own-paths.ts';
import type { CompiledScreen } from '../protocol/release.ts';

/** Why the page's place shows something else than a page. */
export type Notice =
  | 'loading'
  | 'notFound'
  | 'signInNeeded'
  | 'agentNeeded'
  | 'realAccountNeeded'
  | 'broken'
  | 'unreachable';

/** Store path of the notice in the page's place; null while a page is there. */
export const noticePath = '$page.notice';

export interface PageHost {
  /** Replaces the address. */
  replace(path: string): void;
  setTitle(title: string): void;
  /** A page was put up after the first one: focus goes to it and it is announced. */
  arrived(title: string): void;
  /** Calls back after that many milliseconds; returns how to stop it. */
  after(ms: number, listener: () => void): () => void;
}
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
const noticeOf: Readonly<Partial<Record<AccessVerdict, Notice>>> = {
  wait: 'loading',
  'go-home': 'loading',
  'login-needed': 'signInNeeded',
  'agent-needed': 'agentNeeded',
  'real-account-needed': 'realAccountNeeded',
};

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

export function createPageController(runtime: Runtime, surroundings: PageHost): PageController {
  const { store } = runtime;
  let turn = 0;
  let visits = 0;
  let current: { readonly match: RouteMatch; readonly page: CompiledScreen } | null = null;
  let last: Address = { path: '/', search: '' };
  let verdictUp: AccessVerdict | null = null;
  let stopRetry = (): void => undefined;

  function showNotice(notice: Notice): void {
    const isNew = store.get(noticePath) !== notice;
    store.batch(() => {
      store.set(noticePath, notice);
      runtime.showPage(null);
    });
    if (notice === 'loading') return;
    const title = runtime.translate(`runtime.${notice}.title`);
    surroundings.setTitle(title);
    if (isNew && visits > 0 && (notice === 'broken' || notice === 'unreachable')) surroundings.arrived(title);
    // The site's own page for this reason could not be reached either.
    if (notice === 'unreachable') return;
    const id = noticePages[notice];
    if (!Object.hasOwn(runtime.active().pointer.manifest.pages, id)) return;
    const mine = turn;
    runtime.loadPage(id).then(
      (page) => {
        if (page === null || mine !== turn || store.get(noticePath) !== notice) return;
        runtime.showPage(page);
        surroundings.setTitle(titleOf(page));
      },
      (error: unknown) => runtime.report('', error),
    );
  }
  function titleOf(page: CompiledScreen): string {
    try {
      const title =
        page.title === undefined ? '' : resolveValue(page.title, runtime.scope, runtime.translate);
      return typeof title === 'string' ? title : '';
    } catch (error) {
      // A rule that fails on this data costs the title, not the page.
      runtime.report('', error);
      return '';
    }
  }
  function mustSignIn({ route }: RouteMatch): boolean {
    const isOn = store.get('settings.brand.loginedToHomePage') === true && route.open !== true;
    // The page to log in at is open whatever the site says.
    return isOn && last.path !== loginPath && readSession(store.get('session')).state === 'visitor';
  }
  /** Puts up the page, or what the person gets instead; again whenever the session changes. */
  function settle(): void {
    if (current === null) return;
    const { page, match } = current;
    if (mustSignIn(match)) {
      surroundings.replace(loginPath);
      return;
    }
    const verdict = decideAccess(page, readSession(store.get('session')));
    const isUp = verdict === 'allowed' && runtime.screens.get('page')?.screen.id === page.id;
    if (verdict === verdictUp && (verdict !== 'allowed' || isUp)) return;
    verdictUp = verdict;
    const notice = noticeOf[verdict];
    if (verdict === 'go-home') surroundings.replace(homePath);
    if (notice !== undefined) {
      showNotice(notice);
      if (verdict === 'login-needed') runtime.effects.open('login', {});
      return;
    }
    store.batch(() => {
      store.set(noticePath, null);
      runtime.showPage(page);
    });
    surroundings.setTitle(titleOf(page));
    visits += 1;
    if (visits > 1) surroundings.arrived(titleOf(page));
  }

  /** Whether the page of the path is in front of the person. */
  function isUpAt(path: string): boolean {
    const up = runtime.screens.get('page')?.screen.id;
    return path === last.path && verdictUp === 'allowed' && current !== null && current.page.id === up;
  }

  function showFailure(isUnreached: boolean): void {
    // The page before stays away, whatever becomes of the session: its address is left.
    current = null;
    verdictUp = null;
    showNotice(isUnreached ? 'unreachable' : 'broken');
    if (isUnreached) stopRetry = surroundings.after(retryMs, () => void visit(last.path, last.search));
  }

  async function visit(path: string, search: string): Promise<void> {
    const mine = (turn += 1);
    stopRetry();
    if (isUpAt(path) && search !== last.search) {
      // Only query or fragment changed: the page stays as it is, and so does the focus.
      relocate(path, search);
      if (current !== null) surroundings.setTitle(titleOf(current.page));
      return;
    }
    last = { path, search };
    const match = matchRoute(runtime.active().site.routes, path);
    let page: CompiledScreen | null = null;
    try {
      page = match === null ? null : await runtime.loadPage(match.route.page);
    } catch (error) {
      const isUnreached = error instanceof UnreachableError;
      if (!isUnreached) runtime.report('', error);
      if (mine === turn) showFailure(isUnreached);
      return;
    }
    if (mine !== turn) return;
    verdictUp = null;
    store.batch(() => {
      store.set('route', routeAt(match, last));
      if (match === null || page === null) {
        current = null;
        showNotice('notFound');
        return;
      }
      current = { match, page };
      settle();
    });
  }

  store.subscribe(['session'], settle);
  store.subscribe(['ui.online'], () => {
    if (store.get('ui.online') === true && store.get(noticePath) === 'unreachable')
      void visit(last.path, last.search);
  });
  store.subscribe(['ui.locale'], () => {
    if (current !== null && verdictUp === 'allowed') surroundings.setTitle(titleOf(current.page));
  });
  // The swap has put the same page up already; routes, access and titles may have changed.
  async function followSwap(): Promise<void> {
    const mine = turn;
    const match = matchRoute(runtime.active().site.routes, last.path);
    // A page that cannot be loaded is visited again, which says why.
    const page = match === null ? null : await runtime.loadPage(match.route.page).catch(() => null);
    if (mine !== turn) return;
    if (match === null || page === null || page.id !== current?.page.id) {
      await visit(last.path, last.search);
      return;
    }
    current = { match, page };
    settle();
    if (verdictUp === 'allowed') surroundings.setTitle(titleOf(page));
  }
  runtime.onSwap(() => void followSwap());
  function relocate(path: string, search: string): void {
    const match = matchRoute(runtime.active().site.routes, path);
    if (match === null || (path === last.path && search === last.search)) return;
    last = { path, search };
    store.set('route', routeAt(match, last));
  }
  return { visit, relocate, retry: () => visit(last.path, last.search) };
}
