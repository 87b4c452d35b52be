import { createRoot } from 'react-dom/client';
import { componentViews } from '../components/views.ts';
import { formViews } from '../forms/views.ts';
import type { ActivePointer, BootPayload } from '../protocol/release.ts';
import type { MachineRegistry } from '../runtime/core/machines.ts';
import { createParts, type Parts } from '../runtime/core/parts.ts';
import { createRuntime, type Runtime } from '../runtime/core/runtime.ts';
import type { Engine } from '../runtime/react/engine.ts';
import { createViewLoads } from '../runtime/react/load-view.ts';
import { createServices } from '../runtime/react/services.ts';
import { compileTemplate } from '../runtime/react/template.tsx';
import type { View } from '../runtime/view.ts';
import { createAnnouncer, type Announcer } from './announcer.ts';
import { createBootGuard, type BootGuard } from './boot-guard.ts';
import { browserTransport, createBrowserHost } from './browser-host.ts';
import { createKeptSession, keepIn, takeTokenFromAddress, type KeptSession } from './kept-session.ts';
import { createNavigation, followNavigation, type Navigation } from './navigation.ts';
import { createPageController, type PageController } from './page-controller.ts';
import { PageOutlet } from './page-outlet.tsx';
import { PortalApp } from './portal-app.tsx';
import { createPortalCode, type PortalCode } from './portal-code.ts';
import { createStyleLoader } from './release-styles.ts';
import { mirrorSession } from './session-scopes.ts';
import { followTheme, readTheme } from './theme.ts';

const machineIds = [
  'session',
  'language',
  'login',
  'registration',
  'captcha',
  'humanVerification',
  'smsCode',
];

/** A release that is still on screen after this long is a good one. */
const probationMs = 2_000;

const tabTexts = keepIn(() => sessionStorage);
const browserTexts = keepIn(() => localStorage);

function seedParts(parts: Parts, boot: BootPayload): void {
  const { manifest } = boot.active;
  parts.seed(manifest.site, boot.site);
  parts.seed(manifest.shell, boot.shell);
  const pageHash = boot.page === null ? undefined : manifest.pages[boot.page.id];
  if (pageHash !== undefined) parts.seed(pageHash, boot.page);
  const messagesHash = manifest.messages[boot.locale];
  if (messagesHash !== undefined) parts.seed(messagesHash, boot.messages);
}

/** The last release that worked here, in place of one that failed to boot twice. */
async function fallBack(boot: BootPayload, good: ActivePointer, parts: Parts): Promise<BootPayload> {
  const { manifest } = good;
  const site = await parts.json<BootPayload['site']>(manifest.site);
  const locale = manifest.messages[boot.locale] === undefined ? site.defaultLocale : boot.locale;
  const [shell, messages, styles] = await Promise.all([
    parts.json<BootPayload['shell']>(manifest.shell),
    parts.json<BootPayload['messages']>(manifest.messages[locale] ?? ''),
    createStyleLoader(document)(manifest.styles),
  ]);
  styles.commit();
  return { active: good, site, shell, page: null, locale, messages };
}

function createRegistry(
  code: PortalCode,
  runtime: () => Runtime,
  session: KeptSession,
  announcer: Announcer,
  hasAddressToken: boolean,
): MachineRegistry {
  const load = (id: string) => () =>
    code.machine(id, (api) => ({
      api,
      session,
      tabTexts,
      browserTexts,
      runtime: runtime(),
      notify: announcer.notify,
      hasAddressToken: () => hasAddressToken,
      loadMessages: (locale) => runtime().loadLocale(locale),
      needsHumanToken: () => runtime().store.get('settings.whitelabel.GEETEST3') === true,
      address: () => new URL(location.href),
      now: () => Date.now(),
    }));
  return Object.fromEntries(machineIds.map((id) => [id, load(id)]));
}

function firstScopes(session: KeptSession, hasToken: boolean, wantedTheme: string | null) {
  return {
    session: {
      state: hasToken ? 'booting' : 'visitor',
      account: tabTexts.read('account'),
      isAgent: false,
      type: null,
    },
    member: {},
    wallet: {},
    data: {},
    form: {},
    ui: {
      theme: readTheme(browserTexts, wantedTheme),
      online: navigator.onLine,
      sideMenu: 'closed',
      page: {},
      data: {},
      modal: null,
      modalParams: {},
    },
  };
}

async function applyFirstLocale(runtime: Runtime, boot: BootPayload, wanted: string | null): Promise<void> {
  const locale = wanted ?? browserTexts.read('language');
  const isOffered = boot.site.locales.some(({ code, enabled }) => enabled && code === locale);
  if (locale === null || locale === boot.locale || !isOffered) return;
  await runtime.setLocale(locale).catch((error: unknown) => runtime.report('', error));
}

function arriveAt(title: string, runtime: Runtime, announcer: Announcer): void {
  announcer.announce(runtime.translate('runtime.pageOpened', { title }));
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (target === null) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}

async function chooseBoot(boot: BootPayload, parts: Parts, guard: BootGuard): Promise<BootPayload> {
  if (boot.preview !== undefined || guard.mayBoot(boot.active.release)) return boot;
  const good = guard.lastGood();
  if (good === null || good.release === boot.active.release) return boot;
  return fallBack(boot, good, parts).catch(() => boot);
}

/** What the address and the storage say before anything is drawn. */
interface Entry {
  readonly session: KeptSession;
  /** A token came with the address: there is no account beside it yet. */
  readonly hasAddressToken: boolean;
  readonly isPreview: boolean;
  readonly basePath: string;
  /** Wishes of a preview's address. */
  readonly theme: string | null;
  readonly locale: string | null;
}

function readEntry({ preview }: BootPayload): Entry {
  const address = new URL(location.href);
  const fromAddress = takeTokenFromAddress(address);
  const session = createKeptSession(tabTexts);
  if (fromAddress !== null) {
    session.keepToken(fromAddress.token);
    history.replaceState(history.state, '', fromAddress.rest);
  }
  const isPreview = preview !== undefined;
  return {
    session,
    hasAddressToken: fromAddress !== null,
    isPreview,
    basePath: isPreview ? `/preview/${preview.token}` : '',
    theme: isPreview ? address.searchParams.get('theme') : null,
    locale: isPreview ? address.searchParams.get('locale') : null,
  };
}

interface Composed {
  readonly runtime: Runtime;
  readonly engine: Engine;
  readonly navigation: Navigation;
  readonly announcer: Announcer;
  readonly addressOf: (path: string) => string;
}

/** Hands the runtime its surroundings, its views and its machines. */
function compose(boot: BootPayload, parts: Parts, entry: Entry): Composed {
  const { session, basePath } = entry;
  const announcer = createAnnouncer(document);
  const navigation = createNavigation(window, basePath);
  const code = createPortalCode({
    getToken: session.token,
    getLocale: () => runtime.active().locale,
    getMerchant: () => boot.active.merchant,
    getRelease: () => runtime.active().pointer.release,
    onSessionLost: ({ code: reason }) =>
      runtime.machines.tell('session', 'session.lost', {
        reason: reason === 'duplicateLogin' ? 'otherDevice' : 'expired',
      }),
  });
  // Fetched beside the first view, which it does not hold up.
  code.api().catch(() => undefined);
  const host = createBrowserHost({
    basePath,
    navigation,
    announcer,
    call: async (operation, input) => (await code.api()).callOperation(operation, input),
    interpret: (screen) => void compileTemplate(screen, runtime.active().pointer.release, engine),
  });
  const runtime: Runtime = createRuntime({
    boot,
    parts,
    host,
    machines: createRegistry(code, () => runtime, session, announcer, entry.hasAddressToken),
    scopes: firstScopes(session, session.token() !== null, entry.theme),
  });
  const engine: Engine = {
    runtime,
    views: { ...componentViews, ...formViews, 'Slot:main': { view: PageOutlet as View<never> } },
    loads: createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report }),
  };
  return { runtime, engine, navigation, announcer, addressOf: host.addressOf };
}

async function startPages({ runtime, navigation, announcer }: Composed): Promise<PageController> {
  const pages = createPageController(runtime, {
    replace: (path) => navigation.goTo(path, true),
    setTitle: (title) => {
      const { name } = runtime.active().site;
      document.title = title === '' ? name : `${title} · ${name}`;
    },
    arrived: (title) => arriveAt(title, runtime, announcer),
  });
  const first = navigation.current();
  await pages.visit(first.path, first.search);
  followNavigation(navigation, pages.visit);
  return pages;
}

/** Views that no page asked for yet, so that a dialog or a tab list opens without delay. */
function fetchLaterViews({ views, loads, runtime }: Engine): void {
  const { release } = runtime.active().pointer;
  const fetchOne = (type: string): unknown => {
    const entry = views[type];
    return entry === undefined ? null : loads.obtain(entry, type, release);
  };
  // The first brings the chunk of all; without it the others need not be asked for.
  Promise.resolve(fetchOne('Modal'))
    .then(() => ['Alert', 'ConfirmDialog', 'EmptyState', 'ErrorState', 'Tabs'].forEach(fetchOne))
    .catch(() => undefined);
}

/** The first view stands: what goes on from now on may begin, and the release may prove itself. */
function settleIn(engine: Engine, guard: BootGuard, isPreview: boolean): void {
  const { runtime } = engine;
  document.documentElement.setAttribute('data-foyer-ready', '');
  performance.mark('foyer:drawn');
  fetchLaterViews(engine);
  live(runtime, isPreview).catch((error: unknown) => runtime.report('', error));
  if (isPreview) return;
  const markGood = (): void => {
    const isBroken = document.querySelector('[data-foyer-notice="broken"]') !== null;
    if (!isBroken) guard.markGood(runtime.active().pointer);
  };
  setTimeout(markGood, probationMs);
  runtime.onSwap(() => setTimeout(markGood, probationMs));
}

/** Composes the portal and draws it into `root`. */
export async function startPortal(inlined: BootPayload, root: HTMLElement): Promise<void> {
  const entry = readEntry(inlined);
  const guard = createBootGuard(browserTexts);
  const parts = createParts(browserTransport);
  seedParts(parts, inlined);
  const boot = await chooseBoot(inlined, parts, guard);
  const composed = compose(boot, parts, entry);
  const { runtime, engine, addressOf } = composed;
  followTheme(runtime.store, document.documentElement, browserTexts);
  await applyFirstLocale(runtime, boot, entry.locale);
  mirrorSession(runtime.store, () => {
    runtime.data.forget();
    runtime.data.reload();
  });
  const pages = await startPages(composed);
  createRoot(root, { onUncaughtError: (error) => runtime.report('', error) }).render(
    <PortalApp
      boot={boot}
      engine={engine}
      services={createServices(runtime, addressOf)}
      pages={pages}
      onDrawn={once(() => settleIn(engine, guard, entry.isPreview))}
    />,
  );
}

/** What goes on after the first view, in code that the first view does not wait for. */
async function live(runtime: Runtime, isPreview: boolean): Promise<void> {
  const { followConnection, followMember, startLiveUpdates } = await import('./portal-life.ts');
  followConnection(runtime);
  followMember(runtime);
  if (!isPreview) startLiveUpdates(runtime);
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
