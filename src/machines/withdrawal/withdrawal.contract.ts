import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  closedObject,
  listOf,
  noPayload,
  oneOfTexts,
  secretText,
  secretTextOrNull,
  text,
  textOrNull,
  withSamples,
} from '../payload-schema.ts';
import {
  payoutAccountSchema,
  projectWithdrawal,
  standings,
  withdrawalProjectionSchema,
  withdrawalSchema,
  withdrawalTermsSchema,
  type WithdrawalContext,
} from './withdrawal.context.ts';

const account = { id: 'c-1', name: 'Foyer Bank', masked: '•••• 4471' };
const terms = {
  available: '1250.50',
  minimum: '100.00',
  maximum: '1000.00',
  fee: '0.00',
  currency: 'PHP',
  leftToday: 3,
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
const offer = { standing: 'ready', accounts: [account], terms, pending: null };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;
/** Money out: every limit before the amount, the fund password, and where it stands (wire contract B8). */
export const withdrawalContract: MachineContract = {
  id: 'withdrawal',
  version: 1,
  needs: 'member',
  summary:
    'Takes a withdrawal with the fund password and follows it until it is paid out, rejected or returned.',
  events: {
    'withdrawal.retry': noPayload,
    'form.submit': closedObject({
      account: withSamples(textOrNull, ['c-1', 'unknown', null]),
      amount: withSamples(textOrNull, ['500', '5', '', null]),
    }),
    'withdrawal.back': noPayload,
    'password.submit': closedObject({ password: withSamples(secretTextOrNull, ['Fund-2026', '', null]) }),
    'status.check': noPayload,
    'info.submit': closedObject({
      text: withSamples(textOrNull, ['The name is the one on my passport.', null]),
    }),
    'withdrawal.again': noPayload,
    'security.open': noPayload,
    'receipt.open': noPayload,
  },
  effects: {
    openSecurity: noPayload,
    openReceipt: closedObject({ id: text }),
    refreshBalance: noPayload,
  },
  projection: withdrawalProjectionSchema,
  project: projectWithdrawal,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    unavailable: { waits: 'person' },
    unprepared: { waits: 'person' },
    editing: { waits: 'person', tags: ['form'] },
    confirming: {
      waits: 'person',
      tags: ['form', 'money'],
      step: { after: 'editing', by: 'form.submit', back: 'withdrawal.back' },
    },
    submitting: { waits: 'server', tags: ['busy', 'money'] },
    locked: { waits: 'timer' },
    'tracking.waiting': { waits: 'timer' },
    'tracking.checking': { waits: 'server', tags: ['busy'] },
    infoNeeded: { waits: 'person', tags: ['form'] },
    informing: { waits: 'server', tags: ['busy'] },
    paidOut: { waits: 'person' },
    completed: { waits: 'person' },
    refused: { waits: 'person' },
  },
  input: closedObject({}),
  services: {
    loadWithdrawalForm: {
      input: noPayload,
      output: closedObject({
        standing: oneOfTexts(standings),
        accounts: listOf(payoutAccountSchema),
        terms: { anyOf: [withdrawalTermsSchema, { type: 'null' }] },
        pending: { anyOf: [withdrawalSchema, { type: 'null' }] },
      }),
      outcomes: [
        { name: 'form', kind: 'done', value: offer },
        { name: 'one under way', kind: 'done', value: { ...offer, pending: withdrawal } },
        { name: 'turnover left', kind: 'done', value: { ...offer, standing: 'turnoverLeft' } },
        { name: 'no fund password', kind: 'done', value: { ...offer, standing: 'noFundPassword' } },
        { name: 'no account', kind: 'done', value: { ...offer, standing: 'noAccount', accounts: [] } },
        offline,
      ],
    },
    submitWithdrawal: {
      input: closedObject({ account: text, amount: text, password: secretText }),
      output: withdrawalSchema,
      repeatable: false,
      outcomes: [
        { name: 'submitted', kind: 'done', value: withdrawal },
        {
          name: 'wrong password',
          kind: 'error',
          value: { code: 'fund-password.wrong', fields: { password: 'fund-password.wrong' } },
        },
        {
          name: 'not enough money',
          kind: 'error',
          value: { code: 'balance.insufficient', fields: { amount: 'balance.insufficient' } },
        },
        { name: 'another under way', kind: 'error', value: { code: 'withdrawal.pending' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
        offline,
      ],
    },
    loadWithdrawal: {
      input: closedObject({ id: text }),
      output: withdrawalSchema,
      outcomes: [
        { name: 'reviewing', kind: 'done', value: { ...withdrawal, status: 'reviewing' } },
        {
          name: 'information needed',
          kind: 'done',
          value: { ...withdrawal, status: 'infoNeeded', reason: 'name' },
        },
        { name: 'paid out', kind: 'done', value: { ...withdrawal, status: 'paidOut' } },
        { name: 'completed', kind: 'done', value: { ...withdrawal, status: 'completed' } },
        { name: 'rejected', kind: 'done', value: { ...withdrawal, status: 'rejected', reason: 'turnover' } },
        { name: 'returned', kind: 'done', value: { ...withdrawal, status: 'returned', reason: 'bank' } },
        offline,
      ],
    },
    sendWithdrawalInfo: {
      input: closedObject({ id: text, text }),
      output: withdrawalSchema,
      repeatable: false,
      outcomes: [{ name: 'sent', kind: 'done', value: { ...withdrawal, status: 'reviewing' } }, offline],
    },
  },
  delays: ['withdrawalPoll', 'withdrawalLockout'],
  secrets: ['fundPassword', 'password'],
  bounded: (context: WithdrawalContext) => ({
    error: context.error !== null,
    terms: context.terms !== null,
    account: context.account !== null,
    fundPassword: context.fundPassword !== null,
    withdrawal: context.withdrawal !== null,
  }),
};
