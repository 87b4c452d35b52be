import { isJsonList, isJsonObject, type JsonPath } from '../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import type { Keys, Place, Sort } from './grammar.ts';

/** What is made of the value of each sort of place. */
export type Sorts = Readonly<Record<Sort, (value: Json, path: JsonPath) => Json>>;

/** Members with their places, in the order of the grammar; those that it does not name come last, as they came. */
export const inOrder = (object: JsonObject, { keys }: Keys): readonly (readonly [string, Json])[] => {
  const entries = Object.entries(object);
  return [
    ...Object.keys(keys).flatMap((key) => entries.filter(([name]) => name === key)),
    ...entries.filter(([name]) => !Object.hasOwn(keys, name)),
  ];
};
export const placeOf = ({ keys }: Keys, name: string): Place =>
  Object.hasOwn(keys, name) ? (keys[name] ?? 'raw') : 'raw';

/** An object or a list with each part made again; any other value as it is. */
export const mapParts = (
  value: Json,
  path: JsonPath,
  map: (part: Json, path: JsonPath, key: string) => Json,
): Json => {
  if (isJsonList(value)) return value.map((part, index) => map(part, [...path, index], ''));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, map(part, [...path, key], key)]),
  );
};

/** Goes through the value of a place and makes of each part what its sort says. */
export const walk = (place: Place, value: Json, path: JsonPath, sorts: Sorts): Json => {
  if (typeof place === 'string') return sorts[place](value, path);
  if ('each' in place) return mapParts(value, path, (part, inner) => walk(place.each, part, inner, sorts));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    inOrder(value, place).map(([key, part]) => [key, walk(placeOf(place, key), part, [...path, key], sorts)]),
  );
};
