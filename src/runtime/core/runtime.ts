import type { JsonObject } from '../../protocol/json/json.ts';
import type { BootPayload, CompiledAction, CompiledScreen } from '../../protocol/release/release.ts';
import { openingModal } from '../../protocol/release/release.ts';
import { runActions, type Effects } from './actions.ts';
import { loadMessages, loadScreen, type Bundle } from './bundle.ts';
import { createDataSources, type DataSources } from './data.ts';
import type { LoadedForm } from './assemble-form.ts';
import { createMachines, type MachineRegistry, type Machines } from './machines.ts';
import { createMessages, type Messages } from './messages.ts';
import type { PartStore } from './part-store.ts';
import { createReporter, describeError, isLostConnection } from './reports.ts';
import { requestOperators } from './request-operators.ts';
import { buildPath } from './routes.ts';
import {
  applyBundle,
  applyChrome,
  redrawTexts,
  showCover,
  showModal,
  showPage,
  type Core,
} from './runtime-core.ts';
import type { RuntimeHost } from './runtime-host.ts';
import type { Scope } from './scope.ts';
import { createScreens, type Screens } from './screens.ts';
import { createStore, type Store } from './store.ts';
import { createSwapper, type Swapper } from './swap.ts';
import { resolveWith } from './values.ts';

export interface RuntimeOptions {
  readonly boot: BootPayload;
  readonly parts: PartStore;
  readonly machines: MachineRegistry;
  readonly host: RuntimeHost;
  /** First values of the scopes that are not the release's own: `session`, `ui.theme`, … */
  readonly scopes?: JsonObject;
}

/** Keeps the screens of one merchant's site alive: scopes, machines, data, texts, releases. */
export interface Runtime extends Swapper {
  readonly store: Store;
  readonly scope: Scope;
  readonly screens: Screens;
  readonly machines: Machines;
  readonly data: DataSources;
  readonly effects: Effects;
  readonly active: () => Bundle;
  readonly translate: (key: string, args?: JsonObject) => string;
  /** Loads i18next once a text needs it. */
  readonly texts: Pick<Messages, 'loadLibrary' | 'needsLibrary'>;
  /** Runs a node's actions in order; false when one of them failed. The failure is announced and reported. */
  run(actions: readonly CompiledAction[], scope: Scope, nodeId: string): Promise<boolean>;
  readonly report: (nodeId: string, error: unknown) => void;
  readonly getForm: (id: string) => LoadedForm | null;
  /** Loads a page of the active release; null where there is none of that id. */
  loadPage(id: string): Promise<CompiledScreen | null>;
  showPage(page: CompiledScreen | null): void;
  /** Covers everything with a page, or removes the cover; screens below keep their state and typed values. */
  showCover(page: CompiledScreen | null): void;
  /** Fetches a modal in advance, so that opening it is immediate. */
  loadModal(id: string): Promise<CompiledScreen | null>;
  /** Opens a modal in place of the one that is open. Rejects where the site has none of that id. */
  openModal(id: string, params?: JsonObject): Promise<void>;
  closeModal(): void;
  /** Changes language without losing what was typed. Rejects where the release lacks the locale. */
  setLocale(code: string): Promise<void>;
  /** Fetches the texts that the first view came without. Rejects where they do not come; another call tries again. */
  completeTexts(): Promise<void>;
  /** Fetches the texts of a locale in advance, so that changing to it is immediate. */
  loadLocale(code: string): Promise<void>;
}

function firstBundle(boot: BootPayload): Bundle {
  return {
    pointer: boot.active,
    site: boot.site,
    shell: boot.shell,
    page: null,
    modal: null,
    locale: boot.locale,
    messages: boot.messages,
    hasFirstTexts: boot.hasFirstTexts,
    forms: {},
  };
}

/** A page or modal, with its texts where the first view came without them. */
async function loadWithTexts(
  core: Core,
  kind: 'pages' | 'modals',
  id: string,
): Promise<CompiledScreen | null> {
  // Without them the screen is still of use; each text that it lacks asks for them again.
  const texts = id === openingModal ? undefined : completeTexts(core).catch(() => undefined);
  const screen = await loadScreen(core.parts, core.active.pointer.manifest, kind, id);
  await texts;
  return screen;
}

async function completeTexts(core: Core): Promise<void> {
  const { pointer, locale, hasFirstTexts } = core.active;
  if (hasFirstTexts !== true) return;
  const messages = await loadMessages(core.parts, pointer.manifest, locale);
  // All texts may have come with another language or release meanwhile.
  if (core.active.hasFirstTexts === true)
    applyBundle(core, { ...core.active, messages, hasFirstTexts: false });
}

function createLoads(
  core: Core,
  firstPage: string | undefined,
): Pick<Runtime, 'loadPage' | 'loadModal' | 'completeTexts'> {
  return {
    // The texts of the page that came with the program came too.
    loadPage: (id) =>
      id === firstPage
        ? loadScreen(core.parts, core.active.pointer.manifest, 'pages', id)
        : loadWithTexts(core, 'pages', id),
    loadModal: (id) => loadWithTexts(core, 'modals', id),
    completeTexts: () => completeTexts(core),
  };
}

/** Opens modals one at a time; the last asked for wins. */
function createModals(core: Core): Pick<Runtime, 'openModal' | 'closeModal'> {
  let turn = 0;
  return {
    openModal: async (id, params = {}) => {
      const mine = (turn += 1);
      const modal = await loadWithTexts(core, 'modals', id);
      if (modal === null) throw new Error(`expects a modal of the site, got ${id}`);
      if (mine !== turn) return;
      core.host.interpret(modal);
      showModal(core, modal, params);
    },
    closeModal: () => {
      turn += 1;
      if (core.active.modal !== null) showModal(core, null, {});
    },
  };
}

function createEffects(
  core: Core,
  machines: Machines,
  data: DataSources,
  modals: Pick<Runtime, 'openModal' | 'closeModal'>,
): Effects {
  const { host, store } = core;
  return {
    translate: core.messages.translate,
    send: machines.send,
    goTo: (path) => host.goTo(path),
    navigate: (routeId, params, query) =>
      host.goTo(buildPath(core.active.site.routes, routeId, params, query)),
    open: (modal, params) => {
      modals.openModal(modal, params).catch((error: unknown) => core.report('', error));
    },
    openModal: modals.openModal,
    close: modals.closeModal,
    call: host.call,
    write: (path, value) => {
      store.set(path, value);
      data.retry(path);
    },
    writeData: (name, value, operation, input) => data.accept(name, operation, input, value),
    track: host.track,
    focus: host.focus,
    announce: host.announce,
    openExternal: host.openExternal,
    externalHosts: () => core.active.site.externalHosts,
  };
}

/** Reports with what was on the screen at the time. Reports count against a release. */
function reportAs(host: RuntimeOptions['host'], active: () => Core['active']): Core['report'] {
  const reporter = createReporter((report) => host.deliverReport(report));
  return (nodeId, error) => {
    if (isLostConnection(error)) return;
    const { page, pointer } = active();
    reporter.report({
      page: page?.id ?? '',
      release: pointer.release,
      nodeId,
      message: describeError(error),
    });
  };
}

/** Fetching the texts of a language, and changing over to it. */
function createLocales(core: Core, data: DataSources): Pick<Runtime, 'loadLocale' | 'setLocale'> {
  const load = (code: string) => loadMessages(core.parts, core.active.pointer.manifest, code);
  return {
    loadLocale: async (code) => {
      await load(code);
    },
    setLocale: async (code) => {
      const texts = await load(code);
      const isOther = code !== core.active.locale;
      applyBundle(core, { ...core.active, locale: code, messages: texts, hasFirstTexts: false });
      if (!isOther) return;
      // Answers have words in them too.
      data.forget();
      data.reload();
    },
  };
}

function createReportingMessages(report: Core['report'], core: () => Core): Core['messages'] {
  return createMessages({
    // The next text that is needed asks for them again.
    needed: () => void completeTexts(core()).catch(() => undefined),
    missing: (key) => report('', new Error(`message ${key} is missing`)),
    arrived: () => redrawTexts(core()),
    fail: (error) => report('', error),
  });
}

export function createRuntime(options: RuntimeOptions): Runtime {
  const { boot, parts, host } = options;
  const store = createStore(options.scopes ?? {});
  const report = reportAs(host, () => core.active);
  const messages = createReportingMessages(report, () => core);
  const { translate } = messages;
  const machines = createMachines(store, options.machines, (id, error) => report(`machine:${id}`, error));
  const applyLate = requestOperators(host, store, (error) => report('', error));
  const scope: Scope = { read: store.get, isIn: machines.isIn, canSend: machines.canSend, applyLate };
  const data = createDataSources({
    ...host,
    store,
    scope,
    translate,
    fail: (name, error) => report(`data:${name}`, error),
  });
  const screens = createScreens({
    machines,
    data,
    resolveInput: (input) => resolveWith(input, scope, translate),
    batch: store.batch,
  });
  const core: Core = {
    parts,
    host,
    store,
    screens,
    messages,
    report,
    isMoneyStep: machines.isMoneyStep,
    active: firstBundle(boot),
  };
  const modals = createModals(core);
  const effects = createEffects(core, machines, data, modals);

  applyBundle(core, core.active);
  store.merge('ui', { modal: null, modalParams: {} });
  applyChrome(core);
  screens.show('shell', { screen: boot.shell, release: boot.active.release });
  return {
    store,
    scope,
    screens,
    machines,
    data,
    effects,
    active: () => core.active,
    translate,
    texts: messages,
    run: (actions, context, nodeId) =>
      runActions(actions, context, effects, (error) => {
        report(nodeId, error);
        host.announceFailure(error);
      }),
    report,
    getForm: (id) => core.active.forms[id] ?? null,
    ...createLoads(core, boot.page?.id),
    showPage: (page) => showPage(core, page),
    showCover: (page) => showCover(core, page),
    ...modals,
    ...createLocales(core, data),
    ...createSwapper(core),
  };
}
