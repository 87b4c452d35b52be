import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/listen.ts';
import type { Clock } from '../clock.ts';
import { createWakeLoop } from '../wake-loop.ts';
import {
  claimJob,
  findNextDue,
  finishJob,
  deleteDoneJobs,
  jobChannel,
  postponeJob,
  type Job,
} from './job-store.ts';

/**
 * Does one job. Everything it changes goes through `db`, the transaction that also marks the job done:
 * a process that dies in the middle has changed nothing, and another does the job.
 */
export type JobHandler = (db: Database, job: Job) => Promise<void>;
/** Kind → handler. Jobs of other kinds are left to nodes that know them. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface JobRunner {
  /** Does every job that is due now, one after the other. @returns how many went well */
  runDue(): Promise<number>;
  /** Begins to run jobs: overdue ones immediately, the others when they are due. */
  start(): Promise<void>;
  /** Takes no more jobs; resolves when the one under way has ended. */
  stop(): Promise<void>;
}
interface RunnerOptions {
  readonly db: Database;
  readonly merchant: string;
  readonly clock: Clock;
  readonly notifications: Notifications;
  readonly handlers: JobHandlers;
  /** Called with each failure; the job is tried again. */
  readonly onTrouble: (cause: unknown) => void;
  /** Safety net under notices and timer, in milliseconds. */
  readonly pollMs?: number;
}

const second = 1_000;
const longestWaitMs = 3_600_000;
const keptMs = 30 * 86_400_000;
/** A job is never given up: money waits behind it. Each failure is reported. */
const waitAfter = (attempts: number): number => Math.min(longestWaitMs, second * 2 ** Math.min(attempts, 20));
const say = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Does the next due job in a transaction. @returns null where there is none, else whether it went well */
async function runNext(
  { db, merchant, clock, handlers, onTrouble }: RunnerOptions,
  kinds: readonly string[],
): Promise<boolean | null> {
  return db.transaction().execute(async (transaction) => {
    const job = await claimJob(transaction, { merchant, kinds }, clock.now());
    if (job === null) return null;
    await sql`savepoint job`.execute(transaction);
    try {
      await handlers[job.kind]?.(transaction, job);
      // What is checked at commit is checked here, while the failure can still be written down.
      await sql`set constraints all immediate`.execute(transaction);
      await finishJob(transaction, job.id, clock.now());
      return true;
    } catch (cause) {
      await sql`rollback to savepoint job`.execute(transaction);
      const dueAt = new Date(clock.now().getTime() + waitAfter(job.attempts));
      await postponeJob(transaction, job, { dueAt, error: say(cause) });
      onTrouble(new Error(`Job ${job.kind} ${job.key} failed and is tried again: ${say(cause)}`, { cause }));
      return false;
    }
  });
}

/** See `JobRunner`. Any number of runners, in any number of processes, may share one database. */
export function createJobRunner(options: RunnerOptions): JobRunner {
  const { db, merchant, clock, notifications, handlers, onTrouble, pollMs = 15 * second } = options;
  const kinds = Object.keys(handlers);
  const runDue = async (): Promise<number> => {
    if (kinds.length === 0) return 0;
    let done = 0;
    for (let went = await runNext(options, kinds); went !== null; went = await runNext(options, kinds)) {
      if (went) done += 1;
      if (loop.isStopped()) break;
    }
    return done;
  };
  const loop = createWakeLoop({
    clock,
    notifications,
    pollMs,
    onTrouble,
    channel: jobChannel,
    work: runDue,
    findNext: async () => (kinds.length === 0 ? null : findNextDue(db, { merchant, kinds })),
    leastMs: 20,
  });
  return {
    runDue,
    start: async () => {
      await deleteDoneJobs(db, new Date(clock.now().getTime() - keptMs));
      await loop.start();
    },
    stop: () => loop.stop(),
  };
}
