import { forbiddenSegments, operators, scopes, type Operator, type Rule } from '../../protocol/expression.ts';
import type { Json, JsonObject } from '../../protocol/json.ts';
import { limits } from '../../protocol/limits.ts';
import type { CompiledExpression } from '../../protocol/release.ts';
import { type Environment, at } from '../environment.ts';
import type { IssueCode } from '../issue-codes.ts';
import type { Place } from '../pointer.ts';
import { listNames, suggestName } from '../suggest.ts';
import { resolveMachine, resolveState } from '../references/resolve-machine.ts';
import { signatures } from './operator-signatures.ts';
import {
  anyType,
  canOverlap,
  describeType,
  kindType,
  type Kind,
  listKinds,
  stepType,
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

interface Walk {
  readonly env: Environment;
  readonly deps: Set<string>;
  readonly budget: { nodes: number; isPassed: boolean; isBroken: boolean };
  /** Set inside a caller's parameter: its own issues were reported where it stands. */
  readonly quiet: boolean;
}
interface Part {
  readonly rule: Rule;
  readonly type: TypeRef;
}
const broken: Part = { rule: null, type: anyType };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fail = (walk: Walk, code: IssueCode, place: Place, message: string): Part => {
  walk.budget.isBroken = true;
  if (!walk.quiet) walk.env.log.report(code, at(walk.env, place), message);
  return broken;
};

/** Segments of a path that may be read; null when one of them is forbidden or empty. */
const splitSafely = (walk: Walk, path: string, place: Place): readonly string[] | null => {
  const segments = path.split('.');
  const bad = segments.find(
    (segment) => segment === '' || (forbiddenSegments as readonly string[]).includes(segment),
  );
  if (bad === undefined) return segments;
  fail(
    walk,
    'expression.path-forbidden',
    place,
    bad === ''
      ? `The path "${path}" has an empty part; write names joined by single dots.`
      : `The path "${path}" goes through "${bad}", which no expression may name.`,
  );
  return null;
};

const readAlong = (
  walk: Walk,
  start: TypeRef,
  segments: readonly string[],
  from: number,
  place: Place,
): Part => {
  const path = segments.join('.');
  let type = start;
  for (let index = from; index < segments.length; index += 1) {
    const key = segments[index] ?? '';
    const step = stepType(type, key);
    if (!step.found) {
      const owner = segments.slice(0, index).join('.');
      return fail(
        walk,
        'expression.path-unknown',
        place,
        step.known.length === 0
          ? `"${owner}" is ${describeType(type)}, so it has no "${key}".`
          : `"${owner}" has no "${key}"; it has ${listNames(step.known)}.${suggestName(key, step.known)}`,
      );
    }
    type = step.type;
  }
  walk.deps.add(path);
  return { rule: { var: path }, type };
};

const literalBelow = (value: Json, segments: readonly string[]): Json | undefined => {
  let current: Json | undefined = value;
  for (const segment of segments) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, segment)) return undefined;
    current = (current as JsonObject)[segment];
  }
  return current;
};

const kindOf = (value: Json): Kind => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as Kind);
};

/** A parameter in an expression: the caller's constant or the caller's expression stands there. */
const compileParam = (walk: Walk, segments: readonly string[], place: Place, depth: number): Part => {
  const [, name = '', ...rest] = segments;
  const bound = walk.env.params?.get(name);
  if (bound === undefined) {
    const known = [...(walk.env.params?.keys() ?? [])];
    return fail(
      walk,
      'expression.path-unknown',
      place,
      walk.env.params === null
        ? `"params" can be read inside a fragment only.`
        : `The fragment has no parameter "${name}"; it has ${listNames(known)}.${suggestName(name, known)}`,
    );
  }
  const { value } = bound;
  if (isObject(value) && '$t' in value) {
    return fail(
      walk,
      'expression.text-inside',
      place,
      `The parameter "${name}" is a text; an expression can read data only.`,
    );
  }
  const inner: Walk = { ...walk, env: bound.env, quiet: true };
  if (isObject(value) && '$e' in value) {
    const rule = value.$e as Rule;
    if (rest.length === 0) return compilePart(inner, rule, [...bound.place, '$e'], depth + 1);
    if (isObject(rule) && typeof rule.var === 'string') {
      return compilePart(inner, { var: [rule.var, ...rest].join('.') }, [...bound.place, '$e'], depth + 1);
    }
    return fail(
      walk,
      'expression.path-unknown',
      place,
      `The parameter "${name}" is worked out, so nothing below it can be read.`,
    );
  }
  const literal = literalBelow(value as Json, rest);
  if (literal === undefined) {
    return fail(
      walk,
      'expression.path-unknown',
      place,
      `The parameter "${name}" has no "${rest.join('.')}".`,
    );
  }
  const type =
    isObject(literal) || Array.isArray(literal) ? kindType(kindOf(literal)) : typeOf({ const: literal });
  return { rule: literal, type };
};

const compileVar = (walk: Walk, args: readonly Json[], place: Place, depth: number): Part => {
  const [path, fallback] = args;
  if (typeof path !== 'string') {
    return fail(
      walk,
      'expression.variable-dynamic',
      place,
      `"var" takes a path written out, so that what an expression reads is known when it is published.`,
    );
  }
  if (args.length > 2) {
    return fail(walk, 'expression.operator-arguments', place, `"var" takes a path and at most one fallback.`);
  }
  const segments = splitSafely(walk, path, place);
  const [head] = segments ?? [];
  if (segments === null || head === undefined) return broken;
  const read = (): Part => {
    if (head === 'params') return compileParam(walk, segments, place, depth);
    const row = walk.env.rows.get(head);
    if (row !== undefined) return readAlong(walk, row, segments, 1, place);
    if (head === 'event' && walk.env.event !== null)
      return readAlong(walk, walk.env.event, segments, 1, place);
    if (head === 'event') {
      return fail(
        walk,
        'expression.scope-unknown',
        place,
        `"event" can be read in the actions of an event only.`,
      );
    }
    const scope = walk.env.screen.scopes.get(head);
    if (scope !== undefined) return readAlong(walk, scope, segments, 1, place);
    const known = [...scopes, ...walk.env.rows.keys(), ...(walk.env.params === null ? [] : ['params'])];
    return fail(
      walk,
      'expression.scope-unknown',
      place,
      `"${path}" begins with "${head}", which is no scope or row name here.${suggestName(head, known)}`,
    );
  };
  const value = read();
  if (fallback === undefined) return value;
  const otherwise = compilePart(walk, fallback, place, depth + 1);
  const isVariable = isObject(value.rule) && typeof value.rule.var === 'string';
  return {
    rule: isVariable ? { var: [value.rule.var as string, otherwise.rule] } : value.rule,
    type: uniteTypes([value.type, otherwise.type]),
  };
};

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
    if (operator === 'in') resolveState(walk.env, machine, key, name, place);
    else if (!Object.hasOwn(machine.events, name)) {
      const known = Object.keys(machine.events);
      fail(
        walk,
        'reference.event-unknown',
        place,
        `The machine "${machine.id}" has no event "${name}"; it has ${listNames(known)}.${suggestName(name, known)}`,
      );
    }
  }
  return { rule: { [operator]: [key, name] }, type: kindType('boolean') };
};

const checkEquality = (walk: Walk, operator: Operator, parts: readonly Part[], place: Place): void => {
  const [left, right] = parts;
  if (left === undefined || right === undefined || canOverlap(left.type, right.type)) return;
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
    const wanted = describeType(typeOf({ type: [...takes] }));
    const hint =
      takes.length === 1 && takes[0] === 'number' && kinds.has('string')
        ? ' Amounts of money are text: compare them with "decimal-less", "decimal-equal" or "decimal-sign".'
        : '';
    fail(
      walk,
      'expression.type-mismatch',
      place,
      `"${operator}" takes ${wanted}, got ${describeType(part.type)}.${hint}`,
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
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    return fail(
      walk,
      'expression.operator-arguments',
      place,
      `"${operator}" takes ${wanted} arguments, got ${args.length}.`,
    );
  }
  const parts = args.map((argument, index) =>
    compilePart(walk, argument, isList ? [...place, index] : place, depth + 1),
  );
  if (takes !== undefined) checkKinds(walk, operator, takes, parts, place);
  if (operator === '===' || operator === '!==') checkEquality(walk, operator, parts, place);
  return {
    rule: { [operator]: parts.map((part) => part.rule) },
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
      at(walk.env, place),
      tooDeep
        ? `The expression is nested deeper than ${limits.ruleDepth} levels.`
        : `The expression has more than ${limits.ruleNodes} parts.`,
    );
  }
  return false;
};

const compilePart = (walk: Walk, rule: Rule, place: Place, depth: number): Part => {
  if (!checkBudget(walk, place, depth)) return broken;
  if (rule === null || typeof rule !== 'object') return { rule, type: typeOf({ const: rule }) };
  if (Array.isArray(rule)) {
    const parts = rule.map((item: Rule, index) => compilePart(walk, item, [...place, index], depth + 1));
    return { rule: parts.map((part) => part.rule), type: kindType('array') };
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
    );
  }
  const operator = name as Operator;
  const given = (rule as JsonObject)[name] as Json;
  const inner = [...place, name];
  const args: readonly Json[] = Array.isArray(given) ? (given as readonly Json[]) : [given];
  if (operator === 'var') return compileVar(walk, args, inner, depth);
  if (operator === 'in' || operator === 'can') return compileMachineTest(walk, operator, args, inner);
  return compileOperation(walk, operator, given, inner, depth);
};

/**
 * Checks an expression where it stands and makes it ready to run: parameters are put in, the paths it
 * reads are listed. Reports every issue; the result of a rule with issues must not be shipped.
 */
export const compileRule = (env: Environment, rule: Rule, place: Place): TypedRule => {
  const walk: Walk = {
    env,
    deps: new Set(),
    budget: { nodes: 0, isPassed: false, isBroken: false },
    quiet: false,
  };
  const part = compilePart(walk, rule, place, 0);
  return { r: part.rule, d: [...walk.deps].sort(), type: part.type, isBroken: walk.budget.isBroken };
};
