import type { Json, JsonObject } from '../../protocol/json.ts';
import { limits } from '../../protocol/limits.ts';
import type { CompiledDataSource } from '../../protocol/release.ts';
import type { Clock } from './clock.ts';
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

/** Operations that a layout may call; rejects with `{ code }`. */
export type CallOperation = (operation: string, input: JsonObject) => Promise<Json>;

/** Whether the page is in front of a person. */
export interface Visibility {
  isVisible(): boolean;
  subscribe(listener: () => void): () => void;
}
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
/**
 * Loads what screens name under `data`, into `data.<name>`, with how it went at `ui.data.<name>`: status, the
 * code of what went wrong, and as `reason` the key of the sentence that says it to a person.
 */
export interface DataSources {
  /** Starts a source; returns the way to stop it. */
  start(name: string, source: CompiledDataSource): () => void;
  /** Forgets every answer: another person may be signed in now. */
  forget(): void;
  /** Loads the running sources again; with operations only theirs, whose kept answers are forgotten. */
  reload(operations?: readonly string[]): void;
  /** A path was set, perhaps to what it was: a source that failed and depends on it is asked again. */
  retry(path: string): void;
  /** Takes an answer that came with the page: a source that asks for the same has it at once. */
  seed(operation: string, input: JsonObject, value: Json): void;
  /** Takes the answer of a call that an action made, as if the source had asked for it. */
  accept(name: string, operation: string, input: JsonObject, value: Json): void;
}

interface Answer {
  readonly value: Json;
  readonly at: number;
}
const maximumAnswers = 200;

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

const keyOf = (operation: string, input: JsonObject): string => `${operation} ${JSON.stringify(input)}`;

/** Whether one of the paths is the other, or stands below it. */
const areRelated = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

interface Running {
  readonly call: string;
  readonly reload: () => void;
  /** Loads again if the last attempt failed and the source depends on the path. */
  readonly retry: (path: string) => void;
}

export function createDataSources(options: DataOptions): DataSources {
  const { store, clock } = options;
  const answers = new Map<string, Answer>();
  const running = new Set<Running>();
  const setStatus = (name: string, status: string): void =>
    store.set(`ui.data.${name}`, { status, error: null, reason: null });
  const setFailure = (name: string, error: unknown, reason: string): void =>
    store.set(`ui.data.${name}`, { status: 'error', error: errorCodeOf(error), reason });

  function remember(key: string, value: Json): void {
    if (answers.size >= maximumAnswers) answers.delete(answers.keys().next().value as string);
    answers.set(key, { value, at: clock.now() });
  }

  function keep(name: string, value: Json): void {
    store.batch(() => {
      store.set(`data.${name}`, value);
      setStatus(name, 'ready');
    });
  }

  function start(name: string, source: CompiledDataSource): () => void {
    const state = { stopped: false, failed: false, turn: 0, key: '', stopTimer: () => undefined as void };
    function schedule(): void {
      state.stopTimer();
      if (source.everyMs === undefined || state.stopped) return;
      state.stopTimer = clock.after(Math.max(source.everyMs, limits.pollMilliseconds), () => {
        if (options.visibility.isVisible()) load(true);
        else schedule();
      });
    }
    function begin(key: string, answer: Answer | undefined): void {
      if (key === state.key) return;
      state.key = key;
      const value = answer?.value ?? source.fallback;
      store.batch(() => {
        store.set(`data.${name}`, value);
        setStatus(name, answer === undefined ? 'loading' : 'ready');
      });
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
          setFailure(name, error, 'error.unknown');
        });
        schedule();
        options.fail(name, error);
      }
    }
    function look(isForced: boolean): void {
      const isWanted = source.when === undefined || ruleOf(source.when.r).holds(options.scope);
      if (!isWanted) {
        state.turn += 1;
        state.key = '';
        store.set(`data.${name}`, source.fallback);
        setStatus(name, 'ready');
        schedule();
        return;
      }
      const input = resolveWith(source.with, options.scope, options.translate);
      const key = keyOf(source.call, input);
      if (!isForced && key === state.key) return;
      state.failed = false;
      const answer = answers.get(key);
      begin(key, answer);
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
          if (!isCurrent()) return;
          remember(key, value);
          keep(name, value);
        },
        async (error: unknown) => {
          if (!isCurrent()) return;
          state.failed = true;
          const reason = await options.nameFailure(error);
          if (!isCurrent()) return;
          setFailure(name, error, reason);
          options.fail(name, error);
        },
      );
    }

    const paths = pathsOf(source);
    const stopListening = paths.length === 0 ? () => undefined : store.subscribe(paths, () => load(false));
    const self: Running = {
      call: source.call,
      reload: () => load(true),
      retry: (path) => {
        if (!state.failed || !paths.some((read) => areRelated(read, path))) return;
        setStatus(name, 'loading');
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

  return {
    start,
    forget: () => answers.clear(),
    reload: (operations) => {
      const isMeant = (call: string): boolean => operations?.includes(call) ?? true;
      for (const key of operations === undefined ? [] : [...answers.keys()])
        if (isMeant(key.slice(0, key.indexOf(' ')))) answers.delete(key);
      for (const { call, reload } of [...running]) if (isMeant(call)) reload();
    },
    retry: (path) => {
      for (const { retry } of [...running]) retry(path);
    },
    seed: (operation, input, value) => remember(keyOf(operation, input), value),
    accept: (name, operation, input, value) => {
      remember(keyOf(operation, input), value);
      keep(name, value);
    },
  };
}
