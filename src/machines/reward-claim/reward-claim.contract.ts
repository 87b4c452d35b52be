import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, listOf, noPayload, text, withSamples } from '../payload-schema.ts';
import {
  claimableRewardSchema,
  claimSchema,
  projectRewardClaim,
  rewardClaimProjectionSchema,
  type RewardClaimContext,
} from './reward-claim.context.ts';

const issued = {
  id: 'c-1',
  type: 'MISSION',
  title: 'Three days in a row',
  text: '',
  status: 'issued',
  amount: '50.00',
  points: 0,
  wagering: 1,
  expiresAt: '2026-02-01T00:00:00.000Z',
};
const processing = { ...issued, id: 'c-2', type: 'DEPOSIT', status: 'processing', expiresAt: null };
const claim = { id: 'c-1', title: 'Three days in a row', amount: '50.00', points: 0 };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/** The reward centre: what is there to be claimed, each once (specification, section 4; wire contract B16). */
export const rewardClaimContract: MachineContract = {
  id: 'rewardClaim',
  version: 1,
  needs: 'member',
  summary: 'Lists the rewards of a member and claims those that are issued, each at most once.',
  events: {
    'rewards.refresh': noPayload,
    'reward.claim': closedObject({ reward: withSamples(text, ['c-1', 'c-2', 'unknown']) }),
    'claim.dismiss': noPayload,
  },
  effects: { refreshBalance: noPayload, refreshBadges: noPayload },
  projection: rewardClaimProjectionSchema,
  project: projectRewardClaim,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    showing: { waits: 'person' },
    claiming: { waits: 'server', tags: ['busy', 'money'] },
    claimed: { waits: 'person' },
    locked: { waits: 'timer' },
  },
  input: closedObject({}),
  services: {
    loadClaims: {
      input: noPayload,
      output: closedObject({ rewards: listOf(claimableRewardSchema) }),
      outcomes: [
        { name: 'rewards', kind: 'done', value: { rewards: [issued, processing] } },
        { name: 'none', kind: 'done', value: { rewards: [] } },
        offline,
      ],
    },
    claimReward: {
      input: closedObject({ reward: text, type: text }),
      output: claimSchema,
      repeatable: false,
      outcomes: [
        { name: 'claimed', kind: 'done', value: claim },
        { name: 'claimed before', kind: 'error', value: { code: 'reward.claimed' } },
        { name: 'too late', kind: 'error', value: { code: 'reward.expired' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 60 } },
        offline,
      ],
    },
  },
  delays: ['claimLockout'],
  secrets: [],
  bounded: (context: RewardClaimContext) => ({
    error: context.error !== null,
    rewards: context.rewards.length,
    reward: context.reward,
    claimedIds: [...context.claimedIds],
    claim: context.claim !== null,
  }),
};
