import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  textMap,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export const rewardKinds = ['physical', 'bonus', 'ticket'] as const;
/** Whether this member may redeem a reward now, and what is in the way where not. */
export const rewardStandings = [
  'open',
  'soldOut',
  'tooFewPoints',
  'amountMissing',
  'limitReached',
  'upcoming',
  'ended',
] as const;
export type RewardStanding = (typeof rewardStandings)[number];
/** A reward of the points mall. Points are whole numbers, money is decimal strings. */
export interface PointReward {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly image: string;
  readonly kind: (typeof rewardKinds)[number];
  readonly points: number;
  /** Deposits that the reward asks for; `0.00` where it asks for none. */
  readonly amountRequirement: string;
  readonly available: number;
  /** Most that this member may still redeem at once. */
  readonly most: number;
  readonly standing: RewardStanding;
}
export const redemptionStatuses = ['inProcess', 'approved', 'rejected'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];
export interface Redemption {
  readonly id: string;
  readonly reward: string;
  readonly status: RedemptionStatus;
  readonly points: number;
  readonly quantity: number;
  /** Why it was rejected; empty otherwise. */
  readonly remark: string;
}
export const pointRewardSchema: JsonSchema = closedObject({
  id: text,
  name: text,
  text,
  image: text,
  kind: oneOfTexts(rewardKinds),
  points: whole,
  amountRequirement: text,
  available: whole,
  most: whole,
  standing: oneOfTexts(rewardStandings),
});
export const redemptionSchema: JsonSchema = closedObject({
  id: text,
  reward: text,
  status: oneOfTexts(redemptionStatuses),
  points: whole,
  quantity: whole,
  remark: text,
});
export interface PointsRedeemContext extends Complaint, Lockout {
  readonly points: number;
  readonly hasFundPassword: boolean;
  readonly rewards: readonly PointReward[];
  readonly reward: PointReward | null;
  readonly quantity: number;
  readonly fundPassword: string | null;
  readonly redemption: Redemption | null;
}
export const pointsRedeemProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  points: wholeOrNull,
  rewards: listOf(pointRewardSchema),
  reward: { anyOf: [pointRewardSchema, { type: 'null' }] },
  quantity: whole,
  redemption: { anyOf: [redemptionSchema, { type: 'null' }] },
  secondsLeft: wholeOrNull,
});
const busyStates: readonly string[] = ['loading', 'submitting', 'processing.checking'];
export function projectPointsRedeem(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as PointsRedeemContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    points: context.points,
    rewards: context.rewards.map((one) => ({ ...one })),
    reward: context.reward === null ? null : { ...context.reward },
    quantity: context.quantity,
    redemption: context.redemption === null ? null : { ...context.redemption },
    secondsLeft: state === 'locked' ? context.secondsLeft : null,
  };
}
