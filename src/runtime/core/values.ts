import type { Rule } from '../../protocol/document/expression.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledExpression, CompiledValue, CompiledWith } from '../../protocol/release/release.ts';
import { compileRule, type CompiledRule } from './rules.ts';
import { readAlong, splitPath } from './paths.ts';
import type { Store } from './store.ts';
import { isStorePath, watchRow, type Scope } from './scope.ts';

export type Translate = (key: string, args?: JsonObject) => string;

const compiledRules = new WeakMap<object, CompiledRule>();

/** The rule's closure; made once per rule object. */
export function ruleOf(rule: Rule): CompiledRule {
  if (rule === null || typeof rule !== 'object') return compileRule(rule);
  const cachedRule = compiledRules.get(rule);
  if (cachedRule !== undefined) return cachedRule;
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
    case 'e': {
      const rule = ruleOf(value.r);
      return value.u === undefined ? rule.resolve(scope) : rule.decide(scope, value.u);
    }
    case 't':
      return translate(value.key, argsOf(value, scope, translate));
    case 'm': {
      const key = ruleOf(value.r).resolve(scope);
      return typeof key === 'string' && key !== '' ? translate(key, argsOf(value, scope, translate)) : null;
    }
    case 'o':
      return resolveWith(value.v, scope, translate);
    case 'a':
      return value.v.map((item) => resolveValue(item, scope, translate));
    default:
      // Of a kind that only a later program knows: shown without. Nothing is thrown, as there may be thousands.
      return null;
  }
}

/** The value of each name; nothing where a broken release has something else than an object there. */
function partsOf(values: CompiledWith | undefined): readonly (readonly [string, CompiledValue])[] {
  return Object.entries((typeof values === 'object' && values) || {});
}

/** Each property resolved. */
export function resolveWith(
  values: CompiledWith | undefined,
  scope: Scope,
  translate: Translate,
): JsonObject {
  const out: Record<string, Json> = {};
  for (const [name, value] of partsOf(values)) out[name] = resolveValue(value, scope, translate);
  return out;
}

/** Store path that changes with the machine's state, and one that changes with every snapshot. */
export const statesPath = (machine: string): string => `$machine.${machine}.states`;
/** Store path that changes when the code of operators is there. */
export const lateRevisionPath = '$late.revision';
export const snapshotPath = (machine: string): string => `$machine.${machine}.revision`;

function addRule(rule: Rule, declared: readonly string[], into: Set<string>): void {
  for (const path of declared) into.add(path);
  const compiled = ruleOf(rule);
  for (const machine of compiled.states) into.add(statesPath(machine));
  for (const machine of compiled.accepts) into.add(snapshotPath(machine));
  if (compiled.isLate) into.add(lateRevisionPath);
}

/** Every path that an expression reads, rows and machine states included. */
export function readsOfExpression(expression: CompiledExpression): readonly string[] {
  const out = new Set<string>();
  addRule(expression.r, expression.d, out);
  return [...out];
}

/** Every path that a value reads, rows and machine states included. */
export function readsOfValue(value: CompiledValue, into = new Set<string>()): Set<string> {
  if (value.k === 'e' || value.k === 'm') addRule(value.r, value.d, into);
  const inside = value.k === 'o' ? value.v : (value as { readonly args?: CompiledWith }).args;
  const parts = value.k === 'a' ? value.v : partsOf(inside).map(([, part]) => part);
  for (const part of parts) readsOfValue(part, into);
  return into;
}

/** The paths to subscribe to: those of the store and of machine states. */
export function storePaths(reads: Iterable<string>): string[] {
  return [...reads].filter((path) => path.startsWith('$') || isStorePath(path));
}

/** What a value depends on: paths of the store and of machine states, and parts of the enclosing rows. */
export interface Reads {
  readonly paths: readonly string[];
  /** Row name → what is read of it, as segments with the name first. */
  readonly rows: ReadonlyMap<string, readonly (readonly string[])[]>;
}
export const noReads: Reads = { paths: [], rows: new Map() };

/** Sorts reads by what they subscribe to. The payload of an event never changes and needs no subscription. */
export function sortReads(reads: Iterable<string>): Reads {
  const all = [...reads];
  const rows = new Map<string, (readonly string[])[]>();
  for (const path of all) {
    if (path.startsWith('$') || isStorePath(path)) continue;
    const segments = splitPath(path);
    const name = segments[0] as string;
    if (name !== 'event') rows.set(name, [...(rows.get(name) ?? []), segments]);
  }
  return { paths: storePaths(all), rows };
}

/** Whether one of the parts differs between two values of a row. */
export function isPartChanged(
  parts: readonly (readonly string[])[],
  before: Json | undefined,
  after: Json | undefined,
): boolean {
  return parts.some((segments) => readAlong(before, segments, 1) !== readAlong(after, segments, 1));
}

/** Calls back when something that is read changed. Returns the way out. */
export function watchReads(
  { paths, rows }: Reads,
  scope: Scope,
  store: Pick<Store, 'subscribe'>,
  listener: () => void,
): () => void {
  const ends: (() => void)[] = [];
  if (paths.length > 0) ends.push(store.subscribe(paths, listener));
  for (const [name, parts] of rows) {
    const hear = (before: Json, after: Json): void => {
      if (isPartChanged(parts, before, after)) listener();
    };
    ends.push(watchRow(scope, name, hear));
  }
  return () => {
    for (const end of ends) end();
  };
}

export type Resolve = (scope: Scope) => Json;

/** `resolveValue`, prepared once for a value that is resolved for many rows. */
export function compileValue(value: CompiledValue, translate: Translate): Resolve {
  switch (value.k) {
    case 'c':
      return () => value.v;
    case 'e': {
      const rule = ruleOf(value.r);
      const { u } = value;
      return u === undefined ? (scope) => rule.resolve(scope) : (scope) => rule.decide(scope, u);
    }
    case 't': {
      const { key, args } = value;
      if (args === undefined) return () => translate(key);
      const parts = partsOf(args).map(
        ([name, argument]) => [name, compileValue(argument, translate)] as const,
      );
      return (scope) => {
        const given: Record<string, Json> = {};
        for (const [name, resolve] of parts) given[name] = resolve(scope);
        return translate(key, given);
      };
    }
    default:
      return (scope) => resolveValue(value, scope, translate);
  }
}
