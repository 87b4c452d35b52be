import { sql, type RawBuilder } from 'kysely';
import type {
  AgentTransactionsRequest,
  AgentTransactionsValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { readRange } from '../../records/range.ts';
import { showReference } from '../../records/show-reference.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import {
  findSlice,
  isInTeam,
  isSmallTeam,
  readCountedDays,
  sumDays,
  teamMembers,
  type Slice,
  type TeamAsked,
} from './counted-days.ts';
import { isOwnTeam, readHead, type ReportParts, type TeamOf } from './report-head.ts';

type Kind = AgentTransactionsValue['rows'][number]['kind'];
interface Movement {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly kind: Kind;
  readonly amount: string;
  readonly balance_after: string;
  readonly booked_at: Date;
  readonly reference: string;
}

/** Of all kinds, stakes and wins are left out: they are in the report of bets. */
const fitsKind = (column: RawBuilder<unknown>, kind: string): RawBuilder<unknown> =>
  kind === '' ? sql`${column} <> 'play'` : sql`${column} <> 'play' and ${column} = ${kind}`;
const kindOf = sql`team_money_kind(t.kind)`;
const columns = sql`e.id, m.account, m.nickname, ${kindOf} as kind, e.amount, e.balance_after, e.booked_at, t.reference`;

/** From the newest movement of the brand on, each with a look at who is above. */
const selectOfLarge = (asked: TeamAsked, kind: string, { from, to }: Slice): RawBuilder<unknown> =>
  sql`select ${columns}
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
      join ledger_account a on a.id = e.account_id and a.account_type = 1 and a.member_id is not null
      cross join lateral (select * from member where id = a.member_id offset 0) m
    where t.merchant = ${asked.merchant} and t.created_at >= ${from} and t.created_at < ${to}
      and ${fitsKind(kindOf, kind)} and m.customer_type <> 4 and ${isInTeam(asked)}
    order by t.created_at desc, e.id desc`;
/** Of members who have such a movement in these days, one after the other. */
const selectOfSmall = (asked: TeamAsked, kind: string, { from, to }: Slice): RawBuilder<unknown> =>
  sql`select ${columns}
    from (
      select id from team where exists (select from member_money_day d where d.member_id = team.id
          and d.day >= ${asked.range.from} and d.day <= ${asked.range.to} and ${fitsKind(sql`d.kind`, kind)})
        or exists (select from team_change c where c.member_id = team.id and ${fitsKind(sql`c.kind`, kind)})
    ) moved join member m on m.id = moved.id
      join ledger_account a on a.member_id = m.id and a.account_type = 1
      join ledger_entry e on e.account_id = a.id and e.booked_at >= ${from} and e.booked_at < ${to}
      join ledger_transfer t on t.id = e.transfer_id and ${fitsKind(kindOf, kind)}
    order by e.booked_at desc, e.id desc`;

async function selectMovements(
  db: Database,
  asked: TeamAsked,
  kind: string,
  slice: Slice | null,
): Promise<readonly Movement[]> {
  if (slice === null) return [];
  const query = (await isSmallTeam(db, asked.parentId))
    ? sql`with recursive ${teamMembers(asked)} ${selectOfSmall(asked, kind, slice)}`
    : selectOfLarge(asked, kind, slice);
  return (await sql<Movement>`${query} limit ${slice.limit} offset ${slice.offset}`.execute(db)).rows;
}

/** What moved in the wallets of a team besides bets, the newest first, with the sums of the page and of all days. */
export async function readTransactions(
  parts: ReportParts,
  team: TeamOf,
  { kind = '', pageNo = 1, pageSize = 20, ...asked }: AgentTransactionsRequest,
): Promise<AgentTransactionsValue> {
  const { db, merchant } = parts;
  const range = await readRange(parts, asked);
  const { code } = await readCurrency(db, merchant);
  const of = { merchant, parentId: team.parentId, withParent: !isOwnTeam(team), range };
  const days = await readCountedDays(db, of, {
    tables: ['team_money_day', 'member_money_day'],
    fits: fitsKind(sql`kind`, kind),
    count: sql`entries`,
    sums: [sql`came`, sql`went`],
  });
  const rows = await selectMovements(db, of, kind, findSlice(days, { pageNo, pageSize }, range.timeZone));
  const write = (minor: bigint): string => writeMoney(minor, code);
  const writeSums = (came: bigint, went: bigint) => ({
    in: write(came),
    out: write(went),
    net: write(came - went),
  });
  const cameOf = ({ amount }: Movement): bigint => (BigInt(amount) > 0n ? BigInt(amount) : 0n);
  const wentOf = ({ amount }: Movement): bigint => (BigInt(amount) < 0n ? -BigInt(amount) : 0n);
  const { count, first, second } = sumDays(days);
  return {
    ...(await readHead(parts, team, range)),
    rows: rows.map((row) => ({
      id: row.id,
      time: row.booked_at.toISOString(),
      account: row.account,
      nickname: row.nickname,
      kind: row.kind,
      in: write(cameOf(row)),
      out: write(wentOf(row)),
      balance: write(BigInt(row.balance_after)),
      reference: showReference(row.reference),
    })),
    totals: writeSums(first, second),
    pageTotals: writeSums(
      rows.reduce((sum, row) => sum + cameOf(row), 0n),
      rows.reduce((sum, row) => sum + wentOf(row), 0n),
    ),
    pageNum: pageNo,
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
  };
}
