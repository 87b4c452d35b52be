import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import { findHiddenWidths, isInDrawer, isWithin, splitWidths, type Widths } from '../styles/hidden-widths.ts';
import { type Condition, type Control, never, type ScreenPart } from './control.ts';
import { closeForm, isFormView, listGiven, recordInForm, openForm, type OpenForm } from './read-form.ts';
import { listDeciding, readMoments } from './sent-events.ts';
import { isSettingPath } from './settings-cone.ts';
import {
  askStates,
  compileCondition,
  compileReader,
  compileValueReader,
  listReads,
  negate,
  readVerdict,
} from './verdict.ts';

/** What a proof needs of a screen; where its width is not said, of everything that some width shows. */
export interface ScreenModel {
  readonly screen: CompiledScreen;
  readonly document: string;
  readonly dataSources: SourcedScreen['dataSources'];
  readonly nodes: readonly ScreenPart[];
  readonly controls: readonly Control[];
  /** Fragment → how often the screen has it. */
  readonly fragments: ReadonlyMap<string, number>;
  /** Paths that conditions and states of controls read. */
  readonly paths: ReadonlySet<string>;
  /** Paths that the inputs of machines read. */
  readonly inputPaths: ReadonlySet<string>;
  /** Widths of a window between which styles hide the same. */
  readonly widths: readonly Widths[];
  /** What shows in a window of some pixels; the same model where styles hide nothing. */
  readonly at: (width: number) => ScreenModel;
}
interface Above {
  readonly form: OpenForm | null;
  readonly conditions: readonly Condition[];
  readonly machines: ReadonlySet<string>;
  readonly settings: ReadonlySet<string>;
}
/** What decides about a node, while it is read. */
interface Deciding {
  readonly machines: Set<string>;
  readonly settings: Set<string>;
}
interface Reading {
  readonly sourced: SourcedScreen;
  readonly components: ReadonlyMap<string, ComponentDefinition>;
  readonly nodes: ScreenPart[];
  readonly controls: Control[];
  readonly paths: Set<string>;
  /** Key of the machine that the `session` scope mirrors. */
  readonly sessionKey: string | null;
  /** Pixels; null where everything is read that some width shows. */
  readonly width: number | null;
  /** Paths to which something on the screen gives a value. */
  readonly given: ReadonlySet<string>;
  /** Widths at which something is hidden. */
  readonly hidden: Widths[];
}

/** Properties that stop a control, and whether they stop it by being true. */
const stoppers: Readonly<Record<string, boolean>> = {
  disabled: true,
  busy: true,
  'aria-busy': true,
  open: false,
};

/** The machine that a path reads: `machine.<key>.*`, and `session.*` through its machine. */
const machineOfPath = (path: string, sessionKey: string | null): string | null => {
  const [scope, key] = path.split('.');
  if (scope === 'machine') return key ?? null;
  return scope === 'session' ? sessionKey : null;
};
const noteReads = (reading: Reading, rule: Json, { machines, settings }: Deciding): void => {
  const reads = { machines: new Set<string>(), paths: new Set<string>() };
  listReads(rule, reads);
  for (const key of reads.machines) machines.add(key);
  for (const path of reads.paths) {
    reading.paths.add(path);
    const key = machineOfPath(path, reading.sessionKey);
    if (key !== null) machines.add(key);
    if (isSettingPath(path)) settings.add(path);
  }
};

const readConditions = (
  reading: Reading,
  node: CompiledNode,
  above: Above,
): { readonly conditions: Condition[] } & Deciding => {
  const conditions = [...above.conditions];
  const machines = new Set(above.machines);
  const settings = new Set(above.settings);
  if (node.in !== undefined) {
    const [key, states] = node.in;
    const names = [states].flat();
    const isThere = askStates(names);
    machines.add(key);
    conditions.push({
      isOfStates: true,
      says: JSON.stringify(['in', key, names]),
      holds: ({ nodeOf }) => {
        const graphNode = nodeOf(key);
        return graphNode === undefined ? null : isThere(graphNode);
      },
    });
  }
  if (node.show !== undefined) {
    noteReads(reading, node.show.r, { machines, settings });
    const { r } = node.show;
    const reads = { machines: new Set<string>(), paths: new Set<string>() };
    listReads(r, reads);
    const condition = { says: JSON.stringify(['show', r]), holds: compileCondition(r) };
    conditions.push(reads.paths.size === 0 ? { ...condition, isOfStates: true } : condition);
  }
  return { conditions, machines, settings };
};
/** What stops the node's controls; a frame that is not open hides what is in it too. */
const readStoppers = (
  reading: Reading,
  node: CompiledNode,
  deciding: Deciding,
): { readonly enabled: readonly Condition[]; readonly open: readonly Condition[] } => {
  const enabled: Condition[] = [];
  const open: Condition[] = [];
  for (const [name, stops] of Object.entries(stoppers)) {
    const constant = node.props?.[name];
    const bound = node.binds?.[name];
    if (bound === undefined && constant === undefined) continue;
    if (bound?.k === 'e') noteReads(reading, bound.r, deciding);
    const reader = bound === undefined ? compileReader(constant ?? null) : compileValueReader(bound);
    const verdict = readVerdict(reader);
    const says = JSON.stringify([stops, bound ?? { constant }]);
    if (stops) enabled.push({ says, holds: negate(verdict) });
    else open.push({ says, holds: verdict });
  }
  return { enabled, open };
};
const listRoutes = (definition: ComponentDefinition | undefined, node: CompiledNode): readonly string[] => {
  const properties = (definition?.props['properties'] ?? {}) as Readonly<
    Record<string, { 'x-route'?: unknown }>
  >;
  return Object.entries(node.props ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && properties[name]?.['x-route'] === true ? [value] : [],
  );
};

/** What styles do to a node, or to what is in one of its slots, at the width that is read. */
const readStyle = (reading: Reading, node: CompiledNode, slot?: string): 'hidden' | 'maybe' | 'shown' => {
  const { surely, maybe } = findHiddenWidths(node, reading.sourced.styles, slot);
  reading.hidden.push(...surely, ...maybe);
  if (reading.width === null) return 'shown';
  // What a component hides and has in a drawer there can be reached, and the check cannot know whether it is open.
  if (isWithin(surely, reading.width)) return slot === undefined && isInDrawer(node) ? 'maybe' : 'hidden';
  return isWithin(maybe, reading.width) ? 'maybe' : 'shown';
};

/** The events of a node that its component can send, with what has to hold for that. */
const readEvents = (reading: Reading, part: ScreenPart, enabled: readonly Condition[]): void => {
  const { node } = part;
  const definition = reading.components.get(node.type);
  for (const [event, actions] of Object.entries(node.on ?? {})) {
    if (event === 'submit' && node.tag === 'form') continue;
    const moments = readMoments(definition, node, event);
    if (moments === 'never') continue;
    const deciding = { machines: new Set(part.machines), settings: new Set(part.settings) };
    for (const value of listDeciding(definition, node, event))
      if (value.k === 'e') noteReads(reading, value.r, deciding);
    reading.controls.push({
      ...part,
      ...deciding,
      event,
      actions,
      conditions: [...part.conditions, ...moments],
      enabled,
      route: null,
    });
  }
};

const readNode = (reading: Reading, index: number, above: Above): void => {
  const { screen, sources } = reading.sourced;
  const node = screen.nodes[index];
  const source = sources[index];
  if (node === undefined || source === undefined) return;
  const look = readStyle(reading, node);
  if (look === 'hidden') return;
  const decision = readConditions(reading, node, above);
  if (look === 'maybe') decision.conditions.push(never);
  const { machines, settings } = decision;
  const { enabled, open } = readStoppers(reading, node, decision);
  const part: ScreenPart = {
    node,
    source,
    conditions: [...decision.conditions, ...open],
    machines,
    settings,
  };
  reading.nodes.push(part);
  if (above.form !== null) recordInForm(above.form, part, enabled);
  const ownForm = openForm(part, enabled);
  readEvents(reading, part, enabled);
  for (const route of listRoutes(reading.components.get(node.type), node)) {
    reading.controls.push({ ...part, event: 'follow', actions: [], enabled, route });
  }
  readBelow(reading, node, {
    form: ownForm ?? (isFormView(node) ? null : above.form),
    conditions: part.conditions,
    machines,
    settings,
  });
  if (ownForm !== null) reading.controls.push(...closeForm(ownForm, reading.given));
};
const isIndex = (child: number | CompiledValue): child is number => typeof child === 'number';
const readBelow = (reading: Reading, node: CompiledNode, inside: Above): void => {
  // It is unknown whether there are rows, and whether a component fails and its fallback shows.
  const maybe: Above = { ...inside, conditions: [...inside.conditions, never] };
  const rows = node.repeat === undefined ? inside : maybe;
  for (const child of (node.children ?? []).filter(isIndex)) readNode(reading, child, rows);
  for (const [slot, children] of Object.entries(node.slots ?? {})) {
    const look = readStyle(reading, node, slot);
    if (look !== 'hidden')
      for (const child of children) readNode(reading, child, look === 'maybe' ? maybe : inside);
  }
  if (node.repeat?.empty !== undefined) readNode(reading, node.repeat.empty, maybe);
  if (node.fallback !== undefined) readNode(reading, node.fallback, maybe);
};

/** A use brings each part of a fragment once, so the first part that is met tells how many uses there are. */
const countFragments = (nodes: readonly ScreenPart[]): ReadonlyMap<string, number> => {
  const first = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { source } of nodes) {
    if (!source.document.startsWith('fragments/')) continue;
    const place = source.place.join('/');
    const firstPlace = first.get(source.document) ?? place;
    first.set(source.document, firstPlace);
    if (firstPlace === place) counts.set(source.document, (counts.get(source.document) ?? 0) + 1);
  }
  return counts;
};

const readInputs = ({ machines }: CompiledScreen): ReadonlySet<string> => {
  const inputs = { machines: new Set<string>(), paths: new Set<string>() };
  for (const { input } of Object.values(machines)) {
    for (const value of Object.values(input ?? {})) if (value.k === 'e') listReads(value.r, inputs);
  }
  return inputs.paths;
};
type Read = Pick<Reading, 'sourced' | 'components' | 'sessionKey'>;

const readAt = (
  read: Read,
  width: number | null,
): Omit<ScreenModel, 'at'> & { readonly hidesNothing: boolean } => {
  const { screen, document, dataSources } = read.sourced;
  const given = listGiven(screen.nodes);
  const reading: Reading = { ...read, width, nodes: [], controls: [], paths: new Set(), hidden: [], given };
  readNode(reading, screen.root, {
    form: null,
    conditions: [],
    machines: new Set(),
    settings: new Set(),
  });
  const { nodes, controls, paths } = reading;
  return {
    screen,
    document,
    dataSources,
    nodes,
    controls,
    fragments: countFragments(nodes),
    paths,
    inputPaths: readInputs(screen),
    widths: splitWidths(reading.hidden),
    hidesNothing: reading.hidden.length === 0,
  };
};

export const readScreen = (
  sourced: SourcedScreen,
  components: ReadonlyMap<string, ComponentDefinition>,
  sessionKey: string | null,
): ScreenModel => {
  const read = { sourced, components, sessionKey };
  const whole = readAt(read, null);
  const byStart = new Map<number, ScreenModel>();
  const readWidth = (width: number): ScreenModel => {
    if (whole.hidesNothing) return model;
    const from = whole.widths.findLast((widths) => widths.from <= width)?.from ?? 0;
    const narrowed = byStart.get(from) ?? { ...readAt(read, from), at: readWidth };
    byStart.set(from, narrowed);
    return narrowed;
  };
  const model: ScreenModel = { ...whole, at: readWidth };
  return model;
};
