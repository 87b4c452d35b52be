import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../server/infrastructure/jobs/job-store.ts';
import { readSettings } from '../calls/system/settings.ts';
import { addAccounts, addEntries } from './add-batch.ts';
import { noteOpenWork } from './open-work.ts';
import { linkActive } from './link-active.ts';

type Deps = Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite'>;
const figureJob = 'figures';
const everyMs = 5_000;
/** Ids that one statement goes through. */
const batchSize = 20_000n;
/** Statements of one run, which is one transaction: what an outage left is added run by run. */
const mostBatches = 10;
/** Days for which it is known who played, so that each counts once on a day. */
const activeKeptDays = 40;

interface Run {
  readonly merchant: string;
  readonly zone: string;
  readonly now: Date;
  /** Ids in one statement; fewer in tests. */
  readonly size?: bigint;
  readonly batches?: number;
}
interface Position {
  readonly entry_id: string;
  readonly account_id: string;
  readonly noted_entry: string;
  readonly noted_account: string;
  readonly noted_at: Date | null;
  readonly as_of: Date | null;
}

/**
 * The position, and whether all ids up to the noted ones are decided: an entry takes its id in a transaction that has a
 * number already, so those that hold noted ids have lower numbers than a run that began after the note: its own is the
 * fence. A fence of another cluster (a restored backup) lies ahead and is set again.
 */
async function readPosition(
  db: Database,
  merchant: string,
): Promise<{ readonly position: Position; readonly isDecided: boolean }> {
  await sql`insert into figure_position (merchant) values (${merchant}) on conflict do nothing`.execute(db);
  await sql`update figure_position set fence = pg_current_xact_id()
    where merchant = ${merchant} and (fence is null or fence > pg_current_xact_id()) and now() > written_at`.execute(
    db,
  );
  const { rows } = await sql<Position & { isDecided: boolean }>`select entry_id, account_id, noted_entry,
      noted_account, noted_at, as_of,
      coalesce(pg_snapshot_xmin(pg_current_snapshot()) >= fence, false) as "isDecided"
    from figure_position where merchant = ${merchant}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Expected ${merchant} to have a position of figures.`);
  return { position: row, isDecided: row.isDecided };
}

/** Notes how far the next run may go. */
const note = (db: Database, { merchant, now }: Run): Promise<unknown> =>
  sql`update figure_position set fence = null, noted_at = ${now}, written_at = clock_timestamp(),
      noted_entry = coalesce((select max(id) from ledger_entry), 0),
      noted_account = coalesce((select max(id) from ledger_account), 0)
    where merchant = ${merchant}`.execute(db);

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

interface Steps {
  readonly size: bigint;
  readonly batches: number;
}
/** Goes from one id to another in steps. @returns how far it came */
async function walk(
  { size, batches }: Steps,
  [from, to]: readonly [bigint, bigint],
  add: (after: bigint, upTo: bigint) => Promise<unknown>,
): Promise<bigint> {
  let after = from;
  for (let count = 0; count < batches && after < to; count += 1) {
    const upTo = least(after + size, to);
    await add(after, upTo);
    after = upTo;
  }
  return after;
}

/** Adds what is decided since the run before, or a part of it. @returns whether nothing is left of it */
async function addDecided(db: Database, run: Run, position: Position): Promise<boolean> {
  const { merchant, zone, size = batchSize, batches = mostBatches } = run;
  const notedEntry = BigInt(position.noted_entry);
  const notedAccount = BigInt(position.noted_account);
  const steps: Steps = { size, batches };
  const account = await walk(steps, [BigInt(position.account_id), notedAccount], (after, upTo) =>
    addAccounts(db, { merchant, zone, after, upTo }),
  );
  const newest: { at: Date | null } = { at: null };
  const entry = await walk(steps, [BigInt(position.entry_id), notedEntry], async (after, upTo) => {
    newest.at = (await addEntries(db, { merchant, zone, after, upTo })) ?? newest.at;
    await linkActive(db, merchant);
  });
  const isWhole = entry >= notedEntry && account >= notedAccount;
  await db
    .updateTable('figure_position')
    .set({
      entry_id: entry.toString(),
      account_id: account.toString(),
      // On the way through what an outage left, figures are as old as the last entry in them.
      as_of: isWhole ? position.noted_at : (newest.at ?? position.as_of),
    })
    .where('merchant', '=', merchant)
    .execute();
  return isWhole;
}

/** What is behind the oldest day that can still come. */
const forgetActive = (db: Database, { merchant, zone, now }: Run): Promise<unknown> =>
  sql`delete from figure_active where merchant = ${merchant}
    and day < (${now}::timestamptz at time zone ${zone})::date - ${activeKeptDays}::int`.execute(db);

/**
 * Brings the figures on by what was booked, inside a transaction: each entry once, in the order of ids.
 * @returns whether there is more to add
 */
export async function rollUp(db: Database, run: Run): Promise<boolean> {
  // One node at a time: the position is one row.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${figureJob}:${run.merchant}`}, 0))`.execute(db);
  // Compiling these statements takes longer than running them.
  await sql`set local jit = off`.execute(db);
  const { position, isDecided } = await readPosition(db, run.merchant);
  if (!isDecided) return false;
  if (!(await addDecided(db, run, position))) return true;
  await forgetActive(db, run);
  await note(db, run);
  return false;
}

type Planner = Pick<Deps, 'merchant' | 'clock'>;
/** Plans the next run, once however many nodes ask. */
export async function planFigures(db: Database, { merchant, clock }: Planner): Promise<void> {
  const now = clock.now();
  const slot = Math.floor(now.getTime() / everyMs) + 1;
  const dueAt = new Date(slot * everyMs);
  await scheduleJob(db, { merchant, kind: figureJob, key: String(slot), dueAt, now });
}
/** Plans a run that follows another one immediately, for what that one left. */
async function planRest(db: Database, { merchant, clock }: Planner, before: string): Promise<void> {
  const now = clock.now();
  await scheduleJob(db, { merchant, kind: figureJob, key: `after:${before}`, dueAt: now, now });
}

/** Keeps the figures of the business. */
export const createFigureJobs = (deps: Deps): JobHandlers => ({
  [figureJob]: async (db, { id }) => {
    const { timeZone: zone } = await readSettings(deps);
    const run = { merchant: deps.merchant, zone, now: deps.clock.now() };
    const hasMore = await rollUp(db, run);
    await noteOpenWork(db, run);
    // Runs are many, and nothing is to be read of one that is done.
    await db
      .deleteFrom('job')
      .where('merchant', '=', deps.merchant)
      .where('kind', '=', figureJob)
      .where('done_at', 'is not', null)
      .execute();
    await (hasMore ? planRest(db, deps, id) : planFigures(db, deps));
  },
});
