import { lateOperators, operators, type Operator, type Rule } from '../../protocol/document/expression.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import type { CompiledExpression } from '../../protocol/release/release.ts';
import { checkConstants, type TypePath } from '../constants/check-constants.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { renameAt, renameKey, renameTo } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { listNames, suggestName } from '../suggest.ts';
import { resolveMachine, resolveState } from '../references/resolve-machine.ts';
import { checkNegation } from './check-negation.ts';
import { checkDecimals, checkMembers, type Operands } from './check-operands.ts';
import { addDateArguments, checkDates, checkNow } from './check-dates.ts';
import { checkUnits } from './check-units.ts';
import { compileVar } from './compile-variable.ts';
import { broken, fail, type Part, type Walk } from './rule-walk.ts';
import { signatures } from './operator-signatures.ts';
import {
  anyType,
  canOverlap,
  describeType,
  kindType,
  type Kind,
  listKinds,
  type TypeRef,
  typeOf,
  uniteTypes,
} from './type-ref.ts';

/** A rule that passed: parameters put in, paths listed, type known. */
export interface TypedRule extends CompiledExpression {
  readonly type: TypeRef;
  /** Whether something was wrong with it; then its result says nothing. */
  readonly isBroken: boolean;
}

const compileMachineTest = (
  walk: Walk,
  operator: 'in' | 'can',
  args: readonly Json[],
  place: Place,
): Part => {
  const [key, name] = args;
  if (args.length !== 2 || typeof key !== 'string' || typeof name !== 'string') {
    return fail(
      walk,
      'expression.operator-arguments',
      place,
      operator === 'in'
        ? `"in" takes a machine key and a state, both written out.`
        : `"can" takes a machine key and an event, both written out.`,
    );
  }
  const machine = resolveMachine(walk.env, key, place);
  if (machine !== null) {
    const { contract } = machine;
    if (operator === 'in') resolveState(walk.env, contract, key, name, place);
    else if (!Object.hasOwn(contract.events, name)) {
      const eventNames = Object.keys(contract.events);
      fail(
        walk,
        'reference.event-unknown',
        place,
        `The machine "${contract.id}" has no event "${name}"; it has ${listNames(eventNames)}.${suggestName(name, eventNames)}`,
        renameAt([...place, 1], name, eventNames),
      );
    }
  }
  return { rule: { [operator]: [machine?.key ?? key, name] }, type: kindType('boolean') };
};

const checkEquality = (walk: Walk, operator: Operator, parts: readonly Part[], place: Place): void => {
  const [left, right] = parts;
  if (left === undefined || right === undefined || canOverlap(left.type, right.type)) return;
  if (left.isGiven === true || right.isGiven === true) return;
  fail(
    walk,
    'expression.type-mismatch',
    place,
    `"${operator}" compares ${describeType(left.type)} with ${describeType(right.type)}, which are never equal.`,
  );
};

const checkKinds = (
  walk: Walk,
  operator: Operator,
  takes: readonly Kind[],
  parts: readonly Part[],
  place: Place,
): void => {
  for (const part of parts) {
    const kinds = listKinds(part.type);
    // Missing data is null everywhere, so null never speaks against an argument.
    if (kinds === null || [...kinds].some((kind) => kind === 'null' || takes.includes(kind))) continue;
    const typeName = describeType(typeOf({ type: [...takes] }));
    const hint =
      takes.length === 1 && takes[0] === 'number' && kinds.has('string')
        ? ' Amounts of money are text: compare them with "decimal-less", "decimal-equal" or "decimal-sign".'
        : '';
    fail(
      walk,
      'expression.type-mismatch',
      place,
      `"${operator}" takes ${typeName}, got ${describeType(part.type)}.${hint}`,
    );
  }
};

/** Of `if`'s arguments, those that can be its result. */
const listResults = (operator: Operator, parts: readonly Part[]): readonly TypeRef[] =>
  operator === 'if'
    ? parts.filter((_, index) => index % 2 === 1 || index === parts.length - 1).map((part) => part.type)
    : parts.map((part) => part.type);

const compileOperation = (
  walk: Walk,
  operator: Exclude<Operator, 'var' | 'in' | 'can'>,
  given: Json,
  place: Place,
  depth: number,
): Part => {
  const isList = Array.isArray(given);
  const args: readonly Json[] = isList ? (given as readonly Json[]) : [given];
  const { least, most, takes, gives } = signatures[operator];
  if (args.length < least || args.length > most) {
    const range = least === most ? `${least}` : `${least} to ${most}`;
    return fail(
      walk,
      'expression.operator-arguments',
      place,
      `"${operator}" takes ${range} arguments, got ${args.length}.`,
    );
  }
  const placeOf = (index: number): Place => (isList ? [...place, index] : place);
  const parts = args.map((argument, index) => compilePart(walk, argument, placeOf(index), depth + 1));
  if (takes !== undefined) checkKinds(walk, operator, takes, parts, place);
  if (operator === '===' || operator === '!==') checkEquality(walk, operator, parts, place);
  const operands: Operands = { walk, operator, given: args, parts, placeOf };
  if (operator === 'member-of') checkMembers(operands);
  if (operator.startsWith('decimal-')) checkDecimals(operands);
  const isLate = (lateOperators as readonly string[]).includes(operator);
  if (isLate) checkDates(operands);
  if (parts.some(({ type }) => type !== anyType)) checkUnits(operands);
  if (operator === '!') checkNegation(walk, args[0] ?? null, parts[0] ?? broken, placeOf(0));
  return {
    rule: { [operator]: [...parts.map((part) => part.rule), ...(isLate ? addDateArguments(operands) : [])] },
    type: gives === 'arguments' ? uniteTypes(listResults(operator, parts)) : kindType(gives),
  };
};

const checkBudget = (walk: Walk, place: Place, depth: number): boolean => {
  walk.budget.nodes += 1;
  const tooDeep = depth > limits.ruleDepth;
  if (!tooDeep && walk.budget.nodes <= limits.ruleNodes) return true;
  walk.budget.isBroken = true;
  if (!walk.budget.isPassed) {
    walk.budget.isPassed = true;
    walk.env.log.report(
      tooDeep ? 'limit.rule-depth' : 'limit.rule-size',
      sourceAt(walk.env, place),
      tooDeep
        ? `The expression is nested deeper than ${limits.ruleDepth} levels.`
        : `The expression has more than ${limits.ruleNodes} parts.`,
    );
  }
  return false;
};

/** The type of a list that is written out. */
const listType = (parts: readonly Part[]): TypeRef => {
  const { schema } = uniteTypes(parts.map(({ type }) => type));
  return typeOf(parts.length === 0 ? { type: 'array', maxItems: 0 } : { type: 'array', items: schema });
};

const compilePart = (walk: Walk, rule: Rule, place: Place, depth: number): Part => {
  if (!checkBudget(walk, place, depth)) return broken;
  if (rule === null || typeof rule !== 'object') return { rule, type: typeOf({ const: rule }) };
  if (Array.isArray(rule)) {
    const parts = rule.map((item: Rule, index) => compilePart(walk, item, [...place, index], depth + 1));
    return { rule: parts.map((part) => part.rule), type: listType(parts) };
  }
  const keys = Object.keys(rule);
  const [name] = keys;
  if (keys.length !== 1 || name === undefined) {
    return fail(
      walk,
      'expression.operator-arguments',
      place,
      `An expression is one operator with its arguments, got ${keys.length} keys.`,
    );
  }
  if (!(operators as readonly string[]).includes(name)) {
    const remedy = name === '==' || name === '!=' ? ` Use "${name}=".` : suggestName(name, operators);
    return fail(
      walk,
      'expression.operator-unknown',
      [...place, name],
      `There is no operator "${name}".${remedy}`,
      name === '==' || name === '!='
        ? renameTo([...place, name], `${name}=`)
        : renameKey([...place, name], operators),
    );
  }
  const operator = name as Operator;
  const given = (rule as JsonObject)[name] as Json;
  const inner = [...place, name];
  const args: readonly Json[] = Array.isArray(given) ? (given as readonly Json[]) : [given];
  if (operator === 'var') {
    return compileVar({ ...walk, isPathList: Array.isArray(given) }, args, inner, depth);
  }
  if (operator === 'in' || operator === 'can') return compileMachineTest(walk, operator, args, inner);
  return compileOperation(walk, operator, given, inner, depth);
};

const openWalk = (env: Environment, quiet: boolean, name?: string): Walk => ({
  env,
  quiet,
  compilePart,
  deps: new Set<string>(),
  budget: { nodes: 0, isPassed: false, isBroken: false, isLate: false },
  reading: name === undefined ? [] : [`${env.prefix}${name}`],
});

/** The type of a path, without a word about it. */
export const createTypePath =
  (env: Environment): TypePath =>
  (path) =>
    compilePart(openWalk(env, true), { var: path }, [], 0).type;

/** The type of an expression, without a word about it. */
export const typeOfRule = (env: Environment, rule: Rule): TypeRef =>
  compilePart(openWalk(env, true), rule, [], 0).type;

/**
 * Checks an expression in its environment and makes it ready to run: parameters are put in, the paths it
 * reads are listed. Reports every issue; the result of a rule with issues must not be shipped.
 * `name` is given where the document gives the rule one: then it must not read itself.
 */
export const compileRule = (env: Environment, rule: Rule, place: Place, name?: string): TypedRule => {
  const walk = openWalk(env, false, name);
  const part = compilePart(walk, rule, place, 0);
  checkNow(walk, place);
  const difference = walk.budget.isBroken ? null : env.screen.site.judge?.(part.rule);
  if (typeof difference === 'string')
    env.log.report(
      'expression.second-opinion',
      sourceAt(env, place),
      `The evaluators of rules disagree: ${difference}.`,
    );
  if (!walk.budget.isBroken) checkConstants(env, rule, place, createTypePath(env));
  return { r: part.rule, d: [...walk.deps].sort(), type: part.type, isBroken: walk.budget.isBroken };
};
