import { depositMethodShape } from '../../protocol/generated/shapes/deposit-method.ts';
import { depositOrderShape } from '../../protocol/generated/shapes/deposit-order.ts';
import { onBreakCode } from '../route-to-break.ts';
import { defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy, translateName } from '../flow-words.ts';
import {
  closedObject,
  listOf,
  optionalObject,
  orNull,
  propertiesOf,
  withSamples,
  withoutOf,
} from '../payload-schema.ts';
import type { ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt } from '../service-contract.ts';
import { flag, messageMap, noPayload, text, integer } from '../value-kinds.ts';

/** A chosen picture: the file itself is held beside the store, and found by its handle. */
export const chosenProofSchema = closedObject({ handle: text, name: text, type: text, size: integer });
export type ChosenProof = ValueOf<typeof chosenProofSchema>;
/** A way to pay. Money is decimal strings; `minutes` is how long it usually takes. */
const method = {
  id: 'bank',
  name: 'Bank transfer',
  hint: 'Send the exact amount',
  kind: 'account',
  icon: 'bank',
  minimum: '100.00',
  maximum: '50000.00',
  fee: '0.00',
  quick: ['100.00', '500.00'],
  minutes: 10,
  isLast: true,
};
const depositMethodSchema = closedObject({
  ...propertiesOf(withoutOf(depositMethodShape, 'isLast')),
  /** The member paid with it last. */
  isLast: flag,
});
/** What is to be paid, and how: a page of the gateway, a code to scan, or an account to send to. */
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
/** Chosen where the deposit is to bring no bonus. */
export const noBonus = 'none';
/** A bonus that can be chosen with the order, with its terms in one line. */
const bonusSchema = closedObject({ value: text, label: text, text });
const depositOrderSchema = withoutOf(depositOrderShape, 'symbol', 'createdAt');
export type DepositOrder = ValueOf<typeof depositOrderSchema>;
export type OrderStatus = DepositOrder['status'];
const depositInput = optionalObject({
  /** Order that the address asks for. */
  order: withSamples(orNull(text), [null, 'd-1']),
  /** The member is on a break, in which nothing is paid in. */
  onBreak: flag,
});
const fields = {
  methods: listOf(depositMethodSchema),
  method: orNull(depositMethodSchema),
  /** What can be chosen, first to take no bonus; nothing where one was joined before. */
  bonuses: listOf(bonusSchema),
  /** The bonus that was joined before, which comes with this deposit. */
  joined: orNull(bonusSchema),
  /** What is chosen. */
  bonus: text,
};
const hidden = {
  onBreak: flag,
  /** Order that the address asks for; null for the one that waits to be paid. */
  wanted: orNull(text),
  /** ISO 4217; empty until the methods are there. */
  currency: text,
  amount: orNull(text),
  order: orNull(depositOrderSchema),
  proofs: listOf(chosenProofSchema),
  payerName: text,
  /** Number of status checks of the order so far: the first ones are frequent, later ones are not. */
  looks: integer,
  secondsLeft: orNull(integer),
};
export type DepositContext = FlowContext<typeof fields & typeof hidden>;
function showOrder({ payUrl: _address, secondsLeft: _seconds, ...rest }: DepositOrder) {
  return rest;
}
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
const bonus = { value: '2', label: 'Half on top', text: '50% of the deposit' };
const offer = {
  allowed: true,
  methods: [method],
  bonuses: [{ value: noBonus, label: 'No bonus', text: '' }, bonus],
  joined: null,
  currency: 'PHP',
  order: null,
};
const onBreak = failed('on a break', onBreakCode);
/** Money in: method, amount, payment and its way to the end (wire contract B9: one unpaid order at a time). */
export const depositContract = defineFlow({
  id: 'deposit',
  version: 2,
  needs: 'member',
  summary: 'Takes a deposit: method, amount within its limits, one order, its proof, and what became of it.',
  events: {
    'deposit.retry': noPayload,
    'method.select': closedObject({ method: withSamples(text, ['bank', 'unknown']) }),
    'method.change': noPayload,
    'amount.submit': closedObject({ amount: withSamples(orNull(text), ['100', '1', '', null]) }),
    'bonus.choose': closedObject({ bonus: withSamples(text, ['2', noBonus, 'unknown']) }),
    ...withoutPayload('payment.open', 'payment.check'),
    'proof.change': closedObject({
      files: withSamples(listOf(chosenProofSchema), [
        [{ handle: 'file:1', name: 'slip.png', type: 'image/png', size: 9 }],
        [],
      ]),
    }),
    'proof.submit': closedObject({ payerName: withSamples(orNull(text), ['Mayari', null]) }),
    ...withoutPayload('order.cancel', 'cancel.keep', 'cancel.confirm', 'deposit.again'),
  },
  effects: { openPayment: closedObject({ url: text }), refreshBalance: noPayload },
  shows: {
    errors: messageMap,
    ...fields,
    order: orNull(withoutOf(depositOrderSchema, 'payUrl', 'secondsLeft')),
    canOpenPage: flag,
    secondsLeft: orNull(integer),
  },
  quiet: ['paying.checking', 'reviewing.checking'],
  read: ({ order, secondsLeft }: DepositContext, state) => ({
    order: order === null ? null : showOrder(order),
    canOpenPage: order !== null && order.payUrl !== null,
    secondsLeft: state.startsWith('paying') ? secondsLeft : null,
  }),
  states: {
    server: ['loading', 'creating', 'paying.checking', 'proving', 'cancelling', 'reviewing.checking'],
    person: ['failed', 'unavailable', 'missing', 'paying.waiting', 'paid', 'expired', 'refused'],
    timer: ['reviewing.waiting'],
    form: ['choosing', 'entering', 'paying.confirming'],
    money: ['creating', 'paying.waiting', 'paying.confirming', 'paying.checking', 'proving', 'cancelling'],
    resting: {
      choosing: 'Ways to pay in may be closed; one that opens shows when it does.',
      onBreak: 'Nothing is paid in during a break; it ends automatically.',
    },
    steps: { entering: { after: 'choosing', by: 'method.select', back: 'method.change' } },
  },
  input: depositInput,
  words: {
    service: 'loadDepositMethods',
    keep: (
      { methods, method, bonuses, joined, order }: DepositContext,
      answer: Pick<DepositContext, 'methods' | 'bonuses' | 'joined' | 'order'>,
    ) => {
      const translate = translateBy(answer.methods, 'name', 'hint');
      const nameOf = ({ id, methodName }: DepositOrder): string =>
        id === answer.order?.id
          ? answer.order.methodName
          : translateName(methodName, methods, answer.methods);
      return {
        methods: methods.map(translate),
        // Where nothing can be deposited, no bonus was offered.
        bonuses: bonuses.length === 0 ? bonuses : answer.bonuses,
        joined: joined === null ? joined : answer.joined,
        method: method === null ? null : translate(method),
        order: order === null ? null : { ...order, methodName: nameOf(order) },
      };
    },
  },
  services: {
    loadDepositMethods: call(
      { order: orNull(text) },
      {
        allowed: flag,
        methods: fields.methods,
        bonuses: fields.bonuses,
        joined: fields.joined,
        currency: text,
        order: orNull(depositOrderSchema),
      },
      [
        done('methods', offer),
        done('a joined bonus', { ...offer, bonuses: [], joined: bonus }),
        done('unpaid order', { ...offer, order }),
        done('unpaid order with a page', { ...offer, order: withPage }),
        done('paid order', { ...offer, order: paid }),
        done('order in review', { ...offer, order: inReview }),
        done('held order', { ...offer, order: { ...order, status: 'held' } }),
        done('cancelled order', { ...offer, order: { ...order, status: 'cancelled' } }),
        done('not allowed', { ...offer, allowed: false, methods: [] }),
        onBreak,
      ],
    ),
    createDeposit: callOnce({ method: text, amount: text, bonus: text }, depositOrderSchema, [
      done('order', order),
      done('order with a page', withPage),
      failedAt('amount', 'limit reached', 'limit.reached'),
      failedAt('promotion', 'bonus closed', 'promotion.closed'),
      failed('unpaid order', 'order.unpaid'),
      onBreak,
    ]),
    loadDeposit: call({ id: text }, depositOrderSchema, [
      done('waiting', order),
      done('paid', paid),
      done('expired', { ...order, status: 'expired' }),
      done('failed', { ...order, status: 'failed', reason: 'declined' }),
      done('under review', inReview),
    ]),
    proveDeposit: callOnce({ id: text, payerName: text, files: listOf(text) }, depositOrderSchema, [
      done('under review', inReview),
      failed('wrong kind of file', 'upload.type'),
      failed('too late', 'order.closed'),
    ]),
    cancelDeposit: call({ id: text }, {}, [done('cancelled', {}), failed('too late', 'order.closed')]),
  },
  delays: ['orderExpiry', 'orderPoll', 'reviewPoll'],
  bounded: (context: DepositContext) => ({
    wanted: context.wanted,
    error: context.error !== null,
    wrong: Object.keys(context.errors).length > 0,
    method: context.method !== null,
    bonus: context.bonus !== noBonus,
    joined: context.joined !== null,
    order:
      context.order === null
        ? null
        : `${context.order.status} ${context.order.payUrl === null ? '' : 'page'}`,
    byHand: context.order?.kind === 'account',
    proofs: context.proofs.length > 0,
    looksOften: context.looks < 6,
  }),
});
