import { assign } from 'xstate';
import { calling, setupFlow, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { claimStates } from './claim-states.ts';
import { noFailure } from '../form-failure.ts';
import { noLockout } from '../lockout.ts';
import {
  rewardClaimContract,
  listRewards,
  type Claim,
  type ClaimableReward,
  type RewardClaimContext,
} from './reward-claim.contract.ts';

type Loaded = AnswerOf<typeof rewardClaimContract, 'loadClaims'>;
const findReward = (context: RewardClaimContext, id: string | null): ClaimableReward | null =>
  listRewards(context).find((one) => one.id === id) ?? null;
const describeClaim = ({ context }: { readonly context: RewardClaimContext }) => ({
  reward: context.reward ?? '',
  type: findReward(context, context.reward)?.type ?? '',
});

/** See `rewardClaimContract`. */
export const rewardClaimMachine = setupFlow(rewardClaimContract, {
  guards: {
    isIssued: ({ context }, { reward }: { reward: string }) =>
      findReward(context, reward)?.status === 'issued',
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepRewards: assign((_, { rewards }: Loaded) => ({ rewards, reward: null })),
    keepReward: assign((_, { reward }: { reward: string }) => ({ ...noFailure, reward, claim: null })),
    keepClaim: assign(({ context }, claim: Claim) => ({
      ...noFailure,
      claim,
      claimedIds: [...context.claimedIds, context.reward ?? claim.id],
    })),
    forgetClaim: assign({ ...noFailure, claim: null, reward: null }),
  },
}).createMachine({
  id: 'rewardClaim',
  context: {
    ...noFailure,
    ...noLockout,
    rewards: [],
    reward: null,
    claimedIds: [],
    claim: null,
  },
  initial: 'loading',
  states: claimStates({
    load: 'loadClaims',
    keep: 'keepRewards',
    refresh: 'rewards.refresh',
    choose: {
      'reward.claim': { guard: withEvent('isIssued'), target: 'claiming', actions: withEvent('keepReward') },
    },
    claim: { ...calling('claimReward'), input: describeClaim },
    afterwards: ['refreshBalance', 'refreshBadges'],
    lockout: 'claimLockout',
  }),
});
