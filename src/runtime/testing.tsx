import { act, type ReactElement, type ReactNode } from 'react';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import type {
  ActivePointer,
  BootPayload,
  CompiledScreen,
  CompiledSite,
} from '../protocol/release/release.ts';
import type { Clock } from './core/clock.ts';
import type { LoadedForm } from './core/assemble-form.ts';
import type { MachineRegistry } from './core/machines.ts';
import { createPartStore } from './core/part-store.ts';
import type { Report } from './core/reports.ts';
import type { RuntimeHost } from './core/runtime-host.ts';
import { createRuntime, type Runtime } from './core/runtime.ts';
import type { Engine } from './react/engine.ts';
import { createViewLoads } from './react/load-view.ts';
import { createServices } from './react/services.ts';
import { RuntimeProvider, ScreenView } from './react/screen-view.tsx';
import { compileTemplate } from './react/template.tsx';
import { VirtualRows } from './react/virtual-rows.tsx';
import { windowRows, type View, type ViewRegistry } from './view.ts';

export interface TestRuntimeOptions {
  /** The page to show; without it only `wrap` is of use. */
  readonly screen?: CompiledScreen;
  readonly shell?: CompiledScreen;
  readonly scopes?: JsonObject;
  /** Key → text; `{{name}}` is filled. */
  readonly messages?: JsonObject;
  readonly forms?: Readonly<Record<string, LoadedForm>>;
  readonly views?: ViewRegistry;
  readonly machines?: MachineRegistry;
  readonly site?: Partial<CompiledSite>;
  readonly call?: (operation: string, input: JsonObject) => Promise<Json>;
  readonly clock?: Clock;
  /** Parts by hash, for swaps, modals and further locales. */
  readonly parts?: Readonly<Record<string, unknown>>;
  /** Answers for a part that is not in `parts`; by default there is none. */
  readonly fetchPart?: (hash: string) => Promise<string>;
  readonly modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly pointer?: ActivePointer;
}
export interface TestRuntime {
  readonly runtime: Runtime;
  readonly engine: Engine;
  /** What the runtime asked of its surroundings, in order: `['goTo', '/x']`, … */
  readonly asked: readonly (readonly [string, ...unknown[]])[];
  readonly reports: readonly Report[];
  /** How often each node rendered. */
  readonly renders: Readonly<Record<string, number>>;
  /** The page in its runtime. */
  readonly page: ReactElement;
  /** Anything else in the runtime, for a view on its own. */
  wrap(children: ReactNode): ReactElement;
  /** Changes a scope and lets React follow. */
  readonly set: (path: string, value: Json) => void;
}

const emptyScreen: CompiledScreen = {
  kind: 'shell',
  id: 'shell',
  data: {},
  machines: {},
  forms: [],
  nodes: [{ id: 'root', type: 'Box', version: 1, tag: 'div', container: true }],
  root: 0,
};

const testSite: CompiledSite = {
  name: 'Test',
  routes: [{ id: 'home', path: '/', page: 'home' }],
  locales: [
    { code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true },
    { code: 'AR', bcp47: 'ar', dir: 'rtl', nativeName: 'العربية', enabled: true },
  ],
  defaultLocale: 'EN',
  externalHosts: [],
  settings: {},
};

/** A pointer to a release whose parts are named by hand. */
export function fakePointer(
  release: string,
  manifest: Partial<ActivePointer['manifest']> = {},
): ActivePointer {
  return {
    merchant: 'demo',
    revision: 1,
    release,
    manifest: {
      format: 1,
      site: `${release}-site`,
      shell: `${release}-shell`,
      pages: {},
      modals: {},
      forms: {},
      messages: { EN: `${release}-en` },
      styles: `${release}-styles`,
      ...manifest,
    },
  };
}

function createFakeHost(
  options: TestRuntimeOptions,
  asked: [string, ...unknown[]][],
  reports: Report[],
  interpret: RuntimeHost['interpret'],
): RuntimeHost {
  const note =
    (name: string) =>
    (...args: unknown[]): void =>
      void asked.push([name, ...args]);
  return {
    clock: options.clock ?? { now: () => 0, after: () => () => undefined },
    visibility: { isVisible: () => true, subscribe: () => () => undefined },
    call: options.call ?? ((operation) => Promise.reject(new Error(`no fake answer for ${operation}`))),
    loadOperators: () => import('./core/late-operators.ts'),
    goTo: note('goTo'),
    addressOf: (path) => path,
    openExternal: note('openExternal'),
    track: note('track'),
    focus: note('focus'),
    announce: note('announce'),
    announceFailure: note('sayFailure'),
    nameFailure: () => Promise.resolve('error.unknown'),
    deliverReport: (report) => void reports.push(report),
    loadStyles: (hash) =>
      Promise.resolve({ commit: () => note('styles.commit')(hash), drop: () => note('styles.drop')(hash) }),
    keepFocus: () => () => undefined,
    applyLocale: note('applyLocale'),
    interpret,
  };
}

/** Runs `work` in `act`, whether or not the test runner has set `IS_REACT_ACT_ENVIRONMENT`. */
function actNow(work: () => void): void {
  const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = world.IS_REACT_ACT_ENVIRONMENT ?? false;
  world.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    act(work);
  } finally {
    world.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** A runtime with everything around it faked, for tests of components, forms and the runtime itself. */
export function createTestRuntime(options: TestRuntimeOptions = {}): TestRuntime {
  const asked: [string, ...unknown[]][] = [];
  const reports: Report[] = [];
  const renders: Record<string, number> = {};
  const parts = createPartStore({
    fetchText: options.fetchPart ?? ((hash) => Promise.reject(new Error(`no fake part ${hash}`))),
    importModule: (hash) =>
      options.modules?.[hash] === undefined
        ? Promise.reject(new Error(`no fake module ${hash}`))
        : Promise.resolve(options.modules[hash]),
    digest: () => Promise.resolve(null),
  });
  for (const [hash, part] of Object.entries(options.parts ?? {})) parts.seed(hash, part);
  const boot: BootPayload = {
    active: options.pointer ?? fakePointer('r1'),
    site: { ...testSite, ...options.site },
    shell: options.shell ?? emptyScreen,
    page: options.screen ?? null,
    locale: 'EN',
    messages: options.messages ?? {},
  };
  const host = createFakeHost(
    options,
    asked,
    reports,
    (screen) => void compileTemplate(screen, 'check', engine),
  );
  const base = createRuntime({
    boot,
    parts,
    host,
    machines: options.machines ?? {},
    ...(options.scopes === undefined ? {} : { scopes: options.scopes }),
  });
  const { forms } = options;
  const runtime: Runtime =
    forms === undefined ? base : { ...base, getForm: (id) => forms[id] ?? base.getForm(id) };
  const engine: Engine = {
    runtime,
    // A registry knows no properties: each view reads its own.
    views: { [windowRows]: { view: VirtualRows as unknown as View<never> }, ...options.views },
    loads: createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report }),
    onRender: (nodeId) => {
      renders[nodeId] = (renders[nodeId] ?? 0) + 1;
    },
  };
  if (options.screen !== undefined) runtime.showPage(options.screen);
  const services = createServices(runtime, (path) => path);
  const wrap = (children: ReactNode): ReactElement => (
    <RuntimeProvider engine={engine} services={services}>
      {children}
    </RuntimeProvider>
  );
  return {
    runtime,
    engine,
    asked,
    reports,
    renders,
    page: wrap(<ScreenView kind="page" failed={<p>failed</p>} />),
    wrap,
    set: (path, value) => actNow(() => runtime.store.set(path, value)),
  };
}
