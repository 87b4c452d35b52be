import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { gauge, gauges, total, type Family } from './metrics.ts';

interface Options {
  readonly db: Database;
  readonly merchant: string;
  /** Milliseconds that only rise. */
  readonly now?: () => number;
}
/** How long an answer counts: however many look, the database is asked this often. */
const keptMs = 5_000;

const readJobs = async ({ db, merchant }: Options): Promise<readonly Family[]> => {
  const { rows } = await sql<{ due: number; failing: number; age: number }>`
    select count(*) filter (where due_at <= now())::int as due, count(*) filter (where attempts > 0)::int as failing,
      greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::float as age
    from job where merchant = ${merchant} and done_at is null`.execute(db);
  const [jobs] = rows;
  return [
    gauge('foyer_jobs_due', 'Jobs that are due and not done.', jobs?.due ?? 0),
    gauge('foyer_jobs_failing', 'Jobs that failed and are tried again.', jobs?.failing ?? 0),
    gauge('foyer_jobs_oldest_due_seconds', 'How late the oldest due job is.', jobs?.age ?? 0),
  ];
};

interface Queue {
  readonly channel: string;
  readonly waiting: number;
  readonly age: number;
  readonly lost: number;
}
const readOutbox = async ({ db, merchant }: Options): Promise<readonly Family[]> => {
  const { rows } = await sql<Queue>`
    select channel, count(*) filter (where state in ('queued', 'sending'))::int as waiting,
      coalesce(extract(epoch from now() - min(created_at) filter (where state in ('queued', 'sending'))), 0)::float as age,
      count(*) filter (where state in ('failed', 'expired'))::int as lost
    from outbox_message where merchant = ${merchant}
      and (state in ('queued', 'sending') or created_at > now() - interval '1 hour') group by channel`.execute(
    db,
  );
  const toFamily = (name: string, help: string, read: (queue: Queue) => number): Family => {
    const samples = ['sms', 'email'].map((channel) => {
      const queue = rows.find((one) => one.channel === channel);
      return { labels: { channel }, value: queue === undefined ? 0 : read(queue) };
    });
    return gauges(name, help, samples);
  };
  return [
    toFamily('foyer_outbox_waiting', 'Messages that are not sent yet.', ({ waiting }) => waiting),
    toFamily('foyer_outbox_oldest_seconds', 'The age of the oldest of them.', ({ age }) => age),
    toFamily('foyer_outbox_lost', 'Messages of the last hour that no sender took.', ({ lost }) => lost),
  ];
};

const readMoves = async ({ db, merchant }: Options): Promise<readonly Family[]> => {
  const ledger = await sql<{ last: string | null }>`select max(id) as last from ledger_transfer`.execute(db);
  const publishes = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from site_revision where merchant = ${merchant} group by kind`.execute(
    db,
  );
  return [
    total(
      'foyer_ledger_moves_total',
      'Number of the last move of money, of all nodes. Moves that were undone have numbers too.',
      Number(ledger.rows[0]?.last ?? 0),
    ),
    {
      name: 'foyer_publishes_total',
      help: 'Releases that went live, of all nodes.',
      type: 'counter',
      samples: publishes.rows.map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
  ];
};

/** What is counted in the database, so that each node says the same. Empty while it cannot be asked. */
export const createDatabaseMetrics = (options: Options): { read(): Promise<readonly Family[]> } => {
  const now = options.now ?? (() => performance.now());
  let last: { readonly at: number; readonly families: Promise<readonly Family[]> } | null = null;
  const ask = async (): Promise<readonly Family[]> => {
    try {
      const parts = await Promise.all([readJobs(options), readOutbox(options), readMoves(options)]);
      return [gauge('foyer_database_up', 'Whether the database answers.', 1), ...parts.flat()];
    } catch {
      // Why is said by the log of the pool.
      return [gauge('foyer_database_up', 'Whether the database answers.', 0)];
    }
  };
  return {
    read: () => {
      if (last === null || now() - last.at >= keptMs) last = { at: now(), families: ask() };
      return last.families;
    },
  };
};
