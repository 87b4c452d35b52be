import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, listOf, noPayload, text, withSamples } from '../payload-schema.ts';
import {
  depositMethodSchema,
  depositOrderSchema,
  depositProjectionSchema,
  projectDeposit,
  type DepositContext,
} from './deposit.context.ts';

const method = {
  id: 'bank',
  name: 'Bank transfer',
  minimum: '100.00',
  maximum: '50000.00',
  fee: '0.00',
  minutes: 10,
};
const order = {
  id: 'd-1',
  status: 'waiting',
  kind: 'account',
  amount: '100.03',
  currency: 'PHP',
  payUrl: null,
  qrText: null,
  accountName: 'Foyer Ltd',
  accountNumber: '001-22',
  reference: 'D1',
  secondsLeft: 600,
};
const paid = { ...order, status: 'paid' };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/** Money in: method, amount, payment and its way to the end (wire contract B9: one unpaid order at a time). */
export const depositContract: MachineContract = {
  id: 'deposit',
  version: 1,
  summary: 'Takes a deposit: method, amount within its limits, one order, and what became of it.',
  events: {
    'deposit.retry': noPayload,
    'method.select': closedObject({ method: withSamples(text, ['bank', 'unknown']) }),
    'method.change': noPayload,
    'amount.submit': closedObject({ amount: withSamples(text, ['100', '1', '']) }),
    'payment.open': noPayload,
    'payment.check': noPayload,
    'order.cancel': noPayload,
    'deposit.again': noPayload,
  },
  effects: { openPayment: closedObject({ url: text }), refreshBalance: noPayload },
  projection: depositProjectionSchema,
  project: projectDeposit,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    unavailable: { waits: 'person' },
    choosing: { waits: 'person', tags: ['form'] },
    entering: { waits: 'person', tags: ['form'] },
    creating: { waits: 'server', tags: ['busy', 'money'] },
    'paying.waiting': { waits: 'person', tags: ['money'] },
    'paying.checking': { waits: 'server', tags: ['busy', 'money'] },
    cancelling: { waits: 'server', tags: ['busy', 'money'] },
    'reviewing.waiting': { waits: 'timer' },
    'reviewing.checking': { waits: 'server', tags: ['busy'] },
    paid: { waits: 'person' },
    expired: { waits: 'person' },
    refused: { waits: 'person' },
  },
  input: closedObject({}),
  services: {
    loadDepositMethods: {
      input: noPayload,
      output: closedObject({
        allowed: flag,
        methods: listOf(depositMethodSchema),
        order: { anyOf: [depositOrderSchema, { type: 'null' }] },
      }),
      outcomes: [
        { name: 'methods', kind: 'done', value: { allowed: true, methods: [method], order: null } },
        { name: 'unpaid order', kind: 'done', value: { allowed: true, methods: [method], order } },
        { name: 'not allowed', kind: 'done', value: { allowed: false, methods: [], order: null } },
        offline,
      ],
    },
    createDeposit: {
      input: closedObject({ method: text, amount: text }),
      output: depositOrderSchema,
      repeatable: false,
      outcomes: [
        { name: 'order', kind: 'done', value: order },
        {
          name: 'order with a page',
          kind: 'done',
          value: { ...order, kind: 'redirect', payUrl: 'https://pay.example/d-1' },
        },
        {
          name: 'limit reached',
          kind: 'error',
          value: { code: 'limit.reached', fields: { amount: 'limit.reached' } },
        },
        { name: 'unpaid order', kind: 'error', value: { code: 'order.unpaid' } },
        offline,
      ],
    },
    loadDeposit: {
      input: closedObject({ id: text }),
      output: depositOrderSchema,
      outcomes: [
        { name: 'waiting', kind: 'done', value: order },
        { name: 'paid', kind: 'done', value: paid },
        { name: 'expired', kind: 'done', value: { ...order, status: 'expired' } },
        { name: 'failed', kind: 'done', value: { ...order, status: 'failed' } },
        { name: 'under review', kind: 'done', value: { ...order, status: 'underReview' } },
        offline,
      ],
    },
    cancelDeposit: {
      input: closedObject({ id: text }),
      output: closedObject({}),
      outcomes: [
        { name: 'cancelled', kind: 'done', value: {} },
        { name: 'too late', kind: 'error', value: { code: 'order.closed' } },
        offline,
      ],
    },
  },
  delays: ['orderExpiry', 'orderPoll', 'reviewPoll'],
  secrets: [],
  bounded: (context: DepositContext) => ({
    error: context.error !== null,
    method: context.method !== null,
    order: context.order === null ? null : context.order.payUrl !== null ? 'page' : 'other',
    looksOften: context.looks < 6,
  }),
};
