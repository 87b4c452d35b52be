import { sql, type RawBuilder } from 'kysely';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import type { Database } from '../../../server/db/database.ts';
import type { RecordRange } from '../../records/range.ts';
import { trialType } from '../../money/wallet/currency.ts';

interface Asked {
  readonly merchant: string;
  readonly parentId: string;
  readonly range: RecordRange;
  readonly now: Date;
}
/**
 * Changes of members below one that are in no sum yet, each with its day and the direct downline (`root`) that it is
 * below or of. `offset 0` keeps each step one look-up: joined, all members of a large brand would be read.
 */
const openBelow = ({ merchant, parentId, range }: Asked): RawBuilder<unknown> => sql`open as (
    select c.*, (c.at at time zone ${range.timeZone})::date as day,
      coalesce(m.path[array_position(m.path, ${parentId}::bigint) + 1], c.member_id) as root
    from team_change c
      cross join lateral (select path, customer_type from member where id = c.member_id offset 0) m
    where c.merchant = ${merchant} and m.customer_type <> ${trialType} and ${parentId}::bigint = any (m.path)
  )`;
const inRange = ({ from, to }: RecordRange): RawBuilder<unknown> => sql`day >= ${from} and day <= ${to}`;

export interface People {
  readonly members: number;
  readonly agents: number;
  readonly newcomers: number;
  readonly newToday: number;
  readonly firstDeposits: number;
  /** Minor units. */
  readonly balance: string;
}
/** Minor units. */
export interface MoneyFigures {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly rebates: string;
  readonly bonuses: string;
  readonly salaries: string;
  readonly dividends: string;
  readonly valid: string;
  readonly payout: string;
  /** The part of lotteries. */
  readonly lotteryValid: string;
  readonly lotteryPayout: string;
}
export interface DayFigures extends MoneyFigures {
  readonly day: string;
}
export interface TeamFigures {
  readonly people: People;
  readonly days: readonly DayFigures[];
  /** Members with a settled bet. */
  readonly active: number;
}

/** Sums of rows with the columns of `dayColumns`. */
const moneySums = sql.join([
  ...[
    ['deposits', 'deposit'],
    ['rebates', 'rebate'],
    ['bonuses', 'bonus'],
    ['salaries', 'salary'],
    ['dividends', 'dividend'],
  ].map(
    ([name = '', kind]) =>
      sql`coalesce(sum(moved) filter (where kind = ${kind}), 0)::text as ${sql.ref(name)}`,
  ),
  sql`coalesce(sum(-moved) filter (where kind = 'withdrawal'), 0)::text as withdrawals`,
  ...[
    ['valid', 'bets'],
    ['payout', 'payouts'],
    ['lotteryValid', 'lottery_bets'],
    ['lotteryPayout', 'lottery_payouts'],
  ].map(([name = '', column = '']) => sql`coalesce(sum(${sql.ref(column)}), 0)::text as ${sql.ref(name)}`),
]);
const betColumns = sql`bets, payouts, lottery_bets, lottery_payouts, null as kind, 0 as moved`;
const movedColumns = sql`0, 0, 0, 0, kind, came - went`;

/**
 * Members who are active by changes that are in no sum yet, less those who are so no more. A member of whom a bet was
 * cancelled (`touched`) is counted day by day, any other by whether a day of the range is stored.
 */
const activeByOpen = ({ range }: Asked): RawBuilder<unknown> => sql`
  (select count(*) from (select distinct member_id from open where rounds > 0 and ${inRange(range)}) o
    where member_id not in (select member_id from touched) and not exists (select from member_day d
      where d.member_id = o.member_id and ${inRange(range)} and d.rounds > 0))
  + (select coalesce(sum(is_now::int - was::int), 0) from (
      select member_id, bool_or(stored > 0) as was, bool_or(stored + changed > 0) as is_now from (
        select member_id, day, sum(stored) as stored, sum(changed) as changed from (
          select member_id, day, rounds as stored, 0 as changed from touched join member_day using (member_id)
          where ${inRange(range)}
          union all
          select member_id, day, 0, rounds from touched join open using (member_id) where ${inRange(range)}
        ) s group by member_id, day
      ) d group by member_id
    ) m)`;
/** Short statements whose estimates are high: compiling them would take longer than all of their work. */
const readUncompiled = <Row>(db: Database, query: RawBuilder<Row>): Promise<readonly Row[]> =>
  db.transaction().execute(async (work) => {
    await sql`set local jit = off`.execute(work);
    return (await query.execute(work)).rows;
  });

/** What all members below one did in some days: one statement, so of one moment. */
export async function readTeamFigures(db: Database, asked: Asked): Promise<TeamFigures> {
  const { parentId, range, now } = asked;
  const today = dayIn(range.timeZone, now);
  const ofTeam = sql`member_id = ${parentId} and ${inRange(range)}`;
  const query = sql<People & Omit<TeamFigures, 'people'>>`with ${openBelow(asked)}, touched as (
      select distinct member_id from open where rounds < 0
    ), days as (
      select day::text as day, ${moneySums} from (
        select day, ${betColumns} from team_day where ${ofTeam}
        union all
        select day, ${movedColumns} from team_money_day where ${ofTeam}
        union all
        select day, bets, payouts, lottery_bets, lottery_payouts, kind, came - went from open where ${inRange(range)}
      ) s group by day
      having sum(bets) <> 0 or sum(payouts) <> 0 or bool_or(moved <> 0 and kind not in ('play', 'transfer', 'other'))
    )
    select (coalesce(t.members, 0) + coalesce(o.members, 0))::int as members,
      (coalesce(t.agents, 0) + coalesce(o.agents, 0))::int as agents,
      (coalesce(d.newcomers, 0) + coalesce(o.newcomers, 0))::int as newcomers,
      (coalesce((select newcomers from team_day where member_id = ${parentId} and day = ${today}), 0)
        + coalesce(o.today, 0))::int as "newToday",
      (coalesce(d.firsts, 0) + coalesce(o.firsts, 0))::int as "firstDeposits",
      (coalesce(t.balance, 0) + coalesce(o.balance, 0))::text as balance,
      (select coalesce(json_agg(days order by day), '[]') from days) as days,
      (coalesce((select sum(members) from team_active_day where ${ofTeam} and previous < ${range.from}), 0)
        + ${activeByOpen(asked)})::int as active
    from (select sum(members) as members, sum(agents) as agents, sum(came - went) as balance,
        sum(members) filter (where day = ${today}) as today,
        sum(members) filter (where ${inRange(range)}) as newcomers,
        sum(first_deposits) filter (where ${inRange(range)}) as firsts from open) o
      left join team_total t on t.member_id = ${parentId}
      left join lateral (select sum(newcomers) as newcomers, sum(first_deposits) as firsts from team_day
        where ${ofTeam}) d on true`;
  const [row] = await readUncompiled(db, query);
  if (row === undefined) throw new Error('Expected one row of figures.');
  const { days, active, ...people } = row;
  return { people, days, active };
}

export interface BranchFigures extends MoneyFigures {
  readonly id: string;
  /** With the direct downline. */
  readonly members: number;
}
/** Direct downlines of a member, each with what it and all members below did in some days. */
export async function readBranchFigures(
  db: Database,
  asked: Asked,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BranchFigures>> {
  const { range } = asked;
  const daysOf = (table: string, columns: RawBuilder<unknown>) =>
    sql`select id, 0 as members, ${columns} from roots join ${sql.table(table)} on member_id = id
      where ${inRange(range)}`;
  const query = sql<BranchFigures>`with ${openBelow(asked)}, roots as (
      select unnest(${ids}::bigint[]) as id
    ), parts as (
      select id, 1 + coalesce((select members from team_total where member_id = id), 0) as members,
        0 as bets, 0 as payouts, 0 as lottery_bets, 0 as lottery_payouts, null as kind, 0 as moved from roots
      union all ${daysOf('team_day', betColumns)}
      union all ${daysOf('member_day', betColumns)}
      union all ${daysOf('team_money_day', movedColumns)}
      union all ${daysOf('member_money_day', movedColumns)}
      union all
      select root, case when member_id = root then 0 else members end, 0, 0, 0, 0, null, 0 from open
      union all
      select root, 0, bets, payouts, lottery_bets, lottery_payouts, kind, came - went from open
      where ${inRange(range)}
    )
    select id::text as id, sum(members)::int as members, ${moneySums}
    from parts where id in (select id from roots) group by id`;
  return new Map((await readUncompiled(db, query)).map((row) => [row.id, row]));
}
