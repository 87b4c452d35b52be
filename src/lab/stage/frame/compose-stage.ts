import { componentViews } from '../../../components/generated/views.ts';
import { formViews } from '../../../forms/generated/views.ts';
import { machineCatalog } from '../../../machines/generated/catalog.ts';
import type { CompiledScreen } from '../../../protocol/release/release.ts';
import type { MachineEntry, MachineRegistry } from '../../../runtime/core/machines.ts';
import { createRuntime, type Runtime } from '../../../runtime/core/runtime.ts';
import { resolveWith } from '../../../runtime/core/values.ts';
import type { Engine } from '../../../runtime/react/engine.ts';
import { createViewLoads } from '../../../runtime/react/load-view.ts';
import { emptyShell } from '../../frames/empty-shell.ts';
import { visitorScopes } from '../../frames/first-scopes.ts';
import { createRecordingHost, type EffectName } from '../../frames/recording-host.ts';
import { createSimulation } from '../../simulation.ts';
import type { FlowMirror } from '../flow-mirror.ts';
import type { StageScreen } from '../stage-messages.ts';
import type { LiveRelease } from './live-release.ts';

/** Starts another flow of the same screen: a real one, whose calls stay unanswered. */
function startAlone(id: string): MachineEntry {
  const simulation = createSimulation({ machine: id });
  // A simulated actor has more events than the runtime's face of one.
  return { contract: simulation.contract, start: () => simulation.actor };
}
function createRegistry(mirror: FlowMirror): MachineRegistry {
  const open = (id: string, contract: MachineEntry['contract']) => (): MachineEntry =>
    mirror.face()?.machine === id ? mirror.entry(contract) : startAlone(id);
  return Object.fromEntries(
    Object.entries(machineCatalog).map(([id, { contract }]) => [id, open(id, contract)]),
  );
}

/** The portal's runtime with the portal's views, and the lab's flow in place of one that it starts itself. */
export function composeStage(
  live: LiveRelease,
  mirror: FlowMirror,
  effect: (name: EffectName, detail: string) => void,
): Engine {
  const { pointer, site, messages, parts } = live;
  const host = createRecordingHost(effect, () => engine);
  const runtime = createRuntime({
    boot: {
      active: pointer,
      site,
      shell: emptyShell,
      page: null,
      locale: site.defaultLocale,
      messages,
    },
    parts,
    machines: createRegistry(mirror),
    host,
    scopes: visitorScopes,
  });
  const engine: Engine = {
    runtime,
    views: { ...componentViews, ...formViews },
    loads: createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report }),
  };
  return engine;
}

/** Pages and modals that use a flow, with what they would start it with now. */
export function listScreens(screens: readonly CompiledScreen[], runtime: Runtime): readonly StageScreen[] {
  return screens.flatMap(({ kind, id, machines }) => {
    if (kind === 'shell') return [];
    return Object.entries(machines).map(([key, { use, input }]): StageScreen => ({
      kind,
      id,
      machine: use,
      key,
      input: resolveWith(input, runtime.scope, runtime.translate),
    }));
  });
}
