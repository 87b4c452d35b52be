import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import { gone, refuse, type Outcome } from './command.ts';
import { fits, keepsCount, type AllFacts } from './fits.ts';
import { findNode, listNodes, nameNode, readList, writeAt } from './layout-tree.ts';
import { freeName } from './names.ts';

const stack = { type: 'Stack', use: null };

/** Puts a stack around a node, in its place. */
export function wrap(document: Json, facts: AllFacts, id: string): Outcome {
  const node = findNode(document, id);
  if (node === null) return gone(id);
  const parent = node.parent === null ? null : findNode(document, node.parent);
  if (parent === null || readList(document, node) === null)
    return refuse(`${nameNode(node)} is the page itself.`);
  const name = freeName('stack', new Set(listNodes(document).map((one) => one.id)));
  const around: JsonObject = { type: 'Stack', id: name, props: { gap: '4' }, children: [node.value] };
  const outer = { ...stack, value: around };
  const why = fits(facts, outer, parent, node.slot) ?? fits(facts, node, outer, null);
  if (why !== null) return refuse(why);
  return {
    ok: true,
    document: writeAt(document, node.path, around),
    sentence: `${nameNode(node)} is in a stack now.`,
    select: name,
  };
}

/** Puts what a node holds in its place. */
export function unwrap(document: Json, facts: AllFacts, id: string): Outcome {
  const node = findNode(document, id);
  if (node === null) return gone(id);
  const parent = node.parent === null ? null : findNode(document, node.parent);
  const place = readList(document, node);
  if (parent === null || place === null) return refuse(`${nameNode(node)} is the page itself.`);
  const { children } = node.value;
  const held = isJsonList(children) ? children : [];
  const isPlain = held.length > 0 && held.every((child) => isJsonObject(child) && 'id' in child);
  if (!isPlain || node.value['repeat'] !== undefined || node.value['slots'] !== undefined)
    return refuse(`${nameNode(node)} holds nothing that could take its place.`);
  const inner = listNodes(document).filter((one) => one.parent === id);
  const around = parent.parent === null ? null : findNode(document, parent.parent);
  const why =
    keepsCount(facts, parent, around) ??
    inner.map((one) => fits(facts, one, parent, node.slot)).find((one) => one !== null) ??
    null;
  if (why !== null) return refuse(why);
  const list = [...place.list.slice(0, place.index), ...held, ...place.list.slice(place.index + 1)];
  return {
    ok: true,
    document: writeAt(document, place.listPath, list),
    sentence: `What was in ${nameNode(node)} is in its place.`,
    select: inner[0]?.id ?? parent.id,
  };
}
