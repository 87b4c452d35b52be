import type { ValueObject } from '../../protocol/document.ts';
import type { CompiledWith } from '../../protocol/release.ts';
import { type Environment, at } from '../environment.ts';
import { stepType, type TypeRef } from '../expressions/type-ref.ts';
import { renameKey } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { listNames, suggestName } from '../suggest.ts';
import { expectedAt } from '../values/expected.ts';
import { compileValue } from '../values/compile-value.ts';

export const compileWith = (
  env: Environment,
  given: ValueObject | undefined,
  expected: TypeRef | null,
  place: Place,
): CompiledWith =>
  Object.fromEntries(
    Object.entries(given ?? {}).map(([key, value]) => [
      key,
      compileValue(env, value, expected === null ? null : expectedAt(expected, key), [...place, key]),
    ]),
  );

/** Data for a receiver with a declared shape: every key known, every required key there. */
export const compilePayload = (
  env: Environment,
  given: ValueObject | undefined,
  expected: TypeRef,
  receiver: string,
  place: Place,
): CompiledWith => {
  const { schema } = expected;
  const known = Object.keys((schema.properties ?? {}) as object);
  for (const key of Object.keys(given ?? {})) {
    if (stepType(expected, key).found) continue;
    env.log.report(
      'action.payload',
      at(env, [...place, 'with', key]),
      `${receiver} takes no "${key}"; it takes ${listNames(known)}.${suggestName(key, known)}`,
      renameKey([...place, 'with', key], known, Object.keys(given ?? {})),
    );
  }
  for (const key of Array.isArray(schema.required) ? (schema.required as readonly string[]) : []) {
    if (given !== undefined && Object.hasOwn(given, key)) continue;
    env.log.report('action.payload', at(env, place), `${receiver} needs "${key}".`);
  }
  return compileWith(env, given, expected, [...place, 'with']);
};

/** `{ with }` where there is data, nothing where there is none. */
export const withData = (values: CompiledWith): { with?: CompiledWith } =>
  Object.keys(values).length === 0 ? {} : { with: values };
