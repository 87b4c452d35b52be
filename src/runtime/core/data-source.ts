import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import type { CompiledDataSource } from '../../protocol/release/release.ts';
import type { Clock } from './clock.ts';
import type { CallOperation, Visibility } from './runtime-host.ts';
import type { Scope } from './scope.ts';
import type { Store } from './store.ts';
import {
  readsOfExpression,
  readsOfValue,
  resolveWith,
  ruleOf,
  storePaths,
  type Translate,
} from './values.ts';

export interface DataOptions {
  readonly store: Store;
  readonly scope: Scope;
  readonly call: CallOperation;
  readonly clock: Clock;
  readonly translate: Translate;
  readonly visibility: Visibility;
  /** The key of the sentence that says why a call failed. */
  readonly nameFailure: (error: unknown) => Promise<string>;
  readonly fail: (source: string, error: unknown) => void;
}
export interface Answer {
  readonly value: Json;
  readonly at: number;
}
export interface RunningSource {
  readonly call: string;
  readonly reload: () => void;
  /** Loads again if the last attempt failed and the source depends on the path. */
  readonly retry: (path: string) => void;
}
/** What all sources of a runtime share. */
export interface SourceParts {
  readonly options: DataOptions;
  /** Answers by operation and input; the oldest go first. */
  readonly answers: Map<string, Answer>;
  readonly running: Set<RunningSource>;
}
const maximumAnswers = 200;

export const keyOf = (operation: string, input: JsonObject): string =>
  `${operation} ${JSON.stringify(input)}`;

export function remember({ options, answers }: SourceParts, key: string, value: Json): void {
  if (answers.size >= maximumAnswers) answers.delete(answers.keys().next().value as string);
  answers.set(key, { value, at: options.clock.now() });
}

function setStatus(
  store: Store,
  name: string,
  status: string,
  error: string | null = null,
  reason: string | null = null,
): void {
  store.set(`ui.data.${name}`, { status, error, reason });
}

function show(store: Store, name: string, value: Json | undefined, status: string): void {
  store.batch(() => {
    store.set(`data.${name}`, value);
    setStatus(store, name, status);
  });
}

/** Keeps an answer, and shows it under the name of a source. */
export function accept(parts: SourceParts, name: string, key: string, value: Json): void {
  remember(parts, key, value);
  show(parts.options.store, name, value, 'ready');
}

/** The code of a failed call, or `unknown`. */
function errorCodeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'unknown';
}

function pathsOf(source: CompiledDataSource): string[] {
  const reads = new Set<string>();
  for (const value of Object.values(source.with ?? {})) readsOfValue(value, reads);
  if (source.when !== undefined) for (const path of readsOfExpression(source.when)) reads.add(path);
  return storePaths(reads);
}

/** Whether one of the paths is the other, or is below it. */
const areRelated = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** Keeps `data.<name>` equal to the source's answer. Returns a function that stops it. */
export function startSource(parts: SourceParts, name: string, source: CompiledDataSource): () => void {
  const { options, answers, running } = parts;
  const { store, clock } = options;
  const state = { stopped: false, failed: false, turn: 0, key: '', stopTimer: () => undefined as void };
  function schedule(): void {
    state.stopTimer();
    if (source.everyMs === undefined || state.stopped) return;
    state.stopTimer = clock.after(Math.max(source.everyMs, limits.pollMilliseconds), () => {
      if (options.visibility.isVisible()) load(true);
      else schedule();
    });
  }
  function fail(error: unknown, reason: string): void {
    setStatus(store, name, 'error', errorCodeOf(error), reason);
    options.fail(name, error);
  }
  /** What the source reads may be anything: a rule that fails on it must not take others along. */
  function load(isForced: boolean): void {
    try {
      look(isForced);
    } catch (error) {
      state.turn += 1;
      state.key = '';
      state.failed = true;
      store.batch(() => {
        store.set(`data.${name}`, source.fallback);
        fail(error, 'error.unknown');
      });
      schedule();
    }
  }
  function look(isForced: boolean): void {
    if (source.when !== undefined && !ruleOf(source.when.r).holds(options.scope)) {
      state.turn += 1;
      state.key = '';
      show(store, name, source.fallback, 'ready');
      schedule();
      return;
    }
    const input = resolveWith(source.with, options.scope, options.translate);
    const key = keyOf(source.call, input);
    if (!isForced && key === state.key) return;
    state.failed = false;
    const answer = answers.get(key);
    const isOther = key !== state.key;
    state.key = key;
    if (isOther)
      show(store, name, answer?.value ?? source.fallback, answer === undefined ? 'loading' : 'ready');
    schedule();
    if (!isForced && answer !== undefined && clock.now() - answer.at < (source.staleMs ?? 0)) return;
    request(key, input);
  }
  function request(key: string, input: JsonObject): void {
    state.turn += 1;
    const turn = state.turn;
    const isCurrent = (): boolean => !state.stopped && turn === state.turn;
    options.call(source.call, input).then(
      (value) => {
        if (isCurrent()) accept(parts, name, key, value);
      },
      async (error: unknown) => {
        if (!isCurrent()) return;
        state.failed = true;
        const reason = await options.nameFailure(error);
        if (isCurrent()) fail(error, reason);
      },
    );
  }

  const paths = pathsOf(source);
  const stopListening = store.subscribe(paths, () => load(false));
  const self: RunningSource = {
    call: source.call,
    reload: () => load(true),
    retry: (path) => {
      if (!state.failed || !paths.some((read) => areRelated(read, path))) return;
      setStatus(store, name, 'loading');
      load(true);
    },
  };
  running.add(self);
  load(false);
  return () => {
    state.stopped = true;
    running.delete(self);
    state.stopTimer();
    stopListening();
  };
}
