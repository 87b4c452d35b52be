import type { LateOperator, Operator, Rule } from '../../protocol/document/expression.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { compareDecimals } from '../../protocol/money/decimal.ts';
import { settleNumber, writeNumber } from '../../protocol/words/write-number.ts';
import { splitPath } from './paths.ts';

/** Placeholder for missing data. Only a strict evaluation makes it. */
export const unknown: unique symbol = Symbol('unknown');
export type Outcome = Json | undefined | typeof unknown;

/** What a rule can see. */
export interface RuleContext {
  /** Value at a path of the scopes or of a row; undefined where nothing is. `segments` are the path's own. */
  read(path: string, segments?: readonly string[]): Json | undefined;
  /** Whether the machine is in the state; undefined while there is no such machine. */
  isIn(machine: string, state: string): boolean | undefined;
  /** Whether the machine accepts the event now. */
  canSend(machine: string, event: string): boolean | undefined;
  readonly applyLate?: ApplyLate | undefined;
}
/** The result of an operator whose code is fetched; nothing until it is there. */
export type ApplyLate = (operator: LateOperator, values: readonly Json[]) => Json | undefined;
/** `strict`: missing data is `unknown`, not null; so is what is made of null where a number is needed. */
type Step = (run: RuleContext, strict: boolean) => Outcome;

/** A rule as a closure, made without `eval`. */
export interface CompiledRule {
  /** json-logic's meaning: missing data is null. Throws where a limit is passed. */
  evaluate(context: RuleContext): Json;
  /** The value to show: nothing where a comparison or a count of missing data would decide it. */
  resolve(context: RuleContext): Json;
  /** The rule's value, or `otherwise` where missing data decides it. */
  decide(context: RuleContext, otherwise: Json): Json;
  /** True only when the rule is truthy and did not need missing data to become so. */
  holds(context: RuleContext): boolean;
  /** Machines whose state (`in`) or acceptance (`can`) the rule asks for. */
  readonly states: readonly string[];
  readonly accepts: readonly string[];
  /** Whether it has operators whose code is fetched. */
  readonly isLate: boolean;
}

/** json-logic's truth: as JavaScript's, but an empty list is false. */
function isTruthy(value: Outcome): boolean {
  if (Array.isArray(value) && value.length === 0) return false;
  return Boolean(value);
}

type Plain = (...args: never[]) => unknown;
const numeric = (value: unknown): number => Number.parseFloat(String(value));

function isBelow(a: unknown, b: unknown): boolean {
  return (a as number) < (b as number);
}
function isAtMost(a: unknown, b: unknown): boolean {
  return (a as number) <= (b as number);
}
function joinText(...parts: unknown[]): string {
  const text = parts.map((part) => (typeof part === 'number' ? writeNumber(part) : part)).join('');
  if (text.length > limits.stringLength) {
    throw new RangeError(`expects text of at most ${limits.stringLength} characters, got ${text.length}`);
  }
  return text;
}
function includes(item: unknown, list: unknown): boolean {
  if (typeof list === 'string') return list.includes(String(item));
  // indexOf, as json-logic does: NaN is in no list.
  return Array.isArray(list) ? list.indexOf(item) !== -1 : false;
}
function countOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return value !== null && typeof value === 'object' ? Object.keys(value).length : 0;
}

/**
 * Operators that see only the values of their arguments. Semantics: json-logic-js 2.0.5, but that what
 * is no number is nothing, and decimals come without the noise of binary fractions.
 */
const plainOperators: Partial<Record<Operator, Plain>> = {
  '===': (a: unknown, b: unknown) => a === b,
  '!==': (a: unknown, b: unknown) => a !== b,
  '!': (a: Outcome) => !isTruthy(a),
  '!!': (a: Outcome) => isTruthy(a),
  '<': (a: unknown, b: unknown, c: unknown) =>
    c === undefined ? isBelow(a, b) : isBelow(a, b) && isBelow(b, c),
  '<=': (a: unknown, b: unknown, c: unknown) =>
    c === undefined ? isAtMost(a, b) : isAtMost(a, b) && isAtMost(b, c),
  '>': (a: unknown, b: unknown) => (a as number) > (b as number),
  '>=': (a: unknown, b: unknown) => (a as number) >= (b as number),
  '+': (...args: unknown[]) => args.reduce<number>((sum, value) => sum + numeric(value), 0),
  '-': (a: unknown, b: unknown) => (b === undefined ? -(a as number) : (a as number) - (b as number)),
  '*': (...args: unknown[]) => args.reduce((product, value) => numeric(product) * numeric(value)),
  '/': (a: unknown, b: unknown) => (a as number) / (b as number),
  '%': (a: unknown, b: unknown) => (a as number) % (b as number),
  min: (...args: number[]) => Math.min(...args),
  max: (...args: number[]) => Math.max(...args),
  cat: joinText,
  'member-of': includes,
  length: countOf,
  'decimal-less': (a: unknown, b: unknown) => compareDecimals(a, b) === -1,
  'decimal-equal': (a: unknown, b: unknown) => compareDecimals(a, b) === 0,
  'decimal-sign': (a: unknown) => compareDecimals(a, '0'),
};

interface Build {
  nodes: number;
  readonly states: Set<string>;
  readonly accepts: Set<string>;
  isLate: boolean;
}

function countNode(build: Build, depth: number): void {
  build.nodes += 1;
  if (build.nodes > limits.ruleNodes || depth > limits.ruleDepth) {
    throw new RangeError(
      `expects a rule of at most ${limits.ruleNodes} parts and ${limits.ruleDepth} levels, got a larger one`,
    );
  }
}

/** Null where nothing is, or a number that is none: no later sum can make one of it. */
function isMissing(value: Json | undefined): value is undefined {
  return value === undefined || (typeof value === 'number' && !Number.isFinite(value));
}

function buildVar(args: readonly Json[], build: Build, depth: number): Step {
  const [path, fallback] = args;
  if (typeof path !== 'string' || path === '')
    throw new Error(`expects var to name a path, got ${JSON.stringify(path)}`);
  const segments = splitPath(path);
  if (fallback === undefined) {
    return (run, strict) => {
      const value = run.read(path, segments);
      if (isMissing(value)) return strict ? unknown : null;
      return value;
    };
  }
  const otherwise = buildStep(fallback, build, depth + 1);
  return (run, strict) => {
    const value = run.read(path, segments);
    return isMissing(value) ? otherwise(run, strict) : value;
  };
}

function buildMachineTest(operator: 'in' | 'can', args: readonly Json[], build: Build): Step {
  const [machine, name] = args;
  if (typeof machine !== 'string' || typeof name !== 'string') {
    throw new Error(`expects ${operator} to take [machine, name], got ${JSON.stringify(args)}`);
  }
  (operator === 'in' ? build.states : build.accepts).add(machine);
  return (run, strict) => {
    const answer = operator === 'in' ? run.isIn(machine, name) : run.canSend(machine, name);
    if (answer === undefined) return strict ? unknown : false;
    return answer;
  };
}

/** `and` gives its first false value or the last; a known false decides over an unknown one. */
function buildAnd(steps: readonly Step[]): Step {
  return (run, strict) => {
    let last: Outcome = undefined;
    let missing = false;
    for (const step of steps) {
      last = step(run, strict);
      if (last === unknown) missing = true;
      else if (!isTruthy(last)) return last;
    }
    return missing ? unknown : last;
  };
}
/** `or` gives its first true value or the last; a known true decides over an unknown one. */
function buildOr(steps: readonly Step[]): Step {
  return (run, strict) => {
    let last: Outcome = undefined;
    let missing = false;
    for (const step of steps) {
      last = step(run, strict);
      if (last === unknown) missing = true;
      else if (isTruthy(last)) return last;
    }
    return missing ? unknown : last;
  };
}
function buildIf(steps: readonly Step[]): Step {
  return (run, strict) => {
    let index = 0;
    for (; index < steps.length - 1; index += 2) {
      const test = (steps[index] as Step)(run, strict);
      if (test === unknown) return unknown;
      if (isTruthy(test)) return (steps[index + 1] as Step)(run, strict);
    }
    return index < steps.length ? (steps[index] as Step)(run, strict) : null;
  };
}
/** The others count or weigh their arguments: nothing is no number, so a decision on it would be a guess. */
const takingNothing: readonly Operator[] = ['===', '!==', '!', '!!', 'cat', 'member-of'];

function buildPlain(operator: Operator, steps: readonly Step[]): Step {
  const apply = plainOperators[operator] as (...args: unknown[]) => Outcome;
  const needsValues = !takingNothing.includes(operator);
  return (run, strict) => {
    const values: Outcome[] = [];
    for (const step of steps) {
      const value = step(run, strict);
      if (value === unknown || (strict && needsValues && value === null)) return unknown;
      values.push(value);
    }
    const result = apply(...values);
    if (typeof result !== 'number') return result;
    return settleNumber(result) ?? (strict ? unknown : null);
  };
}

/** Every argument is needed: what is missing makes the result missing. */
function buildLate(operator: LateOperator, steps: readonly Step[]): Step {
  return (run, strict) => {
    const values = steps.map((step) => {
      const value = step(run, strict);
      return value === unknown || value === undefined ? null : value;
    });
    // Asked for in any case: the time, which may be what is missing, comes with the code.
    const result = run.applyLate?.(operator, values);
    return (values.includes(null) ? null : result) ?? (strict ? unknown : null);
  };
}

function buildStep(rule: Rule, build: Build, depth: number): Step {
  countNode(build, depth);
  if (rule === null || typeof rule !== 'object') return () => rule;
  if (Array.isArray(rule)) {
    const items = rule.map((item: Rule) => buildStep(item, build, depth + 1));
    return (run, strict) => {
      const values = items.map((item) => item(run, strict));
      return values.includes(unknown) ? unknown : (values as Json[]);
    };
  }
  const keys = Object.keys(rule);
  if (keys.length !== 1) return () => rule;
  const operator = keys[0] as Operator;
  const given = (rule as JsonObject)[operator] as Json;
  const args: readonly Json[] = Array.isArray(given) ? (given as readonly Json[]) : [given];
  if (operator === 'var') return buildVar(args, build, depth);
  if (operator === 'in' || operator === 'can') return buildMachineTest(operator, args, build);
  const steps = args.map((argument) => buildStep(argument, build, depth + 1));
  if (operator === 'and') return buildAnd(steps);
  if (operator === 'or') return buildOr(steps);
  if (operator === 'if') return buildIf(steps);
  if (Object.hasOwn(plainOperators, operator)) return buildPlain(operator, steps);
  // A later program may have more of these: without their code they are missing.
  if (!/^(date-|format$)/.test(operator))
    throw new Error(`expects a known operator, got ${JSON.stringify(operator)}`);
  build.isLate = true;
  return buildLate(operator as LateOperator, steps);
}

/**
 * The rule with an answer for what asks whether something is there: a path alone as the test of `if`, under `!` or
 * `!!`, or beside null. To these, nothing is an answer; to all others it is missing data.
 */
function askWhether(rule: Rule, isAsked = false): Rule {
  if (rule === null || typeof rule !== 'object') return rule;
  if (Array.isArray(rule)) return rule.map((item: Rule) => askWhether(item));
  const [operator = '', inner] = Object.entries(rule)[0] ?? [];
  const args: readonly Json[] = Array.isArray(inner) ? (inner as readonly Json[]) : [inner ?? null];
  if (operator === 'var') return isAsked && args.length === 1 ? { var: [args[0] as Json, null] } : rule;
  if (Object.keys(rule).length !== 1 || operator === 'in' || operator === 'can') return rule;
  const asks = (index: number): boolean => {
    if (operator === 'if' && index % 2 === 0 && index < args.length - 1) return true;
    if (/^(if|and|or)$/.test(operator)) return isAsked;
    return /^!!?$/.test(operator) || (/^[=!]==$/.test(operator) && args.includes(null));
  };
  return { [operator]: args.map((argument, index) => askWhether(argument, asks(index))) };
}

/** Compiles a rule that passed the check. Throws where it uses what the language does not have. */
export function compileRule(rule: Rule): CompiledRule {
  const build: Build = { nodes: 0, states: new Set(), accepts: new Set(), isLate: false };
  const step = buildStep(rule, build, 0);
  const decideBy =
    (question: Step) =>
    (context: RuleContext, otherwise: Json): Json => {
      const value = question(context, true);
      return value === undefined || value === unknown ? otherwise : value;
    };
  let resolving: ((context: RuleContext, otherwise: Json) => Json) | undefined;
  return {
    evaluate: (context) => {
      const value = step(context, false);
      return value === undefined || value === unknown ? null : value;
    },
    resolve: (context) =>
      // Its answers are parts that no document has: the limits are those of the rule, which was built above.
      (resolving ??= decideBy(buildStep(askWhether(rule), { ...build, nodes: -limits.ruleNodes }, -1)))(
        context,
        null,
      ),
    decide: decideBy(step),
    holds: (context) => {
      const value = step(context, true);
      return value !== unknown && isTruthy(value);
    },
    states: [...build.states],
    accepts: [...build.accepts],
    isLate: build.isLate,
  };
}
