import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { GraphStep, MachineGraph } from '../../../src/protocol/machine/machine-graph.ts';
import { readGraph } from '../../../src/machines/graph/read-graph.ts';
import type { Move } from '../../../src/lab/move.ts';
import { toMove, walkFrom, type Way } from '../graph-ways.ts';
import { createSimulation, type Simulation } from '../../../src/lab/simulation.ts';

/** A path of the machine as moves of the lab, from one of its inputs. */
export interface MovePath {
  readonly input: JsonObject;
  readonly moves: readonly Move[];
}

/** What a screen can tell of each node: two with the same face look the same on every screen. */
const listFaces = ({ nodes }: MachineGraph): readonly string[] =>
  nodes.map(({ state, projection, can }) => JSON.stringify([state, projection, can]));

/** Every node that the page can come to from one: what other parts of the program send does not come from it. */
const walkPage = (graph: MachineGraph, start: number): Iterable<Way> =>
  walkFrom(graph, start, ({ step }) => graph.steps[step]?.kind !== 'internal');

/** Plays moves until one is not taken. The graph lets timers end in any order: with a clock another may be first. */
function playAll(simulation: Simulation, moves: readonly Move[], state: string): boolean {
  try {
    for (const move of moves) {
      if (move.do === 'send' && !simulation.accepts(move.event)) return false;
      simulation.play(move);
    }
    return simulation.read().state === state;
  } catch {
    return false;
  }
}

/** Finds ways through a graph that pass every moment which a screen can tell from the others. */
class Coverage {
  private readonly graph: MachineGraph;
  private readonly faces: readonly string[];
  private readonly left: Set<string>;
  private readonly passed: Set<string>;
  /** Moments that a path which came from elsewhere could not reach: another one leads there from the start. */
  private readonly direct = new Set<string>();
  /** @param passed Moments that paths from other starts have passed; those of this one are added. */
  constructor(graph: MachineGraph, start: number, passed: Set<string>) {
    this.graph = graph;
    this.faces = listFaces(graph);
    this.passed = passed;
    const reached = [...walkPage(graph, start)].map(({ node }) => this.faceOf(node));
    this.left = new Set(reached.filter((face) => !passed.has(face)));
  }
  /** One more path; null when no moment is left. Moments that it cannot reach at all are given up. */
  next(machine: string, start: number, input: JsonObject, longest: number): readonly Move[] | null {
    while (this.left.size > 0) {
      const simulation = createSimulation({ machine, input });
      const moves = this.extend(simulation, start, longest);
      simulation.stop();
      if (moves.length > 0) return moves;
      this.left.delete(this.faceOf(start));
    }
    return null;
  }
  private faceOf(node: number): string {
    return this.faces[node] ?? '';
  }
  private extend(simulation: Simulation, start: number, longest: number): readonly Move[] {
    const path: Move[] = [];
    for (let node = start; ;) {
      const way = this.findNearest(node, path.length > 0);
      if (way === null || (path.length > 0 && path.length + way.steps.length > longest)) return path;
      const moves = way.steps.map((step) => toMove(this.graph.steps[step] as GraphStep));
      if (!playAll(simulation, moves, this.graph.nodes[way.node]?.state ?? '')) {
        if (path.length > 0) this.direct.add(this.faceOf(way.node));
        else this.left.delete(this.faceOf(way.node));
        return path;
      }
      this.markPassed(node, way.steps);
      path.push(...moves);
      node = way.node;
    }
  }
  private findNearest(from: number, isOnItsWay: boolean): Way | null {
    for (const way of walkPage(this.graph, from)) {
      const face = this.faceOf(way.node);
      if (way.steps.length > 0 && this.left.has(face) && !(isOnItsWay && this.direct.has(face))) return way;
    }
    return null;
  }
  private pass(node: number): void {
    this.left.delete(this.faceOf(node));
    this.passed.add(this.faceOf(node));
  }
  private markPassed(from: number, steps: readonly number[]): void {
    let node = from;
    this.pass(node);
    for (const step of steps) {
      node = this.graph.nodes[node]?.edges.find((edge) => edge.step === step)?.to ?? node;
      this.pass(node);
    }
  }
}

/** The inputs of the graph that have the switches of the screen, and differ in what guards read or in where they lead. */
function findStarts({ inputs, finiteInputs }: MachineGraph, input: JsonObject): MachineGraph['inputs'] {
  const fits = inputs.filter((one) =>
    finiteInputs.every((name) => typeof input[name] !== 'boolean' || one.input[name] === input[name]),
  );
  const name = ({ input: values, node }: MachineGraph['inputs'][number]): string =>
    JSON.stringify([...finiteInputs.map((key) => values[key]), node]);
  return [...new Map(fits.map((one) => [name(one), one])).values()];
}
/** What a screen says about its flow; names and ids come with an address, and the samples have their own. */
function keepSaid(input: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => typeof value === 'boolean' || value === null),
  );
}

/**
 * Paths from what a screen starts a flow with that pass every moment which it can tell apart: once, although
 * several starts may lead to it.
 * @param longest Steps of a path that goes from moment to moment; one way to a single moment may be longer.
 */
export function findPagePaths(machine: string, input: JsonObject, longest: number): readonly MovePath[] {
  const graph = readGraph(machine);
  if (graph === null) throw new Error(`expects a graph of ${machine}, got none`);
  const passed = new Set<string>();
  return findStarts(graph, input).flatMap((start) => {
    const isFirst = passed.size === 0;
    const coverage = new Coverage(graph, start.node, passed);
    const path = { ...start.input, ...keepSaid(input) };
    const paths: MovePath[] = [];
    for (
      let moves = coverage.next(machine, start.node, path, longest);
      moves !== null;
      moves = coverage.next(machine, start.node, path, longest)
    )
      paths.push({ input: path, moves });
    // Where nothing leads on from the start, the start is what there is to see.
    return paths.length > 0 || !isFirst ? paths : [{ input: path, moves: [] }];
  });
}
