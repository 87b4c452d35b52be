import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import { gone, refuse, type Outcome } from './command.ts';
import { keepsCount, type AllFacts } from './fits.ts';
import { findNode, listNodes, nameNode, readList, writeAt } from './layout-tree.ts';

const nextId = (id: string, names: ReadonlySet<string>): string => {
  const stem = id.replace(/-\d+$/, '');
  for (let number = 2; ; number += 1) {
    const name = `${stem}-${number}`;
    if (!names.has(name)) return name;
  }
};
/** Where a node names another: the key of the object that does so, and the name in it. */
const references: Readonly<Record<string, string>> = { repeat: 'empty', a11y: 'describedBy' };

function rename(value: Json, names: ReadonlyMap<string, string>): Json {
  if (isJsonList(value)) return value.map((item) => rename(item, names));
  if (!isJsonObject(value)) return value;
  const renamed: JsonObject = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, rename(inner, names)]),
  );
  const swap = (object: JsonObject, key: string): JsonObject => {
    const name = object[key];
    const other = typeof name === 'string' ? names.get(name) : undefined;
    return other === undefined ? object : { ...object, [key]: other };
  };
  const isNode = 'type' in renamed || 'use' in renamed || 'slot' in renamed;
  const named = isNode ? swap(renamed, 'id') : renamed['do'] === 'focus' ? swap(renamed, 'node') : renamed;
  return Object.fromEntries(
    Object.entries(named).map(([key, inner]) => {
      const reference = references[key];
      return [key, reference !== undefined && isJsonObject(inner) ? swap(inner, reference) : inner];
    }),
  );
}

/** Puts a copy after the node. Every name in it is new, and what named one another still does. */
export function duplicate(document: Json, facts: AllFacts, id: string): Outcome {
  const node = findNode(document, id);
  if (node === null) return gone(id);
  const parent = node.parent === null ? null : findNode(document, node.parent);
  const place = readList(document, node);
  if (parent === null || place === null) return refuse(`${nameNode(node)} is the page itself.`);
  const around = parent.parent === null ? null : findNode(document, parent.parent);
  const why = keepsCount(facts, parent, around);
  if (why !== null) return refuse(why);
  const allNames = new Set(listNodes(document).map((one) => one.id));
  const names = new Map<string, string>();
  for (const one of listNodes({ root: node.value })) {
    const name = nextId(one.id, allNames);
    allNames.add(name);
    names.set(one.id, name);
  }
  const copy = rename(node.value, names);
  const after = place.index + 1;
  return {
    ok: true,
    document: writeAt(document, place.listPath, [
      ...place.list.slice(0, after),
      copy,
      ...place.list.slice(after),
    ]),
    sentence: `A copy of ${nameNode(node)} comes after it.`,
    select: names.get(id) ?? id,
  };
}
