import type { ReleaseKeySet } from '../protocol/release-signature.ts';
import type { ActivePointer } from '../protocol/release.ts';
import { systemClock } from '../runtime/core/clock.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import type { KeptTexts } from './boot-guard.ts';
import { createReleaseCheck } from './check-release.ts';
import { createFormValues } from './form-values.ts';
import { keepForms } from './kept-forms.ts';
import { createLiveUpdates } from './live-updates.ts';
import { askAge, followPlay } from './play-clock.ts';
import { postQuietly } from './post-quietly.ts';
import { shareSignOutBetweenTabs } from './share-sign-out.ts';
import { showAnnouncements, type AnnouncementOptions } from './show-announcements.ts';
import { createTabGroup } from './tab-group.ts';
import { watchPlatform, type PlatformWatch } from './watch-platform.ts';

export { fetchAhead } from './fetch-ahead.ts';
export { keepFocus } from './keep-focus.ts';
export { keepParts } from './keep-parts.ts';
export { loadStyles } from './release-styles.ts';
export { sayFailure } from './say-failure.ts';

const refreshMs = 30_000;

/** Keeps `ui.online` true to the browser, and reports what nobody caught. */
export function followConnection(runtime: Runtime): void {
  const update = (): void => runtime.store.set('ui.online', navigator.onLine);
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  // This code comes after the first view: what happened meanwhile counts too.
  update();
  window.addEventListener('error', ({ error }) => runtime.report('', error));
  window.addEventListener('unhandledrejection', ({ reason }) => runtime.report('', reason));
}

/** Age and reality check, as the market asks for them. */
export function guardPlay(
  runtime: Runtime,
  { tabTexts, browserTexts }: { readonly tabTexts: KeptTexts; readonly browserTexts: KeptTexts },
): void {
  askAge(runtime, browserTexts);
  followPlay(runtime, { clock: systemClock, tabTexts });
}

/** Balance and unread count anew every 30 seconds while a member looks at the page. */
export function followMember(runtime: Runtime): void {
  const refresh = (): void => {
    if (document.visibilityState === 'visible' && runtime.machines.canSend('session', 'member.refresh')) {
      runtime.machines.send('session', 'member.refresh', {});
    }
    systemClock.after(refreshMs, refresh);
  };
  systemClock.after(refreshMs, refresh);
}

/** The pointer for whoever is signed in here: a part of the members may have another release. */
async function fetchActive(token: string | null): Promise<ActivePointer> {
  const headers = token === null ? {} : { Authorization: token };
  const answer = await fetch('/site/active', { cache: 'no-cache', headers });
  if (!answer.ok) throw new Error(`active pointer: status ${answer.status}`);
  return (await answer.json()) as ActivePointer;
}

async function fetchKeys(): Promise<ReleaseKeySet> {
  const answer = await fetch('/site/keys');
  if (!answer.ok) throw new Error(`signing keys: status ${answer.status}`);
  return (await answer.json()) as ReleaseKeySet;
}
const checkRelease = createReleaseCheck({
  fetchKeys,
  subtle: globalThis.isSecureContext ? crypto.subtle : undefined,
});

/** False for a release that is not what was signed; it is told to the operator, what is shown stays. */
async function isGenuine(pointer: ActivePointer, runtime: Runtime): Promise<boolean> {
  const verdict = await checkRelease(pointer);
  document.documentElement.setAttribute('data-foyer-signature', verdict);
  if (verdict !== 'refused') return true;
  runtime.report('', new Error(`release ${pointer.release} was not taken: its signature does not hold`));
  return false;
}

/** Calls `check` when somebody signed in or out. */
function followAccount({ store }: Runtime, check: () => void): void {
  let account = store.get('session.account') ?? null;
  store.subscribe(['session'], () => {
    const now = store.get('session.account') ?? null;
    if (now === account) return;
    account = now;
    check();
  });
}

/** Covers the pages while the platform is closed. */
function followPlatform(runtime: Runtime): PlatformWatch {
  return watchPlatform({
    runtime,
    clock: systemClock,
    random: Math.random,
    isVisible: () => document.visibilityState === 'visible',
    host: location.hostname,
  });
}

/** The page is to be seen before anything comes over it. */
const greetingMs = 2_500;

/** Keeps what is typed into forms for as long as it helps whoever typed it, a reload included. */
export function followForms({ store, machines }: Runtime, tabTexts: KeptTexts): void {
  const forms = createFormValues({ store, clock: systemClock, holdsSecrets: machines.holdsSecrets });
  keepForms(forms, tabTexts, window);
}

/** Shows notices to whoever came to the home page, once they have seen it. */
export function greet(options: Omit<AnnouncementOptions, 'moment'>): void {
  const { runtime } = options;
  systemClock.after(greetingMs, () => {
    showAnnouncements({ ...options, moment: 'start' }).catch((error: unknown) => runtime.report('', error));
  });
}

/** Follows published releases, and whether the platform is open, for as long as the page is. */
export function startLiveUpdates(runtime: Runtime, getToken: () => string | null): void {
  const platform = followPlatform(runtime);
  // Not secret, only distinct: names this tab in the count of open browsers.
  const client = globalThis.isSecureContext
    ? crypto.randomUUID()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const live = createLiveUpdates({
    client,
    clock: systemClock,
    random: Math.random,
    open: (path) => new EventSource(path) as never,
    fetchActive: () => fetchActive(getToken()),
    swapTo: async (pointer) => {
      if (!(await isGenuine(pointer, runtime))) return { swapped: false };
      const result = await runtime.swapTo(pointer);
      if (result.swapped) performance.mark('foyer:swapped', { detail: { revision: pointer.revision } });
      return result;
    },
    reportSeen: (revision) => postQuietly('/site/seen', { client, revision }),
    doubtPlatform: platform.ask,
    tabs: createTabGroup(),
    revision: () => runtime.active().pointer.revision,
  });
  live.start();
  followAccount(runtime, live.check);
  shareSignOutBetweenTabs(runtime, getToken);
  window.addEventListener('online', live.check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') live.check();
  });
  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) live.stop();
  });
}
