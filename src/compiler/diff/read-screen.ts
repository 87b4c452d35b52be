import type { FlowPlace } from '../../protocol/document/document.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { CompiledNode, CompiledScreen } from '../../protocol/release/release.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';

/** What a compiled screen reads from outside itself. */
export interface ScreenReads {
  /** Full paths, for example `settings.register.email`. */
  readonly paths: ReadonlySet<string>;
  readonly textKeys: ReadonlySet<string>;
  /** Beginnings of keys that are put together at run time, for example `error.`. */
  readonly textPrefixes: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

const collectPrefixes = (rule: Json, names: Set<string>): void => {
  if (typeof rule === 'string' && /^[\w.-]+\.$/.test(rule)) names.add(rule);
  else if (isJsonList(rule)) for (const one of rule) collectPrefixes(one, names);
  else if (isJsonObject(rule)) for (const one of Object.values(rule)) collectPrefixes(one, names);
};

/** Finds every compiled value and expression inside a screen, at any depth. */
export const readScreen = (screen: CompiledScreen): ScreenReads => {
  const paths = new Set<string>();
  const textKeys = new Set<string>();
  const textPrefixes = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const { k, key, r, d } = value as { k?: unknown; key?: unknown; r?: Json; d?: unknown };
    if (Array.isArray(d)) for (const path of d) if (typeof path === 'string') paths.add(path);
    if (k === 't' && typeof key === 'string') textKeys.add(key);
    if (k === 'm' && r !== undefined) collectPrefixes(r, textPrefixes);
    Object.values(value).forEach(visit);
  };
  visit(screen);
  return { paths, textKeys, textPrefixes, types: new Set(screen.nodes.map(({ type }) => type)) };
};

/** Nodes by id, each with the ids below it in place of indices, so that two screens can be compared. */
const describeNodes = (screen: CompiledScreen): ReadonlyMap<string, unknown> => {
  const idOf = (index: number): string => screen.nodes[index]?.id ?? '';
  const describe = ({ children, slots, fallback, repeat, ...node }: CompiledNode): unknown => ({
    ...node,
    children: children?.map((child) => (typeof child === 'number' ? idOf(child) : child)),
    slots: Object.entries(slots ?? {}).map(([name, list]) => [name, list.map(idOf)]),
    fallback: fallback === undefined ? null : idOf(fallback),
    repeat: repeat === undefined ? null : { ...repeat, empty: repeat.empty && idOf(repeat.empty) },
  });
  return new Map(screen.nodes.map((node) => [node.id, JSON.stringify(describe(node))]));
};

const placesOf = ({ machines }: CompiledScreen, [key, states]: FlowPlace): readonly string[] =>
  [states].flat().map((state) => `${machines[key]?.use ?? key} ${state}`);

/** For each node the flow states it belongs to, as `machine state`: its own or those of a node above. */
const statesOfNodes = (screen: CompiledScreen): ReadonlyMap<string, readonly string[]> => {
  const nodes = new Map<string, readonly string[]>();
  const visit = (index: number, above: readonly string[]): void => {
    const node = screen.nodes[index];
    if (node === undefined) return;
    const nodePlaces = node.in === undefined ? above : placesOf(screen, node.in);
    if (nodePlaces.length > 0) nodes.set(node.id, nodePlaces);
    const below = [
      ...(node.children ?? []).filter((child) => typeof child === 'number'),
      ...Object.values(node.slots ?? {}).flat(),
      ...(node.fallback === undefined ? [] : [node.fallback]),
      ...(node.repeat?.empty === undefined ? [] : [node.repeat.empty]),
    ];
    for (const child of below) visit(child, nodePlaces);
  };
  visit(screen.root, []);
  return nodes;
};

/** States of flows whose own parts differ between two versions of a screen. */
export const findAlteredStates = (
  before: CompiledScreen | null,
  after: CompiledScreen | null,
): readonly string[] => {
  const [old, next] = [before, after].map((screen) =>
    screen === null ? new Map<string, unknown>() : describeNodes(screen),
  );
  const states = new Map([
    ...(before === null ? [] : statesOfNodes(before)),
    ...(after === null ? [] : statesOfNodes(after)),
  ]);
  const altered = [...states].filter(([id]) => old?.get(id) !== next?.get(id)).flatMap(([, list]) => list);
  return [...new Set(altered)].sort();
};
