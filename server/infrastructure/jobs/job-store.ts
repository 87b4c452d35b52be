import { sql } from 'kysely';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { Database } from '../../db/database.ts';

/** Notified whenever a job is planned; the payload is its kind. */
export const jobChannel = 'foyer_job';

export interface NewJob {
  readonly merchant: string;
  readonly kind: string;
  /** What the job is for. A kind and key that was planned before, done or not, is not planned again. */
  readonly key: string;
  readonly payload?: JsonObject;
  readonly dueAt: Date;
  readonly now: Date;
}
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: JsonObject;
  readonly dueAt: Date;
  /** How often it has failed so far. */
  readonly attempts: number;
}

/**
 * Plans work for any node. Inside a transaction the job exists when the transaction does.
 * @returns false where the key was planned before
 */
export async function scheduleJob(
  db: Database,
  { merchant, kind, key, payload, dueAt, now }: NewJob,
): Promise<boolean> {
  const row = await db
    .insertInto('job')
    .values({ merchant, kind, key, payload: JSON.stringify(payload ?? {}), due_at: dueAt, created_at: now })
    .onConflict((conflict) => conflict.columns(['merchant', 'kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await sql`select pg_notify(${jobChannel}, ${kind})`.execute(db);
  return true;
}

/**
 * Cancels a job that was not done yet. A job that a runner is doing is left to it: waiting for it while
 * holding what it waits for would be a deadlock, so a handler checks whether it is still needed.
 * @returns false where it was done, is being done, or there was none
 */
export async function cancelJob(
  db: Database,
  { merchant, kind, key }: Pick<NewJob, 'merchant' | 'kind' | 'key'>,
): Promise<boolean> {
  const row = await db
    .deleteFrom('job')
    .where('id', 'in', (of) =>
      of
        .selectFrom('job')
        .select('id')
        .where('merchant', '=', merchant)
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('done_at', 'is', null)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose jobs, and of which kinds. */
export interface JobScope {
  readonly merchant: string;
  readonly kinds: readonly string[];
}

/** Takes the job that is due longest and locks it for this transaction; others go past it. */
export async function claimJob(db: Database, { merchant, kinds }: JobScope, now: Date): Promise<Job | null> {
  const row = await db
    .selectFrom('job')
    .select(['id', 'kind', 'key', 'payload', 'due_at', 'attempts'])
    .where('merchant', '=', merchant)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .where('kind', 'in', [...kinds])
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { due_at, ...rest } = row;
  return { ...rest, dueAt: due_at };
}

export async function finishJob(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('job').set({ done_at: now, last_error: null }).where('id', '=', id).execute();
}

/** Puts a job that failed off to `dueAt`. */
export async function postponeJob(
  db: Database,
  { id, attempts }: Job,
  { dueAt, error }: { readonly dueAt: Date; readonly error: string },
): Promise<void> {
  const change = { due_at: dueAt, attempts: attempts + 1, last_error: error.slice(0, 1_000) };
  await db.updateTable('job').set(change).where('id', '=', id).execute();
}

/** When the next job of these kinds is due; null where none is planned. */
export async function findNextDue(db: Database, { merchant, kinds }: JobScope): Promise<Date | null> {
  const row = await db
    .selectFrom('job')
    .select('due_at')
    .where('merchant', '=', merchant)
    .where('done_at', 'is', null)
    .where('kind', 'in', [...kinds])
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Forgets jobs that were done before `moment`. Their keys may then be planned again. */
export async function deleteDoneJobs(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('job').where('done_at', '<', moment).execute();
}
