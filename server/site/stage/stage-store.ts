import type { Selectable, Transaction } from 'kysely';
import type { StageFault, StageRecord, StageState } from '../../../src/protocol/release/stage.ts';
import type { Tables } from '../../db/database.ts';
import { readPointer, type LiveRow, type DbExecutor } from '../release/release-store.ts';
import type { StageGroup } from './stage-audience.ts';
import type { SiteStageTable } from '../tables.ts';

export type StageRow = Selectable<SiteStageTable>;

/** The open stage as a node serves it. */
export interface LiveStage extends StageGroup {
  readonly id: string;
  readonly pointer: LiveRow;
}

export const readOpenStage = async (work: DbExecutor, merchant: string): Promise<StageRow | null> => {
  const row = await work
    .selectFrom('site_stage')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row ?? null;
};

export const readNewestStage = async (work: DbExecutor, merchant: string): Promise<StageRow | null> => {
  const row = await work
    .selectFrom('site_stage')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

export const readLiveStage = async (work: DbExecutor, merchant: string): Promise<LiveStage | null> => {
  const row = await readOpenStage(work, merchant);
  const pointer = row === null ? null : await readPointer(work, merchant, row.revision);
  if (row === null || pointer === null) return null;
  const { id, share, audience, named } = row;
  return { id, share, audience, keys: new Set(named.map(({ key }) => key)), pointer };
};

export const countFaults = async (work: DbExecutor, id: string): Promise<number> => {
  const { count } = await work
    .selectFrom('site_stage_fault')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('stage_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Whether browsers report an error of the release before the stage too. */
export const isKnownBefore = async (
  work: DbExecutor,
  row: StageRow,
  { page, nodeId, message }: Omit<StageFault, 'count'>,
): Promise<boolean> => {
  const base = await readPointer(work, row.merchant, row.base_revision);
  const report = await work
    .selectFrom('site_report')
    .select('id')
    .where('merchant', '=', row.merchant)
    .where('release_hash', '=', base?.release ?? '')
    .where('page', '=', page)
    .where('node_id', '=', nodeId)
    .where('message', '=', message)
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
};

/** Errors of the stage's release that the one before does not have, the most frequent first. */
export const readFaults = async (work: DbExecutor, row: StageRow): Promise<readonly StageFault[]> => {
  const [staged, base] = await Promise.all(
    [row.revision, row.base_revision].map((revision) => readPointer(work, row.merchant, revision)),
  );
  if (staged === null || staged === undefined) return [];
  const rows = await work
    .selectFrom('site_report as report')
    .select(['page', 'node_id', 'message', 'count'])
    .where('merchant', '=', row.merchant)
    .where('release_hash', '=', staged.release)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('site_report as before')
            .select('before.id')
            .whereRef('before.merchant', '=', 'report.merchant')
            .where('before.release_hash', '=', base?.release ?? '')
            .whereRef('before.page', '=', 'report.page')
            .whereRef('before.node_id', '=', 'report.node_id')
            .whereRef('before.message', '=', 'report.message'),
        ),
      ),
    )
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(8)
    .execute();
  return rows.map(({ page, node_id, message, count }) => ({ page, nodeId: node_id, message, count }));
};

export const toStageRecord = (row: StageRow, faults: number): StageRecord => ({
  id: row.id,
  state: row.state,
  revision: row.revision,
  baseRevision: row.base_revision,
  share: row.share,
  audience: row.audience,
  accounts: row.named.map(({ account }) => account),
  haltAfter: row.halt_after,
  note: row.note,
  author: row.author,
  startedAt: row.created_at.toISOString(),
  faults,
  endedBy: row.ended_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  reason: row.reason,
  isDraftRestored: row.is_draft_restored,
});

/** Says what became of an open stage. */
export const settleStage = async (
  transaction: Transaction<Tables>,
  id: string,
  end: {
    readonly state: Exclude<StageState, 'open'>;
    readonly by: string;
    readonly at: Date;
    readonly reason: string;
    readonly isDraftRestored: boolean;
  },
): Promise<void> => {
  await transaction
    .updateTable('site_stage')
    .set({
      state: end.state,
      ended_by: end.by,
      ended_at: end.at,
      reason: end.reason,
      is_draft_restored: end.isDraftRestored,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
};
