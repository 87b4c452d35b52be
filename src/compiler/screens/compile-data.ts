import type { DataSource } from '../../protocol/document/document.ts';
import { scopes } from '../../protocol/document/expression.ts';
import { limits } from '../../protocol/json/limits.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { CompiledDataSource } from '../../protocol/release/release.ts';
import { compileCall } from '../actions/compile-call.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { compileRule } from '../expressions/compile-rule.ts';
import type { Source } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import { checkConstants, readConstants } from './constant-data.ts';

type Sources = Readonly<Record<string, DataSource>> | undefined;
/** A data source of a screen, by the name that it has there, and where it was written. */
export interface WrittenSource {
  readonly name: string;
  readonly compiled: CompiledDataSource;
  readonly source: Source;
}

/** Milliseconds of `30s`, `5m`, `1h`. */
const toMilliseconds = (duration: string): number => {
  const match = /^(\d+)(ms|s|m|h|d)$/.exec(duration);
  if (match === null) throw new Error(`Expected a duration such as 30s, got "${duration}"`);
  const unit = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }[
    match[2] as 'ms' | 's' | 'm' | 'h' | 'd'
  ];
  return Number(match[1]) * unit;
};

/** Every open page asks as often: what is short enough stops the server of the site itself. */
const checkPoll = (env: Environment, every: string | undefined, place: Place): void => {
  if (every === undefined || toMilliseconds(every) >= limits.pollMilliseconds) return;
  const least = `${limits.pollMilliseconds / 1_000}s`;
  env.log.report(
    'limit.poll',
    sourceAt(env, [...place, 'every']),
    `The source asks every ${every}; ${least} is the shortest that a page may ask in.`,
    { summary: `Set it to "${least}"`, value: least },
  );
};

/** A source is asked once for the screen: what differs from row to row cannot be part of its question. */
const checkRows = (env: Environment, { with: values, when }: CompiledDataSource, place: Place): void => {
  const read = [
    ...Object.values(values ?? {}).flatMap((value) => (value.k === 'c' ? [] : value.d)),
    ...(when?.d ?? []),
  ];
  const row = read.find((path) => !(scopes as readonly string[]).includes(path.split('.')[0] ?? ''));
  if (row === undefined) return;
  env.log.report(
    'data.row',
    sourceAt(env, place),
    `The source is asked once for the screen, and "${row}" differs from row to row. Use the fragment outside of the list, or give it something else.`,
  );
};

/** Constants are what a source shows that never asks: a browser needs nothing more for them. */
const compileConstants = (env: Environment, name: string, value: Json, place: Place): WrittenSource => {
  checkConstants(env, value, [...place, 'value']);
  return {
    name: env.sources.get(name)?.name ?? name,
    compiled: { call: '', fallback: readConstants(value), when: { r: false, d: [] } },
    source: sourceAt(env, place),
  };
};

/** The data sources of a document, by the names that they have on the screen. */
export const compileData = (env: Environment, data: Sources): readonly WrittenSource[] =>
  Object.entries(data ?? {}).map(([name, source]): WrittenSource => {
    const place = ['data', name];
    if (source.value !== undefined) return compileConstants(env, name, source.value, place);
    const call = source.call ?? '';
    const values = compileCall(env, call, source.with, place);
    checkPoll(env, source.every, place);
    const when = source.when === undefined ? null : compileRule(env, source.when, [...place, 'when']);
    const compiled: CompiledDataSource = {
      call,
      ...(Object.keys(values).length === 0 ? {} : { with: values }),
      ...(source.stale === undefined ? {} : { staleMs: toMilliseconds(source.stale) }),
      ...(source.every === undefined ? {} : { everyMs: toMilliseconds(source.every) }),
      ...(source.fallback === undefined ? {} : { fallback: source.fallback }),
      ...(when === null ? {} : { when: { r: when.r, d: when.d } }),
    };
    checkRows(env, compiled, place);
    return { name: env.sources.get(name)?.name ?? name, compiled, source: sourceAt(env, place) };
  });
