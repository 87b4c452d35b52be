import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, listOf, noPayload, text, textOrNull, withSamples } from '../payload-schema.ts';
import { onBreakCode } from '../break-handover.ts';
import {
  chosenProofSchema,
  depositMethodSchema,
  depositOrderSchema,
  depositProjectionSchema,
  projectDeposit,
  type DepositContext,
} from './deposit.context.ts';

const method = {
  id: 'bank',
  name: 'Bank transfer',
  hint: 'Send the exact amount',
  kind: 'account',
  minimum: '100.00',
  maximum: '50000.00',
  fee: '0.00',
  quick: ['100.00', '500.00'],
  minutes: 10,
};
const order = {
  id: 'd-1',
  status: 'waiting',
  kind: 'account',
  methodName: 'Bank transfer',
  amount: '100.03',
  payAmount: '100.03',
  fee: '0.00',
  currency: 'PHP',
  payUrl: null,
  qrText: null,
  bankName: 'Bank of the Harbour',
  accountName: 'Foyer Ltd',
  accountNumber: '001-22',
  reference: 'D1',
  reason: '',
  secondsLeft: 600,
};
const withPage = {
  ...order,
  kind: 'redirect',
  methodName: 'Online payment',
  payUrl: 'https://pay.example/d-1',
  bankName: null,
  accountName: null,
  accountNumber: null,
};
const paid = { ...order, status: 'paid' };
const inReview = { ...order, status: 'underReview' };
const offer = { allowed: true, methods: [method], currency: 'PHP', order: null };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

const onBreak = { name: 'on a break', kind: 'error', value: { code: onBreakCode } } as const;

/** Money in: method, amount, payment and its way to the end (wire contract B9: one unpaid order at a time). */
export const depositContract: MachineContract = {
  id: 'deposit',
  version: 2,
  needs: 'member',
  summary: 'Takes a deposit: method, amount within its limits, one order, its proof, and what became of it.',
  events: {
    'deposit.retry': noPayload,
    'method.select': closedObject({ method: withSamples(text, ['bank', 'unknown']) }),
    'method.change': noPayload,
    'amount.submit': closedObject({ amount: withSamples(textOrNull, ['100', '1', '', null]) }),
    'payment.open': noPayload,
    'payment.check': noPayload,
    'proof.change': closedObject({
      files: withSamples(listOf(chosenProofSchema), [
        [{ handle: 'file:1', name: 'slip.png', type: 'image/png', size: 9 }],
        [],
      ]),
    }),
    'proof.submit': closedObject({ payerName: withSamples(textOrNull, ['Mayari', null]) }),
    'order.cancel': noPayload,
    'deposit.again': noPayload,
  },
  effects: { openPayment: closedObject({ url: text }), refreshBalance: noPayload },
  projection: depositProjectionSchema,
  project: projectDeposit,
  states: {
    onBreak: { waits: 'person', resting: 'Nothing is paid in during a break; it ends by itself.' },
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    unavailable: { waits: 'person' },
    choosing: { waits: 'person', tags: ['form'] },
    entering: {
      waits: 'person',
      tags: ['form'],
      step: { after: 'choosing', by: 'method.select', back: 'method.change' },
    },
    creating: { waits: 'server', tags: ['busy', 'money'] },
    'paying.waiting': { waits: 'person', tags: ['money'] },
    'paying.checking': { waits: 'server', tags: ['busy', 'money'] },
    proving: { waits: 'server', tags: ['busy', 'money'] },
    cancelling: { waits: 'server', tags: ['busy', 'money'] },
    'reviewing.waiting': { waits: 'timer' },
    'reviewing.checking': { waits: 'server', tags: ['busy'] },
    paid: { waits: 'person' },
    expired: { waits: 'person' },
    refused: { waits: 'person' },
  },
  input: closedObject({ order: withSamples(textOrNull, [null, 'd-1']), onBreak: flag }, ['order', 'onBreak']),
  services: {
    loadDepositMethods: {
      input: closedObject({ order: textOrNull }),
      output: closedObject({
        allowed: flag,
        methods: listOf(depositMethodSchema),
        currency: text,
        order: { anyOf: [depositOrderSchema, { type: 'null' }] },
      }),
      outcomes: [
        { name: 'methods', kind: 'done', value: offer },
        { name: 'unpaid order', kind: 'done', value: { ...offer, order } },
        { name: 'unpaid order with a page', kind: 'done', value: { ...offer, order: withPage } },
        { name: 'paid order', kind: 'done', value: { ...offer, order: paid } },
        { name: 'order in review', kind: 'done', value: { ...offer, order: inReview } },
        { name: 'held order', kind: 'done', value: { ...offer, order: { ...order, status: 'held' } } },
        {
          name: 'cancelled order',
          kind: 'done',
          value: { ...offer, order: { ...order, status: 'cancelled' } },
        },
        { name: 'not allowed', kind: 'done', value: { ...offer, allowed: false, methods: [] } },
        onBreak,
        offline,
      ],
    },
    createDeposit: {
      input: closedObject({ method: text, amount: text }),
      output: depositOrderSchema,
      repeatable: false,
      outcomes: [
        { name: 'order', kind: 'done', value: order },
        { name: 'order with a page', kind: 'done', value: withPage },
        {
          name: 'limit reached',
          kind: 'error',
          value: { code: 'limit.reached', fields: { amount: 'limit.reached' } },
        },
        { name: 'unpaid order', kind: 'error', value: { code: 'order.unpaid' } },
        onBreak,
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
        { name: 'failed', kind: 'done', value: { ...order, status: 'failed', reason: 'declined' } },
        { name: 'under review', kind: 'done', value: inReview },
        offline,
      ],
    },
    proveDeposit: {
      input: closedObject({ id: text, payerName: text, files: listOf(text) }),
      output: depositOrderSchema,
      repeatable: false,
      outcomes: [
        { name: 'under review', kind: 'done', value: inReview },
        { name: 'wrong kind of file', kind: 'error', value: { code: 'upload.type' } },
        { name: 'too late', kind: 'error', value: { code: 'order.closed' } },
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
    wrong: Object.keys(context.errors).length > 0,
    method: context.method !== null,
    order:
      context.order === null
        ? null
        : `${context.order.status} ${context.order.payUrl === null ? '' : 'page'}`,
    byHand: context.order?.kind === 'account',
    proofs: context.proofs.length > 0,
    looksOften: context.looks < 6,
  }),
};
