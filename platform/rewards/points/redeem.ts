import type { ErrorCode } from '../../../src/protocol/error-codes.ts';
import type { PointsRedeemRequest, PointsRedeemValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import type { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { openWay, prepareWay } from '../../money/ways-out/open-way.ts';
import { ensurePoints, lockAccounts } from './accounts.ts';
import { bookPoints } from './book-points.ts';
import { readRedemption } from './redemptions.ts';
import { countTaken, checkEligibility, sumDeposits, type Redeemer, type RewardRow } from './rewards.ts';

type Store = Pick<MemberParts, 'merchant' | 'clock'>;
interface Order {
  readonly memberId: string;
  readonly rewardId: string;
  readonly quantity: number;
}

const refusals: Readonly<Record<Exclude<ReturnType<typeof checkEligibility>, 'open'>, ErrorCode>> = {
  upcoming: 'reward.closed',
  ended: 'reward.closed',
  soldOut: 'reward.sold-out',
  limitReached: 'reward.limit',
  amountMissing: 'reward.amount-missing',
  tooFewPoints: 'points.insufficient',
};

/** The reason to refuse an order, or null. `takePieces` checks the stock. */
function findHindrance(reward: RewardRow, redeemer: Redeemer, quantity: number, now: Date): AppError | null {
  const standing = checkEligibility(reward, redeemer, now);
  if (standing !== 'open') return refuseCall(refusals[standing], `The reward is ${standing}.`, 409);
  if (reward.limit_per_member !== null && redeemer.taken + quantity > reward.limit_per_member)
    return refuseField('quantity', 'quantity.invalid', 'More pieces than one member may have.');
  if (redeemer.points < BigInt(reward.points) * BigInt(quantity))
    return refuseField('quantity', 'points.insufficient', 'Not enough points for so many pieces.', 409);
  return null;
}

/**
 * A reward that has pieces and is offered now. Checked before anything is locked: the many who come too late
 * for the last piece are refused without queueing for the house's account, which every change of points in
 * the house needs.
 */
async function findOpenReward(db: Database, merchant: string, id: string, now: Date): Promise<RewardRow> {
  const reward = await db
    .selectFrom('point_reward')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (reward === undefined) throw refuseCall('reward.closed', 'There is no such reward.', 404);
  const rich: Redeemer = {
    points: BigInt(reward.points),
    deposited: BigInt(reward.amount_requirement),
    taken: 0,
  };
  const standing = checkEligibility(reward, rich, now);
  if (standing !== 'open') throw refuseCall(refusals[standing], `The reward is ${standing}.`, 409);
  return reward;
}

/**
 * Takes pieces out of the stock in one statement: of many who want the last one, one gets it.
 * @throws AppError 409 `reward.sold-out`
 */
async function takePieces(db: Database, { rewardId, quantity }: Order): Promise<void> {
  const reward = await db
    .updateTable('point_reward')
    .set((update) => ({ available: update('available', '-', quantity) }))
    .where('id', '=', rewardId)
    .where('available', '>=', quantity)
    .returning('id')
    .executeTakeFirst();
  if (reward === undefined) throw refuseCall('reward.sold-out', 'So many pieces are not left.', 409);
}

/**
 * Orders a reward inside a transaction: the member's accounts are locked, so that two orders of one
 * member come after one another; pieces and points go together or not at all.
 * @throws AppError 404 `reward.closed`; 409 `reward.*`, `points.insufficient`; 400 `quantity.invalid`
 */
export async function orderReward(db: Database, { merchant, clock }: Store, order: Order): Promise<string> {
  const { memberId, rewardId, quantity } = order;
  const now = clock.now();
  const opened = await openWay(db, { way: 'redemption', memberId, now });
  const reward = await findOpenReward(db, merchant, rewardId, now);
  const accounts = await ensurePoints(db, merchant, memberId);
  const balances = await lockAccounts(db, [accounts.house, accounts.member]);
  const redeemer: Redeemer = {
    points: balances.get(accounts.member) ?? 0n,
    deposited: await sumDeposits(db, memberId),
    taken: (await countTaken(db, memberId)).get(rewardId) ?? 0,
  };
  const hindrance = findHindrance(reward, redeemer, quantity, now);
  if (hindrance !== null) throw hindrance;
  await takePieces(db, order);
  const points = BigInt(reward.points) * BigInt(quantity);
  const { id } = await db
    .insertInto('point_redemption')
    .values({
      merchant,
      member_id: memberId,
      reward_id: rewardId,
      quantity,
      points: points.toString(),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = { merchant, kind: 'points.redeem', reference: `redeem:${id}`, at: now } as const;
  await bookPoints(db, accounts, { ...change, points: -points, opened });
  return id;
}

/** Answers `points.redeem`: the fund password first, then the order, once for each key. */
export async function redeemReward(
  parts: MemberParts,
  request: PointsRedeemRequest,
  caller: Caller,
): Promise<PointsRedeemValue> {
  const member = requireMember(caller);
  const { rewardId, quantity = 1, password } = request;
  await prepareWay(parts, member, 'redemption', { fundPassword: password, field: 'password' });
  const fingerprint = { rewardId, quantity };
  return runIdempotent(parts, caller, { operation: 'points.redeem', asked: fingerprint }, async (db) => {
    const id = await orderReward(db, parts, { memberId: member.id, rewardId, quantity });
    return readRedemption(db, { memberId: member.id, id, language: caller.language });
  });
}
