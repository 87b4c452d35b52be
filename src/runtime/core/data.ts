import type { Json, JsonObject } from '../../protocol/json.ts';
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
  readonly fail: (source: string, error: unknown) => void;
}
/** Loads what screens name under `data`, into `data.<name>` with a status at `ui.data.<name>`. */
export interface DataSources {
  /** Starts a source; returns the way to stop it. */
  start(name: string, source: CompiledDataSource): () => void;
  /** Forgets every answer: another person may be signed in now. */
  forget(): void;
  /** Loads the running sources again. */
  reload(): void;
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

export function createDataSources(options: DataOptions): DataSources {
  const { store, clock } = options;
  const answers = new Map<string, Answer>();
  const running = new Set<() => void>();

  function remember(key: string, value: Json): void {
    if (answers.size >= maximumAnswers) answers.delete(answers.keys().next().value as string);
    answers.set(key, { value, at: clock.now() });
  }

  function start(name: string, source: CompiledDataSource): () => void {
    const state = { stopped: false, turn: 0, key: '', stopTimer: () => undefined as void };
    const setStatus = (status: string, error: string | null): void =>
      store.set(`ui.data.${name}`, { status, error });

    function keep(value: Json): void {
      store.batch(() => {
        store.set(`data.${name}`, value);
        setStatus('ready', null);
      });
    }
    function schedule(): void {
      state.stopTimer();
      if (source.everyMs === undefined || state.stopped) return;
      state.stopTimer = clock.after(source.everyMs, () => {
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
        setStatus(answer === undefined ? 'loading' : 'ready', null);
      });
    }
    function load(isForced: boolean): void {
      const isWanted = source.when === undefined || ruleOf(source.when.r).holds(options.scope);
      if (!isWanted) {
        state.turn += 1;
        state.key = '';
        store.set(`data.${name}`, source.fallback);
        setStatus('ready', null);
        schedule();
        return;
      }
      const input = resolveWith(source.with, options.scope, options.translate);
      const key = `${source.call} ${JSON.stringify(input)}`;
      if (!isForced && key === state.key) return;
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
          keep(value);
        },
        (error: unknown) => {
          if (!isCurrent()) return;
          setStatus('error', errorCodeOf(error));
          options.fail(name, error);
        },
      );
    }

    const paths = pathsOf(source);
    const stopListening = paths.length === 0 ? () => undefined : store.subscribe(paths, () => load(false));
    const reload = (): void => load(true);
    running.add(reload);
    load(false);
    return () => {
      state.stopped = true;
      running.delete(reload);
      state.stopTimer();
      stopListening();
    };
  }

  return {
    start,
    forget: () => answers.clear(),
    reload: () => {
      for (const load of [...running]) load();
    },
  };
}
