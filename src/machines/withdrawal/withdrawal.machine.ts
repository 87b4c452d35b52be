import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, calling, setupFlow, waiting, withAnswer, withError } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { compareDecimals } from '../../protocol/money/decimal.ts';
import { findMoneyFault, tidyMoney } from '../../protocol/money/money.ts';
import { durations } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { showErrorIn, showFieldErrorIn, routeError, noFailure } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  withdrawalContract,
  type Blocker,
  type Withdrawal,
  type WithdrawalContext,
  type WithdrawalStatus,
} from './withdrawal.contract.ts';

type Offer = AnswerOf<typeof withdrawalContract, 'loadWithdrawalForm'>;
interface WithdrawalRequest {
  readonly account: string;
  readonly amount: string;
}
const unprepared: readonly Blocker[] = ['noFundPassword', 'noAccount'];

/** What is wrong with the form before the server has seen it: field → message key. */
function nameFaults(
  { accounts, terms }: WithdrawalContext,
  request: WithdrawalRequest,
): Readonly<Record<string, string>> {
  const amount = terms === null ? 'field.required' : findMoneyFault(request.amount, terms, terms.currency);
  const exceeds = amount === null && compareDecimals(request.amount, terms?.available) === 1;
  return {
    ...(accounts.some(({ id }) => id === request.account)
      ? {}
      : { account: nameErrorMessage('withdrawal.account-missing') }),
    ...(amount === null ? {} : { amount: nameErrorMessage(amount) }),
    ...(exceeds ? { amount: nameErrorMessage('balance.insufficient') } : {}),
  };
}
/** Fields that the player has not edited are null. */
const passAsked = ({
  event,
}: {
  readonly event: { readonly account: string | null; readonly amount: string | null };
}): WithdrawalRequest => ({ account: event.account ?? '', amount: event.amount ?? '' });
/** Branch of an answer: a withdrawal of one of these statuses leads to `target`. */
const when = <const Target extends string>(target: Target, ...statuses: readonly WithdrawalStatus[]) =>
  ({
    guard: {
      type: 'hasStatus',
      params: ({ event }: { readonly event: { readonly output: Withdrawal } }) => ({
        withdrawal: event.output,
        statuses,
      }),
    },
    target,
    actions: withAnswer('keepWithdrawal'),
  }) as const;
const identify = ({ context }: { readonly context: WithdrawalContext }) => ({
  id: context.withdrawal?.id ?? '',
});

/** See `withdrawalContract`. The fund password leaves the context in the step that starts the call. */
export const withdrawalMachine = setupFlow(withdrawalContract, {
  guards: {
    hasPending: (_, { pending }: Offer) => pending !== null,
    isUnprepared: (_, { standing }: Offer) => unprepared.includes(standing),
    isClosed: (_, { standing }: Offer) => standing !== 'ready',
    isFaulty: ({ context }, params: WithdrawalRequest) => Object.keys(nameFaults(context, params)).length > 0,
    isBlank: (_, params: { text: string }) => params.text.trim() === '',
    hasStatus: (_, params: { withdrawal: Withdrawal; statuses: readonly WithdrawalStatus[] }) =>
      params.statuses.includes(params.withdrawal.status),
  },
  actions: {
    // A second request that was refused leads to the one under way: why is said there.
    keepOffer: assign(({ context }, { standing, accounts, terms, pending }: Offer) => ({
      ...noFailure,
      error: pending === null ? null : context.error,
      standing,
      accounts,
      terms,
      withdrawal: pending,
    })),
    keepAsked: assign(({ context }, { account, amount }: WithdrawalRequest) => ({
      ...noFailure,
      account: context.accounts.find(({ id }) => id === account) ?? null,
      amount: tidyMoney(amount, context.terms?.currency ?? ''),
    })),
    complain: assign(({ context }, params: WithdrawalRequest) => ({
      error: null,
      errors: nameFaults(context, params),
    })),
    complainOfBlank: assign((_, { field }: { field: string }) => ({
      error: null,
      errors: { [field]: nameErrorMessage('field.required') },
    })),
    keepPassword: assign((_, { password }: { password: string }) => ({
      ...noFailure,
      fundPassword: password,
    })),
    forgetPassword: assign({ fundPassword: null }),
    keepWithdrawal: assign((_, withdrawal: Withdrawal) => ({
      ...noFailure,
      withdrawal,
    })),
    startOver: assign({ ...noFailure, account: null, amount: null, withdrawal: null }),
  },
}).createMachine({
  id: 'withdrawal',
  context: {
    ...noFailure,
    ...noLockout,
    standing: 'ready',
    accounts: [],
    terms: null,
    account: null,
    amount: null,
    fundPassword: null,
    withdrawal: null,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadWithdrawalForm', 'withdrawal.retry', [
      { guard: withAnswer('hasPending'), target: 'tracking', actions: withAnswer('keepOffer') },
      { guard: withAnswer('isUnprepared'), target: 'unprepared', actions: withAnswer('keepOffer') },
      { guard: withAnswer('isClosed'), target: 'unavailable', actions: withAnswer('keepOffer') },
      { target: 'editing', actions: withAnswer('keepOffer') },
    ]),
    unavailable: { on: { 'withdrawal.retry': 'loading' } },
    unprepared: { on: { 'withdrawal.retry': 'loading', 'security.open': { actions: 'openSecurity' } } },
    editing: {
      on: {
        // An account was saved or removed beside the form.
        'withdrawal.retry': { target: 'loading', actions: 'clearErrors' },
        'form.submit': [
          {
            guard: { type: 'isFaulty', params: passAsked },
            actions: { type: 'complain', params: passAsked },
          },
          { target: 'confirming', actions: { type: 'keepAsked', params: passAsked } },
        ],
      },
    },
    confirming: {
      on: {
        'withdrawal.back': { target: 'editing', actions: 'clearErrors' },
        'password.submit': [
          {
            guard: { type: 'isBlank', params: ({ event }) => ({ text: event.password ?? '' }) },
            actions: { type: 'complainOfBlank', params: { field: 'password' } },
          },
          {
            target: 'submitting',
            actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password ?? '' }) },
          },
        ],
      },
    },
    submitting: {
      ...forgettingSecrets('forgetPassword'),
      invoke: {
        ...calling('submitWithdrawal'),
        input: ({ context }) => ({
          account: context.account?.id ?? '',
          amount: context.amount ?? '',
          password: context.fundPassword ?? '',
        }),
        onDone: { target: 'tracking', actions: [withAnswer('keepWithdrawal'), 'refreshBalance'] },
        onError: [
          lockWhenThrottled,
          // One is under way: asked for in another tab, or by this call before its answer was lost.
          {
            ...routeError('loading', 'withdrawal.pending'),
            actions: [withError('showError'), 'refreshBalance'],
          },
          routeError('loading', 'request.interrupted'),
          // Begun in another tab: the page says until when.
          routeError('loading', 'withdrawal.held'),
          showFieldErrorIn('editing', 'account', 'amount'),
          // No connection, for example: the step keeps what it shows, and is sent again from there.
          showErrorIn('confirming'),
        ],
      },
    },
    locked: lockedUntil('withdrawalLockout', 'editing'),
    tracking: {
      initial: 'waiting',
      states: {
        waiting: {
          on: { 'status.check': 'checking' },
          invoke: {
            ...waiting('withdrawalPoll', durations.orderPollLate),
            onDone: 'checking',
          },
        },
        checking: askingWith('loadWithdrawal', identify, {
          onDone: [
            when('#withdrawal.infoNeeded', 'infoNeeded'),
            when('#withdrawal.paidOut', 'paidOut'),
            when('#withdrawal.completed', 'completed'),
            {
              ...when('#withdrawal.refused', 'rejected', 'returned'),
              actions: [withAnswer('keepWithdrawal'), 'refreshBalance'],
            },
            { target: 'waiting', actions: withAnswer('keepWithdrawal') },
          ],
          onError: showErrorIn('waiting'),
        }),
      },
    },
    infoNeeded: {
      on: {
        'info.submit': [
          {
            guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text ?? '' }) },
            actions: { type: 'complainOfBlank', params: { field: 'text' } },
          },
          { target: 'informing', actions: 'clearErrors' },
        ],
        'status.check': 'tracking.checking',
      },
    },
    informing: {
      invoke: {
        ...calling('sendWithdrawalInfo'),
        input: ({ context, event }) => ({
          id: context.withdrawal?.id ?? '',
          text: event.type === 'info.submit' ? (event.text ?? '').trim() : '',
        }),
        onDone: { target: 'tracking', actions: withAnswer('keepWithdrawal') },
        onError: showErrorIn('infoNeeded'),
      },
    },
    paidOut: {
      on: {
        'receipt.open': { actions: { type: 'openReceipt', params: identify } },
        'status.check': 'tracking.checking',
        'withdrawal.again': { target: 'loading', actions: 'startOver' },
      },
    },
    completed: { on: { 'withdrawal.again': { target: 'loading', actions: 'startOver' } } },
    refused: { on: { 'withdrawal.again': { target: 'loading', actions: 'startOver' } } },
  },
});
