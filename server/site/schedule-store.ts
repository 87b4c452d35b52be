import type { Selectable } from 'kysely';
import type { ScheduleRecord, ScheduleState } from '../../src/protocol/schedule.ts';
import type { Work } from './release-store.ts';
import type { SiteScheduleTable } from './tables.ts';

export type ScheduleRow = Selectable<SiteScheduleTable>;

export const toRecord = (row: ScheduleRow): ScheduleRecord => ({
  id: String(row.id),
  state: row.state,
  dueAt: row.due_at.toISOString(),
  zone: row.zone,
  note: row.note,
  author: row.author,
  detail: row.detail,
  revision: row.revision,
});

/** The one that waits for its moment. */
export const readWaiting = async (work: Work, merchant: string): Promise<ScheduleRow | null> => {
  const row = await work
    .selectFrom('site_schedule')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return (row as ScheduleRow | undefined) ?? null;
};

export const readSchedule = async (work: Work, merchant: string, id: string): Promise<ScheduleRow | null> => {
  const row = await work
    .selectFrom('site_schedule')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  return (row as ScheduleRow | undefined) ?? null;
};

/** Says what became of one that waits; one that is settled stays as it is. */
export const settleSchedule = async (
  work: Work,
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
