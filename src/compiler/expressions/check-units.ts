import { toText } from '../../protocol/json/to-text.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { Operator, Rule } from '../../protocol/document/expression.ts';
import type { Operands } from './check-operands.ts';
import { isCount, isMoney, isWritten, judgeFormat, readUnit } from './money-type.ts';
import { fail, type Part } from './rule-walk.ts';
import { canOverlap, listKinds } from './type-ref.ts';

const counting: readonly Operator[] = ['+', '-', '*', '/', '%', 'min', 'max', '<', '<=', '>', '>='];
const comparing: readonly Operator[] = ['decimal-less', 'decimal-equal'];
/** Two that are equal only where they are written alike. */
const alike: readonly Operator[] = ['===', '!==', 'member-of'];

const nameOf = ({ rule }: Part): string => {
  const path = isJsonObject(rule) ? rule.var : undefined;
  if (path === undefined) return 'This amount';
  return `"${toText(Array.isArray(path) ? (path[0] ?? '') : path)}"`;
};
/** Absent, or written as absent: no amount at all. */
const isAbsence = (rule: Rule): boolean => rule === null || rule === '';

const unitWords = { money: 'money', foreign: 'money of another currency', percent: 'a per cent' } as const;

/** What two operands of a comparison count, where that is not the same; null where they may be compared. */
const listDifference = (left: Part, right: Part): string | null => {
  const [one, other] = [readUnit(left.type), readUnit(right.type)];
  if (!isMoney(one) && !isMoney(other)) return null;
  if (one !== null && other !== null) {
    // Of two rows, or of a row and the portal, the currencies need not be the same.
    const isSame = one === other && one !== 'foreign';
    return isSame ? null : `${unitWords[one]} with ${unitWords[other]}`;
  }
  const rest = isMoney(one) ? right : left;
  if (typeof rest.rule === 'number' && rest.rule !== 0)
    return `money with the number ${rest.rule}; write an amount as text, such as "${rest.rule.toFixed(2)}"`;
  return !isWritten(rest.rule) && isCount(rest.type) ? 'money with a number, which is no money' : null;
};

const checkAlike = ({ walk, operator, parts, placeOf }: Operands): void => {
  const index = parts.findIndex(({ type }) => isMoney(readUnit(type)));
  const part = parts[index];
  const [left, right] = parts;
  if (part === undefined || left === undefined || right === undefined) return;
  if (parts.some(({ rule }) => isAbsence(rule))) return;
  // Of a text and a number it is said that they are never equal.
  if (operator !== 'member-of' && !canOverlap(left.type, right.type)) return;
  const message = `${nameOf(part)} is money, and "${operator}" compares how it is written: "1.5" is not "1.50". Use "decimal-equal", or "decimal-sign" to compare it with nothing.`;
  fail(walk, 'money.compared', placeOf(index), message);
};
const checkCounting = ({ walk, operator, parts, placeOf }: Operands): void => {
  for (const [index, part] of parts.entries()) {
    // Of what can only be a text it is said that it is no number.
    if (!isMoney(readUnit(part.type)) || listKinds(part.type)?.has('null') === false) continue;
    const message = `${nameOf(part)} is money, which "${operator}" takes for a number. Compare it with "decimal-less", "decimal-equal" or "decimal-sign"; what is worked out of it comes from the server.`;
    fail(walk, 'money.counted', placeOf(index), message);
  }
};
const checkComparing = ({ walk, operator, parts, placeOf }: Operands): void => {
  const [left, right] = parts;
  if (left === undefined || right === undefined) return;
  const difference = listDifference(left, right);
  if (difference === null) return;
  fail(walk, 'money.compared', placeOf(1), `"${operator}" compares ${difference}.`);
};

/** How a person reads money: joined to words or in the format of something else it is a plain number. */
const checkWords = ({ walk, operator, parts, placeOf }: Operands): void => {
  const [value, format] = parts;
  for (const [index, part] of parts.entries()) {
    if (operator !== 'cat' || !isMoney(readUnit(part.type))) continue;
    const message = `${nameOf(part)} is money and would be read as a plain number; write { "format": [ …, "money" ] } around it.`;
    fail(walk, 'money.unformatted', placeOf(index), message);
  }
  if (operator !== 'format' || value === undefined || typeof format?.rule !== 'string') return;
  const fault = judgeFormat(value.type, format.rule, false);
  if (fault !== null) fail(walk, fault.code, placeOf(1), `${nameOf(value)} ${fault.words}`);
};

/** Money is kept apart from points, counts and per cents, and is shown as money. */
export const checkUnits = (operands: Operands): void => {
  const { operator } = operands;
  if (alike.includes(operator)) checkAlike(operands);
  else if (counting.includes(operator)) checkCounting(operands);
  else if (comparing.includes(operator)) checkComparing(operands);
  else checkWords(operands);
};
