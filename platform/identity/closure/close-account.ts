import type { ClosureCloseRequest, ClosureCloseValue } from '../../../src/protocol/generated/wire-types.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { expireOrders } from '../../money/cashier/deposit-orders.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { tellMember as mailMember } from '../sign-in/authenticator.ts';
import { endAccess } from '../sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';
import { endPlay } from '../../play/end-play.ts';
import { endAhead } from '../../protection/end-ahead.ts';
import { lockUnfrozen } from '../../protection/on-break.ts';
import { readPlayRules } from '../../protection/play-rules.ts';
import { requireFundPassword, requireRealAccount } from '../security/fund-password.ts';
import { requireLoginPassword } from '../security/login-password.ts';
import { readOpenThings } from './open-things.ts';

/**
 * Closes the account for good: every session ends, and nothing can be done with it until two operators open it
 * again where the member asks for that. Books and records stay as long as the law asks.
 * @throws AppError 409 `closure.blocked` with what is still open; 400 at the field of a wrong password
 */
export async function closeAccount(
  parts: MemberParts,
  { reason, password = '', fundPassword = '' }: ClosureCloseRequest,
  caller: Caller,
): Promise<ClosureCloseValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const { db, merchant, clock } = parts;
  await requireLoginPassword(parts, member, password);
  const { needsFundPassword } = await readOpenThings(db, parts, member.id);
  if (needsFundPassword) await requireFundPassword(parts, member, fundPassword, 'fundPassword');
  const { roundEnding: ending } = await readPlayRules(parts);
  const now = clock.now();
  await expireOrders(db, merchant, now);
  await db.transaction().execute(async (work) => {
    // Whatever moves this member's money locks the same row: it is done before this, or refused after it.
    await lockUnfrozen(work, member.id);
    const open = await readOpenThings(work, parts, member.id);
    if (!open.isClear)
      throw new AppError({
        status: 409,
        code: 'closure.blocked',
        message: 'Money or open business keeps the account open.',
        value: open,
      });
    await work
      .updateTable('member')
      .set({ frozen: true, frozen_at: now, closed_at: now, closed_reason: reason })
      .where('id', '=', member.id)
      .execute();
    await endAccess(work, member.id, { reason: 'accountClosed', at: now });
    await endAhead(work, member.id, { merchant, ending, at: now });
    await endPlay(work, { merchant, memberId: member.id, by: 'freeze', ending, now });
    await mailMember(parts, work, member.id, { kind: 'accountClosed', words: {} });
  });
  return { closedAt: now.toISOString() };
}
