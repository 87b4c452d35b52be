import { sql } from 'kysely';
import type { TransfersListRequest, TransfersListValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { readMemberCurrency } from '../wallet/currency.ts';

interface Row {
  readonly id: string;
  readonly created_at: Date;
  readonly is_sent: boolean;
  readonly nickname: string;
  readonly amount: string;
}

/** Answers `transfers.list`: what a member sent and got, the newest first. */
export async function listTransfers(
  parts: MemberParts,
  { pageNo = 1, pageSize = 20 }: TransfersListRequest,
  caller: Caller,
): Promise<TransfersListValue> {
  const { db } = parts;
  const { id } = requireMember(caller);
  const { code, symbol } = await readMemberCurrency(db, id);
  const ownTransfers = sql`member_transfer t where t.sender_id = ${id} or t.recipient_id = ${id}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select t.id, t.created_at, t.amount::text, t.sender_id = ${id} as is_sent, m.nickname
      from (select t.* from ${ownTransfers} order by t.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}) t
      join member m on m.id = case when t.sender_id = ${id} then t.recipient_id else t.sender_id end
      order by t.id desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${ownTransfers}`.execute(db),
  ]);
  const totalCount = counted.rows[0]?.total ?? 0;
  return {
    symbol,
    zone: (await readSettings(parts)).timeZone,
    rows: rows.map((row) => ({
      id: row.id,
      time: row.created_at.toISOString(),
      way: row.is_sent ? 'sent' : 'received',
      nickname: row.nickname,
      reference: row.id,
      amount: writeMoney(row.is_sent ? -BigInt(row.amount) : BigInt(row.amount), code),
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
