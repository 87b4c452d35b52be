import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { Move } from '../../src/lab/move.ts';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';
import { listInputs, type Catalog } from './explore.ts';
import { createWatch } from './invariants.ts';
import { canPlay, listWaysTo } from './graph-ways.ts';
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
  /** So many walks at random; without it, as many as the moves allow. */
  readonly walks?: number;
  /** States that must all be seen: where no walk came by chance, another begins with a way that the graph knows. */
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
  /** @param lead Moves before the random ones, as far as the machine takes them. */
  const walk = (input: JsonObject, lead: readonly Move[]): WalkResult['broken'] => {
    walks += 1;
    const simulation = createSimulation({ machine: id, input }, catalog);
    const watch = createWatch(simulation);
    const left = [...lead];
    for (let step = 0; step < plan.length && moves < mostMoves; step += 1) {
      const what = watch();
      if (what !== null) return { what, input, trace: simulation.trace() };
      keepShortest(simulation, step, input, traces);
      const move = takeLead(simulation, left) ?? chooseMove(simulation, chance);
      if (move === null) break;
      moves += 1;
      simulation.play(move);
    }
    simulation.stop();
    return null;
  };
  let broken: WalkResult['broken'] = null;
  while (broken === null && moves < mostMoves && walks < mostWalks) broken = walk(pick(inputs, chance), []);
  for (const state of plan.seek ?? [])
    for (const { input, moves: lead } of listWaysTo(id, state)) {
      if (broken !== null || traces.has(state)) break;
      broken = walk(input, lead);
    }
  return { broken, walks, moves, states: new Set(traces.keys()), traces };
}

/** The next move of a way; null at its end, or where it is not taken: then the rest of it leads nowhere. */
function takeLead(simulation: Simulation, left: Move[]): Move | null {
  const [move] = left.splice(0, 1);
  if (move === undefined || canPlay(simulation, move)) return move ?? null;
  left.splice(0);
  return null;
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
