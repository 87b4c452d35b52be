import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Json } from '../protocol/json/json.ts';
import { homePath } from '../protocol/address/own-paths.ts';
import type { ActivePointer, BootPayload } from '../protocol/release/release.ts';
import { systemClock } from '../runtime/core/clock.ts';
import { createPartStore, type PartStore } from '../runtime/core/part-store.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import { arrivingMark } from '../runtime/react/arrival.ts';
import { createServices } from '../runtime/react/services.ts';
import type { Announcer } from './input/announcer.ts';
import { createBootGuard, type BootGuard } from './boot-guard.ts';
import { browserTransport, loadLife } from './browser-host.ts';
import {
  browserTexts,
  composePortal,
  readEntry,
  tabTexts,
  type Portal,
  type Entry,
} from './compose-portal.ts';
import { readInitialFacts } from './first-scopes.ts';
import { followNavigation, visitFirst } from './place/navigation.ts';
import { createPageController, type PageController } from './page/page-controller.ts';
import { PortalApp } from './portal-app.tsx';
import {
  dropFirstStyles,
  obtainViews,
  readPrerendered,
  textLibraryMark,
  type PrerenderedPage,
} from './prerendered.ts';
import { findFirstSteps } from './session/registered-mark.ts';
import { mirrorSession } from './session/session-scopes.ts';
import { followTheme } from './page/theme.ts';

function seedParts(parts: PartStore, boot: BootPayload): void {
  const { manifest } = boot.active;
  parts.seed(manifest.site, boot.site);
  parts.seed(manifest.shell, boot.shell);
  const pageHash = boot.page === null ? undefined : manifest.pages[boot.page.id];
  if (pageHash !== undefined) parts.seed(pageHash, boot.page);
  const messagesHash = boot.hasFirstTexts === true ? undefined : manifest.messages[boot.locale];
  if (messagesHash !== undefined) parts.seed(messagesHash, boot.messages);
}

/** The last release that worked here, in place of one that failed to boot twice. */
async function fallBack(wanted: string, good: ActivePointer, parts: PartStore): Promise<BootPayload> {
  const { manifest } = good;
  const site = await parts.json<BootPayload['site']>(manifest.site);
  const locale = manifest.messages[wanted] === undefined ? site.defaultLocale : wanted;
  const [shell, messages, styles] = await Promise.all([
    parts.json<BootPayload['shell']>(manifest.shell),
    parts.json<BootPayload['messages']>(manifest.messages[locale] ?? ''),
    // Without its looks a page can still be used.
    loadLife()
      .then(({ loadStyles }) => loadStyles(document, manifest.styles))
      .catch(() => null),
  ]);
  styles?.commit();
  return { active: good, site, shell, page: null, locale, messages };
}

/** The language a person chose here; null where the page came in it, or the site does not have it. */
function chosenLocale(boot: BootPayload, wanted: string | null): string | null {
  const locale = wanted ?? browserTexts.read('language');
  const isOffered = boot.site.locales.some(({ code, enabled }) => enabled && code === locale);
  return locale === null || locale === boot.locale || !isOffered ? null : locale;
}

function arriveAt(words: string, announcer: Announcer): void {
  announcer.announce(words);
  // Only later pages are arrived at: the first view does not wait for what moves the focus there.
  loadLife()
    .then(({ focusPage }) => requestAnimationFrame(() => focusPage(document)))
    .catch(() => undefined);
}

async function chooseBoot(boot: BootPayload, parts: PartStore, guard: BootGuard): Promise<BootPayload> {
  if (boot.preview !== undefined || guard.mayBoot(boot.active.release)) return boot;
  const good = guard.lastGood();
  if (good === null || good.release === boot.active.release) return boot;
  // Without the last good release the broken one says what is wrong with it.
  return fallBack(boot.locale, good, parts).catch(() => boot);
}

function openPages({ runtime, navigation, announcer }: Portal): PageController {
  return createPageController(runtime, {
    replace: (path) => navigation.goTo(path, true),
    home: () => findFirstSteps(runtime, tabTexts)?.path ?? homePath,
    setTitle: (title) => {
      const { name } = runtime.active().site;
      document.title = title === '' ? name : `${title} · ${name}`;
    },
    begin: () => document.documentElement.setAttribute(arrivingMark, ''),
    arrived: (words) => arriveAt(words, announcer),
    after: systemClock.after,
  });
}

/** The first view is shown: background work may begin, and the release may prove itself. */
function startBackgroundWork(composed: Portal, guard: BootGuard, entry: Entry): void {
  const { runtime } = composed;
  document.documentElement.setAttribute('data-foyer-ready', '');
  performance.mark('foyer:drawn');
  dropFirstStyles(document);
  // What runs after the first view is in code that the first view does not wait for.
  loadLife()
    .then(({ startPortalLife }) => startPortalLife({ ...composed, ...entry, guard, tabTexts, browserTexts }))
    .catch((error: unknown) => runtime.report('', error));
}

/** The markup of the page, where this browser shows just what it was drawn for. */
function findMarkup(root: HTMLElement, entry: Entry, isAsSent: boolean): PrerenderedPage | null {
  const isFit = isAsSent && !entry.isPreview && entry.session.token() === null;
  return isFit ? readPrerendered(root) : null;
}

/** What is so in this browser goes into force, and follows what happens from now on. */
function applyFacts(runtime: Runtime, facts: Readonly<Record<string, Json>>): void {
  const { store } = runtime;
  store.batch(() => {
    for (const [path, value] of Object.entries(facts)) store.set(path, value);
  });
  followTheme(store, document.documentElement, browserTexts);
}

/** Draws the portal into the root, or takes over the markup that is there. */
function drawInto(root: HTMLElement, app: ReactElement, isTakenOver: boolean, runtime: Runtime): void {
  const report = (error: unknown): void => runtime.report('', error);
  if (isTakenOver) {
    const onRecoverableError = (error: unknown): void => {
      report(error);
      reportError(error);
    };
    hydrateRoot(root, app, { onUncaughtError: report, onRecoverableError });
    return;
  }
  root.replaceChildren();
  document.documentElement.classList.remove('foyer-unfit');
  createRoot(root, { onUncaughtError: report, onRecoverableError: report }).render(app);
}

/**
 * Starts from the release that is kept in this browser: the page came without one, or with one that
 * cannot be used. Rejects where none is kept.
 */
export async function startFromCache(root: HTMLElement): Promise<void> {
  const good = createBootGuard(browserTexts).lastGood();
  if (good === null) throw new Error('expects a release that is kept in this browser, found none');
  const locale = browserTexts.read('language') ?? document.documentElement.lang.toUpperCase();
  await startPortal(await fallBack(locale, good, createPartStore(browserTransport)), root);
}

/** Composes the portal and draws it into `root`. */
export async function startPortal(inlined: BootPayload, root: HTMLElement): Promise<void> {
  const entry = readEntry(inlined);
  const guard = createBootGuard(browserTexts);
  const parts = createPartStore(browserTransport);
  seedParts(parts, inlined);
  const boot = await chooseBoot(inlined, parts, guard);
  const locale = chosenLocale(boot, entry.locale);
  const facts = readInitialFacts({
    session: entry.session,
    browserTexts,
    wantedTheme: entry.theme,
    isOnline: navigator.onLine,
  });
  const rootMarkup = findMarkup(root, entry, boot === inlined && locale === null);
  const { promise: drawn, resolve: setDrawn } = newSignal();
  const composed = composePortal({ boot, parts, entry, facts: rootMarkup === null ? facts : {}, drawn });
  const { runtime, engine, navigation, addressOf } = composed;
  const obtain = (type: string): unknown => {
    if (type === textLibraryMark) return runtime.texts.loadLibrary().then(() => textLibraryMark);
    const view = engine.views[type];
    return view === undefined ? undefined : engine.loads.obtain(view, type, boot.active.release);
  };
  // Only markup has fields before the program is there: what keeps the words in them comes beside its views.
  // Where it cannot be had, the page continues without them.
  const [isAtHand, typing] =
    rootMarkup === null
      ? [false, null]
      : await Promise.all([
          obtainViews(rootMarkup, obtain),
          import('./input/preserve-input.ts').catch(() => null),
        ]);
  const markup = isAtHand ? rootMarkup : null;
  if (markup !== null)
    for (const { call, input, value } of boot.answers ?? []) runtime.data.seed(call, input, value);
  const begin = (): void => {
    applyFacts(runtime, facts);
    setDrawn();
  };
  if (markup === null) begin();
  if (locale !== null) await runtime.setLocale(locale).catch((error: unknown) => runtime.report('', error));
  mirrorSession(runtime.store, () => {
    runtime.data.forget();
    runtime.data.reload();
  });
  const pages = openPages(composed);
  const first = navigation.current();
  await visitFirst(navigation, pages.visit, markup === null ? first : { path: markup.path, search: '' });
  followNavigation(navigation, pages.visit);
  const typeAgain = markup === null ? undefined : typing?.preserveInput(root);
  const onDrawn = once(() => {
    if (markup !== null) {
      pages.relocate(first.path, first.search);
      begin();
      typeAgain?.();
    }
    startBackgroundWork(composed, guard, entry);
  });
  const services = createServices(runtime, addressOf);
  const app = <PortalApp boot={boot} engine={engine} services={services} pages={pages} onDrawn={onDrawn} />;
  // Skeletons of the markup are as large as what comes in their place, but for what the query asks for.
  if (markup !== null && first.search === '') document.documentElement.removeAttribute(arrivingMark);
  drawInto(root, app, markup !== null, runtime);
}

function newSignal(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
