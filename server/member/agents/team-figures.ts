import { sql } from 'kysely';
import type { AgentOverviewRequest, AgentOverviewValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import type { Database } from '../../db/database.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import { readRange, type RecordRange } from '../records/range.ts';
import { readCurrency, trialType } from '../wallet/currency.ts';
import { mainWallet } from '../wallet/ledger.ts';

/** All members below one, on any level, without accounts that play with play money. */
const teamOf = (parentId: string) => sql`team as (
  with recursive below as (
    select id, customer_type, created_at from member where upline_id = ${parentId}
    union
    select m.id, m.customer_type, m.created_at from member m join below b on m.upline_id = b.id
  )
  select id, customer_type, created_at from below where customer_type <> ${trialType}
)`;

interface People {
  readonly members: number;
  readonly agents: number;
  readonly newcomers: number;
  readonly balance: string;
}
async function countPeople(db: Database, parentId: string, { since, until }: RecordRange): Promise<People> {
  const { rows } = await sql<People>`with ${teamOf(parentId)}
    select count(*)::int as members, count(*) filter (where customer_type <> 0)::int as agents,
      count(*) filter (where created_at >= ${since} and created_at < ${until})::int as newcomers,
      (select coalesce(sum(a.balance), 0)::text from ledger_account a join team on team.id = a.member_id
        where a.account_type = ${mainWallet}) as balance
    from team`.execute(db);
  return rows[0] ?? { members: 0, agents: 0, newcomers: 0, balance: '0' };
}

/** Deposits, withdrawals and settled bets of those in `team`. Minor units; a withdrawal that is given back is negative. */
export const movesOf = ({ since, until }: RecordRange) => sql`moves as (
      select team.id, t.created_at as at, case when t.kind = 'deposit' then e.amount else 0 end as deposit,
        case when t.kind like 'withdrawal.%' then -e.amount else 0 end as withdrawal,
        0::bigint as stake, 0::bigint as payout
      from team join ledger_account a on a.member_id = team.id and a.account_type = ${mainWallet}
        join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
      where t.created_at >= ${since} and t.created_at < ${until}
        and (t.kind = 'deposit' or t.kind like 'withdrawal.%')
    union all
      select team.id, r.closed_at, 0, 0, r.stake, r.payout from team join play_round r on r.member_id = team.id
      where r.state = 'settled' and r.closed_at >= ${since} and r.closed_at < ${until}
    union all
      select team.id, l.ended_at, 0, 0, l.amount, l.payout from team join lottery_ticket l on l.member_id = team.id
      where l.state in ('won', 'lost') and l.ended_at >= ${since} and l.ended_at < ${until}
    )`;

interface Day {
  readonly day: string;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly valid: string;
  readonly payout: string;
}
/** Money in, money out and settled bets of a team, day by day of the brand. */
async function readDays(db: Database, parentId: string, range: RecordRange): Promise<readonly Day[]> {
  const { timeZone } = range;
  const { rows } = await sql<Day>`with ${teamOf(parentId)}, ${movesOf(range)}
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, sum(deposit)::text as deposits,
      sum(withdrawal)::text as withdrawals, sum(stake)::text as valid, sum(payout)::text as payout
    from moves group by 1 order by 1`.execute(db);
  return rows;
}

/** Members of a team with a settled bet in a range. */
async function countActive(db: Database, parentId: string, { since, until }: RecordRange): Promise<number> {
  const { rows } = await sql<{ active: number }>`with ${teamOf(parentId)}
    select count(*)::int as active from team where
      exists (select 1 from play_round r where r.member_id = team.id and r.state = 'settled'
        and r.closed_at >= ${since} and r.closed_at < ${until})
      or exists (select 1 from lottery_ticket l where l.member_id = team.id and l.state in ('won', 'lost')
        and l.ended_at >= ${since} and l.ended_at < ${until})`.execute(db);
  return rows[0]?.active ?? 0;
}

/**
 * What all members below one did in some days: people, money in and out, settled bets, what was paid for
 * them, and what is left of them (`net`, the team's loss).
 */
export async function readOverview(
  parts: Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>,
  parentId: string,
  asked: AgentOverviewRequest,
): Promise<AgentOverviewValue> {
  const { db, merchant } = parts;
  const range = await readRange(parts, asked);
  const { code, symbol } = await readCurrency(db, merchant);
  const [people, days, active] = await Promise.all([
    countPeople(db, parentId, range),
    readDays(db, parentId, range),
    countActive(db, parentId, range),
  ]);
  const write = (minor: bigint): string => writeMoney(minor, code);
  const sum = (read: (day: Day) => string): bigint => days.reduce((all, day) => all + BigInt(read(day)), 0n);
  const [valid, payout] = [sum((day) => day.valid), sum((day) => day.payout)];
  return {
    ...{ from: range.from, to: range.to, zone: range.timeZone, symbol },
    ...{ members: people.members, agents: people.agents, newMembers: people.newcomers, active },
    balance: write(BigInt(people.balance)),
    deposits: write(sum((day) => day.deposits)),
    withdrawals: write(sum((day) => day.withdrawals)),
    ...{ validBets: write(valid), payout: write(payout), net: write(valid - payout) },
    days: days.map((day) => ({
      day: day.day,
      deposits: write(BigInt(day.deposits)),
      withdrawals: write(BigInt(day.withdrawals)),
      validBets: write(BigInt(day.valid)),
      net: write(BigInt(day.valid) - BigInt(day.payout)),
    })),
  };
}
