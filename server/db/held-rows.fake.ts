import type pg from 'pg';
import { onTestFinished, vi } from 'vitest';

export interface HeldRows {
  /** Resolves once so many others of this database wait in line for a lock. */
  untilWaiting(count: number): Promise<void>;
  /** Lets go; the others continue in the order in which they came. */
  release(): Promise<void>;
}

/**
 * Locks the rows of a `select … for update`. What meets them in the middle of its work waits there, so
 * that a test sets the order of two steps and does not hope for it.
 */
export const holdRows = async (pool: pg.Pool, select: string): Promise<HeldRows> => {
  const client = await pool.connect();
  await client.query('begin');
  const { rowCount } = await client.query(select);
  if (rowCount === 0) throw new Error(`Expected rows to hold, got none: ${select}`);
  let isHeld = true;
  const release = async (): Promise<void> => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('commit');
    client.release();
  };
  // A test that fails in between leaves nothing locked for the next one.
  onTestFinished(release);
  const countWaiting = async (): Promise<number> => {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting ?? 0;
  };
  return {
    untilWaiting: (count) =>
      vi.waitFor(
        async () => {
          const waiting = await countWaiting();
          if (waiting !== count) throw new Error(`Expected ${count} to wait, got ${waiting}`);
        },
        { timeout: 15_000, interval: 10 },
      ),
    release,
  };
};
