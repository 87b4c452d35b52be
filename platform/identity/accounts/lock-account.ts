import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { trialType } from '../../money/wallet/currency.ts';

/** Locks the rows of members in the order of their ids, so that two that lock the same ones never wait for each other. */
export async function lockMembers(db: Database, ids: readonly string[]): Promise<void> {
  await db.selectFrom('member').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/**
 * Locks a member's row, as everything that touches a member's money does, and returns the state of the
 * account. Accounts of the free demo belong to no member. @throws AppError 404 `member.unknown`
 */
export async function lockAccount(db: Database, merchant: string, id: string) {
  const row = await db
    .selectFrom('member')
    .select(['account', 'frozen', 'break_until'])
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('customer_type', '<>', trialType)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuseCall('member.unknown', 'There is no such account.', 404);
  return row;
}
