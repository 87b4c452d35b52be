import type { Json, JsonObject, JsonSchema } from './json.ts';

/**
 * Puts what `#/$defs/<name>` says in the place of each reference to it: the same object in all of them. What is beside
 * a reference is added to a copy. Throws where there is no such name.
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
  const resolve = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(resolve);
    if (value === null || typeof value !== 'object') return value;
    const { $ref: reference, ...others } = value as JsonObject;
    const rest = Object.fromEntries(Object.entries(others).map(([key, inner]) => [key, resolve(inner)]));
    if (typeof reference !== 'string') return rest;
    const shared = readShared(reference);
    return Object.keys(rest).length === 0 ? shared : { ...(shared as JsonObject), ...rest };
  };
  return resolve;
};
