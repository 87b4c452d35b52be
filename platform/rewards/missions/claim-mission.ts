import type { MissionsClaimValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import { readLocalText } from '../../messages/local-text.ts';
import type { MemberParts } from '../../parts.ts';
import { payReward } from '../pay-reward.ts';
import { requireRealAccount } from '../../identity/security/fund-password.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { readFacts } from './list-missions.ts';
import { findWindow } from './windows.ts';

const perMember = { limit: 30, windowSeconds: 60 } as const;
type Store = Pick<MemberParts, 'merchant' | 'clock' | 'liveSite'>;

/**
 * Claims what a mission brings inside a transaction. The key of the table lets a window through once: of many
 * tries at the same moment one pays.
 * @throws AppError 404 `mission.unknown`; 409 `mission.not-done`, `mission.claimed`
 */
export async function takeMission(
  db: Database,
  { merchant, clock, liveSite }: Store,
  { id, memberId, language }: { readonly id: string; readonly memberId: string; readonly language: string },
): Promise<MissionsClaimValue> {
  const now = clock.now();
  const mission = await db
    .selectFrom('mission')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('enabled', '=', true)
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();
  if (mission === undefined) throw refuseCall('mission.unknown', 'There is no such mission now.', 404);
  const { key, fromDay } = findWindow(mission, now, (await readSettings({ liveSite })).timeZone);
  const facts = await readFacts({ db, merchant, clock, liveSite }, memberId, fromDay);
  if (facts[mission.metric] < BigInt(mission.target))
    throw refuseCall('mission.not-done', 'The mission is not complete.', 409);
  const claim = await db
    .insertInto('mission_claim')
    .values({ merchant, mission_id: id, member_id: memberId, window_name: key, claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (claim === undefined) throw refuseCall('mission.claimed', 'The mission was claimed.', 409);
  const amount = BigInt(mission.pays);
  const { points, tickets, wagering, texts } = mission;
  const reference = `mission:${claim.id}`;
  await payReward(db, {
    merchant,
    memberId,
    reference,
    at: now,
    amount,
    tickets,
    wagering,
    texts,
    points: BigInt(points),
  });
  return {
    id,
    title: readLocalText(texts, language).title,
    amount: amount === 0n ? '' : writeMoney(amount, (await readCurrency(db, merchant)).code),
    points: Number(points),
    tickets,
  };
}

/** Answers `missions.claim`, once for each key. */
export async function claimMission(
  parts: MemberParts,
  id: string,
  caller: Caller,
): Promise<MissionsClaimValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const { limit, windowSeconds } = perMember;
  await requireToken(parts.limits, { key: `mission-claim:${member.id}`, limit, windowSeconds });
  return runIdempotent(parts, caller, { operation: 'missions.claim', asked: { id } }, (db) =>
    takeMission(db, parts, { id, memberId: member.id, language: caller.language }),
  );
}
