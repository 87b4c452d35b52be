import { createSimulation, type Move, type Simulation } from '../../src/lab/simulation.ts';
import { listInputs, type Catalog } from './explore.ts';
import { findBroken } from './invariants.ts';
import { chooseMove, createChance, pick } from './moves.ts';
import type { JsonObject } from '../../src/protocol/json.ts';

export interface WalkResult {
  /** The first broken invariant with the trace that leads there, or null. */
  readonly broken: {
    readonly what: string;
    readonly input: JsonObject;
    readonly trace: readonly Move[];
  } | null;
  readonly moves: number;
  readonly states: ReadonlySet<string>;
  /** Shortest trace that was seen to each resting state. */
  readonly traces: ReadonlyMap<string, { readonly input: JsonObject; readonly trace: readonly Move[] }>;
}

/** Random walks through a machine with its children, its world and its clock. */
export function walkMachine(
  id: string,
  catalog: Catalog,
  walks: number,
  steps: number,
  seed: number,
): WalkResult {
  const entry = catalog[id];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const inputs = listInputs(entry.contract);
  const chance = createChance(seed);
  const states = new Set<string>();
  const traces = new Map<string, { input: JsonObject; trace: readonly Move[] }>();
  let moves = 0;
  for (let walk = 0; walk < walks; walk += 1) {
    const input = pick(inputs, chance);
    const simulation = createSimulation({ machine: id, input }, catalog);
    for (let step = 0; step < steps; step += 1) {
      const what = findBroken(simulation);
      if (what !== null) return { broken: { what, input, trace: simulation.trace() }, moves, states, traces };
      keepShortest(simulation, input, states, traces);
      const move = chooseMove(simulation, chance);
      if (move === null) break;
      moves += 1;
      simulation.play(move);
    }
    simulation.stop();
  }
  return { broken: null, moves, states, traces };
}

function keepShortest(
  simulation: Simulation,
  input: JsonObject,
  states: Set<string>,
  traces: Map<string, { input: JsonObject; trace: readonly Move[] }>,
): void {
  const { state } = simulation.read();
  states.add(state);
  const trace = simulation.trace();
  const known = traces.get(state);
  if (known === undefined || trace.length < known.trace.length) traces.set(state, { input, trace });
}
