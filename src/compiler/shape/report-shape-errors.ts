import type { ErrorObject } from 'ajv';
import type { IssueCode } from '../issue-codes.ts';
import { renameLogical } from '../fixes/logical-sides.ts';
import type { FixDraft, IssueLog } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import { describeForeignKey, describeForeignType } from './foreign-keys.ts';
import { findNearest, listNames, suggestName } from '../suggest.ts';

interface Finding {
  readonly code: IssueCode;
  readonly place: Place;
  readonly message: string;
  readonly fix?: FixDraft;
}

const words: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'nothing',
};
const describeValue = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const schemaOf = (error: ErrorObject): Readonly<Record<string, unknown>> => error.parentSchema ?? {};
const describeSchema = (error: ErrorObject): string =>
  typeof schemaOf(error).description === 'string' ? ` Expected ${String(schemaOf(error).description)}.` : '';

const describeUnknownKey = (error: ErrorObject, place: Place): Finding => {
  const key = (error.params as { additionalProperty: string }).additionalProperty;
  const propertyNames = Object.keys(schemaOf(error).properties ?? {});
  const fix = renameLogical([...place, key], propertyNames, Object.keys(error.data ?? {}));
  return {
    ...(fix === undefined ? {} : { fix }),
    code: 'shape.unknown-key',
    place: [...place, key],
    message: `The key "${key}" is not known here; expected ${listNames(propertyNames, 20)}.${suggestName(key, propertyNames)}`,
  };
};

const describeChoice = (error: ErrorObject, place: Place): Finding => {
  const allowed =
    error.keyword === 'const'
      ? [(error.params as { allowedValue: unknown }).allowedValue]
      : (error.params as { allowedValues: readonly unknown[] }).allowedValues;
  const names = allowed.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const nearest = typeof error.data === 'string' ? findNearest(error.data, names) : null;
  const only = nearest ?? (names.length === 1 ? (names[0] ?? null) : null);
  const value = allowed[names.indexOf(only ?? '')];
  return {
    code: 'shape.wrong-value',
    place,
    message: `Got ${describeValue(error.data)}; expected ${listNames(names, 20)}.`,
    ...(only === null ? {} : { fix: { summary: `Set it to ${JSON.stringify(value)}`, value } }),
  };
};

const describeBound = (error: ErrorObject, place: Place): Finding => {
  const { limit, comparison } = error.params as { limit: number; comparison?: string };
  const sides: Readonly<Record<string, string>> = {
    maxLength: `at most ${limit} characters`,
    minLength: `at least ${limit} characters`,
    maxItems: `at most ${limit} entries`,
    // A list of fixed places that continues behind the last.
    additionalItems: `at most ${limit} entries`,
    items: `at most ${limit} entries`,
    minItems: `at least ${limit} entries`,
  };
  const expectation = sides[error.keyword] ?? `a number ${comparison} ${limit}`;
  // The nearest number that is allowed.
  const isReachable = comparison === '>=' || comparison === '<=';
  return {
    ...(isReachable ? { fix: { summary: `Set it to ${limit}`, value: limit } } : {}),
    code: 'shape.wrong-value',
    place,
    message: `Got ${describeValue(error.data)}; expected ${expectation}.`,
  };
};

const answers: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};
/** The same value in a type that is expected; undefined where it cannot be said in one. */
function toType(value: unknown, types: readonly string[]): unknown {
  if (typeof value === 'string' && types.includes('boolean')) return answers[value.trim().toLowerCase()];
  if (typeof value === 'string' && types.some((type) => type === 'number' || type === 'integer')) {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) && (types.includes('number') || Number.isInteger(number))
      ? number
      : undefined;
  }
  if ((typeof value === 'number' || typeof value === 'boolean') && types.includes('string'))
    return String(value);
  if (typeof value === 'number' && types.includes('integer')) return Math.round(value);
  const isSingle = ['string', 'number', 'boolean'].includes(typeof value);
  return isSingle && types.includes('array') && types.length === 1 ? [value] : undefined;
}

/** Whether a place takes a text key: its schema has the key "$t". */
const takesText = (error: ErrorObject): boolean => Object.hasOwn(schemaOf(error).properties ?? {}, '$t');

const describe = (error: ErrorObject, place: Place): Finding | null => {
  switch (error.keyword) {
    case 'additionalProperties':
      return describeUnknownKey(error, place);
    case 'required': {
      const key = (error.params as { missingProperty: string }).missingProperty;
      return { code: 'shape.missing-key', place, message: `The key "${key}" is missing.` };
    }
    case 'type': {
      const types = [(error.params as { type: string | readonly string[] }).type].flat();
      if (typeof error.data === 'string' && takesText(error)) {
        return {
          code: 'text.literal',
          place,
          message: `Words that a player reads are text keys. Add ${describeValue(error.data)} to the texts of every language, under a key such as "home.title", and write "@home.title" here.`,
        };
      }
      const value = toType(error.data, types);
      return {
        ...(value === undefined ? {} : { fix: { summary: `Write it as ${JSON.stringify(value)}`, value } }),
        code: 'shape.wrong-type',
        place,
        message: `Got ${describeValue(error.data)}; expected ${types.map((type) => words[type] ?? type).join(' or ')}.`,
      };
    }
    case 'enum':
    case 'const':
      return describeChoice(error, place);
    case 'pattern':
      return {
        code: 'shape.bad-format',
        place,
        message: `${describeValue(error.data)} does not have the expected form.${describeSchema(error)}`,
      };
    case 'propertyNames': {
      const name = (error.params as { propertyName: string }).propertyName;
      return {
        code: 'shape.unknown-key',
        place: [...place, name],
        message: `The name "${name}" is not allowed here.`,
      };
    }
    case 'uniqueItems':
      return { code: 'shape.wrong-value', place, message: 'The list has the same entry twice.' };
    // Said again by the keyword that failed inside.
    case 'if':
    case 'false schema':
      return null;
    default:
      return 'limit' in error.params
        ? describeBound(error, place)
        : {
            code: 'shape.wrong-value',
            place,
            message: `Got ${describeValue(error.data)}, which is not expected here.`,
          };
  }
};

/** What says here what other languages of forms say so. */
const describeForeign = (document: string, { keyword, data }: ErrorObject, { place }: Finding): string => {
  if (keyword === 'additionalProperties') return describeForeignKey(document, String(place.at(-1)));
  return keyword === 'enum' ? describeForeignType(document, place, data) : '';
};

/** Turns the validator's errors into issues that a person can act on. */
export const reportShapeErrors = (
  log: IssueLog,
  document: string,
  errors: readonly ErrorObject[],
  toPlace: (pointer: string) => Place,
): void => {
  for (const error of errors) {
    // Errors about the name itself are reported by `propertyNames`.
    if (error.propertyName !== undefined && error.keyword !== 'propertyNames') continue;
    const finding = describe(error, toPlace(error.instancePath));
    if (finding === null) continue;
    const hint = describeForeign(document, error, finding);
    log.report(finding.code, { document, place: finding.place }, `${finding.message}${hint}`, finding.fix);
  }
};
