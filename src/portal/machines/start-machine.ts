import { createActor } from 'xstate';
import { assembleMachine, type World } from '../../machines/assemble.ts';
import type { MachineCatalog } from '../../machines/catalog-entry.ts';
import { systemClock } from '../../machines/clock.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { ActorLike, MachineEntry } from '../../runtime/core/machines.ts';
import { createMachineEffects, type EffectNeeds } from './effects.ts';
import { createServices, type ServiceNeeds } from './services.ts';

export { loadFlow } from '../../machines/load-flow.ts';

export type WiringNeeds = EffectNeeds & ServiceNeeds;

/** Input that the layout does not give, because only the portal knows it. */
function addInput(id: string, input: JsonObject, needs: WiringNeeds): JsonObject {
  if (id !== 'language') return input;
  const { site, locale } = needs.runtime.active();
  const codes = site.locales.filter(({ enabled }) => enabled).map(({ code }) => code);
  return { code: locale, codes, ...input };
}

/** Wires a machine to the member API and to the portal; `catalog` has it and those that it starts. */
export function wireMachine(id: string, catalog: MachineCatalog, needs: WiringNeeds): MachineEntry {
  const catalogued = catalog[id];
  if (catalogued === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const world: World = {
    services: createServices(needs),
    effects: createMachineEffects(needs),
    clock: systemClock,
    report: (error) => needs.runtime.report(`machine:${id}`, error),
  };
  return {
    contract: catalogued.contract,
    start: (input) => {
      const actor = createActor(assembleMachine(id, world, catalog), { input: addInput(id, input, needs) });
      actor.start();
      return actor as unknown as ActorLike;
    },
  };
}
