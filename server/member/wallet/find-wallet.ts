import type { Database } from '../../db/database.ts';
import { currency } from './ledger.ts';

/** The ledger account of a member's main wallet. Every member has one from the start. */
export async function findWallet(db: Database, memberId: string): Promise<string> {
  const { id } = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('account_type', '=', 1)
    .where('currency', '=', currency.code)
    .executeTakeFirstOrThrow();
  return id;
}
