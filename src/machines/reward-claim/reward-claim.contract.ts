import { activityShape } from '../../protocol/generated/shapes/activity.ts';
import { rewardClaimShape } from '../../protocol/generated/shapes/reward-claim.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy } from '../flow-words.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, orNull, propertiesOf, schemasOf, withSamples } from '../payload-schema.ts';
import type { ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, throttled } from '../service-contract.ts';
import { integer, money, noPayload, text, textMap } from '../value-kinds.ts';

/** A reward in the reward centre. */
const issued = {
  id: 'c-1',
  /** Kind of promotion, for example `MISSION` (wire contract, B16). */
  type: 'MISSION',
  title: 'Three days in a row',
  text: '',
  status: 'issued',
  /** Money as a decimal string; empty where the reward is points. */
  amount: '50.00',
  points: 0,
  /** How many times the amount is to be staked; 0 where it is free. */
  wagering: 1,
  /** Moment as ISO 8601, or null where it does not run out. */
  expiresAt: '2026-02-01T00:00:00.000Z',
};
export const claimableRewardSchema = closedObject(
  schemasOf(issued, { status: propertiesOf(activityShape).status, expiresAt: orNull(text), amount: money }),
);
export type ClaimableReward = ValueOf<typeof claimableRewardSchema>;
/** What a claim brought. */
export type Claim = ValueOf<typeof rewardClaimShape>;
const fields = { rewards: listOf(claimableRewardSchema), claim: orNull(rewardClaimShape) };
const hidden = {
  reward: orNull(text),
  /** Claimed here: whatever an older list says, they are not claimed again. */
  claimedIds: listOf(text),
};
export type RewardClaimContext = FlowContext<typeof fields & typeof hidden> & Lockout;
/** The rewards without those that were claimed here. */
export function listRewards({ rewards, claimedIds }: RewardClaimContext): readonly ClaimableReward[] {
  return rewards.map((one) => (claimedIds.includes(one.id) ? { ...one, status: 'claimed' } : one));
}
const processing = { ...issued, id: 'c-2', type: 'DEPOSIT', status: 'processing', expiresAt: null };
const claim = { id: 'c-1', title: 'Three days in a row', amount: '50.00', points: 0 };
/** The reward centre: what is there to be claimed, each once (specification, section 4; wire contract B16). */
export const rewardClaimContract = defineFlow({
  id: 'rewardClaim',
  needs: 'member',
  summary: 'Lists the rewards of a member and claims those that are issued, each at most once.',
  events: {
    'rewards.refresh': noPayload,
    'reward.claim': closedObject({ reward: withSamples(text, ['c-1', 'c-2', 'unknown']) }),
    'claim.dismiss': noPayload,
  },
  effects: withoutPayload('refreshBalance', 'refreshBadges'),
  shows: {
    errors: textMap,
    ...fields,
    /** The one that is being claimed. */
    reward: orNull(text),
    claimable: integer,
    secondsLeft: orNull(integer),
  },
  read: (context: RewardClaimContext, state) => {
    const rewards = listRewards(context);
    return {
      rewards,
      reward: state === 'claiming' ? context.reward : null,
      claimable: rewards.filter(({ status }) => status === 'issued').length,
      ...showLockout(context, state),
    };
  },
  states: {
    resting: { showing: 'There may be no reward yet; one shows when it comes.' },
    server: ['loading', 'claiming'],
    person: ['failed', 'showing', 'claimed'],
    timer: ['locked'],
    money: ['claiming'],
  },
  words: {
    service: 'loadClaims',
    keep: (
      { rewards, claim: current }: RewardClaimContext,
      answer: { readonly rewards: readonly ClaimableReward[] },
    ) => ({
      rewards: rewards.map(translateBy(answer.rewards, 'title', 'text')),
      claim: current === null ? null : translateBy(answer.rewards, 'title')(current),
    }),
  },
  services: {
    loadClaims: call({}, { rewards: listOf(claimableRewardSchema) }, [
      done('rewards', { rewards: [issued, processing] }),
      done('none', { rewards: [] }),
    ]),
    claimReward: callOnce({ reward: text, type: text }, rewardClaimShape, [
      done('claimed', claim),
      failed('claimed before', 'reward.claimed'),
      failed('too late', 'reward.expired'),
      throttled(60),
    ]),
  },
  delays: ['claimLockout'],
  bounded: boundedBy<RewardClaimContext>({
    has: ['error', 'claim'],
    count: ['rewards'],
    keep: ['reward', 'claimedIds'],
  }),
});
