import { sql } from 'kysely';
import type { PointsRewardsValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberParts } from '../../parts.ts';
import { readLocalText } from '../../messages/local-text.ts';
import type { LocalTexts } from '../../local-texts.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { readPoints } from './accounts.ts';
import type { RewardKind } from './tables.ts';

type RewardItem = PointsRewardsValue['rewards'][number];
/** The fields of a reward that the rules read. */
export interface RewardRow {
  readonly id: string;
  readonly kind: RewardKind;
  readonly texts: LocalTexts;
  readonly image: string;
  readonly points: string;
  readonly amount_requirement: string;
  readonly quantity: number;
  readonly available: number;
  readonly limit_per_member: number | null;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}
/** What the rules know of a member. */
export interface Redeemer {
  readonly points: bigint;
  /** Deposits so far, in minor units. */
  readonly deposited: bigint;
  /** Pieces of this reward that were redeemed and not rejected. */
  readonly taken: number;
}
/** Pieces in one order. */
const mostPieces = 10;

/** Pieces of a reward that a member may take now. */
function countMost(reward: RewardRow, { points, taken }: Redeemer): number {
  const affordable = points / BigInt(reward.points);
  const allowed = reward.limit_per_member === null ? mostPieces : reward.limit_per_member - taken;
  return Math.max(0, Math.min(reward.available, allowed, mostPieces, Number(affordable)));
}

/** Whether a member may redeem a reward now, and what is in the way where not. The first hindrance counts. */
export function checkEligibility(reward: RewardRow, redeemer: Redeemer, now: Date): RewardItem['standing'] {
  if (now < reward.starts_at) return 'upcoming';
  if (reward.ends_at !== null && now >= reward.ends_at) return 'ended';
  if (reward.available === 0) return 'soldOut';
  if (reward.limit_per_member !== null && redeemer.taken >= reward.limit_per_member) return 'limitReached';
  if (redeemer.deposited < BigInt(reward.amount_requirement)) return 'amountMissing';
  return redeemer.points < BigInt(reward.points) ? 'tooFewPoints' : 'open';
}

/** Money that a member paid in so far, in minor units. */
export async function sumDeposits(db: Database, memberId: string): Promise<bigint> {
  const { sum } = await db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_transfer as transfer', 'transfer.id', 'entry.transfer_id')
    .innerJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .select(sql<string>`coalesce(sum(entry.amount), 0)::text`.as('sum'))
    .where('account.member_id', '=', memberId)
    .where('transfer.kind', '=', 'deposit')
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}

/** Pieces of each reward that a member has, orders in process included. */
export async function countTaken(db: Database, memberId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('point_redemption')
    .select(['reward_id', (select) => select.fn.sum<string>('quantity').as('taken')])
    .where('member_id', '=', memberId)
    .where('status', '<>', 'rejected')
    .groupBy('reward_id')
    .execute();
  return new Map(rows.map(({ reward_id, taken }) => [reward_id, Number(taken)]));
}

/** The catalogue with what applies to this member: eligibility, points and pieces already redeemed. */
export async function listRewards(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  memberId: string,
  language: string,
): Promise<PointsRewardsValue> {
  const [{ code: currency }, points, deposited, counts, rewards] = await Promise.all([
    readCurrency(db, merchant),
    readPoints(db, memberId),
    sumDeposits(db, memberId),
    countTaken(db, memberId),
    db.selectFrom('point_reward').selectAll().where('merchant', '=', merchant).orderBy('position').execute(),
  ]);
  const now = clock.now();
  const toItem = (reward: RewardRow): RewardItem => {
    const redeemer = { points, deposited, taken: counts.get(reward.id) ?? 0 };
    const { title, text } = readLocalText(reward.texts, language);
    const standing = checkEligibility(reward, redeemer, now);
    return {
      id: reward.id,
      name: title,
      text: text ?? '',
      image: reward.image,
      type: reward.kind,
      pointsRequirement: Number(reward.points),
      amountRequirement: writeMoney(BigInt(reward.amount_requirement), currency),
      quantity: reward.quantity,
      availableQuantity: reward.available,
      limitPerMember: reward.limit_per_member,
      mostNow: standing === 'open' ? countMost(reward, redeemer) : 0,
      startAt: reward.starts_at.getTime(),
      endAt: reward.ends_at?.getTime() ?? null,
      standing,
    };
  };
  return { points: Number(points), rewards: rewards.map(toItem) };
}
