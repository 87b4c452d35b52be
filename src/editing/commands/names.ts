import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import { listNodes } from './layout-tree.ts';

/** A name that none of these is: `card`, then `card-2`. */
export const freeName = (wish: string, names: ReadonlySet<string>): string => {
  if (!names.has(wish)) return wish;
  const stem = wish.replace(/-\d+$/, '');
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

/** A part whose names are all free in a document, while what named one another still does. */
export function withFreeNames(document: Json, value: JsonObject, wish?: string): JsonObject {
  const inUse = new Set(listNodes(document).map(({ id }) => id));
  const names = new Map<string, string>();
  for (const [index, { id }] of listNodes({ root: value }).entries()) {
    const name = freeName(index === 0 ? (wish ?? id) : id, inUse);
    inUse.add(name);
    names.set(id, name);
  }
  return rename(value, names) as JsonObject;
}
