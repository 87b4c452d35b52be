import { componentViews } from '../../../components/views.ts';
import { formViews } from '../../../forms/views.ts';
import type { JsonObject } from '../../../protocol/json.ts';
import { systemClock } from '../../../runtime/core/clock.ts';
import type { Parts } from '../../../runtime/core/parts.ts';
import type { RuntimeHost } from '../../../runtime/core/runtime-host.ts';
import { createRuntime, type Runtime } from '../../../runtime/core/runtime.ts';
import type { Engine } from '../../../runtime/react/engine.ts';
import { createViewLoads } from '../../../runtime/react/load-view.ts';
import { compileTemplate } from '../../../runtime/react/template.tsx';
import type { EffectName, Happening } from '../frame-messages.ts';
import { loadListeningViews } from './listening-views.tsx';
import { emptyShell, type PackedRelease } from './packed-release.ts';

type Tell = (happening: Happening) => void;

/** A place where examples may do what they want: it is told, not done. */
function createHost(effect: (name: EffectName, detail: string) => void, engine: () => Engine): RuntimeHost {
  const nothing = (): void => undefined;
  return {
    clock: systemClock,
    visibility: { isVisible: () => true, subscribe: () => nothing },
    call: (operation) => {
      effect('call', operation);
      return Promise.reject(new Error('The gallery has no member API.'));
    },
    goTo: (path) => effect('navigate', path),
    addressOf: (path) => path,
    openExternal: (url) => effect('external', url.href),
    track: (event, payload) => effect('track', `${event} ${JSON.stringify(payload)}`),
    focus: (node) => {
      const target = document.querySelector<HTMLElement>(`[data-node="${CSS.escape(node)}"]`);
      target?.focus();
    },
    announce: (text) => effect('announce', text),
    deliverReport: ({ nodeId, message }) => effect('report', `${nodeId} ${message}`.trim()),
    loadStyles: () => Promise.resolve({ commit: nothing, drop: nothing }),
    keepFocus: () => nothing,
    applyLocale: (bcp47, direction) => {
      document.documentElement.lang = bcp47;
      document.documentElement.dir = direction;
    },
    interpret: (screen) => void compileTemplate(screen, engine().runtime.active().pointer.release, engine()),
  };
}
const firstScopes: JsonObject = {
  session: { state: 'visitor', account: null, isAgent: false, type: null },
  member: {},
  wallet: {},
  data: {},
  form: {},
  ui: { theme: 'light', online: true, sideMenu: 'closed', page: {}, data: {}, modal: null, modalParams: {} },
};

/** Elements of the page have no view to listen to: their events are heard where their actions run. */
function withHearing(runtime: Runtime, tell: Tell): Runtime {
  const run: Runtime['run'] = (actions, scope, nodeId) => {
    const node = runtime.screens.get('page')?.screen.nodes.find(({ id }) => id === nodeId);
    const event = Object.entries(node?.on ?? {}).find(([, list]) => list === actions)?.[0];
    if (node?.tag !== undefined && event !== undefined) {
      tell({ kind: 'event', component: node.type, node: nodeId, event, payload: {} });
    }
    return runtime.run(actions, scope, nodeId);
  };
  return { ...runtime, run };
}

/** The portal's runtime with the portal's views, around examples instead of a site. */
export async function composeFrame(packed: PackedRelease, parts: Parts, tell: Tell): Promise<Engine> {
  const { release, manifest, site } = packed;
  const views = await loadListeningViews(
    { ...componentViews, ...formViews },
    (component, node, event, payload) => tell({ kind: 'event', component, node, event, payload }),
  );
  const effect = (name: EffectName, detail: string): void => tell({ kind: 'effect', effect: name, detail });
  const host = createHost(effect, () => engine);
  const runtime = createRuntime({
    boot: {
      active: { merchant: 'gallery', revision: 0, release, manifest },
      site,
      shell: emptyShell,
      page: null,
      locale: site.defaultLocale,
      messages: parts.peek(manifest.messages[site.defaultLocale] ?? '') ?? {},
    },
    parts,
    machines: {},
    host,
    scopes: firstScopes,
  });
  const engine: Engine = {
    runtime: withHearing(runtime, tell),
    views,
    loads: createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report }),
  };
  return engine;
}
