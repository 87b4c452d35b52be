import { sql } from 'kysely';
import type { WalletPendingValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { readMemberCurrency } from './currency.ts';

interface Row {
  readonly kind: WalletPendingValue['rows'][number]['kind'];
  readonly count: number;
  /** Minor units. */
  readonly amount: string;
}

/**
 * What is on its way: withdrawals until they are done, payments that are checked or held, stakes of rounds that
 * are open, and lottery tickets before their draw. A deposit that is not paid yet is no money.
 */
export async function readPending(db: Database, memberId: string): Promise<WalletPendingValue> {
  const { code, symbol } = await readMemberCurrency(db, memberId);
  const { rows } = await sql<Row>`select kind, count, amount from (
    select 1 as place, 'withdrawals' as kind, count(*)::int as count, coalesce(sum(amount), 0)::text as amount
      from withdrawal where member_id = ${memberId} and status not in ('completed', 'rejected', 'returned')
    union all
    select 2, 'deposits', count(*)::int, coalesce(sum(amount), 0)::text
      from deposit_order where member_id = ${memberId} and status in ('underReview', 'held')
    union all
    select 3, 'rounds', count(*)::int, coalesce(sum(stake), 0)::text
      from play_round where member_id = ${memberId} and state in ('open', 'held')
    union all
    select 4, 'tickets', count(*)::int, coalesce(sum(amount), 0)::text
      from lottery_ticket where member_id = ${memberId} and state = 'placed'
  ) every where count > 0 order by place`.execute(db);
  return { symbol, rows: rows.map((row) => ({ ...row, amount: writeMoney(BigInt(row.amount), code) })) };
}
