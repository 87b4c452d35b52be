import { assign } from 'xstate';
import { calling } from '../calling.ts';
import { withAnswer, withEvent } from '../pass-on.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { setupFlow } from '../setup-flow.ts';
import { showErrorIn, routeError, noFailure } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
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
  states: {
    loading: {
      invoke: {
        ...calling('loadClaims'),
        onDone: { target: 'showing', actions: withAnswer('keepRewards') },
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'rewards.refresh': { target: 'loading', actions: 'clearErrors' } } },
    showing: {
      on: {
        'rewards.refresh': { target: 'loading', actions: 'clearErrors' },
        'reward.claim': {
          guard: withEvent('isIssued'),
          target: 'claiming',
          actions: withEvent('keepReward'),
        },
      },
    },
    claiming: {
      invoke: {
        ...calling('claimReward'),
        input: ({ context }) => ({
          reward: context.reward ?? '',
          type: findReward(context, context.reward)?.type ?? '',
        }),
        onDone: { target: 'claimed', actions: [withAnswer('keepClaim'), 'refreshBalance', 'refreshBadges'] },
        onError: [
          lockWhenThrottled,
          // It may have come through before the page went away: the list tells.
          routeError('loading', 'request.interrupted'),
          // The list is outdated, or may be.
          showErrorIn('loading'),
        ],
      },
    },
    claimed: {
      on: {
        'claim.dismiss': { target: 'loading', actions: 'forgetClaim' },
      },
    },
    locked: lockedUntil('claimLockout', 'showing'),
  },
});
