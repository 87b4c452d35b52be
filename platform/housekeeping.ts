import { utcDay } from '../src/protocol/time/time-zone.ts';
import type { Database } from '../server/db/database.ts';
import type { MemberDeps } from '../server/infrastructure/deps.ts';
import type { JobHandlers } from '../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../server/infrastructure/jobs/job-store.ts';
import { forgetRemoved } from './play/media/library/forget-removed.ts';
import { deleteExpiredRows } from '../server/infrastructure/retention.ts';

type Deps = Pick<MemberDeps, 'clock' | 'merchant' | 'messagesKeptDays' | 'adapterTables'>;
const housekeepingJob = 'member.housekeeping';
const dayMs = 86_400_000;
const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Plans the next round, once for each day however many nodes ask. */
export async function planHousekeeping(
  db: Database,
  { clock, merchant }: Pick<Deps, 'clock' | 'merchant'>,
): Promise<void> {
  const now = clock.now();
  const dueAt = new Date(Math.ceil((now.getTime() + 1) / dayMs) * dayMs);
  await scheduleJob(db, { merchant, kind: housekeepingJob, key: utcDay(dueAt), dueAt, now });
}

/** What a message says goes after this long, also where it was never sent. */
const contentMs = dayMs;
const wipeContents = async (db: Database, moment: Date): Promise<void> => {
  await db
    .updateTable('outbox_message')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('updated_at', '<', moment)
    .where('state', 'not in', ['queued', 'sending'])
    .execute();
};

/** Once a day, deletes what can no longer be requested. */
export const createHousekeepingJobs = (deps: Deps): JobHandlers => ({
  [housekeepingJob]: async (db) => {
    const now = deps.clock.now();
    await deleteExpiredRows(db, deps, now);
    await wipeContents(db, before(now, contentMs));
    await forgetRemoved(db, deps.merchant);
    await planHousekeeping(db, deps);
  },
});
