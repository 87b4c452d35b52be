import { assign } from 'xstate';
import { askingWith, calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { compareDecimals } from '../../protocol/money/decimal.ts';
import { findMoneyFault, tidyMoney } from '../../protocol/money/money.ts';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { noFailure, routeError, showErrorIn, showFieldErrorIn } from '../form-failure.ts';
import { routeToMissing } from '../route-to-missing.ts';
import { nameMissing, readText, type FormInput } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  moneyTransferContract,
  type MoneySent,
  type MoneyTransferContext,
} from './money-transfer.contract.ts';

type Form = AnswerOf<typeof moneyTransferContract, 'loadTransfer'>;

/** What is wrong with the amount that was typed, as an error code, or null. */
function findAmountFault({ terms }: MoneyTransferContext, amount: string): string | null {
  if (terms === null) return 'field.required';
  const fault = findMoneyFault(amount, terms, terms.currency);
  if (fault !== null) return fault;
  if (compareDecimals(amount, terms.available) === 1) return 'balance.insufficient';
  return compareDecimals(amount, terms.left) === 1 ? 'transfer.daily-limit' : null;
}
const passAmount = ({ event }: { readonly event: { readonly amount: string | null } }) => ({
  amount: event.amount ?? '',
});

/** See `moneyTransferContract`. The fund password leaves the context in the step that starts the call. */
export const moneyTransferMachine = setupFlow(moneyTransferContract, {
  guards: {
    isUnprepared: (_, { standing }: Form) => standing === 'noFundPassword',
    isClosed: (_, { standing }: Form) => standing !== 'ready',
    isFaulty: ({ context }, { amount }: { amount: string }) => findAmountFault(context, amount) !== null,
    isBlank: (_, { values }: FormInput) => Object.keys(nameMissing(values, ['fundPassword'])).length > 0,
  },
  actions: {
    keepForm: assign((_, { standing, recipient, terms }: Form) => ({
      ...noFailure,
      standing,
      recipient,
      terms,
      amount: null,
      sent: null,
    })),
    keepAmount: assign(({ context }, { amount }: { amount: string }) => ({
      ...noFailure,
      amount: tidyMoney(amount, context.terms?.currency ?? ''),
    })),
    complainOfAmount: assign(({ context }, { amount }: { amount: string }) => ({
      error: null,
      errors: { amount: nameErrorMessage(findAmountFault(context, amount) ?? 'unknown') },
    })),
    complainOfBlank: assign((_, { values }: FormInput) => ({
      error: null,
      errors: nameMissing(values, ['fundPassword']),
    })),
    keepPassword: assign((_, { values }: FormInput) => ({
      ...noFailure,
      fundPassword: readText(values, 'fundPassword'),
    })),
    forgetPassword: assign({ fundPassword: null }),
    keepSent: assign((_, sent: MoneySent) => ({ ...noFailure, sent })),
  },
}).createMachine({
  id: 'moneyTransfer',
  context: ({ input }) => ({
    ...noFailure,
    ...noLockout,
    to: input.to,
    account: input.account,
    standing: 'ready',
    recipient: null,
    terms: null,
    amount: null,
    fundPassword: null,
    sent: null,
  }),
  initial: 'loading',
  states: {
    loading: askingWith('loadTransfer', ({ context: { to, account } }) => ({ to, account }), {
      onDone: [
        { guard: withAnswer('isUnprepared'), target: 'unprepared', actions: withAnswer('keepForm') },
        { guard: withAnswer('isClosed'), target: 'unavailable', actions: withAnswer('keepForm') },
        { target: 'editing', actions: withAnswer('keepForm') },
      ],
      onError: [routeToMissing('agent.not-below'), showErrorIn('failed')],
    }),
    failed: { on: { 'transfer.retry': { target: 'loading', actions: 'clearErrors' } } },
    missing: { type: 'final' },
    unavailable: { on: { 'transfer.retry': 'loading' } },
    unprepared: { on: { 'transfer.retry': 'loading', 'security.open': { actions: 'openSecurity' } } },
    editing: {
      on: {
        'amount.submit': [
          {
            guard: { type: 'isFaulty', params: passAmount },
            actions: { type: 'complainOfAmount', params: passAmount },
          },
          { target: 'confirming', actions: { type: 'keepAmount', params: passAmount } },
        ],
      },
    },
    confirming: {
      on: {
        'transfer.back': { target: 'editing', actions: 'clearErrors' },
        'password.submit': [
          { guard: withEvent('isBlank'), actions: withEvent('complainOfBlank') },
          { target: 'submitting', actions: withEvent('keepPassword') },
        ],
      },
    },
    submitting: {
      ...forgettingSecrets('forgetPassword'),
      invoke: {
        ...calling('sendTransfer'),
        input: ({ context: { to, account, amount, fundPassword } }) => ({
          to,
          account,
          amount: amount ?? '',
          fundPassword: fundPassword ?? '',
        }),
        onDone: { target: 'sent', actions: [withAnswer('keepSent'), 'refreshBalance'] },
        onError: [
          lockWhenThrottled,
          // It may have come through before the page went away: the list of transfers tells.
          routeError('loading', 'request.interrupted'),
          showFieldErrorIn('editing', 'amount'),
          showErrorIn('confirming'),
        ],
      },
    },
    locked: lockedUntil('transferLockout', 'confirming'),
    sent: { on: { 'transfer.again': 'loading' } },
  },
});
