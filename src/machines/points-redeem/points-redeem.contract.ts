import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  anyObject,
  closedObject,
  listOf,
  noPayload,
  oneOfTexts,
  secretText,
  text,
  whole,
  withSamples,
} from '../payload-schema.ts';
import {
  pointRewardSchema,
  pointsRedeemProjectionSchema,
  projectPointsRedeem,
  redemptionSchema,
  type PointsRedeemContext,
} from './points-redeem.context.ts';

const reward = {
  id: 'r-1',
  name: 'Coffee set',
  text: 'Two cups and a pot.',
  image: '',
  kind: 'physical',
  points: 400,
  amountRequirement: '0.00',
  available: 5,
  most: 2,
  standing: 'open',
};
const soldOut = { ...reward, id: 'r-2', name: 'Headphones', available: 0, most: 0, standing: 'soldOut' };
const redemption = {
  id: 'x-1',
  reward: 'Coffee set',
  status: 'inProcess',
  points: 400,
  quantity: 1,
  remark: '',
};
const offer = { standing: 'ready', points: 1_000, rewards: [reward, soldOut] };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/** Points for a reward: what there is, how many, the fund password, and what became of it (specification, section 4). */
export const pointsRedeemContract: MachineContract = {
  id: 'pointsRedeem',
  version: 1,
  needs: 'member',
  summary:
    'Redeems points for a reward with the fund password and follows it until it is approved or rejected.',
  events: {
    'rewards.refresh': noPayload,
    'reward.select': closedObject({ reward: withSamples(text, ['r-1', 'r-2', 'unknown']) }),
    'redeem.back': noPayload,
    'redeem.submit': closedObject({
      values: withSamples(anyObject, [
        { quantity: 1, password: 'Fund-2026' },
        { quantity: 9, password: 'Fund-2026' },
        { quantity: 1, password: '' },
      ]),
    }),
    'status.check': noPayload,
    'redeem.again': noPayload,
    'security.open': noPayload,
  },
  effects: { openSecurity: noPayload, refreshBalance: noPayload },
  projection: pointsRedeemProjectionSchema,
  project: projectPointsRedeem,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    unavailable: { waits: 'person' },
    browsing: { waits: 'person' },
    unprepared: { waits: 'person' },
    confirming: { waits: 'person', tags: ['form', 'money'] },
    submitting: { waits: 'server', tags: ['busy', 'money'] },
    locked: { waits: 'timer' },
    'processing.waiting': { waits: 'timer' },
    'processing.checking': { waits: 'server', tags: ['busy'] },
    approved: { waits: 'person' },
    rejected: { waits: 'person' },
  },
  input: closedObject({}),
  services: {
    loadRewards: {
      input: noPayload,
      output: closedObject({
        standing: oneOfTexts(['ready', 'noFundPassword', 'closed']),
        points: whole,
        rewards: listOf(pointRewardSchema),
      }),
      outcomes: [
        { name: 'rewards', kind: 'done', value: offer },
        { name: 'no fund password', kind: 'done', value: { ...offer, standing: 'noFundPassword' } },
        { name: 'closed', kind: 'done', value: { standing: 'closed', points: 0, rewards: [] } },
        offline,
      ],
    },
    redeemReward: {
      input: closedObject({ reward: text, quantity: whole, password: secretText }),
      output: redemptionSchema,
      repeatable: false,
      outcomes: [
        { name: 'in process', kind: 'done', value: redemption },
        { name: 'approved at once', kind: 'done', value: { ...redemption, status: 'approved' } },
        {
          name: 'wrong password',
          kind: 'error',
          value: { code: 'fund-password.wrong', fields: { password: 'fund-password.wrong' } },
        },
        { name: 'taken by somebody else', kind: 'error', value: { code: 'reward.sold-out' } },
        { name: 'too few points', kind: 'error', value: { code: 'points.insufficient' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
        offline,
      ],
    },
    loadRedemption: {
      input: closedObject({ id: text }),
      output: redemptionSchema,
      outcomes: [
        { name: 'in process', kind: 'done', value: redemption },
        { name: 'approved', kind: 'done', value: { ...redemption, status: 'approved' } },
        {
          name: 'rejected',
          kind: 'done',
          value: { ...redemption, status: 'rejected', remark: 'We cannot send it there.' },
        },
        offline,
      ],
    },
  },
  delays: ['redemptionPoll', 'redeemLockout'],
  secrets: ['fundPassword', 'password'],
  bounded: (context: PointsRedeemContext) => ({
    error: context.error !== null,
    errors: Object.keys(context.errors).length,
    hasFundPassword: context.hasFundPassword,
    rewards: context.rewards.length,
    reward: context.reward?.id ?? null,
    fundPassword: context.fundPassword !== null,
    redemption: context.redemption?.status ?? null,
  }),
};
