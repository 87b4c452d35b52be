import type { JsonObject } from '../../protocol/json/json.ts';

/**
 * Where the person is, over the browser's History API. A router library would bring route trees,
 * loaders and links that layouts do not use, for 13 kB of the first view; routes are matched by the
 * runtime from the release.
 */
export interface Place {
  /** Path without the base path. */
  readonly path: string;
  /** Query and fragment of the address. */
  readonly search: string;
  /** Names the entry of the history, so that its scroll position can be found again. */
  readonly key: string;
  readonly isReturn: boolean;
}
export interface Navigation {
  current(): Place;
  /** Adds an entry at the same place, which holds something more. */
  addEntry(state: JsonObject): void;
  /** Calls back after each way through the history, whether or not the place is another, with where it began. */
  onMove(listener: (from: Place) => void): void;
  /** Goes to a path of the site (query and fragment included). */
  goTo(path: string, isReplaced: boolean): void;
  /** Calls back after each change of place. */
  subscribe(listener: (place: Place) => void): () => void;
}

const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;

/** What an entry of the history holds: its name, and what else was put there. */
type EntryState = JsonObject & { readonly foyerKey?: string };

/** The part of `window` that is used. */
export interface NavigationWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'origin'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state' | 'back'> & {
    scrollRestoration: ScrollRestoration;
  };
  addEventListener(type: 'popstate', listener: () => void): void;
}

export function createNavigation(view: NavigationWindow, basePath: string): Navigation {
  const { location, history } = view;
  const listeners = new Set<(place: Place) => void>();
  const moved: ((from: Place) => void)[] = [];
  let serial = 0;
  // The page sets its own scroll position after a change: it is drawn later than the browser thinks.
  history.scrollRestoration = 'manual';

  const readState = (): EntryState => (history.state as EntryState | null) ?? {};
  function read(isReturn: boolean): Place {
    const { pathname, search, hash } = location;
    const inside = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
    const { foyerKey: key = '' } = readState();
    return { path: inside === '' ? '/' : inside, search: search + hash, key, isReturn };
  }
  // An entry without a state is then one that the browser made, for a link to a place on the page.
  if (history.state === null) history.replaceState({ foyerKey: 'first' }, '');
  let place = read(false);
  function settle(isReturn: boolean): void {
    const next = read(isReturn);
    const isSame = next.path === place.path && next.search === place.search;
    place = next;
    if (!isSame) for (const listener of [...listeners]) listener(next);
  }
  view.addEventListener('popstate', () => {
    const from = place;
    settle(history.state !== null);
    for (const listener of moved) listener(from);
  });

  return {
    current: () => place,
    addEntry: (state) => {
      serial += 1;
      history.pushState({ ...state, foyerKey: `${serial}` } satisfies EntryState, '', addressOf(location));
      place = read(false);
    },
    onMove: (listener) => void moved.push(listener),
    goTo: (path, isReplaced) => {
      // A path, never an address: `//host` and `https:` are other sites.
      const target = new URL(`${basePath}${path.startsWith('/') ? '' : '/'}${path}`, location.origin);
      if (target.origin !== location.origin || path.startsWith('//')) {
        throw new Error(`expects a path of the site, got ${path}`);
      }
      const address = addressOf(target);
      if (address === addressOf(location)) return;
      serial += 1;
      // Another part of the same page: the flow on it is where it was.
      const entryState = target.pathname === location.pathname ? readState() : {};
      const state: EntryState = { ...entryState, foyerKey: `${serial}` };
      if (isReplaced) history.replaceState(state, '', address);
      else history.pushState(state, '', address);
      settle(false);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Shows the page of the first place, and of each place that it sends the person to, until one stays. */
export async function visitFirst(
  navigation: Pick<Navigation, 'current'>,
  visit: (path: string, search: string) => Promise<void>,
  first: Pick<Place, 'path' | 'search'>,
): Promise<void> {
  const before = navigation.current().path;
  await visit(first.path, first.search);
  const next = navigation.current();
  if (next.path !== before) await visitFirst(navigation, visit, next);
}

/** Shows the page of each new place and puts the scroll position right. */
export function followNavigation(
  navigation: Navigation,
  visit: (path: string, search: string) => Promise<void>,
): void {
  const positions = new Map<string, number>();
  let showing = navigation.current().key;
  let shownPath = navigation.current().path;
  window.addEventListener('scroll', () => void positions.set(showing, window.scrollY), { passive: true });
  navigation.subscribe(({ path, search, key, isReturn }) => {
    showing = key;
    const isSamePage = path === shownPath && !isReturn;
    shownPath = path;
    const top = isReturn ? (positions.get(key) ?? 0) : 0;
    void visit(path, search).then(() => {
      // A choice on the page that goes into the address keeps the scroll position.
      if (!isSamePage) requestAnimationFrame(() => window.scrollTo(0, top));
    });
  });
}
