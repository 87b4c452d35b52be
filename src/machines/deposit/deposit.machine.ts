import { assign, setup } from 'xstate';
import { findAmountFault, readAmount, writeAmount } from '../amount.ts';
import { durations } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import { complainOf, hasCode, noComplaint, passError } from '../failed-call.ts';
import { countSeconds, passSeconds } from '../lockout.ts';
import { unwiredEffect, unwiredService, unwiredWait } from '../unwired.ts';
import type { DepositContext, DepositMethod, DepositOrder, OrderStatus } from './deposit.context.ts';

type DepositEvent =
  | { type: 'deposit.retry' }
  | { type: 'method.select'; method: string }
  | { type: 'method.change' }
  | { type: 'amount.submit'; amount: string }
  | { type: 'payment.open' }
  | { type: 'payment.check' }
  | { type: 'order.cancel' }
  | { type: 'deposit.again' };
interface Offer {
  readonly allowed: boolean;
  readonly methods: readonly DepositMethod[];
  readonly order: DepositOrder | null;
}
interface Asked {
  readonly amount: string;
}
/** Looks at an unpaid order that come soon after one another; later ones come less often. */
const eagerLooks = 6;

const findFault = ({ method }: DepositContext, { amount }: Asked): string | null =>
  method === null ? 'field.required' : findAmountFault(amount, method);
const passOrder = ({ event }: { readonly event: { readonly output: DepositOrder } }) => ({
  order: event.output,
});
const becomes =
  (status: OrderStatus) =>
  ({ event }: { readonly event: { readonly output: DepositOrder } }) => ({ order: event.output, status });
const identify = ({ context }: { readonly context: DepositContext }) => ({ id: context.order?.id ?? '' });

/** See `depositContract`. An order is asked for once: what became of it is looked up, never asked for again. */
export const depositMachine = setup({
  types: { context: {} as DepositContext, events: {} as DepositEvent },
  actors: {
    wait: unwiredWait,
    loadDepositMethods: unwiredService<Offer, Record<string, never>>('loadDepositMethods'),
    createDeposit: unwiredService<DepositOrder, { readonly method: string; readonly amount: string }>(
      'createDeposit',
    ),
    loadDeposit: unwiredService<DepositOrder, { readonly id: string }>('loadDeposit'),
    cancelDeposit: unwiredService<Record<string, never>, { readonly id: string }>('cancelDeposit'),
  },
  guards: {
    hasCode,
    isClosed: (_, { allowed }: Offer) => !allowed,
    hasUnpaid: (_, { order }: Offer) => order !== null,
    isOffered: ({ context }, params: { method: string }) =>
      context.methods.some(({ id }) => id === params.method),
    isWrongAmount: ({ context }, params: Asked) => findFault(context, params) !== null,
    hasPage: ({ context }) => (context.order?.payUrl ?? null) !== null,
    is: (_, { order, status }: { order: DepositOrder; status: OrderStatus }) => order.status === status,
  },
  actions: {
    keepOffer: assign((_, { methods, order }: Offer) => ({ ...noComplaint, methods, order, looks: 0 })),
    keepMethod: assign(({ context }, params: { method: string }) => ({
      ...noComplaint,
      method: context.methods.find(({ id }) => id === params.method) ?? null,
    })),
    keepAmount: assign((_, { amount }: Asked) => ({
      ...noComplaint,
      amount: writeAmount(readAmount(amount) ?? 0n),
    })),
    complain: assign(({ context }, params: Asked) => ({
      error: null,
      errors: { amount: nameErrorMessage(findFault(context, params) ?? 'unknown') },
    })),
    keepOrder: assign((_, { order }: { order: DepositOrder }) => ({ ...noComplaint, order })),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    startOver: assign({ ...noComplaint, method: null, amount: null, order: null, looks: 0 }),
    showError: assign(complainOf),
    clearError: assign(noComplaint),
    countSeconds: assign(countSeconds),
    openPayment: unwiredEffect<{ readonly url: string }>('openPayment'),
    refreshBalance: unwiredEffect('refreshBalance'),
  },
}).createMachine({
  id: 'deposit',
  context: {
    ...noComplaint,
    methods: [],
    method: null,
    amount: null,
    order: null,
    looks: 0,
    secondsLeft: null,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadDepositMethods',
        src: 'loadDepositMethods',
        input: {},
        onDone: [
          { guard: { type: 'isClosed', params: ({ event }) => event.output }, target: 'unavailable' },
          {
            guard: { type: 'hasUnpaid', params: ({ event }) => event.output },
            target: 'paying',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'keepOffer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'showError', params: passError } },
      },
    },
    failed: { on: { 'deposit.retry': { target: 'loading', actions: 'clearError' } } },
    unavailable: { on: { 'deposit.retry': 'loading' } },
    choosing: {
      on: {
        'method.select': {
          guard: { type: 'isOffered', params: ({ event }) => ({ method: event.method }) },
          target: 'entering',
          actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) },
        },
      },
    },
    entering: {
      on: {
        'method.change': 'choosing',
        'amount.submit': [
          {
            guard: { type: 'isWrongAmount', params: ({ event }) => ({ amount: event.amount }) },
            actions: { type: 'complain', params: ({ event }) => ({ amount: event.amount }) },
          },
          {
            target: 'creating',
            actions: { type: 'keepAmount', params: ({ event }) => ({ amount: event.amount }) },
          },
        ],
      },
    },
    creating: {
      invoke: {
        id: 'createDeposit',
        src: 'createDeposit',
        input: ({ context }) => ({ method: context.method?.id ?? '', amount: context.amount ?? '' }),
        onDone: { target: 'paying', actions: { type: 'keepOrder', params: passOrder } },
        onError: [
          {
            // The one that is there already is shown in its place.
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ error: event.error, codes: ['order.unpaid', 'request.interrupted'] }),
            },
            target: 'loading',
          },
          { target: 'entering', actions: { type: 'showError', params: passError } },
        ],
      },
    },
    paying: {
      initial: 'waiting',
      invoke: {
        id: 'orderExpiry',
        src: 'wait',
        input: ({ context }) => ({
          name: 'orderExpiry',
          milliseconds: (context.order?.secondsLeft ?? 0) * 1_000,
          ticks: true,
        }),
        onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
        // The server has the last word: a payment may have come in the last second.
        onDone: '.checking',
      },
      states: {
        waiting: {
          on: {
            'payment.open': {
              guard: 'hasPage',
              actions: {
                type: 'openPayment',
                params: ({ context }) => ({ url: context.order?.payUrl ?? '' }),
              },
            },
            'payment.check': 'checking',
            'order.cancel': '#deposit.cancelling',
          },
          invoke: {
            id: 'orderPoll',
            src: 'wait',
            input: ({ context }) => ({
              name: 'orderPoll',
              milliseconds: context.looks < eagerLooks ? durations.orderPollSoon : durations.orderPollLate,
              ticks: false,
            }),
            onDone: 'checking',
          },
        },
        checking: {
          entry: 'countLook',
          invoke: {
            id: 'loadDeposit',
            src: 'loadDeposit',
            input: identify,
            onDone: [
              {
                guard: { type: 'is', params: becomes('paid') },
                target: '#deposit.paid',
                actions: { type: 'keepOrder', params: passOrder },
              },
              {
                guard: { type: 'is', params: becomes('expired') },
                target: '#deposit.expired',
                actions: { type: 'keepOrder', params: passOrder },
              },
              {
                guard: { type: 'is', params: becomes('failed') },
                target: '#deposit.refused',
                actions: { type: 'keepOrder', params: passOrder },
              },
              {
                guard: { type: 'is', params: becomes('underReview') },
                target: '#deposit.reviewing',
                actions: { type: 'keepOrder', params: passOrder },
              },
              { target: 'waiting', actions: { type: 'keepOrder', params: passOrder } },
            ],
            onError: { target: 'waiting', actions: { type: 'showError', params: passError } },
          },
        },
      },
    },
    cancelling: {
      invoke: {
        id: 'cancelDeposit',
        src: 'cancelDeposit',
        input: identify,
        onDone: { target: 'loading', actions: 'startOver' },
        onError: { target: 'paying.checking', actions: { type: 'showError', params: passError } },
      },
    },
    reviewing: {
      initial: 'waiting',
      states: {
        waiting: {
          invoke: {
            id: 'reviewPoll',
            src: 'wait',
            input: { name: 'reviewPoll', milliseconds: durations.orderPollLate, ticks: false },
            onDone: 'checking',
          },
          on: { 'payment.check': 'checking' },
        },
        checking: {
          invoke: {
            id: 'reloadDeposit',
            src: 'loadDeposit',
            input: identify,
            onDone: [
              {
                guard: { type: 'is', params: becomes('paid') },
                target: '#deposit.paid',
                actions: { type: 'keepOrder', params: passOrder },
              },
              {
                guard: { type: 'is', params: becomes('failed') },
                target: '#deposit.refused',
                actions: { type: 'keepOrder', params: passOrder },
              },
              { target: 'waiting', actions: 'clearError' },
            ],
            onError: { target: 'waiting', actions: { type: 'showError', params: passError } },
          },
        },
      },
    },
    paid: {
      entry: 'refreshBalance',
      on: { 'deposit.again': { target: 'loading', actions: 'startOver' } },
    },
    expired: { on: { 'deposit.again': { target: 'loading', actions: 'startOver' } } },
    refused: { on: { 'deposit.again': { target: 'loading', actions: 'startOver' } } },
  },
});
