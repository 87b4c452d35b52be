import type { GraphNode, MachineGraph } from '../../protocol/machine/machine-graph.ts';
import type { StateContract } from '../../protocol/machine/machine-contract.ts';
import type { Source } from '../issue-log.ts';
import { listNames } from '../suggest.ts';
import type { Findings, NamedStep } from './findings.ts';
import type { Group, GroupParty } from './group.ts';
import type { GroupVariant } from './group-variant.ts';
import {
  exploreJoint,
  findWayBack,
  type JointState,
  momentOf,
  nodesOf,
  findRoot,
  type PathReader,
  traceTo,
} from './joint-space.ts';
import type { ScreenProof } from './proof-site.ts';
import { holdAll, listSends, type ScreenPart } from './control.ts';
import { createOffers, createPathReader, type OfferTable } from './screen-variant.ts';
import type { Moment } from './verdict.ts';

/** Machines of a screen that are gone through together, as one variant of the settings makes them. */
export interface GroupRun {
  readonly proof: ScreenProof;
  readonly group: Group;
  readonly by: GroupVariant;
  readonly states: readonly JointState[];
  readonly offers: OfferTable;
  readonly read: PathReader;
  readonly findings: Findings;
}

/** The machine that says who is here, where a page is for some people only. */
const findGuard = (proof: ScreenProof, { access, parties }: Group): number =>
  access === null ? -1 : parties.findIndex(({ key }) => key === proof.sessionKey);
/** A page for some viewers only is never shown to others. */
const isAllowed =
  ({ access }: Group, guard: number) =>
  (nodes: readonly GraphNode[]): boolean => {
    const session = nodes[guard]?.projection;
    if (session === undefined) return true;
    return access === 'agent' ? session['isAgent'] === true : session['state'] === access;
  };
const combine = (choices: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  choices.reduce<readonly (readonly number[])[]>(
    (rows, choice) => rows.flatMap((row) => choice.map((node) => [...row, node])),
    [[]],
  );

export const runGroup = (
  proof: ScreenProof,
  group: Group,
  by: GroupVariant,
  findings: Findings,
  limit: number,
): GroupRun => {
  const read = createPathReader(proof, group, by.variant);
  const offers = createOffers(proof, group, by.shownFields);
  const guard = findGuard(proof, group);
  const states = exploreJoint({
    parties: group.parties,
    starts: combine(by.starts.map((partyStarts) => [...new Set(partyStarts.map(({ node }) => node))])),
    offer: offers.offer,
    isHere: isAllowed(group, guard),
    guard,
    read,
    limit,
  });
  return { proof, group, by, states, offers, read, findings };
};

/** The same moments as another variant of the settings shows them, where both go the same ways. */
export const underVariant = (run: GroupRun, by: GroupVariant): GroupRun => {
  const { proof, group } = run;
  if (by === run.by) return run;
  return {
    ...run,
    by,
    read: createPathReader(proof, group, by.variant),
    offers: createOffers(proof, group, by.shownFields),
  };
};

const contractOf = ({ proof }: GroupRun, { use }: GroupParty, state: string): StateContract | undefined =>
  proof.machines.get(use)?.states[state];
export const stepsTo = ({ states, group }: GroupRun, index: number): readonly NamedStep[] =>
  traceTo(states, index).map(({ party, step }) => ({ key: group.parties[party]?.key ?? '', step }));
/** Where the trace begins for the flow lab, which runs one machine. */
export const startOf = (run: GroupRun, index: number) => {
  const { parties } = run.group;
  const [party] = parties;
  const root = findRoot(run.states, index);
  const start = run.by.starts[0]?.find(({ node }) => node === root?.nodes[0]);
  if (party === undefined || start === undefined || parties.length !== 1) return null;
  return { machine: party.graph.machine, input: start.input };
};
export const momentAt = (run: GroupRun, state: JointState): Moment =>
  momentOf(run.group.parties, state.nodes, run.read);

/** The part of the screen that belongs to a machine in its current node, else where it is declared. */
const findPlace = (run: GroupRun, moment: Moment, key: string): Source => {
  const { nodes, document } = run.group;
  const control = nodes.find(
    ({ node, conditions }) => node.in?.[0] === key && holdAll(conditions, moment) !== false,
  );
  return control?.source ?? { document, place: ['machines', key] };
};
/** Controls that would lead on, if only they surely showed. */
const listUnsure = (
  run: GroupRun,
  key: string,
  moment: Moment,
  events: ReadonlySet<string>,
): readonly string[] =>
  run.group.controls
    .filter((control) => listSends(control, key).some(({ event }) => events.has(event)))
    .filter((control) => run.offers.judge(control, moment).operable !== 'sure')
    .map(({ node }) => node.id);

const report = (
  run: GroupRun,
  code: 'proof.stuck' | 'proof.no-end' | 'proof.blank',
  index: number,
  party: GroupParty,
  message: string,
  source?: Source,
): void => {
  const state = run.states[index];
  if (state === undefined) return;
  const { parties } = run.group;
  const node = nodesOf(parties, state.nodes)[parties.indexOf(party)];
  const place = source ?? findPlace(run, momentAt(run, state), party.key);
  run.findings.add([code, party.key, code === 'proof.no-end' ? '' : node?.state].join(' '), {
    code,
    at: place,
    message,
    steps: stepsTo(run, index),
    variant: run.by.variant,
    start: startOf(run, index),
  });
};

/** Every state that waits for a person can surely be left. Tells whether that is so. */
const proveExits = (run: GroupRun, party: GroupParty): boolean => {
  const partyIndex = run.group.parties.indexOf(party);
  const stateOf = (index: number): string =>
    party.graph.nodes[run.states[index]?.nodes[partyIndex] ?? 0]?.state ?? '';
  const isOwnLeaving = (edge: JointState['edges'][number]): boolean =>
    edge.by.party === partyIndex && edge.by.step.leaves !== undefined;
  const good = findWayBack(
    run.states,
    (edge, from) => isOwnLeaving(edge) || stateOf(edge.to) !== stateOf(from),
    () => true,
  );
  let isGood = true;
  const seen = new Set<string>();
  for (const [index, state] of run.states.entries()) {
    const node = party.graph.nodes[state.nodes[partyIndex] ?? 0];
    if (node === undefined || node.waits !== 'person' || good[index] === 1 || seen.has(node.state)) continue;
    if (contractOf(run, party, node.state)?.resting !== undefined) continue;
    seen.add(node.state);
    isGood = false;
    const events = new Set(
      node.edges.flatMap(({ step }) => {
        const graphStep = party.graph.steps[step];
        return graphStep?.kind === 'person' ? [graphStep.event] : [];
      }),
    );
    const unsure = listUnsure(run, party.key, momentAt(run, state), events);
    const hint =
      unsure.length === 0
        ? `Show a control that sends ${listNames([...events])}.`
        : `${listNames(unsure)} would lead on, but nothing here makes sure that a person can use it.`;
    report(
      run,
      'proof.stuck',
      index,
      party,
      `"${party.key}" waits for a person in "${node.state}", and nothing that surely shows leads out of it. ${hint}`,
    );
  }
  return isGood;
};

const endings = new WeakMap<MachineGraph, Uint8Array>();
/** Whether the machine alone can reach its end, for each node. */
const listEnding = (graph: MachineGraph): Uint8Array => {
  const endingOfGraph = endings.get(graph);
  if (endingOfGraph !== undefined) return endingOfGraph;
  const states: JointState[] = graph.nodes.map(({ edges }, index) => ({
    nodes: [index],
    from: null,
    edges: edges.flatMap(({ step, to }) => {
      const graphStep = graph.steps[step];
      return graphStep === undefined
        ? []
        : [{ by: { party: 0, step: graphStep }, to, sure: graphStep.kind !== 'internal' }];
    }),
  }));
  const able = findWayBack(
    states,
    (edge) => edge.by.step.leaves !== undefined || graph.nodes[edge.to]?.waits === 'final',
    () => true,
  );
  endings.set(graph, able);
  return able;
};
/** What a flow can finish, a person can finish on this screen. */
const proveEnds = (run: GroupRun, party: GroupParty): void => {
  if (!party.graph.nodes.some(({ waits }) => waits === 'final')) return;
  const partyIndex = run.group.parties.indexOf(party);
  const able = listEnding(party.graph);
  const nodeAt = (index: number) => party.graph.nodes[run.states[index]?.nodes[partyIndex] ?? 0];
  // A step to rest in asks for nothing: what comes next comes without the person.
  const isRest = (state = ''): boolean => contractOf(run, party, state)?.resting !== undefined;
  const good = findWayBack(
    run.states,
    (edge) =>
      (edge.by.party === partyIndex && edge.by.step.leaves !== undefined) ||
      nodeAt(edge.to)?.waits === 'final' ||
      isRest(nodeAt(edge.to)?.state),
    () => true,
  );
  const index = run.states.findIndex((state, here) => {
    const node = nodeAt(here);
    if (node?.waits !== 'person' || isRest(node.state)) return false;
    return good[here] === 0 && able[state.nodes[partyIndex] ?? 0] === 1;
  });
  const state = run.states[index];
  if (state === undefined) return;
  const name = party.graph.nodes[state.nodes[partyIndex] ?? 0]?.state ?? '';
  report(
    run,
    'proof.no-end',
    index,
    party,
    `From "${name}" on, "${party.key}" never comes to its end: no way there is made of controls that surely show.`,
  );
};
/** Moments in which no part of a flow shows that is there under all settings, by party. */
const bareMoments = new WeakMap<GroupRun['states'], Map<string, readonly number[]>>();

const listBare = (run: GroupRun, party: GroupParty, ownParts: readonly ScreenPart[]): readonly number[] => {
  const moments = bareMoments.get(run.states) ?? new Map<string, readonly number[]>();
  bareMoments.set(run.states, moments);
  const numbers = moments.get(party.key);
  if (numbers !== undefined) return numbers;
  const steady = ownParts.filter(({ settings }) => settings.size === 0);
  const bare = [...run.states.keys()].filter((index) => {
    const state = run.states[index];
    if (state === undefined) return false;
    const moment = momentAt(run, state);
    return !steady.some(({ conditions }) => holdAll(conditions, moment) === true);
  });
  moments.set(party.key, bare);
  return bare;
};

/** Checks that a flow with its own parts on the screen shows one of them in every state. */
const proveShown = (run: GroupRun, party: GroupParty): void => {
  const ownParts = run.group.nodes.filter(({ machines }) => machines.has(party.key));
  if (!ownParts.some(({ node }) => node.in?.[0] === party.key)) return;
  const partyIndex = run.group.parties.indexOf(party);
  const seen = new Set<string>();
  for (const index of listBare(run, party, ownParts)) {
    const state = run.states[index];
    if (state === undefined) continue;
    const node = party.graph.nodes[state.nodes[partyIndex] ?? 0];
    if (node === undefined || node.waits === 'final' || seen.has(node.state)) continue;
    if (contractOf(run, party, node.state)?.resting !== undefined) continue;
    const moment = momentAt(run, state);
    if (ownParts.some(({ conditions }) => holdAll(conditions, moment) === true)) continue;
    seen.add(node.state);
    report(
      run,
      'proof.blank',
      index,
      party,
      `In "${node.state}", "${party.key}" shows nothing: no part of the screen surely belongs to that state.`,
      {
        document: run.group.document,
        place: ['machines', party.key],
      },
    );
  }
};

/** The screen's own machines. A machine of the shell is proven where the shell shows it. */
const listOwn = ({ group }: GroupRun): readonly GroupParty[] =>
  group.parties.filter(({ declared }) => declared !== null);

/** Where the flows of the screen lead: the same for all settings under which they go the same ways. */
export const proveWays = (run: GroupRun): void => {
  for (const party of listOwn(run)) if (proveExits(run, party)) proveEnds(run, party);
};
/** What the flows of the screen show. */
export const proveSeen = (run: GroupRun): void => {
  for (const party of listOwn(run)) proveShown(run, party);
};
