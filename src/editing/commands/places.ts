import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import { fits, keepsCount, type AllFacts } from './fits.ts';
import { findNode, listNodes, nameNode, writeAt, type TreeNode } from './layout-tree.ts';

/** A place in a list of a document. */
export interface Place {
  readonly parent: string;
  /** Null: among the children. */
  readonly slot: string | null;
  /** The part of that list that comes before; null where it is the first. */
  readonly after: string | null;
}
/** What is to come somewhere: a node of the document, or one that is not in it yet. */
export type Placed = Pick<TreeNode, 'type' | 'use' | 'value'> & { readonly id?: string };

const listOf = ({ value }: TreeNode, slot: string | null): readonly Json[] => {
  const slots = value['slots'];
  const list = slot === null ? value['children'] : isJsonObject(slots) ? slots[slot] : undefined;
  return isJsonList(list) ? list : [];
};
const idOf = (value: Json): string | null =>
  isJsonObject(value) && typeof value['id'] === 'string' ? value['id'] : null;

const parentOf = (document: Json, { parent }: TreeNode): TreeNode | null =>
  parent === null ? null : findNode(document, parent);
/** Whether a node is another one, or in it. */
export const isWithin = (document: Json, inner: TreeNode, outer: string): boolean => {
  for (let node: TreeNode | null = inner; node !== null; node = parentOf(document, node))
    if (node.id === outer) return true;
  return false;
};

/** Null where something may come to a place, else why not. */
export function whyNotAt(document: Json, facts: AllFacts, what: Placed, place: Place): string | null {
  const parent = findNode(document, place.parent);
  if (parent === null) return `“${place.parent}” is no longer on this page.`;
  const around = parentOf(document, parent);
  return keepsCount(facts, parent, around) ?? fits(facts, what, parent, place.slot);
}

const slotsOf = (facts: AllFacts, { type, use, value }: TreeNode): readonly (string | null)[] => {
  const held = isJsonObject(value['slots']) ? Object.keys(value['slots']) : [];
  const named = new Set([...(facts.get(type)?.slots ?? []), ...held]);
  return use === null ? [null, ...named] : [...named];
};
/** A button or a link that holds words is one thing, not a place for others. */
const holdsWordsOnly = (list: readonly Json[]): boolean =>
  list.length > 0 && list.every((item) => idOf(item) === null);

function listIn(document: Json, facts: AllFacts, what: Placed, parent: TreeNode): readonly Place[] {
  return slotsOf(facts, parent).flatMap((slot) => {
    const list = listOf(parent, slot);
    const first: Place = { parent: parent.id, slot, after: null };
    if (holdsWordsOnly(list) || whyNotAt(document, facts, what, first) !== null) return [];
    const ids = list.map(idOf).filter((id) => id !== null);
    return [first, ...ids.map((after) => ({ ...first, after }))].filter(({ after }) => {
      // Beside itself is where it is already.
      const next = ids[after === null ? 0 : ids.indexOf(after) + 1];
      return what.id === undefined || (after !== what.id && next !== what.id);
    });
  });
}

/** Every place of a document that something fits into, near ones first. */
export function listPlaces(document: Json, facts: AllFacts, what: Placed, near: string): readonly Place[] {
  const nodes = listNodes(document);
  const order = new Map(nodes.map(({ id }, index) => [id, index] as const));
  const here = order.get(near) ?? 0;
  const home = nodes[here]?.parent ?? null;
  const far = ({ parent, after }: Place): number =>
    Math.abs((order.get(after ?? parent) ?? 0) - here) + (parent === home ? 0 : 3);
  return nodes
    .filter((parent) => what.id === undefined || !isWithin(document, parent, what.id))
    .flatMap((parent) => listIn(document, facts, what, parent))
    .toSorted((one, other) => far(one) - far(other));
}

/** The document with a part at a place; null where the place has gone. */
export function putAt(document: Json, { parent, slot, after }: Place, value: JsonObject): Json | null {
  const node = findNode(document, parent);
  if (node === null) return null;
  const list = listOf(node, slot);
  const index = after === null ? 0 : list.findIndex((item) => idOf(item) === after) + 1;
  if (after !== null && index === 0) return null;
  const next = [...list.slice(0, index), value, ...list.slice(index)];
  const slots = isJsonObject(node.value['slots']) ? node.value['slots'] : {};
  const changed = slot === null ? { children: next } : { slots: { ...slots, [slot]: next } };
  return writeAt(document, node.path, { ...node.value, ...changed });
}

/** Where a place is, for a sentence: “comes after Banner”. */
export function sayPlace(document: Json, parent: TreeNode, { after }: Place): string {
  const beside = after === null ? null : findNode(document, after);
  return beside === null ? `is first in ${nameNode(parent)}` : `comes after ${nameNode(beside)}`;
}
