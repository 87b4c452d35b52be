import type { Json, JsonObject, JsonSchema } from '../../src/protocol/json/json.ts';
import { isJsonList } from '../../src/protocol/json/json-patches.ts';

const maximumDepth = 8;
const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (schema: JsonSchema): string => {
  const { type } = schema;
  if (typeof type === 'string') return type;
  const named = isJsonList(type) ? type.find((name) => name !== 'null') : undefined;
  if (typeof named === 'string') return named;
  return isSchema(schema['properties']) ? 'object' : isSchema(schema['items']) ? 'array' : 'null';
};

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00.000Z',
  date: '2026-01-31',
  time: '12:00:00',
  uri: 'https://example.com/',
  'uri-reference': '/assets/mark.svg',
  email: 'person@example.com',
};

/** Whether the text of this schema is the key of a message: none that a sample could guess. */
const isMessageKey = (schema: JsonSchema): boolean => schema['x-message'] === true;

/**
 * A plain value that a schema allows: its own example where it has one, else filled in everywhere.
 * `rowNumber` keeps the rows of a list apart.
 */
export const makeSample = (schema: JsonSchema, rowNumber = 1, depth = 0): Json => {
  const { examples, enum: choices, const: fixed } = schema;
  if (fixed !== undefined) return fixed;
  if (Array.isArray(choices) && choices.length > 0) return choices[(rowNumber - 1) % choices.length] as Json;
  if (Array.isArray(examples) && examples.length > 0) return examples[0] as Json;
  const options = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(options) && isSchema(options[0])) return makeSample(options[0], rowNumber, depth + 1);
  if (depth > maximumDepth || isMessageKey(schema)) return null;
  switch (typeOf(schema)) {
    case 'object':
      return makeObject(schema, rowNumber, depth);
    case 'array':
      return isSchema(schema['items'])
        ? [1, 2].map((row) => makeSample(schema['items'] as JsonSchema, row, depth + 1))
        : [];
    case 'string':
      return typeof schema['format'] === 'string' && schema['format'] in formats
        ? (formats[schema['format']] ?? '')
        : `Sample ${rowNumber}`;
    case 'integer':
    case 'number':
      return Math.max(typeof schema['minimum'] === 'number' ? schema['minimum'] : 0, rowNumber);
    case 'boolean':
      return true;
    default:
      return null;
  }
};

const makeObject = (schema: JsonSchema, rowNumber: number, depth: number): JsonObject => {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, inner]) =>
      isSchema(inner) ? [[name, makeSample(inner, rowNumber, depth + 1)] as const] : [],
    ),
  );
};
