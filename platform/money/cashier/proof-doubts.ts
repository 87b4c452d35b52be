import { sql } from 'kysely';
import type { MoneyDoubt } from '../../../src/protocol/calls/money.ts';
import type { Database } from '../../../server/db/database.ts';
import type { DepositOrder } from './deposit-orders.ts';

/**
 * What of the proof of an order was seen before: a picture that proves another order, by the bytes that are left when
 * it was redrawn, and a payer who paid for another member. Also of orders that were refused.
 */
export async function listProofDoubts(
  db: Database,
  { id, merchant, member_id: memberId, payer_name: payer }: DepositOrder,
): Promise<readonly MoneyDoubt[]> {
  const subject = `deposit:${id}`;
  const { rows } = await sql<{ picture: boolean; payer: boolean }>`select
      exists (select from upload own join upload other on other.sha256 = own.sha256 and other.id <> own.id
        where own.subject = ${subject} and other.subject is not null
          and (other.subject <> ${subject} or other.member_id <> own.member_id)) as picture,
      exists (select from deposit_order other
        where other.merchant = ${merchant} and lower(other.payer_name) = lower(${payer}) and other.payer_name <> ''
          and other.member_id <> ${memberId}) as payer`.execute(db);
  const [match] = rows;
  return [
    ...(match?.picture === true ? (['picture'] as const) : []),
    ...(match?.payer === true ? (['payer'] as const) : []),
  ];
}
