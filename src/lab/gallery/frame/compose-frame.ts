import { componentViews } from '../../../components/generated/views.ts';
import { formViews } from '../../../forms/generated/views.ts';
import type { PartStore } from '../../../runtime/core/part-store.ts';
import { createRuntime, type Runtime } from '../../../runtime/core/runtime.ts';
import type { Engine } from '../../../runtime/react/engine.ts';
import { createViewLoads } from '../../../runtime/react/load-view.ts';
import { emptyShell } from '../../frames/empty-shell.ts';
import { visitorScopes } from '../../frames/first-scopes.ts';
import { createRecordingHost, type EffectName } from '../../frames/recording-host.ts';
import type { GalleryEvent } from '../frame-messages.ts';
import { loadListeningViews } from './listening-views.tsx';
import type { PackedRelease } from './packed-release.ts';

type Tell = (happening: GalleryEvent) => void;

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
export async function composeFrame(packed: PackedRelease, parts: PartStore, tell: Tell): Promise<Engine> {
  const { release, manifest, site } = packed;
  const views = await loadListeningViews(
    { ...componentViews, ...formViews },
    (component, node, event, payload) => tell({ kind: 'event', component, node, event, payload }),
  );
  const effect = (name: EffectName, detail: string): void => tell({ kind: 'effect', effect: name, detail });
  const host = createRecordingHost(effect, () => engine);
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
    scopes: visitorScopes,
  });
  const engine: Engine = {
    runtime: withHearing(runtime, tell),
    views,
    loads: createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report }),
  };
  return engine;
}
