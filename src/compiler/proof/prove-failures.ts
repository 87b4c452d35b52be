import type { MachineContract } from '../../protocol/machine/machine-contract.ts';
import type { GraphNode, MachineGraph } from '../../protocol/machine/machine-graph.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { CompiledNode } from '../../protocol/release/release.ts';
import { holdAll, type ScreenPart } from './control.ts';
import { type Failing, findFailing, findLasting, isRead } from './failing-states.ts';
import type { ScreenProof } from './proof-site.ts';
import type { ScreenModel } from './read-screen.ts';
import { createPathReader } from './screen-variant.ts';
import type { PathReader } from './joint-space.ts';
import type { Moment } from './verdict.ts';

const knownFailing = new WeakMap<MachineGraph, readonly Failing[]>();
const listFailing = (graph: MachineGraph, contract: MachineContract): readonly Failing[] => {
  const nodes = knownFailing.get(graph) ?? findFailing(graph, contract);
  knownFailing.set(graph, nodes);
  return nodes;
};

const knownLasting = new WeakMap<MachineGraph, readonly GraphNode[]>();
const listLasting = (graph: MachineGraph, contract: MachineContract): readonly GraphNode[] => {
  const nodes = knownLasting.get(graph) ?? findLasting(graph, contract);
  knownLasting.set(graph, nodes);
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

/** Whether a part has own words or data that are not the failure of a flow. */
const saysMore = ({ binds, children }: CompiledNode, key: string): boolean =>
  [...Object.values(binds ?? {}), ...(children ?? [])].some(
    (value) =>
      typeof value !== 'number' && value.k !== 'c' && !says({ ...emptyNode, children: [value] }, key),
  );
const emptyNode = { id: '', type: '', version: 1 } as const;

/** Whether a part belongs to some of the states that a person sees, and not to all of them. */
const isOfSome = ({ conditions }: ScreenPart, key: string, graph: MachineGraph): boolean =>
  conditions.some(
    ({ isOfStates, holds }) =>
      isOfStates === true &&
      graph.nodes.some(
        (node) =>
          isRead(node) &&
          holds({ nodeOf: (machine) => (machine === key ? node : undefined), read: () => undefined }) ===
            false,
      ),
  );

/** States that only the error of a failed call tells about: after the page is loaded again there is none. */
const listForgotten = (
  model: ScreenModel,
  key: string,
  graph: MachineGraph,
  contract: MachineContract,
  read: PathReader,
): ReadonlySet<string> => {
  const path = `machine.${key}.error`;
  const parts = model.nodes.filter((part) => saysMore(part.node, key) && isOfSome(part, key, graph));
  const lasting = listLasting(graph, contract).filter((node) => {
    const nodeOf: Moment['nodeOf'] = (machine) => (machine === key ? node : undefined);
    const moment: Moment = { nodeOf, read: (name) => (name === path ? null : read(name, nodeOf)) };
    return !parts.some((part) => mayShow(part, moment));
  });
  return new Set(lasting.map(({ state }) => state));
};

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
    for (const { node, isBack } of listFailing(graph, contract)) {
      if (!isBack && isNotice(model, key, node)) continue;
      const nodeOf: Moment['nodeOf'] = (machine) => (machine === key ? node : undefined);
      const moment: Moment = { nodeOf, read: (name) => read(name, nodeOf) };
      if (!saying.some((part) => mayShow(part, moment))) silent.add(node.state);
    }
    const forgotten = listForgotten(model, key, graph, contract, read);
    for (const state of [...silent, ...[...forgotten].filter((name) => !silent.has(name))]) {
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
        silent.has(state)
          ? `"${key}" comes to "${state}" when a call has failed, and nothing there says why; show "@=${path}" in that state, for example in an alert.`
          : `"${key}" is in "${state}" also after the page is loaded again, when "${path}" is nothing, and no words there say what happened; show some in that state.`,
      );
    }
  }
};
