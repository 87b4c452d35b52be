import type { GraphNode, GraphStep, MachineGraph } from '../../protocol/machine/machine-graph.ts';
import type { Moment } from './verdict.ts';

/** A machine of a screen: the key it has there and its graph. */
export interface Party {
  readonly key: string;
  readonly graph: MachineGraph;
}
/** A step of one of the machines that run together. */
export interface JointStep {
  readonly party: number;
  readonly step: GraphStep;
}
export interface JointEdge {
  readonly by: JointStep;
  /** Index into `states`. */
  readonly to: number;
  /** It surely can be taken: a control for it shows and is enabled, or none has to be operated. */
  readonly sure: boolean;
}
export interface JointState {
  readonly nodes: readonly number[];
  readonly edges: readonly JointEdge[];
  /** How the search came here; null where it began. */
  readonly from: { readonly state: number; readonly by: JointStep } | null;
}
/** `no`: no control sends it. `maybe`: one may, depending on what is unknown. */
export type Offer = 'no' | 'maybe' | 'sure';

export interface JointSearch {
  readonly parties: readonly Party[];
  readonly starts: readonly (readonly number[])[];
  /** Whether a person is offered the step in a moment. */
  readonly offer: (moment: Moment, key: string, step: GraphStep, state: number) => Offer;
  /** Moments that cannot be while the screen is up are left out. */
  readonly isHere: (nodes: readonly GraphNode[]) => boolean;
  /** The machine that decides that; -1 where none does. */
  readonly guard: number;
  readonly read: PathReader;
  readonly limit: number;
}
/** What is at a path while the machines are where they are. */
export type PathReader = (path: string, nodeOf: Moment['nodeOf']) => ReturnType<Moment['read']>;
export class SpaceTooLarge extends Error {}

export const nodesOf = (parties: readonly Party[], indices: readonly number[]): readonly GraphNode[] =>
  parties.map(({ graph }, index) => {
    const node = graph.nodes[indices[index] ?? 0];
    if (node === undefined) throw new Error(`Expected a node ${indices[index]} of ${graph.machine}`);
    return node;
  });

/** What conditions can read where the machines are in these nodes. */
export const momentOf = (parties: readonly Party[], indices: readonly number[], read: PathReader): Moment => {
  const nodes = nodesOf(parties, indices);
  const moment: Moment = {
    read: (path) => read(path, moment.nodeOf),
    nodeOf: (key) => {
      for (let index = 0; index < parties.length; index += 1)
        if (parties[index]?.key === key) return nodes[index];
      return undefined;
    },
  };
  return moment;
};

/** Index of a state, made where it is new: come to from a state by a step, or a beginning. */
type Reach = (nodes: readonly number[], state: number, by: JointStep | null) => number;

/** Every moment that machines which run together can come to, breadth first: first found is nearest. */
export const exploreJoint = (search: JointSearch): readonly JointState[] => {
  const { parties, limit } = search;
  const states: JointState[] = [];
  const numbers = new Map<number, number>();
  // One number for the nodes of all machines: the first counts ones, the next its multiples.
  const weights = parties.map((_, index) =>
    parties.slice(0, index).reduce((weight, { graph }) => weight * graph.nodes.length, 1),
  );
  const reach: Reach = (nodes, state, by) => {
    let name = 0;
    for (let index = 0; index < nodes.length; index += 1) name += (nodes[index] ?? 0) * (weights[index] ?? 0);
    const number = numbers.get(name);
    if (number !== undefined) return number;
    if (states.length >= limit) throw new SpaceTooLarge(`${limit} moments`);
    numbers.set(name, states.length);
    states.push({ nodes, edges: [], from: by === null ? null : { state, by } });
    return states.length - 1;
  };
  const steps = parties.map(({ graph }, party) => graph.steps.map((step): JointStep => ({ party, step })));
  for (const start of search.starts) if (search.isHere(nodesOf(parties, start))) reach(start, -1, null);
  for (let index = 0; index < states.length; index += 1) {
    const state = states[index];
    if (state === undefined) break;
    states[index] = {
      nodes: state.nodes,
      from: state.from,
      edges: expand(search, state, index, steps, reach),
    };
  }
  return states;
};

const expand = (
  search: JointSearch,
  state: JointState,
  index: number,
  steps: readonly (readonly JointStep[])[],
  reach: Reach,
): readonly JointEdge[] => {
  const moment = momentOf(search.parties, state.nodes, search.read);
  const edges: JointEdge[] = [];
  for (const [party, { key, graph }] of search.parties.entries())
    for (const { step: stepIndex, to } of graph.nodes[state.nodes[party] ?? 0]?.edges ?? []) {
      const by = steps[party]?.[stepIndex];
      if (by === undefined) continue;
      const { step } = by;
      const offer = step.kind === 'person' ? search.offer(moment, key, step, index) : 'sure';
      if (offer === 'no') continue;
      const next =
        search.parties.length === 1
          ? [to]
          : state.nodes.map((node, nodeIndex) => (nodeIndex === party ? to : node));
      if (party === search.guard && !search.isHere(nodesOf(search.parties, next))) continue;
      // What other parts of the portal do may happen, but is not certain.
      const sure = offer === 'sure' && step.kind !== 'internal';
      edges.push({ by, to: reach(next, index, by), sure });
    }
  return edges;
};

/** States from which a goal can surely be reached without leaving the region. */
export const findWayBack = (
  states: readonly JointState[],
  isGoalEdge: (edge: JointEdge, from: number) => boolean,
  isInside: (edge: JointEdge, from: number) => boolean,
): Uint8Array => {
  const good = new Uint8Array(states.length);
  const before: number[][] = states.map(() => []);
  const queue: number[] = [];
  for (const [index, { edges }] of states.entries()) {
    for (const edge of edges) {
      if (!edge.sure) continue;
      if (isGoalEdge(edge, index)) {
        if (good[index] === 0) queue.push(index);
        good[index] = 1;
      } else if (isInside(edge, index)) before[edge.to]?.push(index);
    }
  }
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    for (const earlier of before[state] ?? []) {
      if (good[earlier] === 1) continue;
      good[earlier] = 1;
      queue.push(earlier);
    }
  }
  return good;
};

/** The steps from where the search began to a state: a shortest way, since the search is breadth first. */
export const traceTo = (states: readonly JointState[], index: number): readonly JointStep[] => {
  const { from = null } = states[index] ?? {};
  return from === null ? [] : [...traceTo(states, from.state), from.by];
};
/** Where the way to a state begins. */
export const findRoot = (states: readonly JointState[], index: number): JointState | undefined => {
  const state = states[index];
  return state === undefined || state.from === null ? state : findRoot(states, state.from.state);
};
