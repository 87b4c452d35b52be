import type { Database } from '../../server/db/database.ts';
import { readUsed, startOf } from './usage.ts';

/** Whether the member has used up a limit on time. */
export async function isTimeUp(db: Database, memberId: string, now: Date): Promise<boolean> {
  const limits = await db
    .selectFrom('care_limit')
    .select(['period', 'amount'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'session')
    .where('amount', 'is not', null)
    .execute();
  for (const { period, amount } of limits)
    if ((await readUsed(db, memberId, 'session', startOf(period, now))) >= BigInt(amount ?? '0')) return true;
  return false;
}
