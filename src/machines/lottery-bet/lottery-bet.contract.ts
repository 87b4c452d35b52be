import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, listOf, orNull, schemasOf, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed } from '../service-contract.ts';
import { anyObject, integer, money, text } from '../value-kinds.ts';

/** A betting unit and the price of one stake in it. */
const mode = { id: 1, unit: '1', stake: '2.00' };
const modeSchema = closedObject(schemasOf(mode, { stake: money }));

/**
 * The issue on sale until `closesAt` by the browser's clock, and the terms of its orders; amounts are decimals. The
 * smallest bet is one stake in the smallest unit.
 */
const sale = {
  gameId: 101,
  numero: '20300101-0001',
  secondsLeft: 45,
  closesAt: 1_900_000_045_000,
  currency: 'PHP',
  symbol: '₱',
  smallestBet: '0.20',
  largestBet: '10000.00',
  lowestSeries: 1700,
  highestSeries: 1960,
  modes: [mode, { id: 2, unit: '0.1', stake: '0.20' }],
};
const bounds = { smallestBet: money, largestBet: money };
const saleSchema = closedObject(schemasOf(sale, { ...bounds, modes: listOf(modeSchema) }));
export type Sale = ValueOf<typeof saleSchema>;

/** What is chosen of one play; `text` is the content as it can be typed. */
const choice = {
  playId: 1011,
  playName: 'Sum',
  content: { picks: ['B'] },
  text: 'B',
  stakes: 1,
  multiple: 1,
  largestWin: '3.92',
  rebate: '0.00',
};
const choiceSchemas = schemasOf(choice, { content: anyObject, largestWin: money, rebate: money });
const choiceSchema = closedObject(choiceSchemas);
export type Choice = ValueOf<typeof choiceSchema>;
const lineSchema = closedObject({ ...choiceSchemas, id: integer, amount: money });
export type CartLine = ValueOf<typeof lineSchema>;

/** The issues of a chase, the one on sale first, and how often all lines are bought in each. */
const step = { numero: sale.numero, multiple: 1 };
const chase = { steps: [step, { numero: '20300101-0002', multiple: 2 }], stopsOnWin: true };
const steps = listOf(closedObject(schemasOf(step, {})));
const chaseSchema = closedObject(schemasOf(chase, { steps }));
export type ChaseSteps = ValueOf<typeof chaseSchema>;
const other = { ...chase, steps: [{ ...step, numero: '1' }] };

const order = { orderNumber: '501', numero: sale.numero, amount: '2.00', tickets: 1 };
const orderSchema = closedObject(schemasOf(order, { amount: money }));
export type Order = ValueOf<typeof orderSchema>;

const fields = {
  sale: orNull(saleSchema),
  /** Betting unit of all lines. */
  mode: integer,
  /** By which the odds of all lines are found; below the highest, the difference is a rebate. */
  series: integer,
  lines: listOf(lineSchema),
  /** Of one issue at multiple one. */
  total: money,
  rebate: money,
  chase: orNull(chaseSchema),
  /** What the order costs in all of its issues. */
  due: money,
  /** The most that the amount of the failure may be. */
  most: orNull(money),
  /** Issue that was reviewed before, where its sale ended meanwhile. */
  ended: orNull(text),
  order: orNull(orderSchema),
};
export type LotteryBetContext = FlowContext<typeof fields> & { readonly gameId: number };
/** Lines of one order (`lottery.bet`). */
export const mostLines = 50;

/** A cart of choices becomes tickets of the issue on sale (specification, sections 4 and 7). */
export const lotteryBetContract = defineFlow({
  id: 'lotteryBet',
  summary:
    'Fills a cart with choices of a lottery game, shows the order once more, and buys its tickets, in several draws too.',
  input: closedObject({ gameId: withSamples(integer, [sale.gameId]) }),
  events: {
    'unit.select': closedObject({ mode: withSamples(integer, [2, 9]) }),
    'series.select': closedObject({ series: withSamples(integer, [1900, 1]) }),
    'cart.add': closedObject({ line: withSamples(choiceSchema, [choice, { ...choice, stakes: 90_000 }]) }),
    'cart.remove': closedObject({ id: withSamples(integer, [1, 7]) }),
    'chase.plan': closedObject({ chase: withSamples(chaseSchema, [chase, other]) }),
    ...withoutPayload('chase.drop', 'sale.end', 'cart.clear', 'order.review', 'order.back', 'order.confirm'),
    ...withoutPayload('order.repeat', 'order.done', 'sale.refresh'),
  },
  effects: withoutPayload('refreshBalance'),
  shows: fields,
  states: {
    server: ['loading', 'renewing', 'replacing', 'buying'],
    person: ['failed', 'bought'],
    final: ['missing'],
    form: ['choosing.empty', 'choosing.filled', 'reviewing'],
    money: ['reviewing', 'buying'],
    steps: { reviewing: { after: 'choosing.filled', by: 'order.review', back: 'order.back' } },
  },
  services: {
    loadSale: call({ gameId: integer }, saleSchema, [
      done('on sale', sale),
      done('the next issue', { ...sale, numero: '20300101-0002' }),
      failed('no such game', 'game.unknown'),
    ]),
    buyTickets: callOnce(
      {
        gameId: integer,
        numero: text,
        mode: integer,
        series: integer,
        due: text,
        lines: listOf(lineSchema),
        chase: orNull(chaseSchema),
      },
      orderSchema,
      [
        done('bought', order),
        failed('sale over', 'lottery.closed'),
        failed('too large a win', 'lottery.win-too-large', { value: { largest: '50000.00' } }),
        failed('odds of others', 'lottery.series'),
        failed('not enough money', 'balance.insufficient'),
        failed('on a break', 'account.on-break'),
        failed('above a limit', 'limit.loss', { value: { left: '150.00' } }),
      ],
    ),
  },
  bounded: boundedBy<LotteryBetContext>({
    has: ['error', 'most', 'sale', 'ended', 'order', 'chase'],
    count: ['lines'],
    keep: ['mode'],
    also: ({ sale: current }) => ({ numero: current?.numero ?? null }),
  }),
});
