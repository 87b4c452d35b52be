import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { describeStates } from '../flow-states.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, oneOfTexts, orNull, schemasOf, withSamples } from '../payload-schema.ts';
import type { ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { messageMap, noPayload, secretText, text, integer } from '../value-kinds.ts';

export const withdrawalStatuses = [
  'submitted',
  'reviewing',
  'infoNeeded',
  'processing',
  'paidOut',
  'completed',
  'rejected',
  'returned',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
/** Where money can go: a bank account or wallet of the member. */
export const payoutAccountSchema = closedObject({ id: text, name: text, masked: text });
export type PayoutAccount = ValueOf<typeof payoutAccountSchema>;
/** All that a member must know before an amount is typed. Money is decimal strings. */
const terms = {
  available: '1250.50',
  minimum: '100.00',
  maximum: '1000.00',
  fee: '0.00',
  currency: 'PHP',
  /** Withdrawals left today. */
  leftToday: 3,
  /** What must still be staked before a withdrawal; `0.00` where nothing must. */
  turnoverLeft: '0.00',
};
export const withdrawalTermsSchema = closedObject(schemasOf(terms, {}));
export type WithdrawalTerms = ValueOf<typeof withdrawalTermsSchema>;
const withdrawal = {
  id: 'w-1',
  status: 'submitted',
  amount: '500.00',
  fee: '0.00',
  currency: 'PHP',
  /** Why it was rejected or what is asked for; empty otherwise. */
  reason: '',
};
export const withdrawalSchema = closedObject(
  schemasOf(withdrawal, { status: oneOfTexts(withdrawalStatuses) }),
);
export type Withdrawal = ValueOf<typeof withdrawalSchema>;
/** Why a withdrawal cannot be requested; `ready` if it can. */
export const blockers = [
  'ready',
  'turnoverLeft',
  'noneLeftToday',
  'noFundPassword',
  'noAccount',
  'closed',
] as const;
export type Blocker = (typeof blockers)[number];
const shown = {
  standing: oneOfTexts(blockers),
  accounts: listOf(payoutAccountSchema),
  terms: orNull(withdrawalTermsSchema),
  account: orNull(payoutAccountSchema),
  amount: orNull(text),
  withdrawal: orNull(withdrawalSchema),
};
const hidden = { fundPassword: orNull(text) };
export type WithdrawalContext = FlowContext<typeof shown & typeof hidden> & Lockout;
const account = { id: 'c-1', name: 'Foyer Bank', masked: '•••• 4471' };
const offer = { standing: 'ready', accounts: [account], terms, pending: null };
/** Money out: every limit before the amount, the fund password, and where it stands (wire contract B8). */
export const withdrawalContract = defineFlow({
  id: 'withdrawal',
  version: 1,
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
  shows: { errors: messageMap, ...shown, secondsLeft: orNull(integer) },
  read: showLockout,
  states: describeStates({
    server: ['loading', 'submitting', 'tracking.checking', 'informing'],
    person: ['failed', 'unavailable', 'unprepared', 'paidOut', 'completed', 'refused'],
    timer: ['locked', 'tracking.waiting'],
    form: ['editing', 'confirming', 'infoNeeded'],
    money: ['confirming', 'submitting'],
    steps: { confirming: { after: 'editing', by: 'form.submit', back: 'withdrawal.back' } },
  }),
  services: {
    loadWithdrawalForm: call(
      {},
      {
        standing: oneOfTexts(blockers),
        accounts: listOf(payoutAccountSchema),
        terms: orNull(withdrawalTermsSchema),
        pending: orNull(withdrawalSchema),
      },
      [
        done('form', offer),
        done('one under way', { ...offer, pending: withdrawal }),
        done('turnover left', { ...offer, standing: 'turnoverLeft' }),
        done('no fund password', { ...offer, standing: 'noFundPassword' }),
        done('no account', { ...offer, standing: 'noAccount', accounts: [] }),
      ],
    ),
    submitWithdrawal: callOnce({ account: text, amount: text, password: secretText }, withdrawalSchema, [
      done('submitted', withdrawal),
      failedAt('password', 'wrong password', 'fund-password.wrong'),
      failedAt('amount', 'not enough money', 'balance.insufficient'),
      failed('another under way', 'withdrawal.pending'),
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
  bounded: boundedBy<WithdrawalContext>({ has: ['error', 'terms', 'account', 'fundPassword', 'withdrawal'] }),
});
