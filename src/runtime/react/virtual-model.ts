import type { ReactNode } from 'react';
import type { Json } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { roomInRow, RowScope, rowsLeft, type Scope } from '../core/scope.ts';
import { watchReads } from '../core/values.ts';
import type { Engine } from './engine.ts';
import type { RowPlan } from './plan.ts';
import { keyOf, readRows } from './rows-model.ts';

export interface DrawnRow {
  readonly key: string;
  readonly index: number;
  readonly scope: RowScope;
  readonly element: ReactNode;
}
/** What a window counts as, for the lists inside its rows: more than fit on a screen. */
const rowsInWindow = 50;

/** The rows of a list of which only a window is drawn: nothing is done for a row that is not in it. */
export class VirtualModel {
  private drawn: ReadonlyMap<string, DrawnRow> = new Map();
  private rows: readonly Json[] = [];

  constructor(
    private readonly plan: RowPlan,
    private readonly scope: Scope,
    private readonly engine: Engine,
    /** Whether the server drew the list, so that React must draw its rows too. */
    private readonly takenOver: { readonly current: boolean },
  ) {}

  readonly subscribe = (listener: () => void): (() => void) =>
    watchReads(this.plan.reads, this.scope, this.engine.runtime.store, listener);

  /** All rows; another list whenever one of them changed. */
  readonly snapshot = (): readonly Json[] => {
    // A rule may build its list again each time it is asked.
    const rows = readRows(this.plan, this.scope, this.engine);
    if (rows.length !== this.rows.length || rows.some((row, index) => row !== this.rows[index]))
      this.rows = rows;
    return this.rows;
  };

  private report(error: unknown): void {
    this.engine.runtime.report(this.plan.node.id, error);
  }

  /** How many rows there are room for. */
  count(rows: readonly Json[]): number {
    if (rows.length > limits.virtualRows)
      this.report(new RangeError(`expects at most ${limits.virtualRows} rows, got more`));
    return Math.min(rows.length, limits.virtualRows);
  }

  /** The rows at these places; those that were drawn before are the same elements. */
  draw(rows: readonly Json[], places: Iterable<number>): readonly DrawnRow[] {
    const rowsByKey = new Map<string, DrawnRow>();
    for (const index of places) {
      const value = rows[index] as Json;
      const key = keyOf(value, this.plan.repeat.key);
      if (key === null || rowsByKey.has(key)) {
        this.report(new Error(`expects rows with their own ${this.plan.repeat.key}, got ${String(key)}`));
        continue;
      }
      const row = this.drawn.get(key);
      if (row !== undefined) rowsByKey.set(key, { ...row, index });
      else {
        const { repeat } = this.plan;
        const room = roomInRow(rowsLeft(this.scope), rowsInWindow);
        const scope = new RowScope(this.scope, repeat.as, value, this.takenOver.current, room);
        rowsByKey.set(key, { key, index, scope, element: this.plan.buildRow(scope, key) });
      }
    }
    this.drawn = rowsByKey;
    return [...rowsByKey.values()];
  }
}
