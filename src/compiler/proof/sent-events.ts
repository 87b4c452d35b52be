import type { ComponentDefinition, PropTest } from '../../protocol/document/component-definition.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledNode, CompiledValue } from '../../protocol/release/release.ts';
import { type Condition, never } from './control.ts';
import { compileValueReader, type ResolvedValue, unknown, type Verdict } from './verdict.ts';

/** When a component sends an event: in no moment, or where all of these hold. */
export type SendMoments = 'never' | readonly Condition[];

const isFilled = (value: Json | undefined): boolean =>
  typeof value === 'string' || Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null;
const isLike = (value: Json | undefined, like: Json): boolean => (value ?? null) === like;
const hasAll = (entry: Json, condition: JsonObject): boolean =>
  isJsonObject(entry) && Object.entries(condition).every(([name, value]) => entry[name] === value);

const passes = (test: PropTest, value: Json | undefined): boolean => {
  if ('is' in test) return test.is.some((like) => isLike(value, like));
  if ('isNot' in test) return !test.isNot.some((like) => isLike(value, like));
  if ('some' in test)
    return Array.isArray(value) && (value as readonly Json[]).some((entry) => hasAll(entry, test.some));
  return isFilled(value);
};

/** Whether an entry of a list that is put together has all of this. */
const judgeEntry = (entry: CompiledValue, condition: JsonObject): Verdict => {
  if (entry.k === 'c') return hasAll(entry.v, condition);
  if (entry.k !== 'o') return null;
  return Object.entries(condition).every(([name, like]) => {
    const part = entry.v[name];
    return part?.k === 'c' && part.v === like;
  });
};

/** A value that is put together: whether it says anything is known, what it says is not. */
const judgeParts = (test: PropTest, value: CompiledValue): Verdict => {
  if (value.k === 't') return 'filled' in test ? true : null;
  if (value.k !== 'a') return null;
  if ('filled' in test) return value.v.length > 0;
  if (!('some' in test)) return null;
  const verdicts = value.v.map((entry) => judgeEntry(entry, test.some));
  if (verdicts.includes(true)) return true;
  return verdicts.includes(null) ? null : false;
};

const readTest = ({ props, binds }: CompiledNode, test: PropTest): SendMoments => {
  const bound = binds?.[test.prop];
  if (bound === undefined) return passes(test, props?.[test.prop]) ? [] : 'never';
  const says = JSON.stringify(['sent', test, bound]);
  if (bound.k === 'e') {
    const read = compileValueReader(bound);
    const judge = (value: ResolvedValue): Verdict => (value === unknown ? null : passes(test, value));
    return [{ says, holds: (moment) => judge(read(moment)) }];
  }
  const verdict = bound.k === 'c' ? passes(test, bound.v) : judgeParts(test, bound);
  if (verdict === false) return 'never';
  return verdict === true ? [] : [{ says, holds: () => null }];
};

/** The values that decide when a component sends an event. */
export const listDeciding = (
  definition: ComponentDefinition | undefined,
  { binds }: CompiledNode,
  event: string,
): readonly CompiledValue[] =>
  (definition?.sends?.[event]?.while ?? []).flatMap(({ prop }) => {
    const bound = binds?.[prop];
    return bound === undefined ? [] : [bound];
  });

/** When a component sends an event with the properties that it has here. */
export const readMoments = (
  definition: ComponentDefinition | undefined,
  node: CompiledNode,
  event: string,
): SendMoments => {
  const rule = definition?.sends?.[event];
  if (rule === undefined) return [];
  const conditions: Condition[] = rule.unasked === true ? [never] : [];
  for (const test of rule.while ?? []) {
    const moments = readTest(node, test);
    if (moments === 'never') return 'never';
    conditions.push(...moments);
  }
  return conditions;
};
