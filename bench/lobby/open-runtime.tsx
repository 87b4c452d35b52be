import type { ReactElement } from 'react';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { BootPayload, CompiledForm, CompiledScreen } from '../../src/protocol/release/release.ts';
import { systemClock } from '../../src/runtime/core/clock.ts';
import { createPartStore } from '../../src/runtime/core/part-store.ts';
import type { RuntimeHost } from '../../src/runtime/core/runtime-host.ts';
import { createRuntime, type Runtime } from '../../src/runtime/core/runtime.ts';
import { createServices } from '../../src/runtime/react/services.ts';
import { RuntimeProvider, ScreenView } from '../../src/runtime/react/screen-view.tsx';
import { compileTemplate } from '../../src/runtime/react/template.tsx';
import { createViewLoads } from '../../src/runtime/react/load-view.ts';
import type { Engine } from '../../src/runtime/react/engine.ts';
import type { ViewRegistry } from '../../src/runtime/view.ts';

type BenchForms = Readonly<
  Record<string, { readonly form: CompiledForm; readonly validator: Readonly<Record<string, unknown>> }>
>;

const refuse = (what: string) => (): Promise<never> =>
  Promise.reject(new Error(`the bench has no network: ${what}`));
const ignore = (): void => undefined;

const makeBoot = (messages: JsonObject, forms: BenchForms): BootPayload => ({
  active: {
    merchant: 'bench',
    revision: 1,
    release: 'bench',
    manifest: {
      format: 1,
      site: '',
      shell: '',
      pages: {},
      modals: {},
      forms: Object.fromEntries(Object.keys(forms).map((id) => [id, { form: id, validator: id }])),
      messages: {},
      styles: '',
    },
  },
  site: {
    name: 'Bench',
    routes: [],
    locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
    defaultLocale: 'EN',
    externalHosts: [],
    settings: {},
  },
  shell: {
    kind: 'shell',
    id: 'shell',
    data: {},
    machines: {},
    forms: [],
    nodes: [{ id: 'root', type: 'Box', version: 1, tag: 'div', container: true }],
    root: 0,
  },
  page: null,
  locale: 'EN',
  messages,
});

export interface BenchPage {
  readonly runtime: Runtime;
  readonly element: ReactElement;
  /** When the forms are there. */
  readonly ready: Promise<void>;
}

/**
 * A page in a separate runtime. `data` is what its sources would have answered: it is available immediately, as
 * it is for those who write React by hand.
 */
export const makePage = (
  screen: CompiledScreen | undefined,
  messages: JsonObject,
  data: JsonObject,
  { views = {}, forms = {} }: { readonly views?: ViewRegistry; readonly forms?: BenchForms } = {},
): BenchPage => {
  if (screen === undefined) throw new Error('expects a compiled page, got none');
  const host: RuntimeHost = {
    clock: systemClock,
    visibility: { isVisible: () => true, subscribe: () => ignore },
    call: refuse('call'),
    loadOperators: () => new Promise(() => undefined),
    goTo: ignore,
    addressOf: (path) => path,
    openExternal: ignore,
    track: ignore,
    focus: ignore,
    announce: ignore,
    announceFailure: ignore,
    nameFailure: () => Promise.resolve('error.unknown'),
    deliverReport: ({ nodeId, message }) => console.error(`${nodeId}: ${message}`),
    loadStyles: refuse('styles'),
    keepFocus: () => ignore,
    applyLocale: ignore,
    interpret: (other) => void compileTemplate(other, 'check', engine),
  };
  const parts = createPartStore({
    fetchText: refuse('part'),
    importModule: (hash) => Promise.resolve(forms[hash]?.validator ?? {}),
    digest: () => Promise.resolve(null),
  });
  for (const [id, { form }] of Object.entries(forms)) parts.seed(id, form);
  const runtime = createRuntime({
    boot: makeBoot(messages, forms),
    parts,
    host,
    machines: {},
    scopes: { data },
  });
  const engine: Engine = {
    runtime,
    views,
    loads: createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report }),
  };
  runtime.showPage({ ...screen, data: {} });
  const services = createServices(runtime, (path) => path);
  const waitForForms = async (): Promise<void> => {
    for (let turn = 0; Object.keys(forms).some((id) => runtime.getForm(id) === null); turn += 1) {
      if (turn > 20) throw new Error('expects the forms of the bench to be there at once, they are not');
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return {
    runtime,
    ready: waitForForms(),
    element: (
      <RuntimeProvider engine={engine} services={services}>
        <ScreenView kind="page" failed={<p>failed</p>} />
      </RuntimeProvider>
    ),
  };
};
