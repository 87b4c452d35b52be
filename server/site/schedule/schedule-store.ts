import type { Selectable } from 'kysely';
import type { ScheduleRecord, ScheduleState } from '../../../src/protocol/release/schedule.ts';
import { chosenDraft } from '../draft/chosen-draft.ts';
import type { DbExecutor } from '../release/release-store.ts';
import type { SiteScheduleTable } from '../tables.ts';

export type ScheduleRow = Selectable<SiteScheduleTable>;

export const toRecord = (row: ScheduleRow): ScheduleRecord => ({
  id: row.id,
  state: row.state,
  dueAt: row.due_at.toISOString(),
  zone: row.zone,
  note: row.note,
  author: row.author,
  detail: row.detail,
  revision: row.revision,
});

type PlannedFacts = Pick<
  ScheduleRow,
  'merchant' | 'content_hash' | 'base_revision' | 'due_at' | 'zone' | 'note' | 'author' | 'created_at'
>;
/** A release that waits for its moment from now on. */
export const addSchedule = (work: DbExecutor, facts: PlannedFacts): Promise<ScheduleRow> =>
  work
    .insertInto('site_schedule')
    .values({
      ...facts,
      draft: chosenDraft(),
      state: 'waiting',
      detail: null,
      revision: null,
      settled_at: null,
      dismissed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Those that wait for their moment, one a draft at most. */
export const listWaiting = (work: DbExecutor, merchant: string): Promise<readonly ScheduleRow[]> =>
  work
    .selectFrom('site_schedule')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('state', '=', 'waiting')
    .execute();
/** The one of the draft of the call. */
export const readWaiting = async (work: DbExecutor, merchant: string): Promise<ScheduleRow | null> =>
  (await listWaiting(work, merchant)).find(({ draft }) => draft === chosenDraft()) ?? null;

export const readSchedule = async (
  work: DbExecutor,
  merchant: string,
  id: string,
): Promise<ScheduleRow | null> => {
  const row = await work
    .selectFrom('site_schedule')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
};

/** Says what became of one that waits; one that is settled stays as it is. */
export const settleSchedule = async (
  work: DbExecutor,
  now: Date,
  id: string,
  state: Exclude<ScheduleState, 'waiting'>,
  more: { readonly detail?: string; readonly revision?: number } = {},
): Promise<void> => {
  await work
    .updateTable('site_schedule')
    .set({ state, detail: more.detail ?? null, revision: more.revision ?? null, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
};

export const readNewest = async (work: DbExecutor, merchant: string): Promise<ScheduleRow | null> => {
  const row = await work
    .selectFrom('site_schedule')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('draft', '=', chosenDraft())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

const lostStates: readonly ScheduleState[] = ['voided', 'suspended', 'refused'];

/** What an operator planned, does not go live and was not dismissed; newest first, ten at most. */
export const readLost = async (
  work: DbExecutor,
  merchant: string,
  author: string,
): Promise<readonly ScheduleRow[]> => {
  const rows = await work
    .selectFrom('site_schedule')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('author', '=', author)
    .where('state', 'in', lostStates)
    .where('dismissed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return rows;
};

export const dismissLost = async (
  work: DbExecutor,
  {
    merchant,
    id,
    author,
    at,
  }: { readonly merchant: string; readonly id: string; readonly author: string; readonly at: Date },
): Promise<void> => {
  await work
    .updateTable('site_schedule')
    .set({ dismissed_at: at })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('author', '=', author)
    .where('state', 'in', lostStates)
    .execute();
};
