import type { MachineContract } from '../../protocol/machine-contract.ts';
import type { GraphNode, MachineGraph } from '../../protocol/machine-graph.ts';
import { isJsonObject } from '../../protocol/json-patches.ts';
import type { CompiledNode } from '../../protocol/release.ts';
import { holdAll, type ScreenPart } from './control.ts';
import type { ScreenProof } from './proof-site.ts';
import type { ScreenModel } from './read-screen.ts';
import { createPathReader } from './screen-variant.ts';
import type { Moment } from './verdict.ts';

/** Steps that are failed calls of the flow itself. */
const listFailures = (graph: MachineGraph, contract: MachineContract): ReadonlySet<number> =>
  new Set(
    graph.steps.flatMap(({ kind, event, outcome }, index) => {
      const outcomes = contract.services[event]?.outcomes ?? [];
      const isFailure = outcomes.some(({ name, kind: of }) => name === outcome && of === 'error');
      return kind === 'server' && isFailure ? [index] : [];
    }),
  );

/**
 * Nodes that a failed call leads to, in states that a person sees and comes to in other ways too. A state that is
 * nothing but that failure, such as one for a balance that is too small, says it by what it shows.
 */
const findFailing = (graph: MachineGraph, contract: MachineContract): readonly GraphNode[] => {
  const failures = listFailures(graph, contract);
  const failing = new Set<number>();
  const usual = new Set<string>();
  for (const { state, edges } of graph.nodes)
    for (const { step, to } of edges) {
      const target = graph.nodes[to];
      if (failures.has(step)) failing.add(to);
      else if (target !== undefined && target.state !== state) usual.add(target.state);
    }
  for (const { node } of graph.inputs) usual.add(graph.nodes[node]?.state ?? '');
  return [...failing].flatMap((index) => {
    const node = graph.nodes[index];
    if (node?.waits !== 'person' || !usual.has(node.state)) return [];
    return contract.states[node.state]?.resting === undefined ? [node] : [];
  });
};

const knownFailing = new WeakMap<MachineGraph, readonly GraphNode[]>();
const listFailing = (graph: MachineGraph, contract: MachineContract): readonly GraphNode[] => {
  const nodes = knownFailing.get(graph) ?? findFailing(graph, contract);
  knownFailing.set(graph, nodes);
  return nodes;
};

/** Whether a node shows the failure of a flow, or of a flow inside it. */
const says = ({ binds, children }: CompiledNode, key: string): boolean =>
  new RegExp(`"machine\\.${key}\\.(?:[^"]+\\.)?error"`).test(JSON.stringify([binds ?? {}, children ?? []]));

/**
 * A notice: a state that asks for nothing and has a part of the screen for itself alone says by that why the flow
 * is there.
 */
const isNotice = ({ nodes }: ScreenModel, key: string, { state, tags }: GraphNode): boolean =>
  !tags.includes('form') &&
  nodes.some(({ node: { in: place } }) => place?.[0] === key && [place[1]].flat().join() === state);

/** Whether a part may show while a flow is in a node. */
const mayShow = (part: ScreenPart, moment: Moment): boolean => holdAll(part.conditions, moment) !== false;

/**
 * A failure is said where the person is when it comes: that another state of the flow would say it is of no
 * use there. Screens that say it nowhere are found before the proof.
 */
export const proveFailures = (proof: ScreenProof, model: ScreenModel): void => {
  const { screen, document, nodes } = model;
  for (const [key, { use }] of Object.entries(screen.machines)) {
    const contract = proof.machines.get(use);
    const graph = proof.graphs(use);
    const properties = contract?.projection['properties'];
    if (contract === undefined || graph === null || use === 'session') continue;
    if (!isJsonObject(properties) || !Object.hasOwn(properties, 'error')) continue;
    const path = `machine.${key}.error`;
    const saying = nodes.filter(({ node }) => says(node, key));
    if (saying.length === 0) continue;
    const read = createPathReader(proof, screen, {});
    const silent = new Set<string>();
    for (const node of listFailing(graph, contract)) {
      if (isNotice(model, key, node)) continue;
      const nodeOf: Moment['nodeOf'] = (machine) => (machine === key ? node : undefined);
      const moment: Moment = { nodeOf, read: (name) => read(name, nodeOf) };
      if (!saying.some((part) => mayShow(part, moment))) silent.add(node.state);
    }
    for (const state of silent) {
      const moment: Moment = {
        nodeOf: (machine) => (machine === key ? graph.nodes.find((node) => node.state === state) : undefined),
        read: () => undefined,
      };
      const ownNode = nodes.find(
        ({ node, conditions }) =>
          node.in?.[0] === key &&
          holdAll(
            conditions.filter(({ isOfStates }) => isOfStates === true),
            moment,
          ) === true,
      );
      proof.log.report(
        'flow.failure-unsaid',
        ownNode?.source ?? { document, place: ['machines', key] },
        `"${key}" comes to "${state}" when a call has failed, and nothing there says why; show { "$t": { "var": "${path}" } } in that state, for example in an alert.`,
      );
    }
  }
};
