import type { Json, JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import { describeType, listBranches, type TypeRef } from '../expressions/type-ref.ts';
import type { FixDraft } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import { renameKey } from '../fixes/make-fix.ts';
import { toLogical } from '../fixes/logical-sides.ts';
import { findNearest, listNames, suggestName } from '../suggest.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

export interface LiteralFinding {
  readonly place: Place;
  readonly message: string;
  readonly fix?: FixDraft;
}

const hasKind = (value: Json, kind: string): boolean => {
  switch (kind) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isJsonObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === kind;
  }
};

const checkNumber = (value: number, schema: JsonSchema): string | null => {
  if (typeof schema.minimum === 'number' && value < schema.minimum) return `at least ${schema.minimum}`;
  if (typeof schema.maximum === 'number' && value > schema.maximum) return `at most ${schema.maximum}`;
  if (typeof schema.exclusiveMinimum === 'number' && value <= schema.exclusiveMinimum) {
    return `more than ${schema.exclusiveMinimum}`;
  }
  return null;
};
const checkString = (value: string, schema: JsonSchema): string | null => {
  const length = [...value].length;
  if (typeof schema.minLength === 'number' && length < schema.minLength)
    return `at least ${schema.minLength} characters`;
  if (typeof schema.maxLength === 'number' && length > schema.maxLength)
    return `at most ${schema.maxLength} characters`;
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value)) {
    return `text of the form ${schema.pattern}`;
  }
  return null;
};

const checkChoice = (value: Json, allowed: readonly Json[], place: Place): readonly LiteralFinding[] => {
  if (allowed.includes(value)) return [];
  const names = allowed.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
  const nearest = typeof value === 'string' ? (toLogical(value, names) ?? findNearest(value, names)) : null;
  return [
    {
      place,
      message: `Got ${JSON.stringify(value)}; expected ${listNames(names, 20)}.`,
      ...(nearest === null
        ? {}
        : { fix: { summary: `Set it to "${nearest}"`, value: allowed[names.indexOf(nearest)] } }),
    },
  ];
};

const checkObject = (value: JsonObject, type: TypeRef, place: Place): readonly LiteralFinding[] => {
  const { schema, root } = type;
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const findings: LiteralFinding[] = [];
  for (const [key, entry] of Object.entries(value)) {
    const propertySchema = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties;
    if (propertySchema === false) {
      const propertyNames = Object.keys(properties);
      const fix = renameKey([...place, key], propertyNames, Object.keys(value));
      findings.push({
        place: [...place, key],
        message: `"${key}" is not known; expected ${listNames(propertyNames)}.${suggestName(key, propertyNames)}`,
        ...(fix === undefined ? {} : { fix }),
      });
    } else if (isJsonObject(propertySchema))
      findings.push(...checkLiteral(entry, { schema: propertySchema, root }, [...place, key]));
  }
  for (const key of Array.isArray(schema.required) ? (schema.required as readonly string[]) : []) {
    if (!Object.hasOwn(value, key)) findings.push({ place, message: `"${key}" is missing.` });
  }
  return findings;
};

const checkArray = (value: readonly Json[], type: TypeRef, place: Place): readonly LiteralFinding[] => {
  const { schema, root } = type;
  const findings: LiteralFinding[] = [];
  if (typeof schema.minItems === 'number' && value.length < schema.minItems) {
    findings.push({ place, message: `Got ${value.length} entries; expected at least ${schema.minItems}.` });
  }
  if (typeof schema.maxItems === 'number' && value.length > schema.maxItems) {
    findings.push({ place, message: `Got ${value.length} entries; expected at most ${schema.maxItems}.` });
  }
  if (isJsonObject(schema.items)) {
    const items = { schema: schema.items, root };
    value.forEach((entry, index) => findings.push(...checkLiteral(entry, items, [...place, index])));
  }
  return findings;
};

const checkBranch = (value: Json, type: TypeRef, place: Place): readonly LiteralFinding[] => {
  const { schema } = type;
  if (schema.const !== undefined) return checkChoice(value, [schema.const], place);
  if (Array.isArray(schema.enum)) return checkChoice(value, schema.enum as readonly Json[], place);
  const kinds = [schema.type ?? []].flat() as readonly string[];
  if (kinds.length > 0 && !kinds.some((kind) => hasKind(value, kind))) {
    return [{ place, message: `Got ${JSON.stringify(value)}; expected ${describeType(type)}.` }];
  }
  if (Array.isArray(value)) return checkArray(value as readonly Json[], type, place);
  if (isJsonObject(value)) return checkObject(value, type, place);
  const expectation =
    typeof value === 'number'
      ? checkNumber(value, schema)
      : typeof value === 'string'
        ? checkString(value, schema)
        : null;
  return expectation === null
    ? []
    : [{ place, message: `Got ${JSON.stringify(value)}; expected ${expectation}.` }];
};

/**
 * Checks a constant against a property's schema: the keywords that component definitions use (type,
 * enum, const, bounds, pattern, items, properties, required, additionalProperties, anyOf, oneOf).
 */
export const checkLiteral = (value: Json, type: TypeRef, place: Place): readonly LiteralFinding[] => {
  const results = listBranches(type).map((branch) => checkBranch(value, branch, place));
  if (results.some((findings) => findings.length === 0)) return [];
  const [first = []] = results;
  if (results.length === 1) return first;
  return [{ place, message: `Got ${JSON.stringify(value)}; expected ${describeType(type)}.` }];
};
