import type { Json, JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** Whether a schema lists every value it allows. */
export function isFinite(schema: JsonSchema): boolean {
  if (Array.isArray(schema['enum'])) return true;
  const types = [schema['type']].flat();
  return types.length > 0 && types.every((type) => type === 'boolean' || type === 'null');
}
/** The part of a value whose schema is finite: booleans and members of enums, at any depth. */
export function readFinitePart(value: Json, schema: JsonSchema): JsonObject {
  const properties = schema['properties'];
  if (!isJsonObject(value) || !isJsonObject(properties)) return {};
  const entries = Object.entries(properties as Readonly<Record<string, JsonSchema>>).flatMap(
    ([name, property]): [string, Json][] => {
      const inner = value[name];
      if (inner === undefined) return [];
      if (isFinite(property)) return [[name, inner]];
      const part = readFinitePart(inner, property);
      return Object.keys(part).length === 0 ? [] : [[name, part]];
    },
  );
  return Object.fromEntries(entries);
}
