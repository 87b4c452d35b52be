import type {
  RewardsClaimTicketRequest,
  RewardsClaimTicketValue,
  RewardsTicketsValue,
} from '../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { claimReward } from './claim-reward.ts';
import { nameRefusal, selectClaimable, updateClaimable } from './list-rewards.ts';

/** Rewards as clients of the wire contract know them: a ticket for each, with what it asks for. */
export async function listTickets({ db, clock }: MemberParts, caller: Caller): Promise<RewardsTicketsValue> {
  const rows = await selectClaimable(db, requireMember(caller).id, clock.now()).execute();
  return rows.map(({ id, promotion_type, expires_at, wagering }) => ({
    transactionId: id,
    promotionType: promotion_type,
    conditionStatus: [
      ...(expires_at === null
        ? []
        : [{ condition: 'CLAIM_BEFORE' as const, value: expires_at.toISOString(), met: true }]),
      ...(wagering === 0 ? [] : [{ condition: 'WAGERING' as const, value: String(wagering), met: false }]),
    ],
  }));
}

/** The same claim as `rewards.claim`, under the names that these clients use. */
export async function claimTicket(
  parts: MemberParts,
  { transactionId }: RewardsClaimTicketRequest,
  caller: Caller,
): Promise<RewardsClaimTicketValue> {
  const { id, amount, points } = await claimReward(parts, { promotionClaimId: transactionId }, caller);
  return { configId: id, value: amount, points };
}

/**
 * Turns a reward down: its time to be claimed has ended.
 * @throws AppError 404 `reward.unknown`; 409 `reward.claimed`, `reward.expired`
 */
export async function cancelTicket(
  { db, clock, merchant }: MemberParts,
  id: string,
  caller: Caller,
): Promise<object> {
  const memberId = requireMember(caller).id;
  const now = clock.now();
  const cancelled = await updateClaimable({ db, merchant, now }, { memberId, id }, { expires_at: now })
    .returning('id')
    .executeTakeFirst();
  if (cancelled === undefined) {
    const code = await nameRefusal(db, { memberId, id });
    throw refuseCall(code, 'The reward cannot be turned down.', code === 'reward.unknown' ? 404 : 409);
  }
  return {};
}
