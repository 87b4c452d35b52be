import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { readAlong, readOwn, shareUnchanged, splitPath } from './paths.ts';

/** Holds the scopes that layouts read; tells subscribers when the value at their path changed. */
export interface Store {
  /** Value at a dotted path, own properties only; undefined where nothing is. */
  readonly get: (path: string, segments?: readonly string[]) => Json | undefined;
  /** Rises with every change. */
  version(): number;
  /** Sets a value; undefined removes it. An equal value changes nothing and notifies no listener. */
  readonly set: (path: string, value: Json | undefined) => void;
  /** Sets each property of `values` below `path`. */
  merge(path: string, values: JsonObject): void;
  /** Runs `change`; subscribers are notified once, after it. */
  readonly batch: (change: () => void) => void;
  /**
   * Calls `listener` when the value at one of `paths`, above it or below it, changed.
   * Returns the way out.
   */
  readonly subscribe: (paths: readonly string[], listener: () => void) => () => void;
}

interface Branch {
  readonly listeners: Set<() => void>;
  readonly children: Map<string, Branch>;
}
const newBranch = (): Branch => ({ listeners: new Set(), children: new Map() });

function writeAlong(
  holder: Json | undefined,
  segments: readonly string[],
  index: number,
  value: Json | undefined,
): Json | undefined {
  if (index === segments.length) return value === undefined ? undefined : shareUnchanged(holder, value);
  const segment = segments[index] as string;
  const old = readOwn(holder, segment);
  const next = writeAlong(old, segments, index + 1, value);
  if (next === old) return holder;
  if (Array.isArray(holder)) {
    const copy = [...(holder as Json[])];
    copy[Number(segment)] = next ?? null;
    return copy;
  }
  const isObject = holder !== null && typeof holder === 'object';
  const copy: Record<string, Json> = isObject ? { ...(holder as JsonObject) } : {};
  if (next === undefined) delete copy[segment];
  else copy[segment] = next;
  return copy;
}

function collectAll(branch: Branch, before: Json | undefined, after: Json | undefined, out: Set<() => void>) {
  if (before === after) return;
  for (const listener of branch.listeners) out.add(listener);
  for (const [segment, child] of branch.children) {
    collectAll(child, readOwn(before, segment), readOwn(after, segment), out);
  }
}

/** Makes a store that begins with `initial`. */
export function createStore(initial: JsonObject = {}): Store {
  let root: Json = initial;
  const tree = newBranch();
  const pending = new Set<() => void>();
  let depth = 0;
  let changes = 0;

  function flush(): void {
    while (depth === 0 && pending.size > 0) {
      const listeners = [...pending];
      pending.clear();
      for (const listener of listeners) listener();
    }
  }
  function set(path: string, value: Json | undefined): void {
    const segments = splitPath(path);
    const before = root;
    const after = writeAlong(before, segments, 0, value) ?? {};
    if (after === before) return;
    root = after;
    changes += 1;
    collectAll(tree, before, after, pending);
    flush();
  }
  function batch(change: () => void): void {
    depth += 1;
    try {
      change();
    } finally {
      depth -= 1;
      flush();
    }
  }
  function subscribe(paths: readonly string[], listener: () => void): () => void {
    const branches = paths.map((path) => {
      let branch = tree;
      for (const segment of splitPath(path)) {
        let child = branch.children.get(segment);
        if (child === undefined) {
          child = newBranch();
          branch.children.set(segment, child);
        }
        branch = child;
      }
      branch.listeners.add(listener);
      return branch;
    });
    return () => {
      for (const branch of branches) branch.listeners.delete(listener);
    };
  }
  return {
    get: (path, segments = splitPath(path)) => readAlong(root, segments, 0),
    version: () => changes,
    set,
    merge: (path, values) =>
      batch(() => {
        for (const [key, value] of Object.entries(values)) set(`${path}.${key}`, value);
      }),
    batch,
    subscribe,
  };
}
