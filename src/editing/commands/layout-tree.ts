import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonList, isJsonObject, readPath, type JsonPath } from '../../protocol/json/json-patches.ts';

/** A node of a layout document, as it is written. */
export interface TreeNode {
  readonly id: string;
  /** Of a component; empty for the use of a fragment and for the place of a slot. */
  readonly type: string;
  /** Id of the fragment that is used here. */
  readonly use: string | null;
  readonly value: JsonObject;
  /** Keys from the document to it. */
  readonly path: JsonPath;
  /** The node that it is in; null for the root. */
  readonly parent: string | null;
  /** Slot of the parent; null among its children. */
  readonly slot: string | null;
  readonly depth: number;
}

const fragmentMark = 'fragment:';
const listOf = (value: Json | undefined): readonly Json[] => (isJsonList(value) ? value : []);
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

function visit(
  value: Json | undefined,
  node: Pick<TreeNode, 'path' | 'parent' | 'slot' | 'depth'>,
): TreeNode[] {
  if (!isJsonObject(value) || typeof value['id'] !== 'string') return [];
  const { id } = value;
  const use = textOf(value['use']);
  const self: TreeNode = {
    ...node,
    id,
    type: textOf(value['type']),
    use: use.startsWith(fragmentMark) ? use.slice(fragmentMark.length) : null,
    value,
  };
  const below = { parent: id, depth: node.depth + 1 };
  const children = listOf(value['children']).flatMap((child, index) =>
    visit(child, { ...below, path: [...node.path, 'children', index], slot: null }),
  );
  const slots = isJsonObject(value['slots']) ? Object.entries(value['slots']) : [];
  const inSlots = slots.flatMap(([slot, list]) =>
    listOf(list).flatMap((child, index) =>
      visit(child, { ...below, path: [...node.path, 'slots', slot, index], slot }),
    ),
  );
  const fallback = visit(value['fallback'], { ...below, path: [...node.path, 'fallback'], slot: 'fallback' });
  return [self, ...children, ...inSlots, ...fallback];
}

/** Every node of a page, dialog, fragment or the frame, in the order in which it is written. */
export const listNodes = (document: Json): readonly TreeNode[] =>
  isJsonObject(document)
    ? visit(document['root'], { path: ['root'], parent: null, slot: null, depth: 0 })
    : [];
export const findNode = (document: Json, id: string): TreeNode | null =>
  listNodes(document).find((node) => node.id === id) ?? null;

/** The document with another value at a place; what is beside it is the same object as before. */
export function writeAt(value: Json, [key, ...rest]: JsonPath, next: Json): Json {
  if (key === undefined) return next;
  if (isJsonList(value))
    return value.map((item, index) => (index === key ? writeAt(item, rest, next) : item));
  if (!isJsonObject(value)) return value;
  return { ...value, [key]: writeAt(value[key] ?? null, rest, next) };
}
/** The list that a node is in and its index there; null where it is alone in its place. */
export function readList(
  document: Json,
  { path }: TreeNode,
): { readonly list: readonly Json[]; readonly listPath: JsonPath; readonly index: number } | null {
  const index = path.at(-1);
  const listPath = path.slice(0, -1);
  const list = readPath(document, listPath);
  return typeof index === 'number' && isJsonList(list) ? { list, listPath, index } : null;
}

const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
/** `GameCard` is “Game card”. */
export const toWords = (name: string): string => {
  const words = spaced(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
/** What a node is, for a person. */
export const nameNode = ({ type, use, value }: Pick<TreeNode, 'type' | 'use' | 'value'>): string => {
  if (use !== null) return toWords(use);
  if (type !== '') return toWords(type);
  return `Place of ${textOf(value['slot'])}`;
};
