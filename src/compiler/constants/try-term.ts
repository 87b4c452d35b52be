import { compareDecimals } from '../../protocol/money/decimal.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { Term, Tried } from './term.ts';

/** No value at the path. */
export const missing: unique symbol = Symbol('missing');
/** It may be either way: what is not modelled says nothing. */
export const unsaid: unique symbol = Symbol('unsaid');
export type TriedValue = Json | typeof missing | typeof unsaid;
/** Key of what is free → the value that is tried. */
export type Trial = ReadonlyMap<string, TriedValue>;

const isTruthy = (value: Json): boolean => !(Array.isArray(value) && value.length === 0) && Boolean(value);

const compareNumbers = (operator: Tried, values: readonly number[]): boolean => {
  const [first = 0, second = 0, third] = values;
  const isBelow = (a: number, b: number): boolean => (operator === '<=' ? a <= b : a < b);
  if (operator === '>') return first > second;
  if (operator === '>=') return first >= second;
  return isBelow(first, second) && (third === undefined || isBelow(second, third));
};

const weigh = (operator: Tried, values: readonly TriedValue[]): TriedValue => {
  if (values.some((value) => value === missing || value === null)) return missing;
  if (values.includes(unsaid)) return unsaid;
  if (operator.startsWith('decimal-')) {
    const order = compareDecimals(values[0], values[1]);
    if (order === null) return missing;
    return order === (operator === 'decimal-less' ? -1 : 0);
  }
  // What is no number is neither above nor below one.
  return values.every((value) => typeof value === 'number') ? compareNumbers(operator, values) : missing;
};

/** What is missing is equal to nothing; whether it differs depends on who asks. */
const equate = (isSame: boolean, [first, second]: readonly TriedValue[]): TriedValue => {
  if (first === unsaid || second === unsaid) return unsaid;
  if (first === missing || second === missing)
    return isSame && first !== second && first !== null && second !== null ? false : unsaid;
  const areObjects = [first, second].every((value) => typeof value === 'object' && value !== null);
  return areObjects ? unsaid : (first === second) === isSame;
};

const findMember = ([item, list]: readonly TriedValue[]): TriedValue => {
  if (item === unsaid || !Array.isArray(list)) return unsaid;
  if (item === missing) return false;
  return (list as readonly Json[]).includes(item ?? null);
};

const joinAll = (values: readonly TriedValue[], deciding: boolean): TriedValue => {
  const verdicts = values.map((value) => (value === missing || value === unsaid ? value : isTruthy(value)));
  if (verdicts.includes(deciding)) return deciding;
  // Nothing that hangs on what is missing holds.
  if (!deciding && verdicts.includes(missing)) return missing;
  if (verdicts.includes(unsaid)) return unsaid;
  return verdicts.includes(missing) ? missing : !deciding;
};

const choose = (args: readonly Term[], trial: Trial): TriedValue => {
  for (let index = 0; index + 1 < args.length; index += 2) {
    const test = tryTerm(args[index], trial);
    // A path alone that leads to nothing is answered, a comparison with it is not.
    if (test === missing || test === unsaid) return unsaid;
    if (isTruthy(test)) return tryTerm(args[index + 1], trial);
  }
  return args.length % 2 === 1 ? tryTerm(args.at(-1), trial) : null;
};

/** `and` and `or` are tried as verdicts; as values they may be any of their parts. */
const tryOperand = (term: Term, trial: Trial): TriedValue =>
  term.is === 'operation' && ['and', 'or'].includes(term.operator) ? unsaid : tryTerm(term, trial);

const negate = (value: TriedValue): TriedValue =>
  value === missing || value === unsaid ? unsaid : !isTruthy(value);

const tryOperation = (operator: Tried, args: readonly Term[], trial: Trial): TriedValue => {
  if (operator === 'if') return choose(args, trial);
  if (operator === 'and' || operator === 'or')
    return joinAll(
      args.map((term) => tryTerm(term, trial)),
      operator === 'or',
    );
  if (operator === '!') return negate(tryTerm(args[0], trial));
  if (operator === '!!') return toVerdict(tryTerm(args[0], trial)) ?? unsaid;
  const values = args.map((term) => tryOperand(term, trial));
  const [first = null] = values;
  switch (operator) {
    case 'else':
      return first === missing ? (values[1] ?? null) : first;
    case '===':
    case '!==':
      return equate(operator === '===', values);
    case 'decimal-sign':
      return first === unsaid ? unsaid : (compareDecimals(first, '0') ?? missing);
    case 'member-of':
      return findMember(values);
    default:
      return weigh(operator, values);
  }
};

/** The value of a rule with the values that are tried. */
export const tryTerm = (term: Term | undefined, trial: Trial): TriedValue => {
  if (term === undefined) return null;
  if (term.is === 'value') return term.value;
  if (term.is === 'sealed') return tryTerm(term.free, trial);
  if (term.is === 'free') return trial.get(term.key) ?? null;
  return tryOperation(term.operator, term.args, trial);
};

/** Whether what was tried counts as true; null where it may be either way. */
export const toVerdict = (value: TriedValue): boolean | null =>
  value === unsaid ? null : value !== missing && isTruthy(value);
