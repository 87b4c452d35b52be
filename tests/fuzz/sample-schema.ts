import type { Json, JsonSchema } from '../../src/protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../src/protocol/json/json-patches.ts';

const sampleText = (schema: JsonSchema): string => {
  const { pattern, minLength } = schema;
  if (typeof pattern === 'string') {
    const fits = ['1', '12', '1.00', 'text', '2026-01-01', 'EN', '/media/1.svg', 'a'.repeat(64)];
    return fits.find((text) => new RegExp(pattern).test(text)) ?? '1';
  }
  return 'text'.padEnd(Number(minLength ?? 0), 'x');
};

/** One value that a schema allows: enough of one for a page that reads it to be drawn. */
export const sampleSchema = (schema: JsonSchema): Json => {
  const { examples, enum: values, anyOf, oneOf, properties, items } = schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0] as Json;
  if (Array.isArray(values)) return values[0] as Json;
  if ('const' in schema) return schema['const'];
  const choice = (isJsonList(anyOf) ? anyOf : isJsonList(oneOf) ? oneOf : [])[0];
  if (isJsonObject(choice)) return sampleSchema(choice);
  const type = Array.isArray(schema['type']) ? (schema['type'] as readonly Json[])[0] : schema['type'];
  if (type === 'string') return sampleText(schema);
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1);
  if (type === 'boolean') return true;
  if (type === 'array') return isJsonObject(items) ? [sampleSchema(items)] : [];
  if (!isJsonObject(properties)) return type === 'object' ? {} : null;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, sampleSchema(inner as JsonSchema)]),
  );
};
