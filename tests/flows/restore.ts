import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { Move } from '../../src/lab/move.ts';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';
import type { Catalog } from './explore.ts';
import { listMoves } from './moves.ts';

interface Run {
  readonly machine: string;
  readonly input: JsonObject;
  readonly trace: readonly Move[];
}
function replay({ machine, input, trace }: Run, catalog: Catalog): Simulation {
  const simulation = createSimulation({ machine, input }, catalog);
  for (const move of trace) simulation.play(move);
  return simulation;
}
/** All that can be told of a running flow from outside. */
function describe(simulation: Simulation): string {
  return JSON.stringify({
    reading: simulation.read(),
    pending: simulation.pending().map(({ service, input }) => ({ service, input })),
    untilNext: simulation.untilNext(),
  });
}
/** The same flow in a new actor, from everything XState stores, through JSON and back. */
function restoreWhole(simulation: Simulation, catalog: Catalog): Simulation {
  const snapshot = JSON.parse(JSON.stringify(simulation.actor.getPersistedSnapshot())) as JsonObject;
  return createSimulation(
    { machine: simulation.contract.id, stored: { now: simulation.now(), snapshot } },
    catalog,
  );
}

/** Moves after which a restored flow differs from the one that continued. */
export function findRestoreFaults(run: Run, catalog: Catalog): readonly string[] {
  const original = replay(run, catalog);
  const restored = restoreWhole(original, catalog);
  if (describe(original) !== describe(restored)) {
    return [`at once: ${describe(original)} but ${describe(restored)}`];
  }
  return listMoves(original).flatMap((move) => {
    const one = replay(run, catalog);
    const other = restoreWhole(one, catalog);
    one.play(move);
    other.play(move);
    const isSame = describe(one) === describe(other);
    return isSame ? [] : [`${JSON.stringify(move)}: ${describe(one)} but ${describe(other)}`];
  });
}
