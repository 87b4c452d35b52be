import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledDataSource } from '../../protocol/release/release.ts';
import { accept, keyOf, remember, startSource, type DataOptions, type SourceParts } from './data-source.ts';

/**
 * Loads what screens name under `data`, into `data.<name>`, with how it went at `ui.data.<name>`: status, the
 * code of what went wrong, and as `reason` the key of the sentence that says it to a person.
 */
export interface DataSources {
  /** Starts a source; returns the way to stop it. */
  start(name: string, source: CompiledDataSource): () => void;
  /** Discards every answer: another member may be logged in now. */
  forget(): void;
  /** Loads the running sources again; with operations only theirs, whose kept answers are forgotten. */
  reload(operations?: readonly string[]): void;
  /** Asks failed sources that depend on `path` again. Called when it was set, also to an equal value. */
  retry(path: string): void;
  /** Stores an answer that came with the page, for sources with the same operation and input. */
  seed(operation: string, input: JsonObject, value: Json): void;
  /** Takes the answer of a call that an action made, as if the source had asked for it. */
  accept(name: string, operation: string, input: JsonObject, value: Json): void;
}

export function createDataSources(options: DataOptions): DataSources {
  const parts: SourceParts = { options, answers: new Map(), running: new Set() };
  const { answers, running } = parts;
  return {
    start: (name, source) => startSource(parts, name, source),
    forget: () => answers.clear(),
    reload: (operations) => {
      for (const key of answers.keys())
        if (operations?.includes(key.slice(0, key.indexOf(' ')))) answers.delete(key);
      for (const { call, reload } of [...running]) if (operations?.includes(call) ?? true) reload();
    },
    retry: (path) => {
      for (const { retry } of [...running]) retry(path);
    },
    seed: (operation, input, value) => remember(parts, keyOf(operation, input), value),
    accept: (name, operation, input, value) => accept(parts, name, keyOf(operation, input), value),
  };
}
