import type { Json, JsonObject, JsonSchema } from './json.ts';

/**
 * Puts what `#/$defs/<name>` says in the place of each reference to it: the same object in all of them. What is beside
 * a reference is added to a copy; what holds no reference is not copied. Throws where there is no such name.
 */
export const createRefResolver = (
  definitions: Readonly<Record<string, JsonSchema>>,
): ((schema: Json) => Json) => {
  const whole = new Map<string, Json>();
  const readShared = (reference: string): Json => {
    const before = whole.get(reference);
    if (before !== undefined) return before;
    const definition = definitions[reference.replace('#/$defs/', '')];
    if (definition === undefined) throw new Error(`expects ${reference} in the document of the calls`);
    const shared = resolve(definition);
    whole.set(reference, shared);
    return shared;
  };
  const resolveFields = (object: JsonObject): JsonObject => {
    const changes: Record<string, Json> = {};
    for (const name in object) {
      const inner = object[name] ?? null;
      const complete = resolve(inner);
      if (complete !== inner) changes[name] = complete;
    }
    return Object.keys(changes).length === 0 ? object : { ...object, ...changes };
  };
  const resolve = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const list = value as readonly Json[];
      const items = list.map(resolve);
      return items.every((item, place) => item === list[place]) ? list : items;
    }
    const object = value as JsonObject;
    if (typeof object['$ref'] !== 'string') return resolveFields(object);
    const { $ref: reference, ...rest } = object;
    const shared = readShared(reference);
    return Object.keys(rest).length === 0 ? shared : { ...(shared as JsonObject), ...resolveFields(rest) };
  };
  return resolve;
};
