import { refuseOnBreak } from '../../protection/on-break.ts';
import { refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { lockMember } from './accounts.ts';
import { moveMoney } from './money.ts';
import { readWithdrawalSettings, type WithdrawalSettings } from './settings.ts';
import { changeWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawal-store.ts';
import { writeWithdrawal, type WireWithdrawal } from './wire.ts';

/** Whether a request can be cancelled as it is now, breaks left aside. */
export const isCancellable = (
  { mayCancel }: Pick<WithdrawalSettings, 'mayCancel'>,
  { status }: Pick<WithdrawalRow, 'status'>,
): boolean => mayCancel && status === 'submitted';

/**
 * Cancels a request whose review has not begun, where the merchant's setting allows it at all. During a break
 * or an exclusion it never does: money that is on its way out stays there.
 * @throws AppError 409 `withdrawal.final`, 403 `account.on-break`
 */
export async function cancelWithdrawal(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  memberId: string,
  id: string,
): Promise<WireWithdrawal> {
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    await refuseOnBreak(transaction, memberId, clock.now());
    const row = await lockWithdrawal(transaction, { id, merchant });
    if (row === null || row.member_id !== memberId)
      throw refuseCall('withdrawal.unknown', 'The member has no such withdrawal.', 404);
    if (!isCancellable(await readWithdrawalSettings(transaction, merchant), row))
      throw refuseCall('withdrawal.final', 'The withdrawal cannot be cancelled, or no longer.', 409);
    const now = clock.now();
    await moveMoney(transaction, row, 'giveBack', now);
    const change = { status: 'returned', reason: '' } as const;
    await changeWithdrawal(transaction, id, change, {
      what: 'cancelled',
      actor: `member:${memberId}`,
      at: now,
    });
    return writeWithdrawal({ ...row, ...change });
  });
}
