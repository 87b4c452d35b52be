import type { Rule } from '../../protocol/document/expression.ts';
import type { Value } from '../../protocol/document/document.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { type Environment, sourceAt } from '../environment.ts';
import {
  type AmountFault,
  isMoney,
  judgeFormat,
  readCurrencyName,
  readUnit,
} from '../expressions/money-type.ts';
import type { TypeRef } from '../expressions/type-ref.ts';
import { readMark } from './expected.ts';
import { followParams, type PlacedValue } from './tagged.ts';

/** Whether a symbol is worked out of the currency that the data says beside the amount. */
const readsCurrency = (symbol: string, rule: Rule, name: string | null): boolean =>
  name !== null &&
  isJsonObject(rule) &&
  typeof rule.var === 'string' &&
  symbol.includes(`"${rule.var.slice(0, rule.var.lastIndexOf('.'))}.${name}"`);

/** The schema of a value with the format that the property beside it says, where the schema names that property. */
export const withFormat = (
  schema: JsonSchema,
  siblings: Readonly<Record<string, Value>>,
  env: Environment,
): JsonSchema => {
  const name = schema['x-format'];
  if (typeof name !== 'string' && schema['x-money'] !== true) return schema;
  const format = typeof name === 'string' ? readConstant(siblings[name], env) : 'money';
  // What is worked out in the browser may be any of the formats.
  if (format === null) return schema;
  return { ...schema, 'x-shown-as': format, 'x-symbol': JSON.stringify(siblings['symbol'] ?? null) };
};
const readConstant = (value: Value | undefined, env: Environment): string | null => {
  if (value === undefined) return 'text';
  const followed = followParams({ value, env, place: [] });
  return typeof followed.value === 'string' ? followed.value : null;
};

const judge = (rule: Rule, type: TypeRef, expected: TypeRef): AmountFault | null => {
  const format = readMark(expected, 'x-shown-as');
  if (typeof format === 'string') {
    const symbol = readMark(expected, 'x-symbol');
    const written = typeof symbol === 'string' ? symbol : '';
    return judgeFormat(type, format, readsCurrency(written, rule, readCurrencyName(type)));
  }
  const isRead = readMark(expected, 'x-text') === true || readMark(expected, 'x-words') === true;
  return isRead && isMoney(readUnit(type))
    ? {
        code: 'money.unformatted',
        words: 'is money and would be read as a plain number; write { "format": [ …, "money" ] } around it.',
      }
    : null;
};

/** An amount of money is shown as money, and nothing else is. */
export const checkAmount = (
  { env, place }: PlacedValue,
  rule: Rule,
  type: TypeRef,
  expected: TypeRef | null,
): void => {
  const fault = expected === null ? null : judge(rule, type, expected);
  if (fault === null) return;
  const path = isJsonObject(rule) && typeof rule.var === 'string' ? `"${rule.var}"` : 'This';
  const isBare = fault.code === 'money.unformatted' && fault.words.includes('around it');
  env.log.report(
    fault.code,
    sourceAt(env, [...place, '$e']),
    `${path} ${fault.words}`,
    isBare ? { summary: 'Show it as money', value: { format: [rule, 'money'] } } : undefined,
  );
};
