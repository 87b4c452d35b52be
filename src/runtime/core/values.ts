import type { Rule } from '../../protocol/expression.ts';
import type { Json, JsonObject } from '../../protocol/json.ts';
import type { CompiledExpression, CompiledValue, CompiledWith } from '../../protocol/release.ts';
import { compileRule, type CompiledRule } from './rules.ts';
import { isStorePath, type Scope } from './scope.ts';

export type Translate = (key: string, args?: JsonObject) => string;

const compiledRules = new WeakMap<object, CompiledRule>();

/** The rule's closure; made once per rule object. */
export function ruleOf(rule: Rule): CompiledRule {
  if (rule === null || typeof rule !== 'object') return compileRule(rule);
  const known = compiledRules.get(rule);
  if (known !== undefined) return known;
  const made = compileRule(rule);
  compiledRules.set(rule, made);
  return made;
}

function argsOf(
  value: { readonly args?: CompiledWith },
  scope: Scope,
  translate: Translate,
): JsonObject | undefined {
  return value.args === undefined ? undefined : resolveWith(value.args, scope, translate);
}

/** The value, with expressions evaluated and texts in the current locale. */
export function resolveValue(value: CompiledValue, scope: Scope, translate: Translate): Json {
  switch (value.k) {
    case 'c':
      return value.v;
    case 'e':
      return ruleOf(value.r).evaluate(scope);
    case 't':
      return translate(value.key, argsOf(value, scope, translate));
    case 'm': {
      const key = ruleOf(value.r).evaluate(scope);
      return typeof key === 'string' && key !== '' ? translate(key, argsOf(value, scope, translate)) : null;
    }
    case 'o':
      return resolveWith(value.v, scope, translate);
    case 'a':
      return value.v.map((item) => resolveValue(item, scope, translate));
  }
}

/** Each property resolved. */
export function resolveWith(
  values: CompiledWith | undefined,
  scope: Scope,
  translate: Translate,
): JsonObject {
  const out: Record<string, Json> = {};
  for (const [name, value] of Object.entries(values ?? {})) out[name] = resolveValue(value, scope, translate);
  return out;
}

/** Store path that changes with the machine's state, and one that changes with every snapshot. */
export const statesPath = (machine: string): string => `$machine.${machine}.states`;
export const snapshotPath = (machine: string): string => `$machine.${machine}.revision`;

function addRule(rule: Rule, declared: readonly string[], into: Set<string>): void {
  for (const path of declared) into.add(path);
  const compiled = ruleOf(rule);
  for (const machine of compiled.states) into.add(statesPath(machine));
  for (const machine of compiled.accepts) into.add(snapshotPath(machine));
}

/** Every path that an expression reads, rows and machine states included. */
export function readsOfExpression(expression: CompiledExpression): readonly string[] {
  const out = new Set<string>();
  addRule(expression.r, expression.d, out);
  return [...out];
}

/** Every path that a value reads, rows and machine states included. */
export function readsOfValue(value: CompiledValue, into = new Set<string>()): Set<string> {
  switch (value.k) {
    case 'c':
      break;
    case 'e':
      addRule(value.r, value.d, into);
      break;
    case 'm':
      addRule(value.r, value.d, into);
      for (const argument of Object.values(value.args ?? {})) readsOfValue(argument, into);
      break;
    case 't':
      for (const argument of Object.values(value.args ?? {})) readsOfValue(argument, into);
      break;
    case 'o':
      for (const item of Object.values(value.v)) readsOfValue(item, into);
      break;
    case 'a':
      for (const item of value.v) readsOfValue(item, into);
  }
  return into;
}

/** The paths to subscribe to: those of the store and of machine states. */
export function storePaths(reads: Iterable<string>): string[] {
  return [...reads].filter((path) => path.startsWith('$') || isStorePath(path));
}
