import { assign, setup } from 'xstate';
import {
  showErrorIn,
  describeFailure,
  hasCode,
  hasThrottled,
  routeError,
  noFailure,
} from '../form-failure.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledEffect, unassembledService, unassembledWait } from '../unassembled.ts';
import {
  listRewards,
  type Claim,
  type ClaimableReward,
  type RewardClaimContext,
} from './reward-claim.contract.ts';

type RewardClaimEvent =
  | { type: 'rewards.refresh' }
  | { type: 'reward.claim'; reward: string }
  | { type: 'claim.dismiss' };
interface Loaded {
  readonly rewards: readonly ClaimableReward[];
}
const findReward = (context: RewardClaimContext, id: string | null): ClaimableReward | null =>
  listRewards(context).find((one) => one.id === id) ?? null;
const passReward = ({ event }: { readonly event: { readonly reward: string } }) => ({ reward: event.reward });

/** See `rewardClaimContract`. */
export const rewardClaimMachine = setup({
  types: { context: {} as RewardClaimContext, events: {} as RewardClaimEvent },
  actors: {
    wait: unassembledWait,
    loadClaims: unassembledService<Loaded, Record<string, never>>('loadClaims'),
    claimReward: unassembledService<Claim, { readonly reward: string; readonly type: string }>('claimReward'),
  },
  guards: {
    hasCode,
    isThrottled: hasThrottled,
    isIssued: ({ context }, { reward }: { reward: string }) =>
      findReward(context, reward)?.status === 'issued',
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepRewards: assign((_, { rewards }: Loaded) => ({ rewards, reward: null })),
    keepReward: assign((_, { reward }: { reward: string }) => ({ ...noFailure, reward, claim: null })),
    keepClaim: assign(({ context }, { claim }: { claim: Claim }) => ({
      ...noFailure,
      claim,
      claimedIds: [...context.claimedIds, context.reward ?? claim.id],
    })),
    forgetClaim: assign({ ...noFailure, claim: null, reward: null }),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    refreshBalance: unassembledEffect('refreshBalance'),
    refreshBadges: unassembledEffect('refreshBadges'),
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
        id: 'loadClaims',
        src: 'loadClaims',
        input: {},
        onDone: { target: 'showing', actions: { type: 'keepRewards', params: ({ event }) => event.output } },
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'rewards.refresh': { target: 'loading', actions: 'clearErrors' } } },
    showing: {
      on: {
        'rewards.refresh': { target: 'loading', actions: 'clearErrors' },
        'reward.claim': {
          guard: { type: 'isIssued', params: passReward },
          target: 'claiming',
          actions: { type: 'keepReward', params: passReward },
        },
      },
    },
    claiming: {
      invoke: {
        id: 'claimReward',
        src: 'claimReward',
        input: ({ context }) => ({
          reward: context.reward ?? '',
          type: findReward(context, context.reward)?.type ?? '',
        }),
        onDone: {
          target: 'claimed',
          actions: [
            { type: 'keepClaim', params: ({ event }) => ({ claim: event.output }) },
            'refreshBalance',
            'refreshBadges',
          ],
        },
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
