import type { JsonObject } from '../../../src/protocol/json.ts';
import type { GraphStep, MachineGraph } from '../../../src/protocol/machine-graph.ts';
import { readGraph } from '../../../src/machines/graph/read-graph.ts';
import type { Move } from '../../../src/lab/move.ts';
import { createSimulation, type Simulation } from '../../../src/lab/simulation.ts';

/** A path of the machine as moves of the lab, from one of its inputs. */
export interface MovePath {
  readonly input: JsonObject;
  readonly moves: readonly Move[];
}

function toMove(step: GraphStep): Move {
  if (step.kind === 'server') return { do: 'answer', service: step.event, outcome: step.outcome ?? '' };
  if (step.kind === 'timer') return { do: 'advance', ms: step.milliseconds ?? 0 };
  return { do: 'send', event: { ...step.payload, type: step.event } };
}

interface Found {
  readonly node: number;
  readonly steps: readonly number[];
}
/** Shortest ways from a node to every moment that a screen can tell from the others. */
function findWays({ nodes, steps }: MachineGraph, start: number): readonly Found[] {
  const seen = new Set([start]);
  const faces = new Map<string, Found>();
  const queue: Found[] = [{ node: start, steps: [] }];
  for (let found = queue.shift(); found !== undefined; found = queue.shift()) {
    const node = nodes[found.node];
    if (node === undefined) continue;
    const face = JSON.stringify([node.state, node.projection, node.can]);
    if (!faces.has(face)) faces.set(face, found);
    for (const { step, to } of node.edges) {
      // What other parts of the program send does not come from the page.
      if (seen.has(to) || steps[step]?.kind === 'internal') continue;
      seen.add(to);
      queue.push({ node: to, steps: [...found.steps, step] });
    }
  }
  return [...faces.values()];
}
const isPrefix = (one: readonly number[], other: readonly number[]): boolean =>
  one.length < other.length && one.every((step, index) => other[index] === step);

/** Whether the real machine takes every move, and comes to the state that the graph promises. */
function isPlayable({ input, moves }: MovePath, machine: string, state: string): boolean {
  const simulation: Simulation = createSimulation({ machine, input });
  try {
    for (const move of moves) {
      if (move.do === 'send' && !simulation.accepts(move.event)) return false;
      simulation.play(move);
    }
    return simulation.read().state === state;
  } catch {
    // The graph lets timers end in any order; with a clock, another one may have been first.
    return false;
  } finally {
    simulation.stop();
  }
}

/** The inputs of the graph that differ in what guards read and have the switches of the screen. */
function findStarts({ inputs, finiteInputs }: MachineGraph, input: JsonObject): MachineGraph['inputs'] {
  const fits = inputs.filter((one) =>
    finiteInputs.every((name) => typeof input[name] !== 'boolean' || one.input[name] === input[name]),
  );
  const told = new Map(fits.map((one) => [JSON.stringify(finiteInputs.map((name) => one.input[name])), one]));
  return [...told.values()];
}
/** What a screen says about its flow; names and ids come with an address, and the samples have their own. */
function keepSaid(input: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => typeof value === 'boolean' || value === null),
  );
}

/** Paths from what a screen starts a flow with to every moment it can tell apart; a path within another is left out. */
export function findPagePaths(machine: string, input: JsonObject): readonly MovePath[] {
  const graph = readGraph(machine);
  if (graph === null) throw new Error(`expects a graph of ${machine}, got none`);
  return findStarts(graph, input).flatMap((start) => {
    const ways = findWays(graph, start.node);
    const longest = ways.filter((way) => !ways.some((other) => isPrefix(way.steps, other.steps)));
    return longest.flatMap(({ node, steps }) => {
      const moves = steps.flatMap((step) => {
        const taken = graph.steps[step];
        return taken === undefined ? [] : [toMove(taken)];
      });
      const path = { input: { ...start.input, ...keepSaid(input) }, moves };
      return isPlayable(path, machine, graph.nodes[node]?.state ?? '') ? [path] : [];
    });
  });
}
