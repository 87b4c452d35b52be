import type { CatalogEntry } from '../../src/machines/catalog-entry.ts';
import { readFinitePart } from '../../src/machines/graph/finite-part.ts';
import type { Move } from '../../src/lab/move.ts';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { GraphNode, GraphStep, MachineGraph } from '../../src/protocol/machine/machine-graph.ts';
import { listInputs, type Catalog } from './explore.ts';
import { chooseMove, createChance, pick } from './moves.ts';

/** What a layout could tell of the running machine. */
const observe = (simulation: Simulation, { contract }: CatalogEntry): string => {
  const { state, projection } = simulation.read();
  const can = [...new Set(Object.keys(contract.events))].filter((type) => {
    try {
      return simulation.accepts({ type });
    } catch {
      return false;
    }
  });
  return JSON.stringify([state, readFinitePart(projection, contract.projection), can]);
};
const describe = ({ state, projection, can }: GraphNode): string => JSON.stringify([state, projection, can]);

const isTakenBy = (step: GraphStep, move: Move): boolean => {
  if (move.do === 'answer')
    return step.kind === 'server' && step.event === move.service && step.outcome === move.outcome;
  if (move.do === 'advance') return step.kind === 'timer';
  if (move.do === 'switch') return false;
  const { type, ...payload } = move.event;
  const isEvent = step.kind === 'person' || step.kind === 'internal';
  return isEvent && step.event === type && JSON.stringify(step.payload ?? {}) === JSON.stringify(payload);
};

/** Nodes that a move can lead to: several timers may end while time passes. */
const follow = (graph: MachineGraph, from: ReadonlySet<number>, move: Move): ReadonlySet<number> => {
  const once = (nodes: Iterable<number>): number[] =>
    [...nodes].flatMap((index) =>
      (graph.nodes[index]?.edges ?? []).flatMap(({ step, to }) => {
        const taken = graph.steps[step];
        return taken !== undefined && isTakenBy(taken, move) ? [to] : [];
      }),
    );
  // An event that nothing hears changes nothing; neither does time in which no wait ends.
  const reached = new Set([...from, ...once(from)]);
  if (move.do !== 'advance') return reached;
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const next of once(reached)) reached.add(next);
  }
  return reached;
};

export interface GraphWalks {
  /** The first moment of a walk that the graph does not have, or null. */
  readonly missing: {
    readonly input: JsonObject;
    readonly trace: readonly Move[];
    readonly seen: string;
  } | null;
  readonly moves: number;
}

/**
 * Random walks of the real machine beside its graph. Wherever the machine comes, the graph has to have
 * a node that looks the same and can be come to by the same moves.
 */
export const walkBesideGraph = (
  id: string,
  catalog: Catalog,
  graph: MachineGraph,
  { walks, steps, seed }: { readonly walks: number; readonly steps: number; readonly seed: number },
): GraphWalks => {
  const entry = catalog[id];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const inputs = listInputs(entry.contract);
  const looks = graph.nodes.map(describe);
  const chance = createChance(seed);
  let moves = 0;
  for (let walk = 0; walk < walks; walk += 1) {
    const input = pick(inputs, chance);
    const simulation = createSimulation({ machine: id, input }, catalog);
    const same = JSON.stringify(input);
    let candidates: ReadonlySet<number> = new Set(
      graph.inputs.filter((start) => JSON.stringify(start.input) === same).map(({ node }) => node),
    );
    for (let step = 0; step <= steps; step += 1) {
      const seen = observe(simulation, entry);
      candidates = new Set([...candidates].filter((index) => looks[index] === seen));
      if (candidates.size === 0) return { missing: { input, trace: simulation.trace(), seen }, moves };
      const move = chooseMove(simulation, chance);
      if (move === null) break;
      simulation.play(move);
      moves += 1;
      candidates = follow(graph, candidates, move);
    }
    simulation.stop();
  }
  return { missing: null, moves };
};
