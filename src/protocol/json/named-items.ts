import type { Json, JsonObject } from './json.ts';
import { isJsonObject } from './json-patches.ts';

/** Items of a list that all have their own id; null for any other list. */
export function readNamedItems(value: Json | undefined): ReadonlyMap<string, JsonObject> | null {
  if (!Array.isArray(value)) return null;
  const items = new Map<string, JsonObject>();
  for (const item of value as readonly Json[]) {
    const id = isJsonObject(item) ? item['id'] : undefined;
    if (typeof id !== 'string' || items.has(id)) return null;
    items.set(id, item as JsonObject);
  }
  return items;
}
