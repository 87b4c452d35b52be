import type { TextValue, Value, ValueObject } from '../../protocol/document/document.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import type { CompiledValue } from '../../protocol/release/release.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { compileRule } from '../expressions/compile-rule.ts';
import {
  anyType,
  canOverlap,
  describeType,
  listKinds,
  type TypeRef,
  typeOf,
} from '../expressions/type-ref.ts';
import { checkBuiltMedia, checkMediaAddress } from '../links/check-address.ts';
import { checkName } from '../references/check-name.ts';
import type { Place } from '../pointer.ts';
import type { SiteIndex } from '../site-index.ts';
import { compileTextKey } from '../texts/compile-text-key.ts';
import { checkAmount, withFormat } from './check-amount.ts';
import { checkLiteral } from './check-literal.ts';
import { checkTagKeys } from './check-tag-keys.ts';
import { expectedAt, expectedItem, readMark } from './expected.ts';
import {
  followParams,
  isExpression,
  isPlainObject,
  isResponsive,
  isText,
  type PlacedValue,
} from './tagged.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';

const nothing: CompiledValue = { k: 'c', v: null };

/** Whether a rule is a parameter of a fragment that nothing uses. */
const isOpenParam = (env: Environment, rule: Rule): boolean =>
  typeof rule === 'object' &&
  rule !== null &&
  !Array.isArray(rule) &&
  typeof (rule as JsonObject).var === 'string' &&
  toText((rule as JsonObject).var).startsWith('params.') &&
  env.params !== null;

const compileExpression = (given: PlacedValue, expected: TypeRef | null): CompiledValue => {
  const { env, place } = given;
  if (!isExpression(given.value)) throw new Error('Expected an expression');
  const rule = compileRule(env, given.value.$e, [...place, '$e']);
  if (rule.isBroken) return nothing;
  const { r } = rule;
  // A parameter may have brought a constant: then the value is one and is checked as one.
  if (r === null || typeof r !== 'object') return compileConstant({ ...given, value: r }, expected);
  // Of a parameter without a caller nothing but its type is known: a caller may give a constant.
  if (isOpenParam(env, r)) return nothing;
  if (readMark(expected, 'x-static') === true) {
    env.log.report(
      'prop.not-bindable',
      sourceAt(env, place),
      'This value is fixed when the site is published; it cannot be an expression.',
    );
    return nothing;
  }
  const media = readMark(expected, 'x-address');
  if (media !== undefined)
    checkBuiltMedia(env.log, sourceAt(env, place), r, {
      kind: media,
      hosts: env.screen.site.facts.listHosts(),
    });
  const isShown = readMark(expected, 'x-text') === true;
  const kinds = listKinds(rule.type);
  const fits =
    expected === null ||
    (isShown
      ? kinds === null || !['object', 'array'].some((kind) => kinds.size === 1 && kinds.has(kind as 'object'))
      : canOverlap(rule.type, expected)) ||
    (kinds?.has('null') ?? true);
  if (!fits) {
    env.log.report(
      'expression.type-mismatch',
      sourceAt(env, [...place, '$e']),
      `The expression gives ${describeType(rule.type)}; expected ${isShown ? 'text or a number' : describeType(expected)}.`,
    );
  }
  checkAmount(given, given.value.$e, rule.type, expected);
  const otherwise = readMark(expected, 'x-unknown');
  return { k: 'e', r, d: rule.d, ...(otherwise === undefined ? {} : { u: otherwise }) };
};

/** The one key that has these words in the site's own language, if there is exactly one. */
const findKeyOf = (site: SiteIndex, words: string): { summary: string; value: unknown } | undefined => {
  const language = site.facts.readLanguage();
  const locale = site.locales.find(({ code }) => code === language);
  const keys = [...(locale?.messages ?? [])].filter(([, message]) => message === words).map(([key]) => key);
  const [only] = keys;
  return only === undefined || keys.length > 1
    ? undefined
    : { summary: `Use the text "${only}"`, value: { $t: only } };
};

const compileConstant = (given: PlacedValue, expected: TypeRef | null): CompiledValue => {
  const { env, place } = given;
  const value = given.value as Json;
  if (readMark(expected, 'x-text') === true && typeof value === 'string') {
    env.log.report(
      'text.literal',
      sourceAt(env, place),
      `Words that a player reads are text keys: add ${JSON.stringify(value)} to the texts of every language and write "@" with its key here.`,
      findKeyOf(env.screen.site, value),
    );
    return nothing;
  }
  if (expected === null) return { k: 'c', v: value };
  const kind = readMark(expected, 'x-address');
  if (kind !== undefined && typeof value === 'string')
    checkMediaAddress(env.log, sourceAt(env, place), value, {
      kind,
      hosts: env.screen.site.facts.listHosts(),
    });
  if (checkName(env, value, expected, place)) {
    for (const finding of checkLiteral(value, expected, place)) {
      env.log.report('prop.wrong-value', sourceAt(env, finding.place), finding.message, finding.fix);
    }
  }
  return { k: 'c', v: value };
};

const compileResponsive = (given: PlacedValue, expected: TypeRef | null): CompiledValue => {
  const { env, place } = given;
  if (!isResponsive(given.value)) throw new Error('Expected a responsive value');
  const byWidth = given.value.$r;
  const source = sourceAt(env, [...place, '$r']);
  if (readMark(expected, 'x-responsive') !== true) {
    env.log.report(
      'prop.not-responsive',
      source,
      'This value is the same on every screen; it cannot be responsive.',
    );
  }
  const breakpointNames = [
    'base',
    ...env.screen.site.styles.conditions.breakpoints.filter((name) => name !== 'base'),
  ];
  for (const [width, value] of Object.entries(byWidth)) {
    if (!breakpointNames.includes(width)) {
      env.log.report(
        'prop.wrong-value',
        sourceAt(env, [...place, '$r', width]),
        `"${width}" is no screen width; expected ${breakpointNames.join(', ')}.`,
      );
    }
    compileConstant({ value, env, place: [...place, '$r', width] }, expected);
  }
  if (!Object.hasOwn(byWidth, 'base'))
    env.log.report(
      'prop.wrong-value',
      source,
      'A responsive value needs "base", the value of the narrowest screen.',
    );
  // From narrow to wide, however it was written: in CSS the order decides.
  const ordered = breakpointNames.filter((width) => Object.hasOwn(byWidth, width));
  return { k: 'c', v: Object.fromEntries(ordered.map((width) => [width, byWidth[width] ?? null])) };
};

const depsOf = (values: readonly CompiledValue[]): readonly string[] =>
  [...new Set(values.flatMap((value) => (value.k === 'c' ? [] : value.d)))].sort();

const compileObject = (given: PlacedValue, expected: TypeRef | null): CompiledValue => {
  const { env, place, value } = given;
  const entries = Object.entries(value as Readonly<Record<string, Value>>).map(([key, entry]) => {
    const there = expectedAt(expected, key);
    const formatted =
      there === null ? null : { ...there, schema: withFormat(there.schema, value as ValueObject, env) };
    return [key, compileValue(env, entry, formatted, [...place, key])] as const;
  });
  // Keys and whether they are all there: the parts themselves were checked one by one.
  if (expected !== null) reportShape(given, expected, Object.keys(value as object));
  if (entries.every(([, entry]) => entry.k === 'c')) {
    return {
      k: 'c',
      v: Object.fromEntries(entries.map(([key, entry]) => [key, entry.k === 'c' ? entry.v : null])),
    };
  }
  return { k: 'o', v: Object.fromEntries(entries), d: depsOf(entries.map(([, entry]) => entry)) };
};

const compileArray = (given: PlacedValue, expected: TypeRef | null): CompiledValue => {
  const { env, place } = given;
  const items = expectedItem(expected);
  const values = (given.value as readonly Value[]).map((entry, index) =>
    compileValue(env, entry, items, [...place, index]),
  );
  if (expected !== null) reportShape(given, expected, null);
  if (values.every((value) => value.k === 'c')) return { k: 'c', v: values.map(({ v }) => v) };
  return { k: 'a', v: values, d: depsOf(values) };
};

/** Values by screen width that lack their `$r`. */
const fixWidths = (
  { env, value }: PlacedValue,
  expected: TypeRef,
  keys: readonly string[],
): { summary: string; value: unknown } | undefined => {
  const widths = new Set(['base', ...env.screen.site.styles.conditions.breakpoints]);
  return readMark(expected, 'x-responsive') === true &&
    keys.length > 0 &&
    keys.every((key) => widths.has(key))
    ? { summary: 'Write it as a value for each screen width', value: { $r: value } }
    : undefined;
};

/** Whether an object or list is allowed here at all, and which keys it lacks or has too many. */
const reportShape = (given: PlacedValue, expected: TypeRef, keys: readonly string[] | null): void => {
  const { env, place } = given;
  const kinds = listKinds(expected);
  const kind = keys === null ? 'array' : 'object';
  const { schema } = expected;
  if (kinds !== null && !kinds.has(kind)) {
    env.log.report(
      'prop.wrong-value',
      sourceAt(env, place),
      `Got ${kind === 'array' ? 'a list' : 'an object'}; expected ${describeType(expected)}.`,
      fixWidths(given, expected, keys ?? []),
    );
    return;
  }
  if (keys === null || schema.anyOf !== undefined || schema.oneOf !== undefined) return;
  const stub = Object.fromEntries(keys.map((key) => [key, null]));
  const outline: TypeRef = {
    root: expected.root,
    schema: {
      ...schema,
      properties: Object.fromEntries(
        Object.keys((schema.properties ?? {}) as object).map((key) => [key, {}]),
      ),
      additionalProperties: schema.additionalProperties === false ? false : {},
    },
  };
  for (const finding of checkLiteral(stub, outline, place)) {
    env.log.report('prop.wrong-value', sourceAt(env, finding.place), finding.message, finding.fix);
  }
};

/** Whether a value is a parameter that nothing was given for and that takes a text. */
const isOpenText = ({ value, env }: PlacedValue): boolean => {
  const path = isExpression(value) && isJsonObject(value.$e) ? value.$e.var : null;
  if (typeof path !== 'string' || !path.startsWith('params.')) return false;
  const open = env.params?.get(path.slice('params.'.length))?.open;
  return open !== undefined && (open === anyType || readMark(open, 'x-text') === true);
};

const argumentType = typeOf({ 'x-words': true });

/** A text key with arguments, or the text that a parameter was given. */
export const compileText = (env: Environment, text: TextValue, place: Place): CompiledValue => {
  if (typeof text.$t === 'object') {
    const given = followParams({ value: { $e: text.$t }, env, place });
    if (isText(given.value)) return compileText(given.env, given.value, given.place);
    if (isOpenText(given)) return nothing;
  }
  const args = Object.entries(text.args ?? {}).map(
    ([name, value]) => [name, compileValue(env, value, argumentType, [...place, 'args', name])] as const,
  );
  return compileTextKey(env, text, Object.fromEntries(args), place);
};

/**
 * A value of a document: constant, expression, text or structure of these. `expected` is the schema
 * of the place; null takes anything.
 */
export const compileValue = (
  env: Environment,
  value: Value,
  expected: TypeRef | null,
  place: Place,
): CompiledValue => {
  if (!env.screen.room.takeValue()) {
    env.log.report(
      'limit.value-count',
      { document: env.screen.document, place: [] },
      `The screen has more than ${limits.valuesPerPage} values, those that parameters bring counted each time.`,
    );
    return nothing;
  }
  const given = followParams({ value, env, place });
  checkTagKeys(given);
  if (isExpression(given.value)) return compileExpression(given, expected);
  if (isText(given.value)) {
    if (expected !== null && expected !== argumentType && readMark(expected, 'x-text') !== true) {
      given.env.log.report(
        'text.not-expected',
        sourceAt(given.env, given.place),
        `No words are shown here; expected ${describeType(expected)}.`,
      );
    }
    return compileText(given.env, given.value, given.place);
  }
  if (isJsonObject(given.value) && Object.hasOwn(given.value, '$t')) {
    given.env.log.report(
      'shape.wrong-value',
      sourceAt(given.env, [...given.place, '$t']),
      'A text is named by its key, or by "@=" and the path of a value that is declared as a message key; got something else.',
    );
    return nothing;
  }
  if (isResponsive(given.value)) return compileResponsive(given, expected);
  if (Array.isArray(given.value)) return compileArray(given, expected);
  if (isPlainObject(given.value)) return compileObject(given, expected);
  return compileConstant(given, expected);
};
