import { createActor } from 'xstate';
import { assembleMachine, type ActorEnvironment } from '../../machines/assemble-machine.ts';
import type { MachineCatalog } from '../../machines/catalog-entry.ts';
import { systemClock } from '../../machines/clock.ts';
import type { Api } from '../../api/create-api.ts';
import { loadFlow } from '../../machines/load-flow.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { MachineEntry } from '../../runtime/core/machines.ts';
import { readAttempt } from './kept-attempt.ts';
import { languageArea } from './areas/language.ts';
import { sessionArea } from './areas/session.ts';
import { showFailedFlow } from './failed-flow.ts';
import { createWordsFollower } from './follow-words.ts';
import { areaLoaders, flowAreas } from './generated/areas.ts';
import { createWiringNeeds, type PortalServices } from './portal-needs.ts';
import type { Area, WiringNeeds } from './wiring-needs.ts';

/**
 * Loads a flow and what the portal has for it, and gives what wires both to the API. Where the code cannot be had,
 * the person is shown so, and it rejects.
 */
export async function prepareMachine(
  id: string,
  atHand: () => PortalServices,
): Promise<(api: Api) => MachineEntry> {
  try {
    const [catalog, areas] = await Promise.all([loadFlow(id), loadAreas(id)]);
    return (api) => wireMachine({ id, catalog, areas }, createWiringNeeds(atHand(), api));
  } catch (error) {
    showFailedFlow(id, atHand());
    throw error;
  }
}

/** What the portal has for a flow beyond session and language. Rejects where the code cannot be had. */
export function loadAreas(id: string): Promise<readonly Area[]> {
  const named = Object.hasOwn(flowAreas, id) ? (flowAreas[id] ?? []) : [];
  return Promise.all(named.map((area) => areaLoaders[area]()));
}

/** Input that the layout does not give, because only the portal knows it. */
function addInput(id: string, input: JsonObject, needs: WiringNeeds): JsonObject {
  if (id === 'session') return { isExpected: needs.session.isLikely(), ...input };
  if (id === 'stepUp') return { ticket: '', options: [], ...needs.oneTimeStore.take('stepUp'), ...input };
  if (id === 'onBreak')
    return { until: '', ticket: '', onRequest: false, ...needs.oneTimeStore.take('onBreak'), ...input };
  if (id === 'registration') return { resumed: readAttempt(needs.tabTexts, needs.now()), ...input };
  if (id === 'resetPassword') return { link: needs.takeFragment(), ...input };
  if (id !== 'language') return input;
  const { site, locale } = needs.runtime.active();
  const codes = site.locales.filter(({ enabled }) => enabled).map(({ code }) => code);
  return { code: locale, codes, ...input };
}

interface Wiring {
  readonly id: string;
  /** The flow and those that it starts. */
  readonly catalog: MachineCatalog;
  /** What they call besides session and language. */
  readonly areas: readonly Area[];
}

/** What flows of these areas reach outside of themselves. */
export function createActorEnvironment(
  areas: readonly Area[],
  needs: WiringNeeds,
): Omit<ActorEnvironment, 'report'> {
  const all = [sessionArea, languageArea, ...areas];
  return {
    services: Object.assign(
      {},
      ...all.map(({ services }) => services?.(needs)),
    ) as ActorEnvironment['services'],
    effects: Object.assign({}, ...all.map(({ effects }) => effects?.(needs))) as ActorEnvironment['effects'],
    clock: systemClock,
  };
}

/** Wires a machine to the member API and to the portal. */
function wireMachine({ id, catalog, areas }: Wiring, needs: WiringNeeds): MachineEntry {
  const catalogued = catalog[id];
  if (catalogued === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const world: ActorEnvironment = {
    ...createActorEnvironment(areas, needs),
    report: (error) => needs.runtime.report(`machine:${id}`, error),
  };
  return {
    contract: catalogued.contract,
    start: (input) => {
      const words = createWordsFollower(catalogued.contract, world.services, needs.runtime.store);
      const machine = assembleMachine(id, { ...world, services: words.services }, catalog);
      const actor = createActor(machine, { input: addInput(id, input, needs) });
      words.follow(actor);
      actor.start();
      // An actor of any machine has the face that the runtime needs; XState's type is by machine.
      return actor;
    },
  };
}
