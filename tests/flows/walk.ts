import type { JsonObject } from '../../src/protocol/json.ts';
import type { Move } from '../../src/lab/move.ts';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';
import { listInputs, type Catalog } from './explore.ts';
import { createWatch } from './invariants.ts';
import { chooseMove, createChance, pick } from './moves.ts';

interface KnownTrace {
  readonly input: JsonObject;
  readonly trace: readonly Move[];
}
export interface WalkResult {
  /** The first broken invariant with the trace that leads there, or null. */
  readonly broken: ({ readonly what: string } & KnownTrace) | null;
  readonly walks: number;
  readonly moves: number;
  readonly states: ReadonlySet<string>;
  /** Shortest trace that was seen to each resting state. */
  readonly traces: ReadonlyMap<string, KnownTrace>;
}
export interface WalkPlan {
  /** So many walks; without it, as many as the moves allow. */
  readonly walks?: number;
  /** States that must all be seen: up to 64 times as many walks look for them. */
  readonly seek?: readonly string[];
  /** At most so many moves in all. */
  readonly moves?: number;
  /** Moves of one walk. */
  readonly length: number;
  readonly seed: number;
}

/** Random walks through a machine with its children, its world and its clock. */
export function walkMachine(id: string, catalog: Catalog, plan: WalkPlan): WalkResult {
  const entry = catalog[id];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const inputs = listInputs(entry.contract);
  const chance = createChance(plan.seed);
  const traces = new Map<string, KnownTrace>();
  const { walks: mostWalks = Number.POSITIVE_INFINITY, moves: mostMoves = Number.POSITIVE_INFINITY } = plan;
  let [walks, moves] = [0, 0];
  const result = (broken: WalkResult['broken']): WalkResult => ({
    broken,
    walks,
    moves,
    states: new Set(traces.keys()),
    traces,
  });
  const { seek = [] } = plan;
  const hasSeenAll = (): boolean => seek.every((state) => traces.has(state));
  while (moves < mostMoves && (walks < mostWalks || (walks < mostWalks * 64 && !hasSeenAll()))) {
    walks += 1;
    const input = pick(inputs, chance);
    const simulation = createSimulation({ machine: id, input }, catalog);
    const watch = createWatch(simulation);
    for (let step = 0; step < plan.length && moves < mostMoves; step += 1) {
      const what = watch();
      if (what !== null) return result({ what, input, trace: simulation.trace() });
      keepShortest(simulation, step, input, traces);
      const move = chooseMove(simulation, chance);
      if (move === null) break;
      moves += 1;
      simulation.play(move);
    }
    simulation.stop();
  }
  return result(null);
}

function keepShortest(
  simulation: Simulation,
  length: number,
  input: JsonObject,
  traces: Map<string, KnownTrace>,
): void {
  const { state } = simulation.read();
  const known = traces.get(state);
  if (known === undefined || length < known.trace.length)
    traces.set(state, { input, trace: simulation.trace() });
}
