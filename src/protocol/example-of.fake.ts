import type { Json, JsonObject, JsonSchema } from './json/json.ts';

const texts: readonly string[] = [
  '',
  '1',
  'n',
  'demo',
  '2026-11-21',
  '2026-11-21T10:00:00Z',
  'P1D',
  'ana@lumina.example',
  'key-of-one-upload',
  'EN',
];
/** The least text that fits, of a few. */
function exampleText({ pattern, minLength = 0 }: JsonSchema): string {
  const like = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/;
  const text = texts.find((one) => one.length >= Number(minLength) && like.test(one));
  if (text === undefined) throw new Error(`Expected one of the examples to fit ${JSON.stringify(pattern)}`);
  return text === '' && pattern === undefined ? 'n' : text;
}

function exampleValue(schema: JsonSchema): Json {
  const [first] = Array.isArray(schema['enum']) ? (schema['enum'] as readonly Json[]) : [];
  if (first !== undefined) return first;
  const { type } = schema;
  const [kind = type] = Array.isArray(type) ? (type as readonly Json[]) : [];
  if (kind === 'object') return exampleOf(schema);
  if (kind === 'array')
    return Array.from({ length: Number(schema['minItems'] ?? 0) }, () =>
      exampleValue(schema['items'] as JsonSchema),
    );
  if (kind === 'integer' || kind === 'number') return Number(schema['minimum'] ?? 0);
  if (kind === 'boolean') return false;
  return kind === 'string' ? exampleText(schema) : null;
}

/** The least input that a schema takes: what may be left out is left out, and what people say is a word. */
export function exampleOf({ properties = {}, required = [] }: JsonSchema): JsonObject {
  const due = required as readonly string[];
  return Object.fromEntries(
    Object.entries(properties as Readonly<Record<string, JsonSchema>>).flatMap(([name, one]) =>
      due.includes(name) ? [[name, exampleValue(one)]] : [],
    ),
  );
}
