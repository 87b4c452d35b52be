import type { ReactElement } from 'react';
import type { JsonObject } from '../../src/protocol/json.ts';
import type { BootPayload, CompiledScreen } from '../../src/protocol/release.ts';
import { systemClock } from '../../src/runtime/core/clock.ts';
import { createParts } from '../../src/runtime/core/parts.ts';
import type { RuntimeHost } from '../../src/runtime/core/runtime-host.ts';
import { createRuntime, type Runtime } from '../../src/runtime/core/runtime.ts';
import { createServices } from '../../src/runtime/react/services.ts';
import { RuntimeProvider, ScreenView } from '../../src/runtime/react/screen-view.tsx';
import { compileTemplate } from '../../src/runtime/react/template.tsx';
import { createViewLoads } from '../../src/runtime/react/load-view.ts';
import type { Engine } from '../../src/runtime/react/engine.ts';

const refuse = (what: string) => (): Promise<never> =>
  Promise.reject(new Error(`the bench has no network: ${what}`));
const ignore = (): void => undefined;

const makeBoot = (messages: JsonObject): BootPayload => ({
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
      forms: {},
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

/**
 * A page in a runtime of its own. `data` is what its sources would have answered: it is at hand, as
 * it is for those who write React by hand.
 */
export const makePage = (
  screen: CompiledScreen | undefined,
  messages: JsonObject,
  data: JsonObject,
): { readonly runtime: Runtime; readonly element: ReactElement } => {
  if (screen === undefined) throw new Error('expects a compiled page, got none');
  const host: RuntimeHost = {
    clock: systemClock,
    visibility: { isVisible: () => true, subscribe: () => ignore },
    call: refuse('call'),
    goTo: ignore,
    addressOf: (path) => path,
    openExternal: ignore,
    track: ignore,
    focus: ignore,
    announce: ignore,
    deliverReport: ({ nodeId, message }) => console.error(`${nodeId}: ${message}`),
    loadStyles: refuse('styles'),
    keepFocus: () => ignore,
    applyLocale: ignore,
    interpret: (other) => void compileTemplate(other, 'check', engine),
  };
  const parts = createParts({
    fetchText: refuse('part'),
    importModule: refuse('module'),
    digest: () => Promise.resolve(null),
  });
  const runtime = createRuntime({ boot: makeBoot(messages), parts, host, machines: {}, scopes: { data } });
  const engine: Engine = {
    runtime,
    views: {},
    loads: createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report }),
  };
  runtime.showPage({ ...screen, data: {} });
  const services = createServices(runtime, (path) => path);
  return {
    runtime,
    element: (
      <RuntimeProvider engine={engine} services={services}>
        <ScreenView kind="page" failed={<p>failed</p>} />
      </RuntimeProvider>
    ),
  };
};
