import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { MemberDeps } from '../../../platform/deps.ts';
import type { JobHandlers } from '../../../platform/jobs/job-runner.ts';
import { scheduleJob } from '../../../platform/jobs/job-store.ts';
import { readSettings } from '../../system/settings.ts';
import { trialType } from '../../wallet/currency.ts';

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
interface Added {
  readonly changes: number;
  /** Members whose bets changed. */
  readonly players: readonly string[];
}
/** Adds the oldest changes to the sums of their members and of everyone above, and takes them away. */
async function addBatch(db: Database, { merchant, zone }: Batch): Promise<Added> {
  const { rows } = await sql<Added>`with recursive taken as (
      delete from team_change where id in
        (select id from team_change where merchant = ${merchant} order by id limit ${mostChanges})
      returning *
    ), facts as (
      select t.*, (t.at at time zone ${zone})::date as day, m.upline_id
      from taken t join member m on m.id = t.member_id and m.customer_type <> ${trialType}
    ), above as (
      select distinct member_id, upline_id as above_id from facts where upline_id is not null
      union all
      select a.member_id, m.upline_id from above a join member m on m.id = a.above_id where m.upline_id is not null
    ), sums as (
      select member_id, day, sum(members) as members, sum(agents) as agents, sum(balance) as balance,
        sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(bets) as bets, sum(payouts) as payouts,
        sum(rounds) as rounds
      from facts group by member_id, day
    ), own_days as (
      insert into member_day as d (merchant, member_id, day, deposits, withdrawals, bets, payouts, rounds)
      select ${merchant}, member_id, day, deposits, withdrawals, bets, payouts, rounds from sums
      where deposits <> 0 or withdrawals <> 0 or bets <> 0 or payouts <> 0 or rounds <> 0
      on conflict (member_id, day) do update set deposits = d.deposits + excluded.deposits,
        withdrawals = d.withdrawals + excluded.withdrawals, bets = d.bets + excluded.bets,
        payouts = d.payouts + excluded.payouts, rounds = d.rounds + excluded.rounds
    ), totals as (
      insert into team_total as t (merchant, member_id, members, agents, balance)
      select ${merchant}, a.above_id, sum(s.members), sum(s.agents), sum(s.balance)
      from sums s join above a on a.member_id = s.member_id group by a.above_id
      on conflict (member_id) do update set members = t.members + excluded.members,
        agents = t.agents + excluded.agents, balance = t.balance + excluded.balance
    ), days as (
      insert into team_day as d (merchant, member_id, day, newcomers, deposits, withdrawals, bets, payouts)
      select ${merchant}, a.above_id, s.day, sum(s.members), sum(s.deposits), sum(s.withdrawals), sum(s.bets),
        sum(s.payouts)
      from sums s join above a on a.member_id = s.member_id
      where s.members <> 0 or s.deposits <> 0 or s.withdrawals <> 0 or s.bets <> 0 or s.payouts <> 0
      group by a.above_id, s.day
      on conflict (member_id, day) do update set newcomers = d.newcomers + excluded.newcomers,
        deposits = d.deposits + excluded.deposits, withdrawals = d.withdrawals + excluded.withdrawals,
        bets = d.bets + excluded.bets, payouts = d.payouts + excluded.payouts
    )
    select (select count(*)::int from taken) as changes,
      coalesce((select array_agg(distinct member_id::text) from facts where rounds <> 0), '{}') as players`.execute(
    db,
  );
  return rows[0] ?? { changes: 0, players: [] };
}

/** Moves members to the last day on which they have a settled bet, in the counts of everyone above. */
async function moveActivity(db: Database, merchant: string, players: readonly string[]): Promise<void> {
  await sql`with recursive moved as (
      select p.id as member_id, a.last_day as was, d.day as is_now
      from unnest(${players}::bigint[]) p (id) left join member_activity a on a.member_id = p.id
        left join lateral (select day from member_day where member_id = p.id and rounds > 0
          order by day desc limit 1) d on true
      where a.last_day is distinct from d.day
    ), own as (
      insert into member_activity (merchant, member_id, last_day) select ${merchant}, member_id, is_now from moved
      on conflict (member_id) do update set last_day = excluded.last_day
    ), above as (
      select v.was, v.is_now, m.upline_id as above_id from moved v join member m on m.id = v.member_id
      where m.upline_id is not null
      union all
      select a.was, a.is_now, m.upline_id from above a join member m on m.id = a.above_id where m.upline_id is not null
    ), steps as (
      select above_id, was as day, -1 as members from above where was is not null
      union all
      select above_id, is_now, 1 from above where is_now is not null
    )
    insert into team_activity as t (merchant, member_id, last_day, members)
    select ${merchant}, above_id, day, sum(members) from steps group by above_id, day having sum(members) <> 0
    on conflict (member_id, last_day) do update set members = t.members + excluded.members`.execute(db);
}

/** Adds changes of members to the figures of teams, inside a transaction: each once, in order. */
export async function addChanges(db: Database, batch: Batch): Promise<number> {
  // One node at a time: two would wait for each other's rows.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${teamJob}:${batch.merchant}`}, 0))`.execute(db);
  // Compiling these statements takes longer than running them.
  await sql`set local jit = off`.execute(db);
  let all = 0;
  for (let count = 0; count < mostBatches; count += 1) {
    const { changes, players } = await addBatch(db, batch);
    if (players.length > 0) await moveActivity(db, batch.merchant, players);
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
