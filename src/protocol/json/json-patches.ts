import type { WirePatch } from '../calls/site.ts';
import type { Json, JsonObject } from './json.ts';

export type JsonPath = readonly (string | number)[];

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** As `Array.isArray`, which takes the elements of a readonly list for "any". */
export const isJsonList = (value: unknown): value is readonly Json[] => Array.isArray(value);
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (Object.is(one, other)) return true;
  if (isJsonList(one) && isJsonList(other))
    return one.length === other.length && one.every((value, index) => isSameJson(value, other[index]));
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}
/** The value at a path, undefined where the path leads nowhere. */
export function readPath(root: Json | undefined, path: JsonPath): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? (value as readonly Json[])[key] : undefined;
    return isJsonObject(value) && Object.hasOwn(value, String(key)) ? value[String(key)] : undefined;
  }, root);
}

/**
 * The smallest patches that make `after` of `before`: object members one by one, lists of equal
 * length item by item, any other list as a whole.
 */
export function makePatches(document: string, before: Json, after: Json, path: JsonPath = []): WirePatch[] {
  if (isSameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((value: Json, index) =>
      makePatches(document, (before as readonly Json[])[index] ?? null, value, [...path, index]),
    );
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ document, op: 'replace', path, value: after }];
  const removed = Object.keys(before)
    .filter((name) => !Object.hasOwn(after, name))
    .map((name): WirePatch => ({ document, op: 'remove', path: [...path, name] }));
  const written = Object.entries(after).flatMap(([name, value]): WirePatch[] => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    return old === undefined
      ? [{ document, op: 'add', path: [...path, name], value }]
      : makePatches(document, old, value, [...path, name]);
  });
  return [...removed, ...written];
}

/** A path as JSON Pointer (RFC 6901). */
export function writePointer(path: JsonPath): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
/** A JSON Pointer as keys; list indices stay text. */
export function readPointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A copy with the value at a path of keys replaced; missing objects on the way are made. */
export function replaceAt(node: Json, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(node))
    return (node as readonly Json[]).map((item, index) =>
      String(index) === key ? replaceAt(item, rest, value) : item,
    );
  const object = isJsonObject(node) ? node : {};
  return { ...object, [key]: replaceAt(object[key] ?? {}, rest, value) };
}
