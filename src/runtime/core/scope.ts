import type { FlowPlace } from '../../protocol/document/document.ts';
import { scopes } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { readAlong, splitPath } from './paths.ts';
import type { RuleContext } from './rules.ts';

/** Where an expression looks: the store, the machines, and the rows around the node. */
export type Scope = RuleContext;

type RowListener = (before: Json, after: Json) => void;
const noListeners: readonly RowListener[] = [];

/** `parent` with one more name in sight. Names do not shadow scopes or each other. */
export class RowScope implements Scope {
  private readonly root: Scope;
  /** Never changed in place: a row has one listener as a rule, and there are thousands of rows. */
  private listeners: readonly RowListener[] = noListeners;
  /** Whether the row, or one around it, was drawn by the server. */
  readonly isTakenOver: boolean;

  constructor(
    readonly parent: Scope,
    readonly name: string,
    private value: Json,
    isTakenOver = false,
    /** How many rows lists inside this row may draw. */
    public room = Number.POSITIVE_INFINITY,
  ) {
    this.isTakenOver = isTakenOver || (parent instanceof RowScope && parent.isTakenOver);
    this.root = parent instanceof RowScope ? parent.root : parent;
  }
  read(path: string, segments: readonly string[] = splitPath(path)): Json | undefined {
    return segments[0] === this.name ? readAlong(this.value, segments, 1) : this.parent.read(path, segments);
  }
  isIn(machine: string, state: string): boolean | undefined {
    return this.root.isIn(machine, state);
  }
  canSend(machine: string, event: string): boolean | undefined {
    return this.root.canSend(machine, event);
  }
  get applyLate() {
    return this.root.applyLate;
  }
  /** Replaces the value of the row and notifies its readers. */
  set(value: Json): void {
    const before = this.value;
    if (before === value) return;
    this.value = value;
    for (const listener of this.listeners) listener(before, value);
  }
  listen(listener: RowListener): () => void {
    this.listeners = this.listeners.length === 0 ? [listener] : [...this.listeners, listener];
    return () => {
      this.listeners = this.listeners.filter((other) => other !== listener);
    };
  }
}

/** Calls back when the row called `name` around `scope` gets another value. */
export function watchRow(scope: Scope, name: string, listener: RowListener): () => void {
  for (let ancestor: Scope = scope; ancestor instanceof RowScope; ancestor = ancestor.parent)
    if (ancestor.name === name) return ancestor.listen(listener);
  return () => undefined;
}

/** How many rows a list in this scope may draw because of the lists around it; no bound at the outermost. */
export function rowsLeft(scope: Scope): number {
  return scope instanceof RowScope ? scope.room : Number.POSITIVE_INFINITY;
}

/**
 * Room for the lists inside each of `rows` drawn rows, when lists around leave `left`. Shared evenly,
 * so that lists in lists stay within one bound however their data grows.
 */
export function roomInRow(room: number, rows: number): number {
  return Math.floor(Math.min(room, limits.nestedRows) / Math.max(1, rows));
}

/** `parent` with a row, or with the payload of an event. */
export function extendScope(parent: Scope, name: string, value: Json): Scope {
  return new RowScope(parent, name, value);
}

const scopeNames = new Set<string>(scopes);
function firstSegment(path: string): string {
  const dot = path.indexOf('.');
  return dot === -1 ? path : path.slice(0, dot);
}

/** Whether a path reads the store (rather than a row, or the payload of an event). */
export function isStorePath(path: string): boolean {
  const first = firstSegment(path);
  return first !== 'event' && scopeNames.has(first);
}

/** Whether the machine of a place is in its state, or in one of its states. */
export function isInPlace(scope: Scope, [machine, states]: FlowPlace): boolean {
  return typeof states === 'string'
    ? scope.isIn(machine, states) === true
    : states.some((state) => scope.isIn(machine, state) === true);
}
