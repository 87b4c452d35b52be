import { pointRedemptionShape } from '../../protocol/generated/shapes/point-redemption.ts';
import { pointRewardShape } from '../../protocol/generated/shapes/point-reward.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy, translateName } from '../flow-words.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import {
  closedObject,
  listOf,
  oneOfTexts,
  orNull,
  propertiesOf,
  schemasOf,
  withSamples,
  withoutOf,
} from '../payload-schema.ts';
import type { ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { flag, integer, money, noPayload, secretText, text, textMap } from '../value-kinds.ts';

/** A reward of the points mall. Points are whole numbers, money is decimal strings. */
const reward = {
  id: 'r-1',
  name: 'Coffee set',
  text: 'Two cups and a pot.',
  image: '',
  kind: 'physical',
  points: 400,
  /** Deposits that the reward asks for; `0.00` where it asks for none. */
  amountRequirement: '0.00',
  available: 5,
  /** Maximum that this member may still redeem in one order. */
  most: 2,
  standing: 'open',
};
const wireReward = propertiesOf(pointRewardShape);
const pointRewardSchema = closedObject(
  schemasOf(reward, { kind: wireReward.type, standing: wireReward.standing, amountRequirement: money }),
);
export type PointReward = ValueOf<typeof pointRewardSchema>;
/** Whether this member may redeem a reward now, and what is in the way where not. */
export type RewardAvailability = PointReward['standing'];
const redemptionSchema = withoutOf(pointRedemptionShape, 'rewardId', 'type', 'time');
export type Redemption = ValueOf<typeof redemptionSchema>;
export type RedemptionStatus = Redemption['status'];
const fields = {
  rewards: listOf(pointRewardSchema),
  reward: orNull(pointRewardSchema),
  quantity: integer,
  redemption: orNull(redemptionSchema),
};
const hidden = { points: integer, hasFundPassword: flag, fundPassword: orNull(text) };
export type PointsRedeemContext = FlowContext<typeof fields & typeof hidden> & Lockout;
const redemption = {
  id: 'x-1',
  reward: 'Coffee set',
  status: 'inProcess',
  points: 400,
  quantity: 1,
  remark: '',
};
const soldOut = { ...reward, id: 'r-2', name: 'Headphones', available: 0, most: 0, standing: 'soldOut' };
const request = { quantity: 1, password: 'Fund-2026' };
const offer = { standing: 'ready', points: 1_000, rewards: [reward, soldOut] };
/** Points for a reward: what there is, how many, the fund password, and what became of it (specification, section 4). */
export const pointsRedeemContract = defineFlow({
  id: 'pointsRedeem',
  needs: 'member',
  summary:
    'Redeems points for a reward with the fund password and follows it until it is approved or rejected.',
  events: {
    'rewards.refresh': noPayload,
    'reward.select': closedObject({ reward: withSamples(text, ['r-1', 'r-2', 'unknown']) }),
    'redeem.back': noPayload,
    'redeem.submit': filledForm(request, { ...request, quantity: 9 }, { ...request, password: '' }),
    ...withoutPayload('status.check', 'redeem.again', 'security.open'),
  },
  effects: withoutPayload('openSecurity', 'refreshBalance'),
  shows: { errors: textMap, ...fields, points: orNull(integer), secondsLeft: orNull(integer) },
  read: showLockout,
  states: {
    resting: { browsing: 'The points may be too few; what changes shows when it does.' },
    server: ['loading', 'submitting', 'processing.checking'],
    person: ['failed', 'unavailable', 'browsing', 'unprepared', 'approved', 'rejected'],
    timer: ['locked', 'processing.waiting'],
    form: ['confirming'],
    money: ['confirming', 'submitting'],
  },
  words: {
    service: 'loadRewards',
    keep: (
      { rewards, reward: choice, redemption: order }: PointsRedeemContext,
      answer: { readonly rewards: readonly PointReward[] },
    ) => {
      const translate = translateBy(answer.rewards, 'name', 'text');
      const nameOf = (name: string): string => translateName(name, rewards, answer.rewards);
      return {
        rewards: rewards.map(translate),
        reward: choice === null ? null : translate(choice),
        redemption: order === null ? null : { ...order, reward: nameOf(order.reward) },
      };
    },
  },
  services: {
    loadRewards: call(
      {},
      {
        standing: oneOfTexts(['ready', 'noFundPassword', 'closed']),
        points: integer,
        rewards: fields.rewards,
      },
      [
        done('rewards', offer),
        done('no fund password', { ...offer, standing: 'noFundPassword' }),
        done('closed', { standing: 'closed', points: 0, rewards: [] }),
      ],
    ),
    redeemReward: callOnce({ reward: text, quantity: integer, password: secretText }, redemptionSchema, [
      done('in process', redemption),
      done('approved at once', { ...redemption, status: 'approved' }),
      failedAt('password', 'wrong password', 'fund-password.wrong'),
      failed('taken by somebody else', 'reward.sold-out'),
      failed('too few points', 'points.insufficient'),
      throttled(300),
    ]),
    loadRedemption: call({ id: text }, redemptionSchema, [
      done('in process', redemption),
      done('approved', { ...redemption, status: 'approved' }),
      done('rejected', { ...redemption, status: 'rejected', remark: 'We cannot send it there.' }),
    ]),
  },
  delays: ['redemptionPoll', 'redeemLockout'],
  secrets: ['fundPassword', 'password'],
  bounded: boundedBy<PointsRedeemContext>({
    has: ['error', 'fundPassword'],
    count: ['errors', 'rewards'],
    keep: ['hasFundPassword'],
    also: ({ reward, redemption }) => ({
      reward: reward?.id ?? null,
      redemption: redemption?.status ?? null,
    }),
  }),
});
