import { assign } from 'xstate';
import { askingWith, calling, setupFlow, waiting, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { findMoneyFault, tidyMoney } from '../../protocol/money/money.ts';
import { onBreakCode } from '../route-to-break.ts';
import { durations } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import { showErrorIn, type CallFailure, routeError, noFailure } from '../form-failure.ts';
import { nameFailure } from '../failure.ts';
import { passSeconds } from '../lockout.ts';
import { depositContract, noBonus } from './deposit.contract.ts';
import type { ChosenProof, DepositContext, DepositOrder, OrderStatus } from './deposit.contract.ts';

type Offer = AnswerOf<typeof depositContract, 'loadDepositMethods'>;
interface DepositRequest {
  readonly amount: string | null;
}
/** Number of frequent status checks of an unpaid order; later ones are less frequent. */
const eagerLooks = 6;

const findFault = ({ method, currency }: DepositContext, { amount }: DepositRequest): string | null =>
  method === null ? 'field.required' : findMoneyFault(amount, method, currency);
const identify = ({ context }: { readonly context: DepositContext }) => ({ id: context.order?.id ?? '' });
const stands = (...statuses: readonly OrderStatus[]) => ({
  type: 'hasStatus' as const,
  params: { statuses },
});
/** Pictures of a transfer by hand: while it waits, and for a while after its time was over. */
const proofEvents = {
  'proof.change': {
    guard: 'isByHand' as const,
    actions: {
      type: 'keepProofs' as const,
      params: ({ event }: { readonly event: { readonly files: readonly ChosenProof[] } }) => ({
        files: event.files,
      }),
    },
  },
  'proof.submit': [
    { guard: 'isUnproven' as const, actions: 'askForProof' as const },
    {
      guard: 'isByHand' as const,
      target: '#deposit.proving',
      actions: {
        type: 'keepPayer' as const,
        params: ({ event }: { readonly event: { readonly payerName: string | null } }) => ({
          payerName: event.payerName ?? '',
        }),
      },
    },
  ],
};
/** Events of a person who is to pay. */
const paymentEvents = {
  ...proofEvents,
  'payment.open': {
    guard: 'hasPage' as const,
    actions: {
      type: 'openPayment' as const,
      params: ({ context }: { readonly context: DepositContext }) => ({ url: context.order?.payUrl ?? '' }),
    },
  },
  'order.cancel': 'confirming' as const,
};

/** See `depositContract`. An order is asked for once: what became of it is looked up, never asked for again. */
export const depositMachine = setupFlow(depositContract, {
  guards: {
    isOnBreak: ({ context }) => context.onBreak,
    isClosed: (_, { allowed }: Offer) => !allowed,
    isMissing: ({ context: { wanted } }, { order }: Pick<Offer, 'order'>) =>
      wanted !== null && order?.id !== wanted,
    isOffered: ({ context }, params: { method: string }) =>
      context.methods.some(({ id }) => id === params.method),
    isOfferedBonus: ({ context }, { bonus }: { bonus: string }) =>
      context.bonuses.some(({ value }) => value === bonus),
    isWrongAmount: ({ context }, params: DepositRequest) => findFault(context, params) !== null,
    hasPage: ({ context }) => (context.order?.payUrl ?? null) !== null,
    isByHand: ({ context }) => context.order?.kind === 'account',
    isUnproven: ({ context }) => context.order?.kind === 'account' && context.proofs.length === 0,
    hasStatus: ({ context }, { statuses }: { statuses: readonly OrderStatus[] }) =>
      context.order !== null && statuses.includes(context.order.status),
  },
  actions: {
    keepOffer: assign(({ context }, { methods, bonuses, joined, currency, order }: Offer) => ({
      ...noFailure,
      bonus: bonuses.some(({ value }) => value === context.bonus) ? context.bonus : noBonus,
      methods,
      bonuses,
      joined,
      currency,
      order,
      looks: 0,
    })),
    keepMethod: assign(({ context }, params: { method: string }) => ({
      ...noFailure,
      method: context.methods.find(({ id }) => id === params.method) ?? null,
    })),
    keepAmount: assign(({ context: { currency } }, { amount }: DepositRequest) => ({
      ...noFailure,
      amount: tidyMoney(amount, currency),
    })),
    // What is wrong with the amount stays.
    keepBonus: assign(({ context }, { bonus }: { bonus: string }) => {
      const { promotion: _promotion, ...errors } = context.errors;
      return { error: null, errors, bonus };
    }),
    complain: assign(({ context }, params: DepositRequest) => ({
      error: null,
      errors: { amount: nameErrorMessage(findFault(context, params) ?? 'unknown') },
    })),
    keepOrder: assign((_, order: DepositOrder) => ({ ...noFailure, order, looks: 0 })),
    // Errors of the proof stay visible while the order is polled.
    keepLook: assign((_, order: DepositOrder) => ({ error: null, order })),
    keepProofs: assign((_, { files }: { files: readonly ChosenProof[] }) => ({
      ...noFailure,
      proofs: files,
    })),
    keepPayer: assign((_, { payerName }: { payerName: string }) => ({ ...noFailure, payerName })),
    askForProof: assign({ error: null, errors: { proofs: nameErrorMessage('proof.required') } }),
    showProofError: assign((_, { error }: CallFailure) => ({
      error: null,
      errors: { proofs: nameFailure(error) },
    })),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    startOver: assign({
      ...noFailure,
      wanted: null,
      method: null,
      amount: null,
      bonus: noBonus,
      order: null,
      proofs: [],
      payerName: '',
      looks: 0,
    }),
    clearError: assign(noFailure),
  },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({
    ...noFailure,
    wanted: input.order ?? null,
    onBreak: input.onBreak ?? false,
    methods: [],
    bonuses: [],
    joined: null,
    currency: '',
    method: null,
    amount: null,
    bonus: noBonus,
    order: null,
    proofs: [],
    payerName: '',
    looks: 0,
    secondsLeft: null,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isOnBreak', target: 'onBreak' }, { target: 'loading' }] },
    // Nothing is asked of the server, which would refuse it.
    onBreak: {},
    loading: askingWith('loadDepositMethods', ({ context }) => ({ order: context.wanted }), {
      onDone: [
        { guard: withAnswer('isClosed'), target: 'unavailable' },
        { guard: withAnswer('isMissing'), target: 'missing' },
        { target: 'routing', actions: withAnswer('keepOffer') },
      ],
      onError: [routeError('onBreak', onBreakCode), showErrorIn('failed')],
    }),
    routing: {
      always: [
        { guard: stands('waiting'), target: 'paying' },
        { guard: stands('underReview', 'held'), target: 'reviewing' },
        { guard: stands('paid'), target: 'paid' },
        { guard: stands('expired', 'cancelled'), target: 'expired' },
        { guard: stands('failed'), target: 'refused' },
        { target: 'choosing' },
      ],
    },
    failed: { on: { 'deposit.retry': { target: 'loading', actions: 'clearError' } } },
    unavailable: { on: { 'deposit.retry': 'loading' } },
    // The order of the address is missing, or another's.
    missing: { on: { 'deposit.again': { target: 'loading', actions: 'startOver' } } },
    choosing: {
      on: {
        'deposit.retry': 'loading',
        'method.select': {
          guard: withEvent('isOffered'),
          target: 'entering',
          actions: withEvent('keepMethod'),
        },
      },
    },
    entering: {
      on: {
        'method.change': { target: 'choosing', actions: 'clearError' },
        'bonus.choose': { guard: withEvent('isOfferedBonus'), actions: withEvent('keepBonus') },
        'amount.submit': [
          { guard: withEvent('isWrongAmount'), actions: withEvent('complain') },
          { target: 'creating', actions: withEvent('keepAmount') },
        ],
      },
    },
    creating: {
      invoke: {
        ...calling('createDeposit'),
        input: ({ context: { method, amount, bonus } }) => ({
          method: method?.id ?? '',
          amount: amount ?? '',
          bonus,
        }),
        onDone: { target: 'routing', actions: withAnswer('keepOrder') },
        onError: [
          // The one that is there already is shown in its place.
          routeError('loading', 'order.unpaid', 'request.interrupted'),
          routeError('onBreak', onBreakCode),
          showErrorIn('entering'),
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
          on: { ...paymentEvents, 'payment.check': 'checking' },
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
        confirming: { on: { 'cancel.keep': 'waiting', 'cancel.confirm': '#deposit.cancelling' } },
        checking: {
          entry: 'countLook',
          // A look comes whenever something is new: no press of a person is lost to it.
          on: paymentEvents,
          ...askingWith('loadDeposit', identify, {
            onDone: { target: '#deposit.routing', actions: withAnswer('keepLook') },
            onError: showErrorIn('waiting'),
          }),
        },
      },
    },
    proving: {
      invoke: {
        ...calling('proveDeposit'),
        input: ({ context }) => ({
          id: context.order?.id ?? '',
          payerName: context.payerName,
          files: context.proofs.map(({ handle }) => handle),
        }),
        onDone: { target: 'routing', actions: withAnswer('keepOrder') },
        onError: { target: 'routing', actions: withError('showProofError') },
      },
    },
    cancelling: askingWith('cancelDeposit', identify, {
      onDone: { target: 'loading', actions: 'startOver' },
      onError: showErrorIn('paying.checking'),
    }),
    reviewing: {
      initial: 'waiting',
      on: { 'deposit.again': { target: 'loading', actions: 'startOver' } },
      states: {
        waiting: {
          invoke: {
            ...waiting('reviewPoll', durations.orderPollLate),
            onDone: 'checking',
          },
          on: { 'payment.check': 'checking' },
        },
        checking: {
          invoke: {
            id: 'reloadDeposit',
            src: 'loadDeposit',
            input: identify,
            onDone: { target: '#deposit.routing', actions: withAnswer('keepLook') },
            onError: showErrorIn('waiting'),
          },
        },
      },
    },
    paid: {
      entry: 'refreshBalance',
      on: { 'deposit.again': { target: 'loading', actions: 'startOver' } },
    },
    expired: { on: { ...proofEvents, 'deposit.again': { target: 'loading', actions: 'startOver' } } },
    refused: { on: { 'deposit.again': { target: 'loading', actions: 'startOver' } } },
  },
});
