import type { MachineContract } from '../../protocol/machine/machine-contract.ts';
import type { GraphNode, MachineGraph } from '../../protocol/machine/machine-graph.ts';

/** Steps that are failed calls of the flow itself. */
const listFailures = (graph: MachineGraph, contract: MachineContract): ReadonlySet<number> =>
  new Set(
    graph.steps.flatMap(({ kind, event, outcome }, index) => {
      const outcomes = contract.services[event]?.outcomes ?? [];
      const isFailure = outcomes.some(({ name, kind: of }) => name === outcome && of === 'error');
      return kind === 'server' && isFailure ? [index] : [];
    }),
  );

/** State → the states that a person goes to and comes back from: a question before something is done. */
const listQuestions = ({ nodes, steps }: MachineGraph): ReadonlyMap<string, ReadonlySet<string>> => {
  const ways = new Map<string, Set<string>>();
  for (const { state, waits, edges } of nodes)
    for (const { step, to } of waits === 'person' ? edges : []) {
      const target = nodes[to];
      if (steps[step]?.kind !== 'person' || target?.waits !== 'person') continue;
      ways.set(state, (ways.get(state) ?? new Set()).add(target.state));
    }
  return new Map(
    [...ways].map(([state, targets]) => [
      state,
      new Set([...targets].filter((target) => ways.get(target)?.has(state) === true)),
    ]),
  );
};

/** The states in which a person began what a node waits for the server with. */
const listBeginnings = ({ nodes, steps }: MachineGraph): readonly ReadonlySet<string>[] => {
  const beginnings = nodes.map(() => new Set<string>());
  for (const { state, waits, edges } of nodes) {
    if (waits === 'server') continue;
    const begun = new Set(
      edges.flatMap(({ step, to }) => (['person', 'timer'].includes(steps[step]?.kind ?? '') ? [to] : [])),
    );
    // A set is gone through in the order in which it grows.
    for (const index of begun) {
      const node = nodes[index];
      if (node?.waits !== 'server') continue;
      beginnings[index]?.add(state);
      for (const { to } of node.edges) begun.add(to);
    }
  }
  return beginnings;
};

/** A node that a failed call leads to. */
export interface Failing {
  readonly node: GraphNode;
  /** Whether the person is back where the call was begun: only its error says then that it was made in vain. */
  readonly isBack: boolean;
}

/** States that a call leads to when it is well. */
const listAnswered = ({ nodes, steps }: MachineGraph, failures: ReadonlySet<number>): ReadonlySet<string> =>
  new Set(
    nodes.flatMap(({ edges }) =>
      edges.flatMap(({ step, to }) =>
        steps[step]?.kind === 'server' && !failures.has(step) ? [nodes[to]?.state ?? ''] : [],
      ),
    ),
  );

/** The nodes in which a person is after a step: what the flow asks the server for next is waited for. */
const listArrivals = (
  { nodes }: MachineGraph,
  first: number,
  failures: ReadonlySet<number>,
): readonly number[] => {
  const passed = new Set([first]);
  for (const index of passed) {
    const node = nodes[index];
    if (node?.waits !== 'server') continue;
    for (const { step, to } of node.edges) if (!failures.has(step)) passed.add(to);
  }
  return [...passed].filter((index) => nodes[index]?.waits !== 'server');
};

/** A person is in front of it who could do something, or reads while a time runs. */
export const isRead = ({ waits, tags }: GraphNode): boolean =>
  waits === 'person' || (waits === 'timer' && !tags.includes('busy'));

interface Arrival {
  readonly index: number;
  readonly outcome: string;
  readonly isBack: boolean;
}
/** Where failed calls lead to, and what else leads to each state. */
const followFailures = (graph: MachineGraph, failures: ReadonlySet<number>) => {
  const beginnings = listBeginnings(graph);
  const questions = listQuestions(graph);
  const answered = listAnswered(graph, failures);
  const isBefore = (index: number, state: string): boolean =>
    answered.has(state) &&
    [...(beginnings[index] ?? [])].some((beginning) => questions.get(state)?.has(beginning) === true);
  const stateOf = (index: number): string => graph.nodes[index]?.state ?? '';
  const usual = new Set(graph.inputs.map(({ node }) => stateOf(node)));
  const arrivals: Arrival[] = [];
  for (const [index, { state, edges }] of graph.nodes.entries())
    for (const { step, to } of edges) {
      if (!failures.has(step)) {
        if (stateOf(to) !== state) usual.add(stateOf(to));
        continue;
      }
      const outcome = graph.steps[step]?.outcome ?? '';
      for (const arrival of listArrivals(graph, to, failures)) {
        const isOwn = beginnings[index]?.has(stateOf(arrival)) === true;
        const isBack = isOwn || (arrival === to && isBefore(index, stateOf(arrival)));
        // After more calls it is their outcome that says why a person is in another state.
        if (isBack || arrival === to) arrivals.push({ index: arrival, outcome, isBack });
      }
    }
  return { arrivals, usual };
};

/**
 * Nodes that a failed call leads to, in states that a person sees and comes to in other ways too. A state that is
 * nothing but that failure, such as one for a balance that is too small, says it by what it shows.
 */
export const findFailing = (graph: MachineGraph, contract: MachineContract): readonly Failing[] => {
  const { arrivals, usual } = followFailures(graph, listFailures(graph, contract));
  const nameOf = (index: number, outcome: string): string => `${graph.nodes[index]?.state} ${outcome}`;
  const entering = new Set(
    arrivals.flatMap(({ index, outcome, isBack }) => (isBack ? [] : [nameOf(index, outcome)])),
  );
  const failing = new Map<number, boolean>();
  for (const { index, outcome, isBack } of arrivals) {
    const node = graph.nodes[index];
    if (node === undefined || !isRead(node)) continue;
    if (!usual.has(node.state) && (!isBack || entering.has(nameOf(index, outcome)))) continue;
    if (!isBack && contract.states[node.state]?.resting !== undefined) continue;
    failing.set(index, isBack || failing.get(index) === true);
  }
  return [...failing].flatMap(([index, isBack]) => {
    const node = graph.nodes[index];
    return node === undefined ? [] : [{ node, isBack }];
  });
};

/** Where a flow comes to from its beginning without a person: there it is again after its page is loaded again. */
const listBegun = ({ inputs, nodes }: MachineGraph, failures: ReadonlySet<number>): ReadonlySet<number> => {
  const begun = new Set(inputs.map(({ node }) => node));
  // A set is gone through in the order in which it grows.
  for (const index of begun) {
    const node = nodes[index];
    if (node?.waits !== 'server') continue;
    for (const { step, to } of node.edges) if (!failures.has(step)) begun.add(to);
  }
  return begun;
};

/**
 * Nodes to which a flow comes when its page is loaded again, in states that a failed call leads to as its outcome:
 * the error of that call is gone then, and what happened is not.
 */
export const findLasting = (graph: MachineGraph, contract: MachineContract): readonly GraphNode[] => {
  const failures = listFailures(graph, contract);
  const { arrivals } = followFailures(graph, failures);
  // Where something is begun, nothing has happened yet.
  const begins = new Set(listBeginnings(graph).flatMap((states) => [...states]));
  const outcomes = new Set(
    arrivals.flatMap(({ index, isBack }) => {
      const state = graph.nodes[index]?.state ?? '';
      return isBack || begins.has(state) ? [] : [state];
    }),
  );
  return [...listBegun(graph, failures)].flatMap((index) => {
    const node = graph.nodes[index];
    return node !== undefined && isRead(node) && outcomes.has(node.state) ? [node] : [];
  });
};
