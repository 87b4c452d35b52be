import type { Json } from '../../protocol/json/json.ts';
import { isJsonList, readPath } from '../../protocol/json/json-patches.ts';
import { gone, refuse, type Outcome } from './command.ts';
import { fits, keepsCount, type AllFacts } from './fits.ts';
import { findNode, nameNode, readList, writeAt, type TreeNode } from './layout-tree.ts';
import { isWithin, putAt, sayPlace, whyNotAt, type Place } from './places.ts';

/** Before or after another node of the document. */
export interface MovePlace {
  readonly id: string;
  readonly beside: string;
  readonly edge: 'before' | 'after';
}

/** Why a node may not leave its place; null where it may. */
function whyStuck(document: Json, facts: AllFacts, node: TreeNode): string | null {
  const parent = node.parent === null ? null : findNode(document, node.parent);
  if (parent === null) return `${nameNode(node)} is the page itself.`;
  const around = parent.parent === null ? null : findNode(document, parent.parent);
  return keepsCount(facts, parent, around);
}
const takeOut = (document: Json, node: TreeNode): Json => {
  const place = readList(document, node);
  if (place === null) return document;
  return writeAt(
    document,
    place.listPath,
    place.list.filter((_, index) => index !== place.index),
  );
};

/** Puts a node before or after another one. */
export function move(document: Json, facts: AllFacts, { id, beside, edge }: MovePlace): Outcome {
  const [node, other] = [findNode(document, id), findNode(document, beside)];
  if (node === null) return gone(id);
  if (other === null) return gone(beside);
  if (isWithin(document, other, id)) return refuse(`${nameNode(node)} cannot go into itself.`);
  const parent = other.parent === null ? null : findNode(document, other.parent);
  if (parent === null || readList(document, other) === null || readList(document, node) === null)
    return refuse(`There is no place beside ${nameNode(other)}.`);
  const isSameList = node.parent === other.parent && node.slot === other.slot;
  const grand = parent.parent === null ? null : findNode(document, parent.parent);
  const why = isSameList
    ? null
    : (whyStuck(document, facts, node) ??
      keepsCount(facts, parent, grand) ??
      fits(facts, node, parent, other.slot));
  if (why !== null) return refuse(why);
  const left = takeOut(document, node);
  const target = findNode(left, beside);
  const place = target === null ? null : readList(left, target);
  if (place === null) return gone(beside);
  const index = place.index + (edge === 'after' ? 1 : 0);
  return {
    ok: true,
    document: writeAt(left, place.listPath, [
      ...place.list.slice(0, index),
      node.value,
      ...place.list.slice(index),
    ]),
    sentence: `${nameNode(node)} now comes ${edge} ${nameNode(other)}.`,
    select: id,
  };
}

/** Puts a node into a place of a list. */
export function moveTo(
  document: Json,
  facts: AllFacts,
  { id, place }: { readonly id: string; readonly place: Place },
): Outcome {
  const node = findNode(document, id);
  const parent = findNode(document, place.parent);
  if (node === null) return gone(id);
  if (parent === null) return gone(place.parent);
  if (isWithin(document, parent, id)) return refuse(`${nameNode(node)} cannot go into itself.`);
  const isSameList = node.parent === place.parent && node.slot === place.slot;
  const why = isSameList ? null : (whyStuck(document, facts, node) ?? whyNotAt(document, facts, node, place));
  if (why !== null) return refuse(why);
  const where = sayPlace(document, parent, place);
  const moved = putAt(takeOut(document, node), place, node.value);
  if (moved === null) return gone(place.after ?? place.parent);
  return { ok: true, document: moved, sentence: `${nameNode(node)} now ${where}.`, select: id };
}

const isNode = (value: Json): boolean =>
  typeof value === 'object' && value !== null && !isJsonList(value) && 'id' in value;

/** One place up or down among its neighbours; at the edge of its parent, out of it. */
export function moveBy(
  document: Json,
  facts: AllFacts,
  { id, by }: { readonly id: string; readonly by: 'up' | 'down' },
): Outcome {
  const node = findNode(document, id);
  if (node === null) return gone(id);
  const place = readList(document, node);
  if (place === null) return refuse(`${nameNode(node)} is the page itself.`);
  const isUp = by === 'up';
  const beside = isUp ? place.list.slice(0, place.index).reverse() : place.list.slice(place.index + 1);
  const next = beside.find(isNode);
  const neighbour = next === undefined ? node.parent : readPath(next, ['id']);
  const parent = node.parent === null ? null : findNode(document, node.parent);
  if (typeof neighbour !== 'string' || (next === undefined && parent?.parent === null))
    return refuse(`${nameNode(node)} is ${isUp ? 'first' : 'last'} on the page already.`);
  return move(document, facts, { id, beside: neighbour, edge: isUp ? 'before' : 'after' });
}
