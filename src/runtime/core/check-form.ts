import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { limits } from '../../protocol/json/limits.ts';
import type { CompiledForm } from '../../protocol/release/release.ts';

type Test = (value: Json) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isList: Test = (value) => Array.isArray(value);
const isListOf =
  (holds: Test): Test =>
  (value) =>
    Array.isArray(value) && (value as readonly Json[]).every(holds);
const isMapOf =
  (holds: Test): Test =>
  (value) =>
    isJsonObject(value) && Object.values(value).every(holds);
/** A schema is an object, or `true` and `false` for all and for nothing (JSON Schema 2020-12, core 4.3). */
const isSchema: Test = (value) => typeof value === 'boolean' || (isJsonObject(value) && isSound(value));
const isSchemas = isMapOf(isSchema);
const isSchemaList = isListOf(isSchema);
const isTexts = isListOf(isText);

/** Test of the value of a keyword, where the form's view reads it. */
const keywords: ReadonlyMap<string, Test> = new Map([
  ['properties', isSchemas],
  ['patternProperties', isSchemas],
  ['$defs', isSchemas],
  ['definitions', isSchemas],
  ['dependentSchemas', isSchemas],
  ['allOf', isSchemaList],
  ['anyOf', isSchemaList],
  ['oneOf', isSchemaList],
  ['items', (value) => isSchema(value) || isSchemaList(value)],
  ['additionalProperties', isSchema],
  ['if', isSchema],
  ['then', isSchema],
  ['else', isSchema],
  ['not', isSchema],
  ['enum', isList],
  ['required', isTexts],
  ['type', (value) => isText(value) || isTexts(value)],
  ['pattern', isText],
  ['format', isText],
]);

function isSound(schema: JsonObject): boolean {
  return Object.entries(schema).every(([keyword, value]) => keywords.get(keyword)?.(value) ?? true);
}

/** No text is longer than the language lets one be: a browser takes too long over it. */
function hasShortTexts(value: Json): boolean {
  if (typeof value === 'string') return value.length <= limits.stringLength;
  return value === null || typeof value !== 'object' || Object.values(value).every(hasShortTexts);
}

/**
 * Throws for a form whose schema has something else under a keyword than JSON Schema does (a long
 * text in place of the fields would be taken for as many fields), or texts beyond the limits.
 */
export function requireForm(form: CompiledForm): void {
  const isForm = isText(form.id) && isJsonObject(form.ui);
  const { schema } = form;
  if (!isForm || !isJsonObject(schema) || !isSound(schema))
    throw new TypeError('expects a form with a sound schema, got another');
  if (![schema, form.ui].every(hasShortTexts))
    throw new TypeError(
      `expects texts of up to ${limits.stringLength} characters in a form, got a longer one`,
    );
}
