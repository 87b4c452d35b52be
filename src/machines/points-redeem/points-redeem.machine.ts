import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, calling, setupFlow, waiting, withAnswer, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { durations } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { showErrorIn, showErrorWhen, routeError, noFailure } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { nameMissing, readText, type FormInput, type FormValues } from '../form-values.ts';
import { readInteger } from '../read-integer.ts';
import {
  pointsRedeemContract,
  type PointReward,
  type PointsRedeemContext,
  type Redemption,
  type RedemptionStatus,
  type RewardAvailability,
} from './points-redeem.contract.ts';

type Offer = AnswerOf<typeof pointsRedeemContract, 'loadRewards'>;
/** What the server answers when the catalogue on screen is no longer true. */
const outdatedCodes = [
  'reward.sold-out',
  'reward.limit',
  'reward.closed',
  'reward.amount-missing',
  'points.insufficient',
] as const;
const codeOf: Readonly<Record<Exclude<RewardAvailability, 'open'>, string>> = {
  soldOut: 'reward.sold-out',
  tooFewPoints: 'points.insufficient',
  amountMissing: 'reward.amount-missing',
  limitReached: 'reward.limit',
  upcoming: 'reward.closed',
  ended: 'reward.closed',
};

function findReward({ rewards }: PointsRedeemContext, id: string): PointReward | null {
  return rewards.find((one) => one.id === id) ?? null;
}
/** What is wrong with an order before the server has seen it: field → message key. */
function nameFaults(
  { reward, points }: PointsRedeemContext,
  values: FormValues,
): Readonly<Record<string, string>> {
  const quantity = readInteger(values?.['quantity']) ?? 0;
  const fault =
    quantity < 1 || quantity > (reward?.most ?? 0)
      ? 'quantity.invalid'
      : quantity * (reward?.points ?? 0) > points
        ? 'points.insufficient'
        : null;
  return {
    ...(fault === null ? {} : { quantity: nameErrorMessage(fault) }),
    ...nameMissing(values, ['password']),
  };
}
const becomes =
  (status: RedemptionStatus) =>
  ({ event }: { readonly event: { readonly output: Redemption } }) => ({ redemption: event.output, status });

/** See `pointsRedeemContract`. The fund password leaves the context in the step that starts the call. */
export const pointsRedeemMachine = setupFlow(pointsRedeemContract, {
  guards: {
    isClosed: (_, { standing }: Offer) => standing === 'closed',
    isUnknown: ({ context }, params: { reward: string }) => findReward(context, params.reward) === null,
    isBarred: ({ context }, params: { reward: string }) =>
      findReward(context, params.reward)?.standing !== 'open',
    hasNoFundPassword: ({ context }) => !context.hasFundPassword,
    isFaulty: ({ context }, params: FormInput) => Object.keys(nameFaults(context, params.values)).length > 0,
    hasStatus: (_, params: { redemption: Redemption; status: RedemptionStatus }) =>
      params.redemption.status === params.status,
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepOffer: assign((_, { standing, points, rewards }: Offer) => ({
      points,
      rewards,
      hasFundPassword: standing !== 'noFundPassword',
      reward: null,
      redemption: null,
    })),
    keepReward: assign(({ context }, params: { reward: string }) => ({
      ...noFailure,
      reward: findReward(context, params.reward),
      quantity: 1,
    })),
    sayBarred: assign(({ context }, params: { reward: string }) => {
      const standing = findReward(context, params.reward)?.standing ?? 'open';
      return {
        error: nameErrorMessage(standing === 'open' ? 'unknown' : codeOf[standing]),
        errors: {},
      };
    }),
    keepOrder: assign((_, { values }: FormInput) => ({
      ...noFailure,
      quantity: readInteger(values?.['quantity']) ?? 0,
      fundPassword: readText(values, 'password'),
    })),
    forgetPassword: assign({ fundPassword: null }),
    complain: assign(({ context }, { values }: FormInput) => ({
      error: null,
      errors: nameFaults(context, values),
    })),
    keepRedemption: assign((_, redemption: Redemption) => ({
      ...noFailure,
      redemption,
    })),
  },
}).createMachine({
  id: 'pointsRedeem',
  context: {
    ...noFailure,
    ...noLockout,
    points: 0,
    hasFundPassword: true,
    rewards: [],
    reward: null,
    quantity: 1,
    fundPassword: null,
    redemption: null,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadRewards', 'rewards.refresh', [
      { guard: withAnswer('isClosed'), target: 'unavailable' },
      { target: 'browsing', actions: withAnswer('keepOffer') },
    ]),
    unavailable: { on: { 'rewards.refresh': 'loading' } },
    browsing: {
      on: {
        'rewards.refresh': { target: 'loading', actions: 'clearErrors' },
        'reward.select': [
          { guard: withEvent('isUnknown') },
          { guard: withEvent('isBarred'), actions: withEvent('sayBarred') },
          { guard: 'hasNoFundPassword', target: 'unprepared', actions: withEvent('keepReward') },
          { target: 'confirming', actions: withEvent('keepReward') },
        ],
      },
    },
    // Anyone who comes back from the security centre may have one by now: the list is asked for again.
    unprepared: { on: { 'security.open': { actions: 'openSecurity' }, 'redeem.back': 'loading' } },
    confirming: {
      on: {
        'redeem.back': { target: 'browsing', actions: 'clearErrors' },
        'redeem.submit': [
          { guard: withEvent('isFaulty'), actions: withEvent('complain') },
          { target: 'submitting', actions: withEvent('keepOrder') },
        ],
      },
    },
    submitting: {
      ...forgettingSecrets('forgetPassword'),
      invoke: {
        ...calling('redeemReward'),
        input: ({ context }) => ({
          reward: context.reward?.id ?? '',
          quantity: context.quantity,
          password: context.fundPassword ?? '',
        }),
        onDone: [
          {
            guard: { type: 'hasStatus', params: becomes('approved') },
            target: 'approved',
            actions: [withAnswer('keepRedemption'), 'refreshBalance'],
          },
          { target: 'processing', actions: withAnswer('keepRedemption') },
        ],
        onError: [
          lockWhenThrottled,
          showErrorWhen('loading', ...outdatedCodes),
          // It may have come through before the page went away: points and history tell.
          routeError('loading', 'request.interrupted'),
          showErrorIn('confirming'),
        ],
      },
    },
    locked: lockedUntil('redeemLockout', 'confirming'),
    processing: {
      initial: 'waiting',
      on: { 'redeem.again': { target: 'loading', actions: 'clearErrors' } },
      states: {
        waiting: {
          on: { 'status.check': 'checking' },
          invoke: {
            ...waiting('redemptionPoll', durations.orderPollLate),
            onDone: 'checking',
          },
        },
        checking: askingWith('loadRedemption', ({ context }) => ({ id: context.redemption?.id ?? '' }), {
          onDone: [
            {
              guard: { type: 'hasStatus', params: becomes('approved') },
              target: '#pointsRedeem.approved',
              actions: [withAnswer('keepRedemption'), 'refreshBalance'],
            },
            {
              guard: { type: 'hasStatus', params: becomes('rejected') },
              target: '#pointsRedeem.rejected',
              actions: withAnswer('keepRedemption'),
            },
            { target: 'waiting', actions: withAnswer('keepRedemption') },
          ],
          onError: showErrorIn('waiting'),
        }),
      },
    },
    approved: { on: { 'redeem.again': 'loading' } },
    rejected: { on: { 'redeem.again': 'loading' } },
  },
});
