import { isJsonList, isJsonObject } from '../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { ownValue, type Trail } from './parts.ts';

/** A copy in which one value is another; all beside the way to it are the same objects as before. */
export function changeAt(value: Json, trail: Trail, change: (inner: Json) => Json): Json {
  const [key, ...rest] = trail;
  if (key === undefined) return change(value);
  if (isJsonList(value))
    return value.map((item, index) => (index === key ? changeAt(item, rest, change) : item));
  if (!isJsonObject(value)) return value;
  const inner = ownValue(value, key);
  return inner === undefined ? value : { ...value, [key]: changeAt(inner, rest, change) };
}
/** The object with the key: in its old place, in front of another key, or last. */
export function withKey(object: JsonObject, key: string, value: Json, before?: string): JsonObject {
  if (Object.hasOwn(object, key) || before === undefined || !Object.hasOwn(object, before))
    return { ...object, [key]: value };
  return Object.fromEntries(
    Object.entries(object).flatMap((entry): [string, Json][] =>
      entry[0] === before ? [[key, value], entry] : [entry],
    ),
  );
}
export const withoutKey = (object: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
/** The key behind another one. */
export function keyBehind(object: JsonObject, key: string): string | undefined {
  const names = Object.keys(object);
  return names[names.indexOf(key) + 1];
}
