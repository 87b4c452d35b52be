import { sql, type RawBuilder } from 'kysely';
import { dayIn } from '../../../../src/protocol/time-zone.ts';
import type { Database } from '../../../db/database.ts';
import type { RecordRange } from '../../records/range.ts';
import { trialType } from '../../wallet/currency.ts';

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
const changesBelow = ({ merchant, parentId, range }: Asked): RawBuilder<unknown> => sql`way as (
    select m.id as member_id, m.id as root, m.upline_id
    from (select distinct member_id from team_change where merchant = ${merchant}) c
      cross join lateral (select * from member where id = c.member_id offset 0) m
    where m.customer_type <> ${trialType}
    union all
    select w.member_id, m.id, m.upline_id
    from way w cross join lateral (select id, upline_id from member where id = w.upline_id offset 0) m
    where w.upline_id <> ${parentId}
  ), open as (
    select c.*, (c.at at time zone ${range.timeZone})::date as day, w.root
    from way w cross join lateral (select * from team_change where member_id = w.member_id offset 0) c
    where w.upline_id = ${parentId}
  )`;
const inRange = ({ from, to }: RecordRange): RawBuilder<unknown> => sql`day >= ${from} and day <= ${to}`;

export interface People {
  readonly members: number;
  readonly agents: number;
  readonly newcomers: number;
  /** Minor units. */
  readonly balance: string;
}
export interface DayFigures {
  readonly day: string;
  /** Minor units, as all that follow. */
  readonly deposits: string;
  readonly withdrawals: string;
  readonly valid: string;
  readonly payout: string;
}
export interface TeamFigures {
  readonly people: People;
  readonly days: readonly DayFigures[];
  /** Members with a settled bet. */
  readonly active: number;
}

/**
 * For days up to today: by the last day of each member, which the sums have, and open bets of members who had none since
 * the first day. A member of whom a bet was cancelled (`touched`) is counted day by day.
 */
const activeSince = ({ parentId, range }: Asked): RawBuilder<unknown> => sql`
  coalesce((select sum(members) from team_activity
    where member_id = ${parentId} and last_day >= ${range.from}), 0)
  + (select count(*) from (
      select distinct member_id from open where rounds > 0 and ${inRange(range)}
        and member_id not in (select member_id from touched)
    ) o left join lateral (select last_day from member_activity where member_id = o.member_id offset 0) a on true
    where a.last_day is null or a.last_day < ${range.from})
  - (select count(*) from touched join member_activity using (member_id) where last_day >= ${range.from})
  + (select count(distinct member_id) from (
      select member_id from (
        select member_id, day, rounds from touched join member_day using (member_id) where ${inRange(range)}
        union all
        select member_id, day, rounds from touched join open using (member_id) where ${inRange(range)}
      ) s group by member_id, day having sum(rounds) > 0
    ) a)`;
/** For days that are over: member by member, as a member who bet then may have bet again since. */
const activeWithin = ({ parentId, range }: Asked): RawBuilder<unknown> => sql`
  (with recursive team as (
      select id, customer_type from member where upline_id = ${parentId}
      union all
      select m.id, m.customer_type from member m join team t on m.upline_id = t.id
    )
    select count(distinct member_id) from (
      select member_id from (
        select d.member_id, d.day, d.rounds from team t join member_day d on d.member_id = t.id
          and t.customer_type <> ${trialType} where ${inRange(range)}
        union all
        select member_id, day, rounds from open where ${inRange(range)}
      ) s group by member_id, day having sum(rounds) > 0
    ) a)`;
/** Short statements whose estimates are high: compiling them would take longer than all of their work. */
const readUncompiled = <Row>(db: Database, query: RawBuilder<Row>): Promise<readonly Row[]> =>
  db.transaction().execute(async (work) => {
    await sql`set local jit = off`.execute(work);
    return (await query.execute(work)).rows;
  });
const sumOf = (name: string, alias = name): RawBuilder<unknown> =>
  sql`coalesce(sum(${sql.ref(name)}), 0)::text as ${sql.ref(alias)}`;
const moneySums = sql.join([
  sumOf('deposits'),
  sumOf('withdrawals'),
  sumOf('bets', 'valid'),
  sumOf('payouts', 'payout'),
]);

/** What all members below one did in some days: one statement, so of one moment. */
export async function readTeamFigures(db: Database, asked: Asked): Promise<TeamFigures> {
  const { parentId, range, now } = asked;
  const isToday = range.to >= dayIn(range.timeZone, now);
  const query = sql<People & Omit<TeamFigures, 'people'>>`with recursive ${changesBelow(asked)}, touched as (
      select distinct member_id from open where rounds < 0
    ), days as (
      select day::text as day, ${moneySums} from (
        select day, deposits, withdrawals, bets, payouts from team_day
        where member_id = ${parentId} and ${inRange(range)}
        union all
        select day, deposits, withdrawals, bets, payouts from open where ${inRange(range)}
      ) s group by day
      having sum(deposits) <> 0 or sum(withdrawals) <> 0 or sum(bets) <> 0 or sum(payouts) <> 0
    )
    select (coalesce(t.members, 0) + coalesce(o.members, 0))::int as members,
      (coalesce(t.agents, 0) + coalesce(o.agents, 0))::int as agents,
      (coalesce(d.newcomers, 0) + coalesce(o.newcomers, 0))::int as newcomers,
      (coalesce(t.balance, 0) + coalesce(o.balance, 0))::text as balance,
      (select coalesce(json_agg(days order by day), '[]') from days) as days,
      (${(isToday ? activeSince : activeWithin)(asked)})::int as active
    from (select sum(members) as members, sum(agents) as agents, sum(balance) as balance,
        sum(members) filter (where ${inRange(range)}) as newcomers from open) o
      left join team_total t on t.member_id = ${parentId}
      left join lateral (select sum(newcomers) as newcomers from team_day
        where member_id = ${parentId} and ${inRange(range)}) d on true`;
  const [row] = await readUncompiled(db, query);
  if (row === undefined) throw new Error('Expected one row of figures.');
  const { days, active, ...people } = row;
  return { people, days, active };
}

export interface BranchFigures extends Omit<DayFigures, 'day'> {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  /** With the direct downline. */
  readonly members: number;
}
/** The direct downlines of a member by account, each with what it and all members below did in some days. */
export function readBranchFigures(db: Database, asked: Asked): Promise<readonly BranchFigures[]> {
  const { parentId, range } = asked;
  const query = sql<BranchFigures>`with recursive ${changesBelow(asked)}, roots as (
      select id from member where upline_id = ${parentId} and customer_type <> ${trialType}
    ), parts as (
      select t.member_id as root, t.members + 1 as members, 0 as deposits, 0 as withdrawals, 0 as bets, 0 as payouts
      from roots r join team_total t on t.member_id = r.id
      union all
      select r.id, 1, 0, 0, 0, 0 from roots r where not exists (select from team_total t where t.member_id = r.id)
      union all
      select d.member_id, 0, d.deposits, d.withdrawals, d.bets, d.payouts
      from roots r join team_day d on d.member_id = r.id where ${inRange(range)}
      union all
      select d.member_id, 0, d.deposits, d.withdrawals, d.bets, d.payouts
      from roots r join member_day d on d.member_id = r.id where ${inRange(range)}
      union all
      select root, case when member_id = root then 0 else members end, 0, 0, 0, 0 from open
      union all
      select root, 0, deposits, withdrawals, bets, payouts from open where ${inRange(range)}
    )
    select m.account, m.nickname, m.customer_type as type, sum(p.members)::int as members,
      sum(p.deposits)::text as deposits, sum(p.withdrawals)::text as withdrawals, sum(p.bets)::text as valid,
      sum(p.payouts)::text as payout
    from parts p join roots r on r.id = p.root join member m on m.id = p.root
    group by m.id order by m.account`;
  return readUncompiled(db, query);
}
