import type { Database } from '../../server/db/database.ts';
import { startOf, sumCredited } from './usage.ts';

/**
 * What the tightest of a member's deposit limits leaves for money that is about to be credited, minor
 * units and never negative; null where there is no limit. Only credited money counts: an order that is
 * still open is judged itself when its money comes. Call it with the member's row locked.
 */
export async function readCreditRoom(db: Database, memberId: string, now: Date): Promise<bigint | null> {
  const limits = await db
    .selectFrom('care_limit')
    .select(['period', 'amount'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'deposit')
    .where('amount', 'is not', null)
    .execute();
  let room: bigint | null = null;
  for (const { period, amount } of limits) {
    const rest = BigInt(amount ?? '0') - (await sumCredited(db, memberId, startOf(period, now)));
    const here = rest > 0n ? rest : 0n;
    room = room === null || here < room ? here : room;
  }
  return room;
}
