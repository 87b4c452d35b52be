import { sql, type Selectable } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { DeskChange } from '../../src/protocol/desks/define-desk.ts';
import { writeRecord } from '../../server/infrastructure/audit/proposal-columns.ts';
import type { DeskChangeTable } from './tables.ts';

export type ChangeRow = Selectable<DeskChangeTable>;
/** With how many are decided about together. */
export type CountedRow = ChangeRow & { readonly together: number };
interface DeskScope {
  readonly merchant: string;
  readonly desk: string;
}
const pastRows = 20;
const historyRows = 200;

export const selectChanges = (db: Database, { merchant, desk }: DeskScope) =>
  db.selectFrom('desk_change').selectAll().where('merchant', '=', merchant).where('desk', '=', desk);
const together =
  sql<number>`(select count(*)::integer from desk_change o where o.batch = desk_change.batch)`.as('together');
const countChanges = (db: Database, scope: DeskScope) => selectChanges(db, scope).select(together);
/** A change that is decided about: one alone, or the first of several. */
export const isDecided = sql<boolean>`(batch is null or batch = id)`;

export const toWireChange = (row: CountedRow, effects: readonly string[] = []): DeskChange => ({
  ...writeRecord(row),
  key: row.row_key,
  deed: row.deed,
  // The keys of an order are no values of a row; the audit has them.
  before: row.deed === 'order' ? null : row.before,
  after: row.deed === 'order' ? null : row.after,
  effects,
  currency: row.currency,
  together: row.batch === null ? null : { id: row.batch, rows: row.together },
});

export const listWaiting = (db: Database, scope: DeskScope): Promise<readonly CountedRow[]> =>
  countChanges(db, scope).where('state', '=', 'waiting').orderBy('id').execute();
/** What was decided lately, newest first. */
export const listPast = (db: Database, scope: DeskScope): Promise<readonly CountedRow[]> =>
  countChanges(db, scope)
    .where('state', '<>', 'waiting')
    .where(isDecided)
    .orderBy('id', 'desc')
    .limit(pastRows)
    .execute();
/** Every change of a row that took effect, newest first. */
export const listHistory = (db: Database, scope: DeskScope, key: string): Promise<readonly CountedRow[]> =>
  countChanges(db, scope)
    .where('state', '=', 'approved')
    .where('row_key', '=', key)
    .orderBy('id', 'desc')
    .limit(historyRows)
    .execute();

/** The last change of a row that took effect: its version. */
interface LastChange {
  readonly version: string;
  readonly by: string;
  readonly at: string;
}
/**
 * The last change of each row that took effect, by key.
 * @param except a change that is taking effect now
 */
export async function readLastChanges(
  db: Database,
  scope: DeskScope,
  except = '0',
): Promise<ReadonlyMap<string, LastChange>> {
  const rows = await selectChanges(db, scope)
    .distinctOn('row_key')
    .where('state', '=', 'approved')
    .where('deed', '<>', 'order')
    .where('id', '<>', except)
    .where('row_key', 'is not', null)
    .orderBy('row_key')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.row_key ?? '',
      {
        version: row.id,
        by: row.proposed_by,
        at: (row.decided_at ?? row.proposed_at).toISOString(),
      },
    ]),
  );
}
