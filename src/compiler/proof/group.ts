import type { Json } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import type { GraphStep } from '../../protocol/machine/machine-graph.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { findUse, groupMachines } from './group-machines.ts';
import type { Party } from './joint-space.ts';
import type { ScreenProof } from './proof-site.ts';
import { type Control, listSends, type ScreenPart } from './control.ts';
import type { ScreenModel } from './read-screen.ts';
import { isSettingPath } from './settings-cone.ts';
import { listReads } from './verdict.ts';

/** A flow of a group, and where the screen declares it: null for one of the frame. */
export interface GroupParty extends Party {
  readonly use: string;
  readonly declared: CompiledScreen['machines'][string] | null;
}
/**
 * Flows that run together, with all of the screen that their proof can see. What is read of it is in
 * {@link describeGroup}: two groups of which the same is said have the same proof.
 */
export interface Group {
  readonly name: string;
  /** Where its findings are. */
  readonly document: string;
  readonly parties: readonly GroupParty[];
  /** What shows by these flows. */
  readonly nodes: readonly ScreenPart[];
  /** Controls that show by these flows or send to them. */
  readonly controls: readonly Control[];
  /** Who has to be here for the screen to be up; null where the flows do not say who that is. */
  readonly access: CompiledScreen['access'] | null;
  /** The parts of the frame around the screen, where something of it reads them. */
  readonly chrome: CompiledScreen['chrome'];
  /**
   * All settings that decide about any of it, with their current values, except switches. Others cannot be
   * read.
   */
  readonly settings: ReadonlyMap<string, Json | undefined>;
  /** Settings that decide about it and are on or off: which of both they are now is no matter. */
  readonly switches: readonly string[];
  /** Forms of the controls that send. */
  readonly forms: readonly string[];
  /** Fields that something sent to the flows has. */
  readonly fields: ReadonlySet<string>;
  /** Settings that decide about the controls that send. */
  readonly waySettings: ReadonlySet<string>;
  /** Settings that decide about anything that shows by these flows. */
  readonly seenSettings: ReadonlySet<string>;
}

/** Names in the data of forms that a step takes. */
export const listPayloadFields = ({ payload = {} }: GraphStep): readonly string[] =>
  Object.values(payload).filter(isJsonObject).flatMap(Object.keys);

const findParties = (
  proof: ScreenProof,
  model: ScreenModel,
  keys: readonly string[],
): readonly GroupParty[] =>
  keys.flatMap((key): GroupParty[] => {
    const declared = model.screen.machines[key] ?? null;
    const use = findUse(proof, model, key) ?? '';
    const graph = proof.graphs(use);
    if (graph !== null) return [{ key, graph, use, declared }];
    proof.log.report(
      'proof.flow-unknown',
      { document: model.document, place: declared === null ? [] : ['machines', key] },
      `There is no graph of the flow "${key}", so nothing can be proven about it.`,
    );
    return [];
  });

/** Settings that the inputs of the flows read. */
const listInputSettings = (parties: readonly GroupParty[]): readonly string[] => {
  const reads = { machines: new Set<string>(), paths: new Set<string>() };
  for (const { declared } of parties)
    for (const value of Object.values(declared?.input ?? {})) if (value.k === 'e') listReads(value.r, reads);
  return [...reads.paths].filter(isSettingPath);
};

const readAccess = ({ sessionKey }: ScreenProof, { screen }: ScreenModel, keys: readonly string[]) => {
  const { access = 'anyone' } = screen;
  const isGuarded = screen.kind === 'page' && sessionKey !== null && keys.includes(sessionKey);
  return isGuarded && access !== 'anyone' ? access : null;
};
const readChrome = ({ screen, paths, inputPaths }: ScreenModel): CompiledScreen['chrome'] =>
  [...paths, ...inputPaths].some((path) => path.startsWith('ui.chrome')) ? screen.chrome : undefined;

const readGroup = (proof: ScreenProof, model: ScreenModel, keys: readonly string[]): Group => {
  const parties = findParties(proof, model, keys);
  const isOwn = (key: string): boolean => parties.some((party) => party.key === key);
  const isSender = (control: Control): boolean => listSends(control).some(({ to }) => isOwn(to));
  const senders = model.controls.filter(isSender);
  const nodes = model.nodes.filter(({ machines }) => [...machines].some(isOwn));
  const controls = model.controls.filter((control) => [...control.machines].some(isOwn) || isSender(control));
  const formsOf = senders.map(({ node }) => node.props?.['form']);
  const seenSettings = new Set([...nodes, ...controls].flatMap(({ settings }) => [...settings]));
  const read = [...new Set([...seenSettings, ...listInputSettings(parties)])].sort();
  const values = read.map((path) => [path, proof.facts.switchable(path)] as const);
  return {
    name: parties.map(({ key }) => key).join(' '),
    document: model.document,
    parties,
    nodes,
    controls,
    access: readAccess(proof, model, keys),
    chrome: readChrome(model),
    settings: new Map(values.filter(([, value]) => typeof value !== 'boolean')),
    switches: values.flatMap(([path, value]) => (typeof value === 'boolean' ? [path] : [])),
    forms: [...new Set(formsOf.filter((form) => typeof form === 'string'))],
    fields: new Set(parties.flatMap(({ graph }) => graph.steps.flatMap(listPayloadFields))),
    waySettings: new Set(senders.flatMap(({ settings }) => [...settings])),
    seenSettings,
  };
};

/** The groups of a screen; a flow without a graph is reported. */
export const readGroups = (proof: ScreenProof, model: ScreenModel): readonly Group[] =>
  groupMachines(proof, model).map((keys) => readGroup(proof, model, keys));

export const describeShown = ({ node, conditions, machines, settings }: ScreenPart): string =>
  [
    JSON.stringify([node.in?.[0] ?? null, [...machines], [...settings]]),
    ...conditions.map(({ says }) => says),
  ].join('\n');

const describeControl = (control: Control): readonly unknown[] => [
  describeShown(control),
  control.enabled.map(({ says }) => says),
  listSends(control),
  control.node.props?.['form'] ?? null,
  control.node.binds?.['tabs'] ?? null,
  control.sends === undefined ? null : [control.sends.node.id, describeShown(control.sends)],
];

/**
 * All that a proof of the group reads, but for what a variant of the settings decides. Names and places
 * are left out: they are read for findings only. A flow has one graph for as long as a checker lives.
 */
export const describeGroup = (group: Group, sessionKey: string | null): string =>
  JSON.stringify([
    sessionKey,
    group.access,
    group.chrome ?? null,
    group.parties.map(({ key, use, declared }) => [key, use, declared]),
    // Any number of nodes that show by the same conditions says no more than one.
    [...new Set(group.nodes.map(describeShown))],
    group.controls.map(describeControl),
    [...group.settings].map(([path, value]) => (value === undefined ? [path] : [path, value])),
    group.switches,
  ]);
