import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { activityStatuses, type ActivityStatus } from '../activity-status.ts';
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

/** A reward in the reward centre. */
export interface ClaimableReward {
  readonly id: string;
  /** Kind of promotion, for example `MISSION` (wire contract, B16). */
  readonly type: string;
  readonly title: string;
  readonly text: string;
  readonly status: ActivityStatus;
  /** Money as a decimal string; empty where the reward is points. */
  readonly amount: string;
  readonly points: number;
  /** How many times the amount is to be staked; 0 where it is free. */
  readonly wagering: number;
  /** Moment as ISO 8601, or null where it does not run out. */
  readonly expiresAt: string | null;
}
/** What a claim brought. */
export interface Claim {
  readonly id: string;
  readonly title: string;
  readonly amount: string;
  readonly points: number;
}
export const claimableRewardSchema: JsonSchema = closedObject({
  id: text,
  type: text,
  title: text,
  text,
  status: oneOfTexts(activityStatuses),
  amount: text,
  points: whole,
  wagering: whole,
  expiresAt: textOrNull,
});
export const claimSchema: JsonSchema = closedObject({ id: text, title: text, amount: text, points: whole });
export interface RewardClaimContext extends Complaint, Lockout {
  readonly rewards: readonly ClaimableReward[];
  readonly reward: string | null;
  /** Claimed here: whatever an older list says, they are not claimed again. */
  readonly claimedIds: readonly string[];
  readonly claim: Claim | null;
}
export const rewardClaimProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  rewards: listOf(claimableRewardSchema),
  /** The one that is being claimed. */
  reward: textOrNull,
  claimable: whole,
  claim: { anyOf: [claimSchema, { type: 'null' }] },
  secondsLeft: wholeOrNull,
});
/** The rewards as they stand after what was claimed here. */
export function listRewards({ rewards, claimedIds }: RewardClaimContext): readonly ClaimableReward[] {
  return rewards.map((one) => (claimedIds.includes(one.id) ? { ...one, status: 'claimed' } : one));
}
const busyStates: readonly string[] = ['loading', 'claiming'];
export function projectRewardClaim(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as RewardClaimContext;
  const state = readStatePath(snapshot.value);
  const rewards = listRewards(context);
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    rewards: rewards.map((one) => ({ ...one })),
    reward: state === 'claiming' ? context.reward : null,
    claimable: rewards.filter(({ status }) => status === 'issued').length,
    claim: context.claim === null ? null : { ...context.claim },
    secondsLeft: state === 'locked' ? context.secondsLeft : null,
  };
}
