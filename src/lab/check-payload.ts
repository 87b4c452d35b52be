import type { Json, JsonObject, JsonSchema } from '../protocol/json/json.ts';
import { toText } from '../protocol/json/to-text.ts';

const typeOf = (value: Json): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};
const isOfType = (value: Json, type: string): boolean =>
  type === typeOf(value) || (type === 'integer' && Number.isInteger(value));
const isPlain = (value: Json): value is JsonObject => typeOf(value) === 'object';

const checkObject = (schema: JsonSchema, value: JsonObject, path: string): readonly string[] => {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const missing = ((schema.required ?? []) as readonly string[]).filter(
    (name) => !Object.hasOwn(value, name),
  );
  const unknown =
    schema.additionalProperties === false
      ? Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
      : [];
  return [
    ...missing.map((name) => `${path}/${name} is missing`),
    ...unknown.map((name) => `${path}/${name} is unknown`),
    ...Object.entries(properties).flatMap(([name, property]) =>
      Object.hasOwn(value, name) ? checkPayload(property, value[name] ?? null, `${path}/${name}`) : [],
    ),
  ];
};

/**
 * What of a payload does not fit the schema of its event, one sentence each; for what schemas of events
 * are made of. Ajv is no choice here: the policy of the lab's page lets it make no functions.
 */
export function checkPayload(schema: JsonSchema, value: Json, path = ''): readonly string[] {
  const options = schema.anyOf as readonly JsonSchema[] | undefined;
  if (options !== undefined) {
    const faultLists = options.map((option) => checkPayload(option, value, path));
    return faultLists.some((faults) => faults.length === 0) ? [] : (faultLists[0] ?? []);
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, toText(type))))
    return [`${path} is ${typeOf(value)}, expected ${types.map(toText).join(' or ')}`];
  const allowed = schema.enum as readonly Json[] | undefined;
  if (allowed !== undefined && !allowed.includes(value))
    return [`${path} is ${JSON.stringify(value)}, expected one of ${JSON.stringify(allowed)}`];
  if (Array.isArray(value) && schema.items !== undefined)
    return value.flatMap((item, index) =>
      checkPayload(schema.items as JsonSchema, item as Json, `${path}/${index}`),
    );
  return isPlain(value) ? checkObject(schema, value, path) : [];
}
