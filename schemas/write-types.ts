import type { Json, JsonObject } from '../src/protocol/json/json.ts';

/** The name of the type that a `$ref` leads to. */
type NameOf = (reference: string) => string;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
const readObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const join = (types: readonly string[]): string => [...new Set(types)].join(' | ');
const inParentheses = (type: string): string => (type.includes(' | ') ? `(${type})` : type);

const writeComment = (schema: Json | undefined): string => {
  const { description } = readObject(schema);
  return typeof description === 'string' ? `/** ${description.replaceAll('*/', '*\\/')} */\n` : '';
};
const writeKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

function writeFields(schema: JsonObject, nameOf: NameOf): string {
  const required = readList(schema['required']);
  const fields = Object.entries(readObject(schema['properties'])).map(([name, inner]) => ({
    name,
    inner,
    type: writeType(inner, nameOf),
    isRequired: required.includes(name),
  }));
  const lines = fields.map(
    ({ name, inner, type, isRequired }) =>
      `${writeComment(inner)}${writeKey(name)}${isRequired ? '' : '?'}: ${type};\n`,
  );
  const others = [...Object.values(readObject(schema['patternProperties'])), schema['additionalProperties']]
    .filter(isObject)
    .map((inner) => writeType(inner, nameOf));
  if (others.length > 0) {
    const missing = fields.some(({ isRequired }) => !isRequired) ? ['undefined'] : [];
    lines.push(`[name: string]: ${join([...others, ...fields.map(({ type }) => type), ...missing])};\n`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('').replaceAll(/^(?=.)/gm, '  ')}}`;
}

function writeOneType(type: Json | undefined, schema: JsonObject, nameOf: NameOf): string {
  if (type === 'array')
    return isObject(schema['items']) ? `${inParentheses(writeType(schema['items'], nameOf))}[]` : 'unknown[]';
  if (type === 'object' || (type === undefined && isObject(schema['properties'])))
    return writeFields(schema, nameOf);
  return typeof type === 'string' ? (plainTypes[type] ?? 'unknown') : 'unknown';
}

/** What a schema accepts, as TypeScript writes it. Bounds and patterns are no part of a type. */
function writeType(schema: Json, nameOf: NameOf): string {
  if (!isObject(schema)) return 'unknown';
  if (typeof schema['$ref'] === 'string') return nameOf(schema['$ref']);
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  const listed = readList(schema['enum']);
  if (listed.length > 0) return join(listed.map((value) => JSON.stringify(value)));
  const choices = readList(schema['anyOf']);
  if (choices.length > 0) return join(choices.map((choice) => writeType(choice, nameOf)));
  const types = Array.isArray(schema['type']) ? readList(schema['type']) : [schema['type']];
  return join(types.map((type) => writeOneType(type, schema, nameOf)));
}

/** Writes `export type <name> = …` of a schema, with its descriptions as comments. */
export const createTypeWriter =
  (nameOf: NameOf) =>
  (name: string, schema: Json): string =>
    `${writeComment(schema)}export type ${name} = ${writeType(schema, nameOf)};\n`;
