import type { Database } from '../../server/db/database.ts';
import { noteEvent, type DepositActor } from '../money/cashier/deposit-orders.ts';
import { tellMember } from '../messages/tell.ts';
import { readCreditRoom } from './credit-room.ts';
import { depositNotices } from './deposit-notices.ts';

/**
 * Cancels a member's unpaid deposits that the limits leave no room for, and tells the member. What was
 * paid by hand already and is under review counts first; it is judged itself when it is credited. Call it
 * with the member's row locked.
 * @returns the sum of what was cancelled, minor units
 */
export async function cancelAboveRoom(
  db: Database,
  memberId: string,
  now: Date,
  actor: DepositActor = 'member',
): Promise<bigint> {
  const room = await readCreditRoom(db, memberId, now);
  if (room === null) return 0n;
  const open = await db
    .selectFrom('deposit_order')
    .select(['id', 'amount', 'status', 'reference', 'currency'])
    .where('member_id', '=', memberId)
    .where('status', 'in', ['underReview', 'waiting'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const sent = open.filter(({ status }) => status === 'underReview');
  let rest = sent.reduce((rest, { amount }) => rest - BigInt(amount), room);
  let cancelled = 0n;
  for (const { id, amount, reference, currency } of open.filter(({ status }) => status === 'waiting')) {
    const sum = BigInt(amount);
    if (sum <= rest) {
      rest -= sum;
      continue;
    }
    cancelled += sum;
    await db
      .updateTable('deposit_order')
      .set({ status: 'cancelled', closed_at: now, reason: 'limit' })
      .where('id', '=', id)
      .execute();
    await noteEvent(db, { orderId: id, kind: 'cancelled', actor, note: 'limit', at: now });
    await tellMember(db, memberId, {
      notice: depositNotices.cancelled,
      values: { amount: { amount: sum, currency }, reference },
      at: now,
    });
  }
  return cancelled;
}
