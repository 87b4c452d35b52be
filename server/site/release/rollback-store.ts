import { sql } from 'kysely';
import type { SensitiveChange } from '../../../src/protocol/release/approval.ts';
import type { DbExecutor } from './release-store.ts';

export interface RollbackRow {
  readonly revision: number;
  readonly source_hash: string;
  readonly before_revision: number;
  readonly before_source: string;
  readonly authors: readonly string[];
  readonly sensitive: readonly SensitiveChange[];
  readonly created_at: Date;
}

/** Rollbacks that are neither confirmed nor undone yet, newest first. */
export const readOpenRollbacks = async (
  work: DbExecutor,
  merchant: string,
): Promise<readonly RollbackRow[]> =>
  work
    .selectFrom('site_rollback')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('state', '=', 'open')
    .orderBy('revision', 'desc')
    .execute();

/** Whether nothing but the content of that rollback was live since. Switches leave the content as it is. */
export const isStillLive = async (
  work: DbExecutor,
  merchant: string,
  row: Pick<RollbackRow, 'revision' | 'source_hash'>,
): Promise<boolean> => {
  const other = await work
    .selectFrom('site_revision')
    .select('revision')
    .where('merchant', '=', merchant)
    .where('revision', '>', row.revision)
    .where('kind', '!=', 'stage')
    .where('source_hash', '!=', row.source_hash)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
};

/** Ends the wait of one rollback. */
export const settleRollback = async (
  work: DbExecutor,
  merchant: string,
  revision: number,
  end: { readonly state: 'confirmed' | 'taken-back' | 'replaced'; readonly by: string; readonly at: Date },
): Promise<void> => {
  await work
    .updateTable('site_rollback')
    .set({ state: end.state, settled_by: end.by, settled_at: end.at })
    .where('merchant', '=', merchant)
    .where('revision', '=', revision)
    .where('state', '=', 'open')
    .execute();
};

/**
 * Sources of the last `count` releases that were live before this one, newest first. Revisions in a row
 * with the same source count as one, so that switches thrown in an emergency use up nothing.
 */
export const readLastSources = async (
  work: DbExecutor,
  merchant: string,
  count: number,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ source_hash: string }>`
    select source_hash from (
      select revision, source_hash, lag(source_hash) over (order by revision) as previous
      from site_revision where merchant = ${merchant} and kind <> 'stage') as line
    where previous is distinct from source_hash
    order by revision desc offset 1 limit ${count}`.execute(work);
  return rows.map((row) => row.source_hash);
};
