import { sql, type RawBuilder } from 'kysely';
import type { AgentUserLossRequest, AgentUserLossValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { readRange, type RecordRange } from '../../records/range.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { readHead, type ReportParts, type TeamOf } from './report-head.ts';

interface Loss {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly downlines: number;
  readonly daysLost: number;
  readonly lastLogin: Date | null;
  readonly loss: string;
  readonly deposits: string;
}
interface Sums {
  readonly total: number;
  readonly loss: string;
  readonly deposits: string;
}

/** What each direct downline lost and paid in, as tables of a query: `people`, `days` and `losses`. */
const countLosses = (merchant: string, team: TeamOf, range: RecordRange): RawBuilder<unknown> => {
  const inRange = sql`day >= ${range.from} and day <= ${range.to}`;
  return sql`people as (
      select id, account, nickname, customer_type from member
      where upline_id = ${team.parentId} and customer_type <> 4
    ), days as (
      select id, day, sum(lost) as lost, sum(paid_in) as paid_in from (
        select p.id, d.day, d.bets - d.payouts as lost, 0 as paid_in
        from people p cross join lateral (select * from member_day where member_id = p.id and ${inRange} offset 0) d
        union all
        select p.id, d.day, 0, d.came - d.went from people p cross join lateral (
          select * from member_money_day where member_id = p.id and ${inRange} and kind = 'deposit' offset 0) d
        union all
        select id, day, bets - payouts, case when kind = 'deposit' then came - went else 0 end from (
          select p.id, c.*, (c.at at time zone ${range.timeZone})::date as day
          from people p join (select member_id, at, bets, payouts, kind, came, went from team_change
            where merchant = ${merchant}) c on c.member_id = p.id
        ) open where ${inRange}
      ) s group by id, day
    ), losses as (
      select p.*, coalesce(sum(d.lost), 0) as loss, coalesce(sum(d.paid_in), 0) as deposits,
        count(*) filter (where d.lost > 0)::int as days_lost
      from people p left join days d using (id) group by p.id, p.account, p.nickname, p.customer_type
    )`;
};

/** The direct downlines of a member with what each lost alone in some days, the largest loss first. */
export async function readUserLoss(
  parts: ReportParts,
  team: TeamOf,
  { pageNo = 1, pageSize = 20, ...asked }: AgentUserLossRequest,
): Promise<AgentUserLossValue> {
  const { db, merchant } = parts;
  const range = await readRange(parts, asked);
  const { code } = await readCurrency(db, merchant);
  const figures = countLosses(merchant, team, range);
  const [page, sums] = await Promise.all([
    sql<Loss>`with ${figures}
      select l.account, l.nickname, l.customer_type as type, l.days_lost as "daysLost",
        l.loss::text as loss, l.deposits::text as deposits,
        (select count(*)::int from member d where d.upline_id = l.id and d.customer_type <> 4) as downlines,
        (select max(at) from member_login n where n.member_id = l.id and n.outcome = 'accepted') as "lastLogin"
      from (select * from losses order by loss desc, lower(account)
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}) l
      order by l.loss desc, lower(l.account)`.execute(db),
    sql<Sums>`with ${figures} select count(*)::int as total, coalesce(sum(loss), 0)::text as loss,
      coalesce(sum(deposits), 0)::text as deposits from losses`.execute(db),
  ]);
  const { total, loss, deposits } = sums.rows[0] ?? { total: 0, loss: '0', deposits: '0' };
  const write = (minor: bigint): string => writeMoney(minor, code);
  return {
    ...(await readHead(parts, team, range)),
    rows: page.rows.map((row) => ({
      account: row.account,
      nickname: row.nickname,
      type: row.type,
      downlines: row.downlines,
      daysLost: row.daysLost,
      lastLogin: row.lastLogin?.toISOString() ?? null,
      loss: write(BigInt(row.loss)),
      deposits: write(BigInt(row.deposits)),
    })),
    totals: { loss: write(BigInt(loss)), deposits: write(BigInt(deposits)) },
    pageTotals: {
      loss: write(page.rows.reduce((sum, row) => sum + BigInt(row.loss), 0n)),
      deposits: write(page.rows.reduce((sum, row) => sum + BigInt(row.deposits), 0n)),
    },
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  };
}
