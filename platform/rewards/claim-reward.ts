import type { RewardsClaimRequest, RewardsClaimValue } from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { requireToken } from '../../server/infrastructure/http/limits.ts';
import { runIdempotent } from '../calls/run-idempotent.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import { readLocalText } from '../messages/local-text.ts';
import type { MemberParts } from '../parts.ts';
import { nameRefusal, updateClaimable } from './list-rewards.ts';
import { payReward } from './pay-reward.ts';
import { requireRealAccount } from '../identity/security/fund-password.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { readCurrency } from '../money/wallet/currency.ts';

const perMember = { limit: 30, windowSeconds: 60 } as const;
type Store = Pick<MemberParts, 'merchant' | 'clock'>;
interface ClaimRequest {
  readonly memberId: string;
  readonly id: string;
  readonly language: string;
}

/**
 * Claims an issued reward inside a transaction. One statement decides who claims it: of many tries at the
 * same moment one pays, the others are refused as claimed.
 * @throws AppError 404 `reward.unknown`; 409 `reward.claimed`, `reward.expired`
 */
export async function takeReward(
  db: Database,
  { merchant, clock }: Store,
  wanted: ClaimRequest,
): Promise<RewardsClaimValue> {
  const { memberId, id, language } = wanted;
  const now = clock.now();
  const claimed = await updateClaimable({ db, merchant, now }, wanted, { claimed_at: now })
    .returning(['texts', 'pays', 'points', 'wagering'])
    .executeTakeFirst();
  if (claimed === undefined) {
    const code = await nameRefusal(db, wanted);
    throw refuseCall(code, 'The reward cannot be claimed.', code === 'reward.unknown' ? 404 : 409);
  }
  const points = BigInt(claimed.points);
  const amount = BigInt(claimed.pays);
  const { texts, wagering } = claimed;
  await payReward(db, {
    merchant,
    memberId,
    reference: `reward:${id}`,
    at: now,
    amount,
    points,
    wagering,
    texts,
  });
  return {
    id,
    title: readLocalText(claimed.texts, language).title,
    amount: amount === 0n ? '' : writeMoney(amount, (await readCurrency(db, merchant)).code),
    points: Number(points),
  };
}

/** Answers `rewards.claim`, once for each key. */
export async function claimReward(
  parts: MemberParts,
  { promotionClaimId: id, promotionType = '' }: RewardsClaimRequest,
  caller: Caller,
): Promise<RewardsClaimValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  await requireToken(parts.limits, { key: `reward-claim:${member.id}`, ...perMember });
  const request = { id, promotionType };
  return runIdempotent(parts, caller, { operation: 'rewards.claim', asked: request }, (db) =>
    takeReward(db, parts, { memberId: member.id, id, language: caller.language }),
  );
}
