import { assign, raise, setup } from 'xstate';
import { compareDecimals } from '../../protocol/decimal.ts';
import { findMoneyFault, tidyMoney } from '../../protocol/money.ts';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import {
  describeFailure,
  hasCode,
  hasFieldError,
  hasThrottled,
  noFailure,
  routeError,
  showErrorIn,
  showFieldErrorIn,
} from '../form-failure.ts';
import { routeToMissing } from '../route-to-missing.ts';
import { nameMissing, passValues, readText, type FormInput, type FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledEffect, unassembledService, unassembledWait } from '../unassembled.ts';
import type {
  MoneySent,
  MoneyTransferContext,
  TransferRecipient,
  TransferStanding,
  TransferTerms,
} from './money-transfer.contract.ts';

type MoneyTransferEvent =
  | { type: 'transfer.retry' }
  | { type: 'amount.submit'; amount: string | null }
  | { type: 'transfer.back' }
  | { type: 'password.submit'; values: FormValues }
  | { type: 'transfer.again' }
  | { type: 'security.open' }
  | { type: 'secrets.forget' };
type Asked = Pick<MoneyTransferContext, 'to' | 'account'>;
interface Form {
  readonly standing: TransferStanding;
  readonly recipient: TransferRecipient;
  readonly terms: TransferTerms;
}

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
export const moneyTransferMachine = setup({
  types: {
    context: {} as MoneyTransferContext,
    events: {} as MoneyTransferEvent,
    input: {} as Asked,
  },
  actors: {
    wait: unassembledWait,
    loadTransfer: unassembledService<Form, Asked>('loadTransfer'),
    sendTransfer: unassembledService<
      MoneySent,
      Asked & { readonly amount: string; readonly fundPassword: string }
    >('sendTransfer'),
  },
  guards: {
    hasCode,
    hasFieldError,
    isThrottled: hasThrottled,
    isUnprepared: (_, { standing }: Form) => standing === 'noFundPassword',
    isClosed: (_, { standing }: Form) => standing !== 'ready',
    isFaulty: ({ context }, { amount }: { amount: string }) => findAmountFault(context, amount) !== null,
    isBlank: (_, { values }: FormInput) => Object.keys(nameMissing(values, ['fundPassword'])).length > 0,
  },
  actions: {
    forgetSoon: raise({ type: 'secrets.forget' }),
    keepForm: assign((_, { standing, recipient, terms }: Form) => ({
      ...noFailure,
      ...{ standing, recipient, terms, amount: null, sent: null },
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
    keepSent: assign((_, { sent }: { sent: MoneySent }) => ({ ...noFailure, sent })),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    openSecurity: unassembledEffect('openSecurity'),
    refreshBalance: unassembledEffect('refreshBalance'),
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
    loading: {
      invoke: {
        id: 'loadTransfer',
        src: 'loadTransfer',
        input: ({ context: { to, account } }) => ({ to, account }),
        onDone: [
          {
            guard: { type: 'isUnprepared', params: ({ event }) => event.output },
            target: 'unprepared',
            actions: { type: 'keepForm', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'unavailable',
            actions: { type: 'keepForm', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'keepForm', params: ({ event }) => event.output } },
        ],
        onError: [routeToMissing('agent.not-below'), showErrorIn('failed')],
      },
    },
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
          {
            guard: { type: 'isBlank', params: passValues },
            actions: { type: 'complainOfBlank', params: passValues },
          },
          { target: 'submitting', actions: { type: 'keepPassword', params: passValues } },
        ],
      },
    },
    submitting: {
      ...forgettingSecrets('forgetPassword'),
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context: { to, account, amount, fundPassword } }) => ({
          ...{ to, account, amount: amount ?? '', fundPassword: fundPassword ?? '' },
        }),
        onDone: {
          target: 'sent',
          actions: [{ type: 'keepSent', params: ({ event }) => ({ sent: event.output }) }, 'refreshBalance'],
        },
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
