import jsonLogic from 'json-logic-js';
import { compareDecimals } from '../../protocol/money/decimal.ts';
import { lateOperations } from '../../protocol/time/date-operators.ts';
import { lateOperators, type Rule } from '../../protocol/document/expression.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { settleNumber, writeNumber } from '../../protocol/words/write-number.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { listArguments, type RuleTest, testKey } from './read-rule.ts';

/** What a rule is judged by. */
export interface RuleFacts {
  /** Value by path; a path that is not here has no value. */
  readonly values: Readonly<Record<string, Json>>;
  /** Answers of flows, by `testKey`; a flow that does not run says no. */
  readonly answers: Readonly<Record<string, boolean>>;
}
/** A part of a rule with the value that it has. */
export interface JudgedPart {
  readonly rule: Rule;
  readonly value: Json;
  /** How many operators are around it. */
  readonly depth: number;
}

const answers = '$answers';
interface JudgedData {
  readonly [answers]: RuleFacts['answers'];
}
/** The language's own operators. Names of json-logic-js stay as they are: a rule is translated to these. */
const houseOperators = {
  'foyer-number': (value: unknown) => (typeof value === 'number' ? settleNumber(value) : value),
  'foyer-text': (value: unknown) => (typeof value === 'number' ? writeNumber(value) : value),
  // Decision 58: an empty text is in every text.
  'foyer-member': (item: unknown, list: unknown) =>
    (typeof list === 'string' || Array.isArray(list)) && list.indexOf(item as never) !== -1,
  'foyer-length': (value: unknown) =>
    typeof value === 'string' || Array.isArray(value)
      ? value.length
      : Object.keys((value as object | null) ?? {}).length,
  'decimal-less': (a: unknown, b: unknown) => compareDecimals(a, b) === -1,
  'decimal-equal': (a: unknown, b: unknown) => compareDecimals(a, b) === 0,
  'decimal-sign': (a: unknown) => compareDecimals(a, '0'),
  'foyer-in': askFlow('in'),
  'foyer-can': askFlow('can'),
} as const;
function askFlow(kind: RuleTest['kind']) {
  return function answer(this: JudgedData, machine: string, name: string): boolean {
    return this[answers][testKey({ kind, machine, name })] ?? false;
  };
}
for (const [name, operation] of Object.entries(houseOperators)) jsonLogic.add_operation(name, operation);
// What an operator of dates needs and does not have makes its result nothing.
for (const name of lateOperators)
  jsonLogic.add_operation(name, (...args: Json[]) =>
    args.some((value) => (value ?? null) === null) ? null : lateOperations[name](...args),
  );

const calculating: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', 'min', 'max']);
const renamed: Readonly<Record<string, string>> = {
  'member-of': 'foyer-member',
  length: 'foyer-length',
  in: 'foyer-in',
  can: 'foyer-can',
};

/** The rule in the words of json-logic-js. */
const translate = (rule: Rule): Json => {
  if (Array.isArray(rule)) return (rule as readonly Json[]).map(translate);
  if (!isJsonObject(rule)) return rule;
  const [[operator, given] = ['', null]] = Object.entries(rule);
  const args = listArguments(given).map(translate);
  if (calculating.has(operator)) return { 'foyer-number': [{ [operator]: args }] };
  if (operator === 'cat') return { cat: args.map((part) => ({ 'foyer-text': [part] })) };
  return { [renamed[operator] ?? operator]: args };
};

/** `var` of json-logic-js reads inherited properties: here is none with a name, and text is made as of any object. */
const bareObject: object = Object.assign(Object.create(null) as object, {
  [Symbol.toPrimitive]: () => '[object Object]',
});
const createBare = (): Record<string, Json> => Object.create(bareObject) as Record<string, Json>;

const copyBare = (value: Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map(copyBare);
  if (!isJsonObject(value)) return value;
  const bare = createBare();
  for (const [name, part] of Object.entries(value)) bare[name] = copyBare(part);
  return bare;
};

/** The values as one object. Of `a` and `a.b` the longer path wins. */
export const gatherValues = (values: RuleFacts['values']): JsonObject => {
  const root = createBare();
  for (const path of Object.keys(values).sort()) {
    const segments = path.split('.');
    const last = segments.pop() ?? '';
    let inner = root;
    for (const segment of segments) {
      const below = inner[segment];
      const next = isJsonObject(below) ? below : createBare();
      inner[segment] = next;
      inner = next;
    }
    inner[last] = copyBare(values[path] ?? null);
  }
  return root;
};

type Apply = (data: JsonObject) => Json;
const prepare = (rule: Rule): Apply => {
  const translated = translate(rule);
  return (data) => (jsonLogic.apply(translated as never, data) as Json | undefined) ?? null;
};
const dataOf = (facts: RuleFacts): JsonObject =>
  Object.assign(gatherValues(facts.values), { [answers]: facts.answers });

/** json-logic's truth: as JavaScript's, but an empty list is false. */
export const isTrue = (value: Json): boolean => jsonLogic.truthy(value);

/** Prepares a rule that `readRule` took. Its value is that of json-logic-js: missing data is null. */
export const prepareJudge = (rule: Rule): ((facts: RuleFacts) => Json) => {
  const apply = prepare(rule);
  return (facts) => apply(dataOf(facts));
};

/** The value of a rule, then of each operator in it, from the outside in. Variables are known already. */
export const judgeParts = (rule: Rule, facts: RuleFacts): readonly JudgedPart[] => {
  const data = dataOf(facts);
  const judge = (part: Rule, depth: number): readonly JudgedPart[] => {
    if (Array.isArray(part)) return (part as readonly Json[]).flatMap((item) => judge(item, depth));
    if (!isJsonObject(part) || (depth > 0 && Object.hasOwn(part, 'var'))) return [];
    const inner = Object.values(part).flatMap((given) => listArguments(given));
    return [
      { rule: part, value: prepare(part)(data), depth },
      ...inner.flatMap((one) => judge(one, depth + 1)),
    ];
  };
  return judge(rule, 0);
};
