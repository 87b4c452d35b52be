import type { Json, JsonObject, JsonSchema } from '../protocol/json/json.ts';
import { isJsonObject } from '../protocol/json/json-patches.ts';

function listTypes(schema: JsonSchema): readonly Json[] {
  const type = schema['type'];
  if (Array.isArray(type)) return type as readonly Json[];
  return type === undefined ? [] : [type];
}
function sampleByType(schema: JsonSchema): readonly Json[] {
  return listTypes(schema).flatMap((type): readonly Json[] => {
    if (type === 'boolean') return [false, true];
    if (type === 'integer' || type === 'number') return [(schema['minimum'] as number | undefined) ?? 1];
    if (type === 'string') return ['text'];
    if (type === 'null') return [null];
    if (type === 'array') return [[]];
    return sampleObject(schema);
  });
}
function sampleObject(schema: JsonSchema): readonly JsonObject[] {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).reduce<readonly JsonObject[]>(
    (rows, [name, property]) =>
      rows.flatMap((row) =>
        samplePayloads(property as JsonSchema).map((value) => ({ ...row, [name]: value })),
      ),
    [{}],
  );
}

/**
 * Values that a schema allows: its `examples` where it has some, every value of an `enum`, else one or
 * two by type; for objects every combination. For the lab's forms and for path search.
 */
function samplePayloads(schema: JsonSchema): readonly Json[] {
  const { examples, enum: values, anyOf } = schema;
  if (Array.isArray(examples)) return examples as readonly Json[];
  if (Array.isArray(values)) return values as readonly Json[];
  if (Array.isArray(anyOf)) return (anyOf as readonly JsonSchema[]).flatMap(samplePayloads);
  return sampleByType(schema);
}
/** The samples of an event's payload; always objects. */
export function sampleEventPayloads(schema: JsonSchema): readonly JsonObject[] {
  return samplePayloads(schema).filter(isJsonObject);
}
