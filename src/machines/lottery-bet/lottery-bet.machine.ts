import { assign, not } from 'xstate';
import { askingWith, calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { readMoney, writeMoney } from '../../protocol/money/money.ts';
import { nameErrorMessage } from '../error-message.ts';
import { readFailureDetails } from '../failure.ts';
import {
  describeFailure,
  noFailure,
  routeError,
  showErrorIn,
  showErrorWhen,
  type CallFailure,
} from '../form-failure.ts';
import { routeToMissing } from '../route-to-missing.ts';
import {
  lotteryBetContract,
  mostLines,
  type CartLine,
  type ChaseSteps,
  type Choice,
  type LotteryBetContext,
  type Order,
  type Sale,
} from './lottery-bet.contract.ts';

const emptyCart = { lines: [], total: '0', rebate: '0', due: '0', chase: null } as const;

/** Minor units of a line: stakes × price of a stake × multiple. */
function priceLine({ sale, mode }: LotteryBetContext, { stakes, multiple }: Choice): bigint {
  const stake = sale?.modes.find(({ id }) => id === mode)?.stake;
  return BigInt(stakes) * BigInt(multiple) * (readMoney(stake, sale?.currency ?? '') ?? 0n);
}
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
/** What an order costs in all of its issues. */
function priceOrder(
  context: Pick<LotteryBetContext, 'sale'>,
  total: string,
  chase: ChaseSteps | null,
): string {
  const currency = context.sale?.currency ?? '';
  const times = chase === null ? 1n : sumOf(chase.steps.map(({ multiple }) => BigInt(multiple)));
  return writeMoney((readMoney(total, currency) ?? 0n) * times, currency);
}
/** What is left of a chase when an issue is on sale; null where that is none of its issues. */
function followSale(chase: ChaseSteps | null, { numero }: Sale): ChaseSteps | null {
  const index = chase?.steps.findIndex((step) => step.numero === numero) ?? -1;
  return chase === null || index === -1 ? null : { ...chase, steps: chase.steps.slice(index) };
}
/** The cart with these lines, each with its amount, and what they cost together. */
function fillCart(context: LotteryBetContext, lines: readonly (Choice & { readonly id: number })[]) {
  const currency = context.sale?.currency ?? '';
  const prices = lines.map((line) => priceLine(context, line));
  const total = writeMoney(sumOf(prices), currency);
  const chase = lines.length === 0 ? null : context.chase;
  return {
    chase,
    total,
    due: priceOrder(context, total, chase),
    lines: lines.map((line, index): CartLine => ({
      ...line,
      amount: writeMoney(prices[index] ?? 0n, currency),
    })),
    rebate: writeMoney(sumOf(lines.map(({ rebate }) => readMoney(rebate, currency) ?? 0n)), currency),
  };
}
/** Series go up in steps of a tenth percent of rebate. */
const seriesStep = 2;
/** A series that the member may choose now: the one that is asked for, or the highest. */
function boundSeries({ lowestSeries, highestSeries }: Sale, series: number): number {
  const isOffered = series >= lowestSeries && series <= highestSeries;
  return isOffered && (highestSeries - series) % seriesStep === 0 ? series : highestSeries;
}
/** Whether no issue of the order costs more than the sale allows. */
function isOrderAllowed({ total, sale, chase }: LotteryBetContext): boolean {
  if (sale === null) return false;
  const [cost, largest] = [readMoney(total, sale.currency), readMoney(sale.largestBet, sale.currency)];
  const most = Math.max(1, ...(chase?.steps ?? []).map(({ multiple }) => multiple));
  return cost !== null && cost * BigInt(most) <= (largest ?? 0n);
}

const noFault = { ...noFailure, most: null };
/** The largest amount that a refusal names: of a win, or what is left of a limit of money. */
function readMost({ error }: CallFailure): string | null {
  const { largest, left, kind } = readFailureDetails(error);
  const most = largest ?? (kind === 'session' ? undefined : left);
  return typeof most === 'string' ? most : null;
}

const cartEvents = {
  'unit.select': { guard: withEvent('isOtherUnit'), actions: withEvent('keepUnit') },
  'series.select': { guard: withEvent('isOtherSeries'), actions: withEvent('keepSeries') },
  'cart.add': [{ guard: 'isFull', actions: 'sayFull' }, { actions: withEvent('addLine') }],
  'cart.remove': { actions: withEvent('removeLine') },
  'cart.clear': { actions: 'clearCart' },
  'chase.plan': { guard: withEvent('isChasable'), actions: withEvent('keepChase') },
  'chase.drop': { actions: { type: 'keepChase', params: { chase: null } } },
} as const;

/** See `lotteryBetContract`. An order is confirmed for the issue that was shown, never for the one after it. */
export const lotteryBetMachine = setupFlow(lotteryBetContract, {
  guards: {
    hasLines: ({ context }) => context.lines.length > 0,
    isFull: ({ context }) => context.lines.length >= mostLines,
    // The largest wins of the lines were counted by their unit.
    isOtherUnit: ({ context }, { mode }: { mode: number }) =>
      context.lines.length === 0 && context.sale?.modes.some(({ id }) => id === mode) === true,
    // Odds and largest wins of the lines go by their series.
    isOtherSeries: ({ context: { lines, sale } }, { series }: { series: number }) =>
      lines.length === 0 && sale !== null && boundSeries(sale, series) === series,
    isChasable: ({ context }, { chase }: { chase: ChaseSteps }) =>
      context.lines.length > 0 && chase.steps[0]?.numero === context.sale?.numero,
    isOrderAllowed: ({ context }) => isOrderAllowed(context),
  },
  actions: {
    keepSale: assign(({ context }, sale: Sale) => ({
      sale,
      series: boundSeries(sale, context.series),
      chase: followSale(context.chase, sale),
      due: priceOrder({ sale }, context.total, followSale(context.chase, sale)),
      ended: context.ended === sale.numero ? null : context.ended,
    })),
    noteEnd: assign(({ context }) => ({ ended: context.sale?.numero ?? null })),
    forgetEnd: assign({ ended: null }),
    keepSeries: assign((_, { series }: { series: number }) => ({ series })),
    keepChase: assign(({ context }, { chase }: { chase: ChaseSteps | null }) => ({
      ...noFault,
      chase,
      due: priceOrder(context, context.total, chase),
    })),
    keepUnit: assign((_, { mode }: { mode: number }) => ({ mode })),
    addLine: assign(({ context }, { line }: { line: Choice }) => ({
      ...noFault,
      ...fillCart(context, [...context.lines, { ...line, id: (context.lines.at(-1)?.id ?? 0) + 1 }]),
    })),
    removeLine: assign(({ context }, { id }: { id: number }) => ({
      ...noFault,
      ...fillCart(
        context,
        context.lines.filter((line) => line.id !== id),
      ),
    })),
    clearCart: assign({ ...noFault, ...emptyCart }),
    sayFull: assign({ error: nameErrorMessage('lottery.cart-full'), most: null }),
    sayTooLarge: assign(({ context }) => ({
      error: nameErrorMessage('amount.too-large'),
      most: context.sale?.largestBet ?? null,
    })),
    keepOrder: assign((_, order: Order) => ({ ...noFault, order, ended: null })),
    forgetOrder: assign({ ...noFault, order: null }),
    showError: assign((_, failure: CallFailure) => ({
      ...describeFailure(_, failure),
      most: readMost(failure),
    })),
    clearErrors: assign(noFault),
  },
}).createMachine({
  id: 'lotteryBet',
  context: ({ input }) => ({
    ...noFault,
    ...emptyCart,
    gameId: input.gameId,
    sale: null,
    mode: 1,
    series: 0,
    ended: null,
    order: null,
  }),
  initial: 'loading',
  states: {
    loading: askingWith('loadSale', ({ context }) => ({ gameId: context.gameId }), {
      onDone: { target: 'choosing', actions: withAnswer('keepSale') },
      onError: [routeToMissing('game.unknown'), showErrorIn('failed')],
    }),
    failed: { on: { 'sale.refresh': { target: 'loading', actions: 'clearErrors' } } },
    missing: { type: 'final' },
    choosing: {
      on: { ...cartEvents, 'sale.end': 'renewing' },
      initial: 'empty',
      states: {
        empty: { always: { guard: 'hasLines', target: 'filled' } },
        filled: {
          always: { guard: not('hasLines'), target: 'empty' },
          on: {
            'order.review': [
              { guard: 'isOrderAllowed', target: '#lotteryBet.reviewing', actions: 'clearErrors' },
              { actions: 'sayTooLarge' },
            ],
          },
        },
      },
    },
    // The cart stays in reach while the next issue is asked for.
    renewing: {
      on: cartEvents,
      invoke: {
        id: 'renewSale',
        src: 'loadSale',
        input: ({ context }) => ({ gameId: context.gameId }),
        onDone: { target: 'choosing', actions: withAnswer('keepSale') },
        onError: showErrorIn('choosing'),
      },
    },
    reviewing: {
      on: {
        'order.back': { target: 'choosing.filled', actions: ['clearErrors', 'forgetEnd'] },
        'order.confirm': { target: 'buying', actions: 'clearErrors' },
        'sale.end': { target: 'replacing', actions: 'noteEnd' },
      },
    },
    // What was reviewed has ended: the order is shown for the next issue, to be confirmed again.
    replacing: {
      invoke: {
        id: 'replaceSale',
        src: 'loadSale',
        input: ({ context }) => ({ gameId: context.gameId }),
        onDone: { target: 'reviewing', actions: withAnswer('keepSale') },
        onError: showErrorIn('choosing'),
      },
    },
    buying: {
      invoke: {
        ...calling('buyTickets'),
        input: ({ context }) => ({
          gameId: context.gameId,
          numero: context.sale?.numero ?? '',
          mode: context.mode,
          series: context.series,
          due: context.due,
          lines: context.lines,
          chase: context.chase,
        }),
        onDone: { target: 'bought', actions: [withAnswer('keepOrder'), 'refreshBalance'] },
        onError: [
          { ...routeError('replacing', 'lottery.closed'), actions: 'noteEnd' },
          showErrorWhen(
            'choosing',
            ...(['lottery.content', 'lottery.series', 'lottery.win-too-large', 'amount.too-large'] as const),
          ),
          // It may have come through before the page went away: the list of tickets tells.
          routeError('loading', 'request.interrupted'),
          showErrorIn('reviewing'),
        ],
      },
    },
    bought: {
      on: {
        'order.repeat': { target: 'replacing', actions: 'forgetOrder' },
        'order.done': { target: 'renewing', actions: ['forgetOrder', 'clearCart'] },
      },
    },
  },
});
