import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { trialType } from '../../money/wallet/currency.ts';

type Deps = Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite'>;
const teamJob = 'team.figures';
/** What changed since the last run is added up at each question. */
const everyMs = 5_000;
/** Changes that one statement adds. */
const mostChanges = 20_000;
/** Statements of one run: what an outage left is added run by run. */
const mostBatches = 25;

interface Batch {
  readonly merchant: string;
  readonly zone: string;
}
/** Settled bets and movements, which the sums of a member and of a team both have. */
const betNames = ['bets', 'payouts', 'rounds', 'lottery_rounds', 'lottery_bets', 'lottery_payouts'] as const;
const moneyNames = ['entries', 'came', 'went'] as const;
const namesOf = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(name)));
const sumsOf = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`));
/** What an `on conflict` adds to the row `d`. */
const additions = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`${sql.ref(name)} = d.${sql.ref(name)} + excluded.${sql.ref(name)}`));
const isAny = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    names.map((name) => sql`${sql.ref(name)} <> 0`),
    sql` or `,
  );

/** Days with bets, movements and people of members, and of everyone above. */
const addDays = (merchant: string): RawBuilder<unknown> => {
  const teamNames = ['newcomers', 'first_deposits', ...betNames];
  return sql`sums as (
    select member_id, path, day, sum(members) as newcomers, sum(agents) as agents, sum(came - went) as balance,
      sum(first_deposits) as first_deposits, ${sumsOf(betNames)}
    from facts group by member_id, path, day
  ), money as (
    select member_id, path, day, kind, ${sumsOf(moneyNames)} from facts where kind is not null
    group by member_id, path, day, kind
  ), own_days as (
    insert into member_day as d (merchant, member_id, day, ${namesOf(betNames)})
    select ${merchant}, member_id, day, ${namesOf(betNames)} from sums where ${isAny(betNames)}
    on conflict (member_id, day) do update set ${additions(betNames)}
  ), own_money as (
    insert into member_money_day as d (merchant, member_id, day, kind, ${namesOf(moneyNames)})
    select ${merchant}, member_id, day, kind, ${namesOf(moneyNames)} from money
    on conflict (member_id, day, kind) do update set ${additions(moneyNames)}
  ), totals as (
    insert into team_total as d (merchant, member_id, members, agents, balance)
    select ${merchant}, above_id, sum(newcomers), sum(agents), sum(balance)
    from sums cross join unnest(path) above_id group by above_id
    on conflict (member_id) do update set ${additions(['members', 'agents', 'balance'])}
  ), days as (
    insert into team_day as d (merchant, member_id, day, ${namesOf(teamNames)})
    select ${merchant}, above_id, day, ${sumsOf(teamNames)} from sums cross join unnest(path) above_id
    where ${isAny(teamNames)} group by above_id, day
    on conflict (member_id, day) do update set ${additions(teamNames)}
  ), money_days as (
    insert into team_money_day as d (merchant, member_id, day, kind, ${namesOf(moneyNames)})
    select ${merchant}, above_id, day, kind, ${sumsOf(moneyNames)} from money cross join unnest(path) above_id
    group by above_id, day, kind
    on conflict (member_id, day, kind) do update set ${additions(moneyNames)}
  )`;
};
/**
 * Days on which members had a settled bet, each with the one before: `was` as stored, and `is_now` with the changes.
 * The statement reads days as they were before it.
 */
const addActivity = (merchant: string): RawBuilder<unknown> => sql`touched as (
    select member_id, path, min(day) as since from facts where rounds <> 0 group by member_id, path
  ), was as (
    select t.member_id, d.day, d.rounds from touched t cross join lateral (
      select day, rounds from member_day where member_id = t.member_id and day >= coalesce(
        (select day from member_day where member_id = t.member_id and day < t.since and rounds > 0
          order by day desc limit 1), t.since)
    ) d
  ), is_now as (
    select member_id, day from (
      select member_id, day, rounds from was
      union all
      select member_id, day, rounds from facts where rounds <> 0
    ) s group by member_id, day having sum(rounds) > 0
  ), steps as (
    select member_id, day, lag(day) over (partition by member_id order by day) as previous, -1 as members
    from was where rounds > 0
    union all
    select member_id, day, lag(day) over (partition by member_id order by day), 1 from is_now
  ), active_days as (
    insert into team_active_day as d (merchant, member_id, day, previous, members)
    select ${merchant}, above_id, s.day, coalesce(s.previous, '-infinity'), sum(s.members)
    from steps s join touched t using (member_id) cross join unnest(t.path) above_id
    where s.day >= t.since group by 2, 3, 4 having sum(s.members) <> 0
    on conflict (member_id, day, previous) do update set ${additions(['members'])}
  )`;

/** Adds the oldest changes to the sums of their members and of everyone above, and takes them away. */
async function addBatch(db: Database, { merchant, zone }: Batch): Promise<number> {
  const { rows } = await sql<{ changes: number }>`with taken as (
      delete from team_change where id in
        (select id from team_change where merchant = ${merchant} order by id limit ${mostChanges})
      returning *
    ), facts as (
      select t.*, (t.at at time zone ${zone})::date as day, m.path
      from taken t join member m on m.id = t.member_id and m.customer_type <> ${trialType}
    ), ${addDays(merchant)}, ${addActivity(merchant)}
    select count(*)::int as changes from taken`.execute(db);
  return rows[0]?.changes ?? 0;
}

/** Adds changes of members to the figures of teams, inside a transaction: each once, in order. */
export async function addChanges(db: Database, batch: Batch): Promise<number> {
  // One node at a time: two would wait for each other's rows.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${teamJob}:${batch.merchant}`}, 0))`.execute(db);
  // Compiling these statements takes longer than running them.
  await sql`set local jit = off`.execute(db);
  let all = 0;
  for (let count = 0; count < mostBatches; count += 1) {
    const changes = await addBatch(db, batch);
    all += changes;
    if (changes < mostChanges) break;
  }
  return all;
}

/** Plans the next run, once however many nodes ask. */
export async function planTeamFigures(
  db: Database,
  { merchant, clock }: Pick<Deps, 'merchant' | 'clock'>,
): Promise<void> {
  const now = clock.now();
  const slot = Math.floor(now.getTime() / everyMs) + 1;
  const dueAt = new Date(slot * everyMs);
  await scheduleJob(db, { merchant, kind: teamJob, key: String(slot), dueAt, now });
}

/** Keeps the figures of teams. */
export const createTeamFigureJobs = (deps: Deps): JobHandlers => ({
  [teamJob]: async (db) => {
    const { timeZone: zone } = await readSettings(deps);
    await addChanges(db, { merchant: deps.merchant, zone });
    // Runs are many, and nothing is to be read of one that is done.
    await db
      .deleteFrom('job')
      .where('merchant', '=', deps.merchant)
      .where('kind', '=', teamJob)
      .where('done_at', 'is not', null)
      .execute();
    await planTeamFigures(db, deps);
  },
});
