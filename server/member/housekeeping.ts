import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { MemberDeps } from '../platform/deps.ts';
import type { JobHandlers } from '../platform/jobs/job-runner.ts';
import { scheduleJob } from '../platform/jobs/job-store.ts';
import { forgetOld, retentionRules } from '../platform/retention.ts';

type Deps = Pick<MemberDeps, 'clock' | 'merchant' | 'messagesKeptDays'>;
const housekeepingJob = 'member.housekeeping';
const dayMs = 86_400_000;
/** How long a call that moves money may be repeated and still get its first answer. */
export const answersKeptMs = 30 * dayMs;
/** A picture that proves nothing after this long was chosen and never sent. */
const unclaimedMs = dayMs;
/** Rows that one statement takes away, so that nobody waits long for a lock. */
const chunkRows = 5_000;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

async function forgetChunked(db: Database, forget: () => ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await forget().execute(db);
    if (numAffectedRows < BigInt(chunkRows)) return;
  }
}

/** Plans the next round, once for each day however many nodes ask. */
export async function planHousekeeping(
  db: Database,
  { clock, merchant }: Pick<Deps, 'clock' | 'merchant'>,
): Promise<void> {
  const now = clock.now();
  const dueAt = new Date(Math.ceil((now.getTime() + 1) / dayMs) * dayMs);
  await scheduleJob(db, { merchant, kind: housekeepingJob, key: dayOf(dueAt), dueAt, now });
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

/** Once a day, what nobody can ask for any more goes. */
export const createHousekeepingJobs = (deps: Deps): JobHandlers => ({
  [housekeepingJob]: async (db) => {
    const now = deps.clock.now();
    const [answered, unclaimed] = [before(now, answersKeptMs), before(now, unclaimedMs)];
    await forgetChunked(
      db,
      () => sql`delete from idempotent_answer where ctid in
        (select ctid from idempotent_answer where created_at < ${answered} limit ${chunkRows})`,
    );
    await forgetChunked(
      db,
      () => sql`delete from withdrawal_decision where ctid in
        (select ctid from withdrawal_decision where created_at < ${answered} limit ${chunkRows})`,
    );
    await forgetChunked(
      db,
      () => sql`delete from upload where ctid in
        (select ctid from upload where subject is null and created_at < ${unclaimed} limit ${chunkRows})`,
    );
    for (const rule of retentionRules) await forgetOld(db, rule, now);
    await forgetOld(db, { table: 'outbox_message', column: 'created_at', days: deps.messagesKeptDays }, now);
    await wipeContents(db, before(now, contentMs));
    await planHousekeeping(db, deps);
  },
});
