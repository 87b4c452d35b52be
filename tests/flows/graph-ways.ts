import { readGraph } from '../../src/machines/graph/read-graph.ts';
import type { Move } from '../../src/lab/move.ts';
import type { Simulation } from '../../src/lab/simulation.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { GraphEdge, GraphStep, MachineGraph } from '../../src/protocol/machine/machine-graph.ts';

/** A step of a graph as a move of the lab. */
export function toMove(step: GraphStep): Move {
  if (step.kind === 'server') return { do: 'answer', service: step.event, outcome: step.outcome ?? '' };
  if (step.kind === 'timer') return { do: 'advance', ms: step.milliseconds ?? 0 };
  return { do: 'send', event: { ...step.payload, type: step.event } };
}

/** Whether the machine takes a move now. The graph lets timers end in any order: with a clock another may be first. */
export function canPlay(simulation: Simulation, move: Move): boolean {
  if (move.do === 'send') return simulation.accepts(move.event);
  if (move.do === 'advance') return simulation.untilNext() !== null;
  return (
    move.do === 'answer' &&
    simulation
      .pending()
      .some(
        ({ service, outcomes }) =>
          service === move.service && outcomes.some(({ name }) => name === move.outcome),
      )
  );
}

/** A way through a graph from one node to another. */
export interface Way {
  readonly node: number;
  readonly steps: readonly number[];
}

/** Every node that can be come to from one, nearest first. */
export function* walkFrom(
  { nodes }: MachineGraph,
  start: number,
  isTaken: (edge: GraphEdge) => boolean = () => true,
): Generator<Way> {
  const seen = new Set([start]);
  const queue: Way[] = [{ node: start, steps: [] }];
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    yield way;
    for (const edge of nodes[way.node]?.edges ?? []) {
      if (seen.has(edge.to) || !isTaken(edge)) continue;
      seen.add(edge.to);
      queue.push({ node: edge.to, steps: [...way.steps, edge.step] });
    }
  }
}

/** How many ways to a state are tried from one start: where timers end in another order, the first may not lead there. */
const mostWays = 4;

/** Ways of a machine's stored graph to a state, from each of its inputs, nearest first. */
export function* listWaysTo(
  machine: string,
  state: string,
): Generator<{ readonly input: JsonObject; readonly moves: readonly Move[] }> {
  const graph = readGraph(machine);
  if (graph === null) throw new Error(`expects a graph of ${machine}, got none`);
  for (const { input, node: start } of graph.inputs) {
    let ways = 0;
    for (const { node, steps } of walkFrom(graph, start)) {
      if (graph.nodes[node]?.state !== state) continue;
      yield { input, moves: steps.map((step) => toMove(graph.steps[step] as GraphStep)) };
      if ((ways += 1) === mostWays) break;
    }
  }
}
