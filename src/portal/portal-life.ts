import type { CarePlayValue } from '../protocol/generated/wire-types.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import type { ReleaseKeySet } from '../protocol/release/release-signature.ts';
import type { ActivePointer } from '../protocol/release/release.ts';
import { systemClock } from '../runtime/core/clock.ts';
import type { MachineEntry } from '../runtime/core/machines.ts';
import type { CallOperation, RuntimeHost } from '../runtime/core/runtime-host.ts';
import type { PartStore } from '../runtime/core/part-store.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import { whenSeen } from '../runtime/react/arrival.ts';
import type { Engine } from '../runtime/react/engine.ts';
import { startInField } from '../runtime/react/first-field.ts';
import { followSteps } from '../runtime/react/follow-steps.ts';
import type { Announcer } from './input/announcer.ts';
import { askAge } from './session/ask-age.ts';
import type { BootGuard, TextStorage } from './boot-guard.ts';
import { createReleaseCheck } from './live/check-release.ts';
import { prefetchRoutes } from './place/prefetch-routes.ts';
import { endArrivals } from './page/end-arrival.ts';
import { fetchLaterViews } from './page/fetch-later-views.ts';
import { createEntryReader } from './live/follow-entries.ts';
import { createNewsReader } from './live/follow-news.ts';
import { followSession, recheckSession } from './session/follow-session.ts';
import { followPictures } from './live/follow-pictures.ts';
import type { LastReads } from './live/last-reads.ts';
import { followLanguage } from './session/language-cookie.ts';
import { followShortcuts } from './input/follow-shortcuts.ts';
import { followSkipLinks } from './input/follow-skip-links.ts';
import { createFormValues } from './input/form-values.ts';
import { keepPlace } from './place/keep-place.ts';
import { keepSearches } from './place/keep-searches.ts';
import { keepForms } from './input/stored-forms.ts';
import { loadTypeface } from './page/load-typeface.ts';
import { createLiveUpdates } from './live/live-updates.ts';
import { followPlayTime } from './session/play-clock.ts';
import type { Navigation } from './place/navigation.ts';
import { followContracts } from './live/open-pending-contract.ts';
import type { PortalCode } from './portal-code.ts';
import { postReport } from './post-report.ts';
import type { StoredSession } from './session/stored-session.ts';
import { proveRelease } from './live/prove-release.ts';
import { shareSessionBetweenTabs } from './session/share-session.ts';
import { showAnnouncements, type AnnouncementOptions } from './live/show-announcements.ts';
import { syncStepsWithHistory } from './place/step-history.ts';
import { createTabGroup } from './session/tab-group.ts';
import { watchDialogs } from './place/watch-dialogs.ts';
import { watchReading } from './input/watch-reading.ts';
import { watchPlatform, type PlatformWatch } from './live/watch-platform.ts';

export { nameFailure } from '../machines/failure.ts';
export { focusNode } from './input/focus-node.ts';
export { keepFocus } from './input/keep-focus.ts';
export { loadStyles } from './live/release-styles.ts';
export { announceFailure } from './input/announce-failure.ts';

const loadCanvas = () => import('./canvas/start-canvas.ts');

/** In a canvas only public calls leave: the editor answers the others. */
export const askEditor = async (
  operation: string,
  input: JsonObject,
  api: PortalCode['api'],
): Promise<Json> => (await loadCanvas()).askEditor(operation, input, api);
/** In a canvas no flow runs: each is in the moment that the editor tells. */
export const tellMachine = async (id: string): Promise<MachineEntry> => (await loadCanvas()).tellMachine(id);

/** Few sites have rules about dates. */
export const loadOperators: RuntimeHost['loadOperators'] = () => import('../runtime/core/late-operators.ts');

const refreshMs = 30_000;

/** Keeps `ui.online` equal to the browser's state, and reports uncaught errors and rejections. */
function followConnection(runtime: Runtime): void {
  const update = (): void => runtime.store.set('ui.online', navigator.onLine);
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  // This code is loaded after the first view: the state may have changed since then.
  update();
  window.addEventListener('error', ({ error }) => runtime.report('', error));
  window.addEventListener('unhandledrejection', ({ reason }) => runtime.report('', reason));
}

/** Longest time until the texts of all screens come where a person does nothing. */
const textsMs = 6_000;
/** Not the focus: a dialog that opens automatically moves it too. */
const firstMoves = ['pointerdown', 'keydown'] as const;

/** Fetches the texts that the page came without with the first thing that a person does, or a little later. */
function completeTexts(runtime: Runtime): void {
  // A missing text asks again.
  const ask = (): void => void runtime.completeTexts().catch(() => undefined);
  for (const type of firstMoves)
    document.addEventListener(type, ask, { capture: true, once: true, passive: true });
  systemClock.after(textsMs, ask);
}

/** Age and reality check, as the market asks for them. */
function guardPlay(
  runtime: Runtime,
  { call, browserTexts }: { readonly call: CallOperation; readonly browserTexts: TextStorage },
): void {
  askAge(runtime, browserTexts);
  const isVisible = (): boolean => document.visibilityState === 'visible';
  // What the member API answers is checked by its contract tests.
  const ask = async (): Promise<CarePlayValue> => (await call('care.play', {})) as unknown as CarePlayValue;
  const { look } = followPlayTime(runtime, { clock: systemClock, ask, isVisible });
  document.addEventListener('visibilitychange', look);
}

/** Refreshes balance and unread count every 30 seconds while the page is visible. */
function followMember(runtime: Runtime): void {
  const refresh = (): void => {
    if (document.visibilityState === 'visible' && runtime.machines.canSend('session', 'member.refresh')) {
      runtime.machines.send('session', 'member.refresh', {});
    }
    systemClock.after(refreshMs, refresh);
  };
  systemClock.after(refreshMs, refresh);
}

/** What the server that delivered the page answers. */
async function fetchJson<Value>(path: string, init?: RequestInit): Promise<Value> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Value;
}
/** Fetches the active pointer for the logged-in member: members of a stage get another release. */
const fetchActive = (token: string | null): Promise<ActivePointer> =>
  fetchJson('/site/active', {
    cache: 'no-cache',
    headers: token === null ? {} : { Authorization: token },
  });
const fetchKeys = (): Promise<ReleaseKeySet> => fetchJson('/site/keys');

const checkRelease = createReleaseCheck({
  fetchKeys,
  subtle: globalThis.isSecureContext ? crypto.subtle : undefined,
});

/** Returns false for a release whose signature is invalid, and reports it; the shown release then stays. */
async function isGenuine(pointer: ActivePointer, runtime: Runtime): Promise<boolean> {
  const verdict = await checkRelease(pointer);
  document.documentElement.setAttribute('data-foyer-signature', verdict);
  if (verdict !== 'refused') return true;
  runtime.report('', new Error(`release ${pointer.release} was not taken: its signature does not hold`));
  return false;
}

/** Calls `check` when the account changes, by a login or a logout. */
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
const greetingMs = 3_500;

/** Keeps what is typed into forms for as long as it helps the person who typed it, a reload included. */
function followForms({ store, machines }: Runtime, tabTexts: TextStorage): void {
  const forms = createFormValues({ store, clock: systemClock, holdsSecrets: machines.holdsSecrets });
  keepForms(forms, tabTexts, window);
}

/**
 * Shows notices to anyone who came to the home page, once they have seen it and what draws a dialog is there:
 * one that is opened before that comes over the page whenever a slow line delivers it.
 */
function greet(
  options: Omit<AnnouncementOptions, 'moment' | 'mayInterrupt'>,
  dialogViews: Promise<unknown>,
): void {
  const { runtime } = options;
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const mayInterrupt = watchReading(document, painted);
  systemClock.after(greetingMs, () => {
    dialogViews
      .then(() => showAnnouncements({ ...options, moment: 'start', mayInterrupt }))
      .catch((error: unknown) => runtime.report('', error));
  });
}

/** Follows published releases, and whether the platform is open, for as long as the page is. */
function startLiveUpdates(
  runtime: Runtime,
  { session, call, lastReads }: Pick<LifeOptions, 'session' | 'call' | 'lastReads'>,
): void {
  const askForNews = createNewsReader(runtime, call, lastReads);
  const platform = followPlatform(runtime);
  // Not secret, only distinct: names this tab in the count of open browsers.
  const client = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const startPortalLife = createLiveUpdates({
    client,
    pageAge: () => performance.now(),
    clock: systemClock,
    random: Math.random,
    open: (path) => new EventSource(path),
    fetchActive: () => fetchActive(session.token()),
    swapTo: async (pointer) => {
      if (!(await isGenuine(pointer, runtime))) return { swapped: false };
      const result = await runtime.swapTo(pointer);
      if (result.swapped) performance.mark('foyer:swapped', { detail: { revision: pointer.revision } });
      return result;
    },
    reportSeen: (revision) => postReport('/site/seen', { client, revision }),
    recheckPlatform: platform.ask,
    recheckSession: () => recheckSession(runtime, systemClock),
    askForNews,
    askForEntries: createEntryReader(runtime, call, lastReads),
    tabs: createTabGroup(systemClock),
    revision: () => runtime.active().pointer.revision,
  });
  startPortalLife.start();
  followSession(runtime, session, startPortalLife.followSession);
  followAccount(runtime, startPortalLife.check);
  shareSessionBetweenTabs(runtime, session);
  window.addEventListener('online', startPortalLife.check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    startPortalLife.check();
    askForNews();
  });
  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) startPortalLife.stop();
  });
}

export interface LifeOptions {
  readonly engine: Engine;
  readonly runtime: Runtime;
  readonly isPreview: boolean;
  readonly isCanvas: boolean;
  readonly parts: PartStore;
  readonly session: StoredSession;
  readonly guard: BootGuard;
  readonly call: CallOperation;
  readonly lastReads: LastReads;
  readonly navigation: Navigation;
  readonly announcer: Announcer;
  readonly tabTexts: TextStorage;
  readonly browserTexts: TextStorage;
}

/** Begins everything that continues after the first view; a preview follows nothing but its own page. */
export async function startPortalLife(options: LifeOptions): Promise<void> {
  const { runtime, tabTexts, browserTexts } = options;
  endArrivals(document, systemClock);
  if (options.isCanvas) {
    // A view that does not come is asked for again by the part that needs it.
    fetchLaterViews(options.engine).catch(() => undefined);
    // The fonts of the device stay where its files do not come.
    loadTypeface(document).catch(() => undefined);
    (await loadCanvas()).startCanvas(options);
    return;
  }
  const dialogViews = fetchLaterViews(options.engine);
  // The fonts of the device stay where its files do not come.
  loadTypeface(document).catch(() => undefined);
  completeTexts(runtime);
  followSteps(document, (work) => requestAnimationFrame(work));
  watchDialogs(document, options.announcer.followDialogs);
  followPictures(document, systemClock.after);
  followShortcuts(document);
  followSkipLinks(document);
  followConnection(runtime);
  followLanguage(runtime.store, browserTexts, document);
  followMember(runtime);
  if (options.isPreview) {
    const { followExplain, showRibbon } = await import('./page/explain-page.ts');
    showRibbon(runtime);
    followExplain(runtime);
    return;
  }
  proveRelease(runtime, options.guard);
  followForms(runtime, tabTexts);
  keepSearches(runtime.store, browserTexts);
  keepPlace(runtime.store, options.session, runtime.active().pointer.merchant);
  syncStepsWithHistory(options, history);
  const say = (key: string): void => options.announcer.notify(runtime.translate(key));
  const mayInterrupt = watchReading(document, performance.now());
  followContracts({ runtime, call: options.call, tabTexts, say, mayInterrupt });
  guardPlay(runtime, { call: options.call, browserTexts });
  startLiveUpdates(runtime, options);
  prefetchRoutes(runtime, document);
  greet({ runtime, tabTexts, browserTexts }, dialogViews);
}

/** Moves the focus to the page that has just come: to the field that it starts in, else to its heading. */
export function focusPage(source: Document): void {
  const main = source.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  if (main === null || target === null || startInField(main)) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  whenSeen(target, () => target.focus({ preventScroll: true }));
}
