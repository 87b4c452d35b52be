import { payoutAccountShape } from '../../protocol/generated/shapes/payout-account.ts';
import { withdrawalFormShape } from '../../protocol/generated/shapes/withdrawal-form.ts';
import { withdrawalShape } from '../../protocol/generated/shapes/withdrawal.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import {
  closedObject,
  listOf,
  onlyOf,
  orNull,
  propertiesOf,
  withSamples,
  withoutOf,
} from '../payload-schema.ts';
import type { ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { integer, messageMap, money, noPayload, secretText, text } from '../value-kinds.ts';

const withdrawalSchema = withoutOf(withdrawalShape, 'createdAt', 'awaitsReceipt', 'receipt');
export type Withdrawal = ValueOf<typeof withdrawalSchema>;
export type WithdrawalStatus = Withdrawal['status'];
/** Where money can go: a bank account or wallet of the member. */
const payoutAccountSchema = onlyOf(payoutAccountShape, 'id', 'name', 'masked');
/** Why a withdrawal cannot be requested (`ready` if it can), and what a member must know before. */
const { standing, terms: termsSchema } = propertiesOf(withdrawalFormShape);
export type Blocker = ValueOf<typeof standing>;
const fields = {
  standing,
  accounts: listOf(payoutAccountSchema),
  terms: orNull(termsSchema),
  account: orNull(payoutAccountSchema),
  amount: orNull(money),
  withdrawal: orNull(withdrawalSchema),
};
/** The accounts as a field offers them. */
const choices = listOf(closedObject({ value: text, label: text, text }));
const hidden = { fundPassword: orNull(text) };
export type WithdrawalContext = FlowContext<typeof fields & typeof hidden> & Lockout;
const terms = {
  available: '1250.50',
  minimum: '100.00',
  maximum: '1000.00',
  fee: '0.00',
  currency: 'PHP',
  leftToday: 3,
  bankHours: 24,
  walletHours: 4,
  turnoverLeft: '0.00',
};
const withdrawal = {
  id: 'w-1',
  status: 'submitted',
  amount: '500.00',
  fee: '0.00',
  currency: 'PHP',
  reason: '',
};
const account = { id: 'c-1', name: 'Foyer Bank', masked: '•••• 4471' };
const offer = { standing: 'ready', accounts: [account], terms, pending: null };
/** Money out: every limit before the amount, the fund password, and the state of the request (wire contract B8). */
export const withdrawalContract = defineFlow({
  id: 'withdrawal',
  needs: 'member',
  summary:
    'Takes a withdrawal with the fund password and follows it until it is paid out, rejected or returned.',
  events: {
    'withdrawal.retry': noPayload,
    'form.submit': closedObject({
      account: withSamples(orNull(text), ['c-1', 'unknown', null]),
      amount: withSamples(orNull(text), ['500', '5', '', null]),
    }),
    'withdrawal.back': noPayload,
    'password.submit': closedObject({ password: withSamples(orNull(secretText), ['Fund-2026', '', null]) }),
    'status.check': noPayload,
    'info.submit': closedObject({
      text: withSamples(orNull(text), ['The name is the one on my passport.', null]),
    }),
    ...withoutPayload('withdrawal.again', 'security.open', 'receipt.open'),
  },
  effects: { openSecurity: noPayload, openReceipt: closedObject({ id: text }), refreshBalance: noPayload },
  shows: { errors: messageMap, ...fields, choices, secondsLeft: orNull(integer) },
  read: (context: WithdrawalContext, state) => ({
    choices: context.accounts.map(({ id, name, masked }) => ({ value: id, label: name, text: masked })),
    ...showLockout(context, state),
  }),
  states: {
    server: ['loading', 'submitting', 'tracking.checking', 'informing'],
    person: ['failed', 'unavailable', 'unprepared', 'paidOut', 'completed', 'refused'],
    timer: ['locked', 'tracking.waiting'],
    form: ['editing', 'confirming', 'infoNeeded'],
    money: ['confirming', 'submitting'],
    steps: { confirming: { after: 'editing', by: 'form.submit', back: 'withdrawal.back' } },
  },
  services: {
    loadWithdrawalForm: call(
      {},
      { standing, accounts: fields.accounts, terms: fields.terms, pending: fields.withdrawal },
      [
        done('form', offer),
        done('one under way', { ...offer, pending: withdrawal }),
        done('turnover left', { ...offer, standing: 'turnoverLeft' }),
        done('on hold', { ...offer, standing: 'held' }),
        done('no fund password', { ...offer, standing: 'noFundPassword' }),
        done('nothing left today', { ...offer, standing: 'noneLeftToday' }),
        done('closed', { ...offer, standing: 'closed' }),
        done('no account', { ...offer, standing: 'noAccount', accounts: [] }),
      ],
    ),
    submitWithdrawal: callOnce({ account: text, amount: text, password: secretText }, withdrawalSchema, [
      done('submitted', withdrawal),
      failedAt('password', 'wrong password', 'fund-password.wrong'),
      failedAt('amount', 'not enough money', 'balance.insufficient'),
      failed('another under way', 'withdrawal.pending'),
      failed('on hold', 'withdrawal.held'),
      throttled(300),
    ]),
    loadWithdrawal: call({ id: text }, withdrawalSchema, [
      done('reviewing', { ...withdrawal, status: 'reviewing' }),
      done('information needed', { ...withdrawal, status: 'infoNeeded', reason: 'name' }),
      done('paid out', { ...withdrawal, status: 'paidOut' }),
      done('completed', { ...withdrawal, status: 'completed' }),
      done('rejected', { ...withdrawal, status: 'rejected', reason: 'turnover' }),
      done('returned', { ...withdrawal, status: 'returned', reason: 'bank' }),
    ]),
    sendWithdrawalInfo: callOnce({ id: text, text }, withdrawalSchema, [
      done('sent', { ...withdrawal, status: 'reviewing' }),
    ]),
  },
  delays: ['withdrawalPoll', 'withdrawalLockout'],
  secrets: ['fundPassword', 'password'],
  bounded: boundedBy<WithdrawalContext>({
    has: ['error', 'terms', 'account', 'fundPassword', 'withdrawal'],
    keep: ['standing'],
  }),
});
