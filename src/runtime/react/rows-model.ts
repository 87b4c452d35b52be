import type { ReactNode } from 'react';
import type { Json } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { readOwn, shareUnchanged } from '../core/paths.ts';
import { roomInRow, RowScope, rowsLeft, type Scope } from '../core/scope.ts';
import { watchReads } from '../core/values.ts';
import type { Engine } from './engine.ts';
import type { RowPlan } from './plan.ts';

interface Row {
  readonly key: string;
  readonly scope: RowScope;
  value: Json;
  /** Made when the row is first drawn, and kept: React then leaves an unchanged row alone. */
  element: ReactNode;
}
const noRows: readonly Json[] = [];

/** What identifies a row; null where it has no such key. */
export function keyOf(row: Json | undefined, key: string): string | null {
  const value = readOwn(row, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Evaluates the rule of a list; no rows where the result is no list. */
export function readRows({ node, rule }: RowPlan, scope: Scope, { runtime }: Engine): readonly Json[] {
  try {
    const value = rule.resolve(scope);
    if (Array.isArray(value)) return value as readonly Json[];
  } catch (error) {
    // A rule that passes its limits on this data must not take the page with it.
    runtime.report(node.id, error);
  }
  return noRows;
}

/**
 * The rows of one list on screen. A row whose value changed is notified through its scope, without a
 * render. The list renders only when rows are added, removed or moved.
 */
export class RowsModel {
  private evaluated: readonly Json[] | undefined = undefined;
  private rows: readonly Row[] = [];
  private byKey: ReadonlyMap<string, Row> = new Map();
  private keys: readonly string[] = [];

  constructor(
    private readonly plan: RowPlan,
    private readonly scope: Scope,
    private readonly engine: Engine,
    /** Whether the server drew the list, so that React must draw its rows too. */
    private readonly takenOver: { readonly current: boolean },
  ) {}

  readonly subscribe = (listener: () => void): (() => void) =>
    watchReads(this.plan.reads, this.scope, this.engine.runtime.store, () => {
      this.refresh();
      listener();
    });

  /** Keys in order; the same list until rows come, go or move. */
  readonly snapshot = (): readonly string[] => {
    this.refresh();
    return this.keys;
  };

  draw(key: string): ReactNode {
    const row = this.byKey.get(key);
    if (row === undefined) return null;
    return (row.element ??= this.plan.buildRow(row.scope, key));
  }

  private report(error: unknown): void {
    this.engine.runtime.report(this.plan.node.id, error);
  }
  private refresh(): void {
    const rows = readRows(this.plan, this.scope, this.engine);
    if (rows === this.evaluated) return;
    this.evaluated = rows;
    if (!this.isSameOrder(rows)) this.rebuild(rows);
    else
      for (let index = 0; index < rows.length; index += 1)
        this.renew(this.rows[index] as Row, rows[index] as Json);
  }
  private isSameOrder(rows: readonly Json[]): boolean {
    if (rows.length !== this.rows.length) return false;
    const { key } = this.plan.repeat;
    return this.rows.every((row, index) => row.value === rows[index] || keyOf(rows[index], key) === row.key);
  }
  private renew(row: Row, value: Json): void {
    if (row.value === value) return;
    row.value = value;
    row.scope.set(value);
  }
  private rebuild(values: readonly Json[]): void {
    const { repeat } = this.plan;
    const budget = rowsLeft(this.scope);
    const maximum = Math.min(limits.repeatRows, budget);
    const room = roomInRow(budget, Math.min(values.length, maximum));
    if (values.length > maximum) this.report(new RangeError(`expects at most ${maximum} rows, got more`));
    const rowsByKey = new Map<string, Row>();
    for (const value of values.slice(0, maximum)) {
      const key = keyOf(value, repeat.key);
      if (key === null || rowsByKey.has(key)) {
        this.report(new Error(`expects rows with their own ${repeat.key}, got ${String(key)}`));
        continue;
      }
      const row = this.byKey.get(key);
      if (row !== undefined) {
        row.scope.room = room;
        this.renew(row, value);
      }
      rowsByKey.set(
        key,
        row ?? {
          key,
          value,
          scope: new RowScope(this.scope, repeat.as, value, this.takenOver.current, room),
          element: null,
        },
      );
    }
    this.byKey = rowsByKey;
    this.rows = [...rowsByKey.values()];
    // The same list where the keys are: a rule may build its list again each time it is asked.
    this.keys = shareUnchanged(this.keys, [...rowsByKey.keys()]) as readonly string[];
  }
}
