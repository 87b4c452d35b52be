import { sql } from 'kysely';
import type {
  RecordsAccountRequest,
  RecordsAccountValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import { requireMember, type Caller } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { readMemberCurrency } from '../wallet/currency.ts';
import { findMainWallet } from '../wallet/ledger.ts';
import { readRange } from './range.ts';

type Kind = RecordsAccountValue['rows'][number]['kind'];

/** Kinds of transfers by the first word of their name in the ledger; any other is `other`. */
const kindOf = sql<Kind>`case split_part(t.kind, '.', 1)
  when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal' when 'bonus' then 'bonus'
  when 'rebate' then 'bonus'
  when 'adjustment' then 'adjustment' when 'lottery' then 'lottery'
  when 'game' then case when t.reference like 'lottery%' then 'lottery' else 'game' end
  when 'jackpot' then 'game' else 'other' end`;

/** Every movement of a member's main wallet in a range, the newest first, with what came in and went out. */
export async function readAccountRecord(
  parts: MemberParts,
  { kind = '', pageNo = 1, pageSize = 20, ...asked }: RecordsAccountRequest,
  caller: Caller,
): Promise<RecordsAccountValue> {
  const { db } = parts;
  const { id: memberId } = requireMember(caller);
  const range = await readRange(parts, asked);
  const { code, symbol } = await readMemberCurrency(db, memberId);
  const wallet = await findMainWallet(db, memberId);
  const movements = sql`select e.id, e.amount, t.created_at, t.reference, ${kindOf} as kind
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    where e.account_id = ${wallet} and t.created_at >= ${range.since} and t.created_at < ${range.until}`;
  const ofKind = kind === '' ? sql`true` : sql`kind = ${kind}`;
  const [page, sums] = await Promise.all([
    sql<{ id: string; amount: string; created_at: Date; reference: string; kind: Kind }>`
      select * from (${movements}) m where ${ofKind}
      order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db),
    sql<{ total: string; came: string; went: string }>`select count(*)::text as total,
      coalesce(sum(amount) filter (where amount > 0), 0)::text as came,
      coalesce(sum(amount) filter (where amount < 0), 0)::text as went
      from (${movements}) m where ${ofKind}`.execute(db),
  ]);
  const write = (minor: bigint): string => writeMoney(minor, code);
  const { total = '0', came = '0', went = '0' } = sums.rows[0] ?? {};
  const totalCount = Number(total);
  return {
    ...{ from: range.from, to: range.to, zone: range.timeZone, symbol },
    rows: page.rows.map((row) => ({
      id: row.id,
      time: row.created_at.toISOString(),
      kind: row.kind,
      reference: row.reference,
      amount: write(BigInt(row.amount)),
    })),
    totals: { in: write(BigInt(came)), out: write(BigInt(went)), net: write(BigInt(came) + BigInt(went)) },
    pageTotal: write(page.rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
    ...{ pageNum: pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount },
  };
}
