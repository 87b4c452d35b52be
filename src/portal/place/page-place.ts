import { decideAccess, readSession, type AccessVerdict } from '../../runtime/core/access.ts';
import type { RouteMatch } from '../../runtime/core/routes.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { loginPath } from '../../protocol/address/own-paths.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import type { PageHost } from '../page/page-host.ts';
import { noticePath, showNotice, type Notice } from '../page/page-notice.ts';
import { readTitle } from './page-title.ts';

const noticeOf: Readonly<Partial<Record<AccessVerdict, Notice>>> = {
  wait: 'loading',
  'go-home': 'loading',
  'login-needed': 'signInNeeded',
  'agent-needed': 'agentNeeded',
  'real-account-needed': 'realAccountNeeded',
  'closed-on-break': 'closedOnBreak',
};

/** A page with the route that leads to it. */
interface RoutedPage {
  readonly match: RouteMatch;
  readonly page: CompiledScreen;
}

/** Where the page of the address is shown, or what the person gets instead of it. */
export interface PagePlace {
  /** Shows the page as far as the person may see it; null where no page belongs to the address. */
  put(routed: RoutedPage | null): void;
  /** Replaces the page of the same address by its next version. */
  renew(routed: RoutedPage): void;
  /** Takes the page away, whatever becomes of the session: its address could not be shown. */
  fail(notice: 'unreachable' | 'broken'): void;
  /** Id of the page that belongs to the address; undefined without one. */
  pageId(): string | undefined;
  /** Whether the page of the address is in front of the person. */
  isUp(): boolean;
  renewTitle(): void;
  /** Shows the page of the address from its beginning where that is wanted. */
  showAgain(isWanted: (page: CompiledScreen) => boolean): void;
}

const statePath = 'session.state';
/** Whether a flow of the page begins with who is here: a page that visitors see too begins again with a login. */
const asksWho = ({ machines }: CompiledScreen): boolean =>
  Object.values(machines)
    .flatMap(({ input = {} }) => Object.values(input))
    .some((value) => value.k !== 'c' && value.d.includes(statePath));

/**
 * @param readPath the path where the person is
 * @param readVisit a number that differs for each visit of an address
 */
export function createPagePlace(
  runtime: Runtime,
  surroundings: PageHost,
  { readPath, readVisit }: { readonly readPath: () => string; readonly readVisit: () => number },
): PagePlace {
  const { store } = runtime;
  let shownPages = 0;
  let current: RoutedPage | null = null;
  let lastVerdict: AccessVerdict | null = null;
  /** Who was here when the flows of the page began. */
  let begunWith: unknown = null;

  const isOnScreen = (page: CompiledScreen): boolean => runtime.screens.get('page')?.screen.id === page.id;
  function show(notice: Notice): void {
    const visit = readVisit();
    showNotice(runtime, surroundings, notice, {
      isFirst: shownPages === 0,
      isCurrent: () => visit === readVisit(),
    });
  }
  function mustSignIn({ route }: RouteMatch): boolean {
    const isOn = store.get('settings.brand.loginedToHomePage') === true && route.open !== true;
    // The page to log in at is open whatever the site says.
    return isOn && readPath() !== loginPath && readSession(store.get('session')).state === 'visitor';
  }
  function refuse(verdict: AccessVerdict, notice: Notice): void {
    if (verdict === 'go-home') surroundings.replace(surroundings.home());
    show(notice);
    if (verdict === 'login-needed') runtime.effects.open('login', {});
  }
  function allow(page: CompiledScreen): void {
    store.batch(() => {
      store.set(noticePath, null);
      begunWith = store.get(statePath);
      runtime.showPage(page);
    });
    const title = readTitle(runtime, page);
    surroundings.setTitle(title);
    shownPages += 1;
    if (shownPages > 1) surroundings.arrived(runtime.translate('runtime.pageOpened', { title }));
  }
  /** Shows the page, or what the person gets instead; again whenever the session changes. */
  function settle(): void {
    if (current === null) return;
    const { page, match } = current;
    if (mustSignIn(match)) {
      surroundings.replace(loginPath);
      return;
    }
    const verdict = decideAccess(
      page,
      readSession(store.get('session')),
      (store.get('member.breakUntil') ?? null) !== null,
    );
    if (verdict === lastVerdict && (verdict !== 'allowed' || isOnScreen(page))) {
      if (verdict === 'allowed' && begunWith !== store.get(statePath) && asksWho(page)) {
        begunWith = store.get(statePath);
        runtime.showPage(page);
      }
      return;
    }
    lastVerdict = verdict;
    const notice = noticeOf[verdict];
    if (notice === undefined) allow(page);
    else refuse(verdict, notice);
  }
  function renewTitle(): void {
    if (current !== null && lastVerdict === 'allowed')
      surroundings.setTitle(readTitle(runtime, current.page));
  }
  function clear(): void {
    current = null;
    lastVerdict = null;
  }
  store.subscribe(['session', 'member.breakUntil'], settle);
  store.subscribe(['ui.locale'], renewTitle);
  return {
    put: (routed) => {
      clear();
      current = routed;
      surroundings.begin();
      if (routed === null) show('notFound');
      else settle();
    },
    renew: (routed) => {
      current = routed;
      settle();
      renewTitle();
    },
    fail: (notice) => {
      clear();
      show(notice);
    },
    pageId: () => current?.page.id,
    showAgain: (isWanted) => {
      if (current !== null && isWanted(current.page)) allow(current.page);
    },
    isUp: () => lastVerdict === 'allowed' && current !== null && isOnScreen(current.page),
    renewTitle,
  };
}
