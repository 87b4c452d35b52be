import type { Json } from '../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';

const between: Readonly<Record<string, string>> = {
  '===': 'is',
  '!==': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
  'member-of': 'is one of',
  'decimal-less': 'is less than',
  'decimal-equal': 'equals',
  'date-less': 'is before',
  'date-equal': 'is the same moment as',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
  '%': 'modulo',
};
const longest = 160;

const listOf = (value: Json): readonly Json[] => (isJsonList(value) ? value : [value]);
const isCompound = (rule: Json | undefined): boolean =>
  isJsonObject(rule) && ['and', 'or', 'if'].includes(Object.keys(rule)[0] ?? '');
const wrap = (rule: Json): string => (isCompound(rule) ? `(${say(rule)})` : say(rule));

const sayNot = (rule: Json): string => {
  if (isJsonObject(rule) && Object.hasOwn(rule, 'var')) return `${say(rule)} is off or empty`;
  return `not ${wrap(rule)}`;
};
const sayChoice = (parts: readonly Json[]): string => {
  const [test = null, then = null, ...rest] = parts;
  const otherwise = rest.length > 1 ? sayChoice(rest) : wrap(rest[0] ?? null);
  return `${wrap(then)} if ${wrap(test)}, else ${otherwise}`;
};

const sayOperator = (operator: string, parts: readonly Json[]): string => {
  const [first = null, second = null] = parts;
  const between2 = between[operator];
  if (between2 !== undefined) return `${wrap(first)} ${between2} ${wrap(second)}`;
  const third = parts[2] ?? null;
  switch (operator) {
    case 'date-add':
      return `${wrap(first)} plus ${wrap(second)} ${say(third)}`;
    case 'date-difference':
      return `${say(third)} from ${wrap(first)} to ${wrap(second)}`;
    case 'date-day':
      return `the day of ${wrap(first)}`;
    case 'format':
      return `${wrap(first)} as ${say(second)}`;
    case 'var':
      return toText(first);
    case 'and':
    case 'or':
      return parts.map(wrap).join(` ${operator} `);
    case '!':
      return sayNot(first);
    case '!!':
      return `${wrap(first)} is there`;
    case 'if':
      return sayChoice(parts);
    case 'in':
      return `${say(first)} is in state ${say(second)}`;
    case 'can':
      return `${say(first)} takes ${say(second)}`;
    case 'cat':
      return parts.map(wrap).join(' followed by ');
    case 'length':
      return `the length of ${wrap(first)}`;
    default:
      return `${operator} of ${parts.map(wrap).join(', ')}`;
  }
};

const say = (rule: Json): string => {
  if (Array.isArray(rule)) return rule.map(say).join(', ');
  if (isJsonObject(rule)) {
    const [operator, value] = Object.entries(rule)[0] ?? [];
    return operator === undefined ? 'nothing' : sayOperator(operator, listOf(value ?? null));
  }
  if (rule === true) return 'on';
  if (rule === false) return 'off';
  return rule === null ? 'nothing' : toText(rule);
};

/** A rule as a person reads it: `settings.sms.resend and reg takes code.resend`. */
export const describeRule = (rule: unknown): string => {
  const text = say(rule as Json);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
};
