import type { Json } from '../../protocol/json/json.ts';
import type { GraphNode, GraphStep, MachineGraph } from '../../protocol/machine/machine-graph.ts';
import type { CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import type { ShownFields } from './form-fields.ts';
import type { Group, GroupParty } from './group.ts';
import type { Offer, PathReader } from './joint-space.ts';
import type { ScreenProof } from './proof-site.ts';
import { type Control, holdAll, listSends } from './control.ts';
import type { Variant } from './settings-cone.ts';
import { compileValueReader, type ResolvedValue, type Moment, unknown } from './verdict.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** Paths in their parts: the same few are read in every moment. */
const splitPaths = new Map<string, readonly string[]>();
const mostPaths = 5_000;

const splitPath = (path: string): readonly string[] => {
  const segments = splitPaths.get(path);
  if (segments !== undefined) return segments;
  if (splitPaths.size >= mostPaths) splitPaths.clear();
  const parts = path.split('.');
  splitPaths.set(path, parts);
  return parts;
};

/** The value at a path below another value. `from` is the index of the first segment to follow. */
const stepInto = (value: ResolvedValue, path: readonly string[], from: number): ResolvedValue => {
  let current = value;
  for (let index = from; index < path.length; index += 1) {
    const key = path[index];
    if (key === undefined || !isJsonObject(current) || !Object.hasOwn(current, key)) return unknown;
    current = current[key];
  }
  return current;
};

/** What else is on the page while a part of a screen is examined. */
export interface Surroundings {
  readonly chrome?: CompiledScreen['chrome'];
  /** The settings that may be read; all where it is left out. */
  readonly settings?: ReadonlyMap<string, Json | undefined>;
}

/** What can be read while a screen is shown with the settings of the variant. */
export const createPathReader = (
  proof: ScreenProof,
  { chrome, settings }: Surroundings,
  variant: Variant,
): PathReader => {
  const readSetting = (path: string): ResolvedValue => {
    if (settings === undefined) return proof.facts.setting(path);
    // A setting that a proof reads unnoticed would not cause a new proof when it changes.
    if (!settings.has(path)) throw new Error(`Expected the setting ${path} among those that were noted`);
    return settings.get(path);
  };
  return (path, nodeOf) => {
    const parts = splitPath(path);
    const [scope, first = ''] = parts;
    if (scope === 'settings') return Object.hasOwn(variant, path) ? variant[path] : readSetting(path);
    if (scope === 'machine') return stepInto(nodeOf(first)?.projection, parts, 2);
    if (scope === 'session' && proof.sessionKey !== null)
      return stepInto(nodeOf(proof.sessionKey)?.projection, parts, 1);
    if (scope === 'ui' && first === 'chrome' && chrome !== undefined) {
      return chrome[parts[2] as keyof typeof chrome];
    }
    return unknown;
  };
};

/** Where a flow can begin: a node of its graph and the input that it begins there with. */
export type GroupStart = MachineGraph['inputs'][number];

const nobody = (): undefined => undefined;
/** The nodes that a machine of the screen can start in, with the settings of the variant. */
export const listStarts = (
  proof: ScreenProof,
  { declared, graph }: GroupParty,
  read: PathReader,
): readonly GroupStart[] => {
  // A machine of the shell has been running for a while.
  if (declared === null) return graph.nodes.map((_, node) => ({ node, input: {} }));
  const properties = proof.machines.get(declared.use)?.input['properties'];
  const moment: Moment = { read: (path) => read(path, nobody), nodeOf: nobody };
  const inputs = graph.finiteInputs.map((name): readonly [string, ResolvedValue] => {
    const given = declared.input?.[name];
    if (given !== undefined) return [name, compileValueReader(given)(moment)];
    const schema = isJsonObject(properties) ? properties[name] : undefined;
    return [name, isJsonObject(schema) && Object.hasOwn(schema, 'default') ? schema['default'] : unknown];
  });
  return graph.inputs.filter(({ input }) =>
    inputs.every(([name, value]) => value === unknown || input[name] === value),
  );
};

/** What a control sends: the machine it goes to and the data it gives. */
interface SentEvent {
  readonly machine: string;
  readonly given: Readonly<Record<string, CompiledValue>>;
}
const isEventPath = (value: CompiledValue | undefined, name: string): boolean =>
  value?.k === 'e' && isJsonObject(value.r) && value.r['var'] === `event.${name}`;
/** The ids of a list of constants, for example the tabs that a person can choose from. */
const listIds = (value: CompiledValue | undefined): readonly Json[] | null => {
  if (value?.k !== 'a') return null;
  const ids = value.v.map((item) => (item.k === 'o' ? item.v['id'] : undefined));
  return ids.every((id) => id?.k === 'c') ? ids.map(({ v }) => v) : null;
};

/** Whether an event takes one of a list of values there. */
const isChoice = (proof: ScreenProof, machine: string, event: string, name: string): boolean => {
  const properties = proof.machines.get(machine)?.events[event]?.['properties'];
  const schema = isJsonObject(properties) ? properties[name] : undefined;
  return isJsonObject(schema) && (Array.isArray(schema['enum']) || schema['type'] === 'boolean');
};

/** Whether a payload is one that the control can send: constants as written, fields that its form shows. */
const fitsPayload = (
  proof: ScreenProof,
  shownFields: ShownFields,
  control: Control,
  { machine, given }: SentEvent,
  step: GraphStep,
): boolean =>
  Object.entries(step.payload ?? {}).every(([name, value]) => {
    const written = given[name];
    if (written?.k === 'c' && (typeof value === 'boolean' || typeof value === 'string')) {
      return written.v === value || !isChoice(proof, machine, step.event, name);
    }
    const form = control.node.props?.['form'];
    if (isEventPath(written, 'values') && typeof form === 'string' && isJsonObject(value)) {
      const fields = shownFields.get(form);
      return Object.keys(value).every((field) => fields?.has(field) === true);
    }
    const ids = isEventPath(written, 'id') ? listIds(control.node.binds?.['tabs']) : null;
    return ids === null || ids.includes(value);
  });

/** The controls of a screen as one variant of the settings makes them. */
export interface OfferTable {
  /** What a control does in a moment: whether it shows, and whether it can be operated. */
  readonly judge: (control: Control, moment: Moment) => Judgement;
  readonly offer: (moment: Moment, key: string, step: GraphStep) => Offer;
  /** Whether the machine takes some event that the control sends it, in this node. */
  readonly isTaken: (
    control: Control,
    event: string,
    key: string,
    node: GraphNode,
    graph: MachineGraph,
  ) => boolean;
}
/** Whether a control shows, and whether it can be operated. */
interface Judgement {
  readonly shown: Offer;
  readonly operable: Offer;
}
const judgeControl = (control: Control, moment: Moment): Judgement => {
  const visibility = holdAll(control.conditions, moment);
  if (visibility === false) return { shown: 'no', operable: 'no' };
  const enabled = holdAll(control.enabled, moment);
  if (enabled === false) return { shown: toOffer(visibility), operable: 'no' };
  return { shown: toOffer(visibility), operable: toOffer(visibility === null ? null : enabled) };
};
const toOffer = (verdict: boolean | null): Offer => (verdict === null ? 'maybe' : verdict ? 'sure' : 'no');

export const createOffers = (
  proof: ScreenProof,
  { parties, controls }: Group,
  shownFields: ShownFields,
): OfferTable => {
  const byEvent = new Map<string, { readonly control: Control; readonly sent: SentEvent }[]>();
  /** Machine key → step → the controls that send just that. */
  const senders = new Map<string, Map<GraphStep, readonly Control[]>>();
  const useOf = (key: string): string => parties.find((party) => party.key === key)?.use ?? '';
  for (const control of controls) {
    for (const { to, event, with: given = {} } of listSends(control)) {
      const name = `${to} ${event}`;
      const sent = { machine: useOf(to), given };
      byEvent.set(name, [...(byEvent.get(name) ?? []), { control, sent }]);
    }
  }
  const listSenders = (key: string, step: GraphStep): readonly Control[] => {
    const ofKey = senders.get(key) ?? new Map<GraphStep, readonly Control[]>();
    senders.set(key, ofKey);
    const controlsOfStep = ofKey.get(step);
    if (controlsOfStep !== undefined) return controlsOfStep;
    const sendersOfStep = (byEvent.get(`${key} ${step.event}`) ?? [])
      .filter(({ control, sent }) => fitsPayload(proof, shownFields, control, sent, step))
      .map(({ control }) => control);
    ofKey.set(step, sendersOfStep);
    return sendersOfStep;
  };
  let judgedMoment: Moment | null = null;
  let judged = new Map<Control, Judgement>();
  const judge: OfferTable['judge'] = (control, moment) => {
    if (judgedMoment !== moment) {
      judgedMoment = moment;
      judged = new Map();
    }
    const judgement = judged.get(control) ?? judgeControl(control, moment);
    judged.set(control, judgement);
    return judgement;
  };
  return {
    judge,
    offer: (moment, key, step) => {
      let best: Offer = 'no';
      for (const control of listSenders(key, step)) {
        const { operable } = judge(control, moment);
        if (operable === 'no') continue;
        if (operable === 'sure') return 'sure';
        best = 'maybe';
      }
      return best;
    },
    isTaken: (control, event, key, node, graph) =>
      node.edges.some(({ step: index }) => {
        const step = graph.steps[index];
        if (step?.kind !== 'person' || step.event !== event) return false;
        return listSenders(key, step).includes(control);
      }),
  };
};
