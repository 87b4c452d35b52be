import type { Value, ValueObject } from '../../protocol/document/document.ts';
import type { CompiledWith } from '../../protocol/release/release.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { stepType, type TypeRef } from '../expressions/type-ref.ts';
import { renameKey } from '../fixes/make-fix.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { Place } from '../pointer.ts';
import { listNames, suggestName } from '../suggest.ts';
import { expectedAt } from '../values/expected.ts';
import { compileValue } from '../values/compile-value.ts';

/** Whether a value is a parameter of the fragment whose default is null: nothing was given for it. */
const isNotGiven = (env: Environment, value: Value): boolean => {
  const rule = isJsonObject(value) && '$e' in value ? value.$e : null;
  const path = isJsonObject(rule) ? rule['var'] : null;
  if (typeof path !== 'string' || !path.startsWith('params.')) return false;
  const bound = env.params?.get(path.slice('params.'.length));
  return bound !== undefined && bound.open === undefined && bound.value === null;
};

/** The keys of a payload; one that may be left out is left out where the fragment was given nothing for it. */
export const compileWith = (
  env: Environment,
  given: ValueObject | undefined,
  expected: TypeRef | null,
  place: Place,
): CompiledWith => {
  const { required } = expected?.schema ?? {};
  const isNeeded = (key: string): boolean => Array.isArray(required) && required.includes(key);
  return Object.fromEntries(
    Object.entries(given ?? {})
      .filter(([key, value]) => isNeeded(key) || !isNotGiven(env, value))
      .map(([key, value]) => [
        key,
        compileValue(env, value, expected === null ? null : expectedAt(expected, key), [...place, key]),
      ]),
  );
};

/** Data for a receiver with a declared shape: every key known, every required key there. */
export const compilePayload = (
  env: Environment,
  given: ValueObject | undefined,
  expected: TypeRef,
  receiver: string,
  place: Place,
): CompiledWith => {
  const { schema } = expected;
  const propertyNames = Object.keys((schema.properties ?? {}) as object);
  for (const key of Object.keys(given ?? {})) {
    if (stepType(expected, key).found) continue;
    env.log.report(
      'action.payload',
      sourceAt(env, [...place, 'with', key]),
      `${receiver} takes no "${key}"; it takes ${listNames(propertyNames)}.${suggestName(key, propertyNames)}`,
      renameKey([...place, 'with', key], propertyNames, Object.keys(given ?? {})),
    );
  }
  for (const key of Array.isArray(schema.required) ? (schema.required as readonly string[]) : []) {
    if (given !== undefined && Object.hasOwn(given, key)) continue;
    env.log.report('action.payload', sourceAt(env, place), `${receiver} needs "${key}".`);
  }
  return compileWith(env, given, expected, [...place, 'with']);
};

/** `{ with }` where there is data, nothing where there is none. */
export const withData = (values: CompiledWith): { with?: CompiledWith } =>
  Object.keys(values).length === 0 ? {} : { with: values };
