import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Choice, Order, Sale } from './lottery-bet.contract.ts';
import { lotteryBetMachine } from './lottery-bet.machine.ts';

const choice: Choice = {
  playId: 1011,
  playName: 'Sum',
  content: { picks: ['B'] },
  text: 'B',
  stakes: 3,
  multiple: 2,
  largestWin: '7.84',
  rebate: '0.36',
};
const sale = (numero: string): Sale => ({
  gameId: 101,
  numero,
  secondsLeft: 30,
  closesAt: 30_000,
  currency: 'PHP',
  symbol: '₱',
  smallestBet: '0.20',
  largestBet: '100.00',
  lowestSeries: 1700,
  highestSeries: 1960,
  modes: [
    { id: 1, unit: '1', stake: '2.00' },
    { id: 2, unit: '0.1', stake: '0.20' },
  ],
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The flow in a shop that sells these issues, one after the other, and answers each order in turn. */
async function openShop({ issues = ['001'], answers = [] as readonly (Order | Error)[] } = {}) {
  const [left, replies] = [[...issues], [...answers]];
  const orders: unknown[] = [];
  const machine = lotteryBetMachine.provide({
    actors: {
      loadSale: fromPromise(() =>
        Promise.resolve(sale(left.length > 1 ? (left.shift() ?? '') : (left[0] ?? ''))),
      ),
      buyTickets: fromPromise(({ input }) => {
        orders.push(input);
        const reply = replies.shift();
        return reply === undefined || reply instanceof Error
          ? Promise.reject(reply ?? new Error('no answer left'))
          : Promise.resolve(reply);
      }),
    },
    actions: { refreshBalance: () => undefined },
  });
  const actor = createActor(machine, { input: { gameId: 101 } }).start();
  await settle();
  return { actor, orders, read: () => actor.getSnapshot() };
}

describe('lotteryBet', () => {
  it('prices each line by its stakes, multiple and unit, and the cart with all of them', async () => {
    const { actor, read } = await openShop();
    actor.send({ type: 'unit.select', mode: 2 });
    actor.send({ type: 'cart.add', line: choice });
    actor.send({ type: 'cart.add', line: { ...choice, stakes: 10, multiple: 1 } });
    expect(read().context.lines.map(({ id, amount }) => [id, amount])).toEqual([
      [1, '1.20'],
      [2, '2.00'],
    ]);
    expect(read().context.total).toBe('3.20');
    actor.send({ type: 'cart.remove', id: 1 });
    expect(read().context.total).toBe('2.00');
  });

  it('keeps the unit while the cart has lines, whose largest wins go by it', async () => {
    const { actor, read } = await openShop();
    actor.send({ type: 'cart.add', line: choice });
    actor.send({ type: 'unit.select', mode: 2 });
    expect(read().context.mode).toBe(1);
    actor.send({ type: 'cart.clear' });
    actor.send({ type: 'unit.select', mode: 2 });
    expect(read().context.mode).toBe(2);
  });

  it('starts at the highest odds, keeps other ones that are offered, and adds up the rebates', async () => {
    const { actor, orders, read } = await openShop();
    expect(read().context.series).toBe(1960);
    actor.send({ type: 'series.select', series: 1901 });
    actor.send({ type: 'series.select', series: 1962 });
    expect(read().context.series).toBe(1960);
    actor.send({ type: 'series.select', series: 1900 });
    actor.send({ type: 'cart.add', line: choice });
    actor.send({ type: 'cart.add', line: choice });
    expect(read().context).toMatchObject({ series: 1900, rebate: '0.72' });
    actor.send({ type: 'series.select', series: 1960 });
    expect(read().context.series).toBe(1900);
    actor.send({ type: 'order.review' });
    actor.send({ type: 'order.confirm' });
    await settle();
    expect(orders).toMatchObject([{ series: 1900 }]);
  });

  it('takes no empty order to review, and refuses one above the maximum before the server sees it', async () => {
    const { actor, read } = await openShop();
    expect(actor.getSnapshot().can({ type: 'order.review' })).toBe(false);
    actor.send({ type: 'cart.add', line: { ...choice, stakes: 60, multiple: 1 } });
    actor.send({ type: 'order.review' });
    expect(read().value).toEqual({ choosing: 'filled' });
    expect(read().context).toMatchObject({ error: 'error.amount.too-large', most: '100.00' });
    actor.send({ type: 'cart.clear' });
    expect(read().context.most).toBeNull();
  });

  it.each([
    [
      'a win above what is paid',
      { code: 'lottery.win-too-large', value: { largest: '50000.00' } },
      '50000.00',
    ],
    [
      'a stake above a limit of losses',
      { code: 'limit.loss', value: { kind: 'loss', left: '150.00' } },
      '150.00',
    ],
    ['a session that is used up', { code: 'limit.session', value: { kind: 'session', left: '0' } }, null],
  ])('names the most of %s', async (_, refusal, most) => {
    const { actor, read } = await openShop({ answers: [Object.assign(new Error('no'), refusal)] });
    actor.send({ type: 'cart.add', line: choice });
    actor.send({ type: 'order.review' });
    actor.send({ type: 'order.confirm' });
    await settle();
    expect(read().context).toMatchObject({ error: `error.${refusal.code}`, most });
  });

  it('asks again where the sale ended under review, and names the issue that is over', async () => {
    const { actor, orders, read } = await openShop({
      issues: ['001', '002'],
      answers: [
        Object.assign(new Error('closed'), { code: 'lottery.closed' }),
        { orderNumber: '7', numero: '002', amount: '12.00', tickets: 1 },
      ],
    });
    actor.send({ type: 'cart.add', line: choice });
    actor.send({ type: 'order.review' });
    actor.send({ type: 'order.confirm' });
    await settle();
    await settle();
    expect(read().value).toBe('reviewing');
    expect(read().context).toMatchObject({ ended: '001', sale: { numero: '002' }, total: '12.00' });
    actor.send({ type: 'order.confirm' });
    await settle();
    expect(read().value).toBe('bought');
    expect(orders).toMatchObject([{ numero: '001' }, { numero: '002', due: '12.00' }]);
  });

  it('buys in several issues, leaves out those that are over, and forgets a plan for none of them', async () => {
    const { actor, orders, read } = await openShop({
      issues: ['001', '002'],
      answers: [Object.assign(new Error('closed'), { code: 'lottery.closed' })],
    });
    const chase = (...numeros: string[]) => ({
      stopsOnWin: true,
      steps: numeros.map((numero, index) => ({ numero, multiple: index + 1 })),
    });
    actor.send({ type: 'chase.plan', chase: chase('001') });
    expect(read().context.chase).toBeNull();
    actor.send({ type: 'cart.add', line: { ...choice, multiple: 1 } });
    actor.send({ type: 'chase.plan', chase: chase('002', '003') });
    expect(read().context.chase).toBeNull();
    actor.send({ type: 'chase.plan', chase: chase('001', '002', '003') });
    expect(read().context).toMatchObject({ total: '6.00', due: '36.00' });
    actor.send({ type: 'order.review' });
    actor.send({ type: 'order.confirm' });
    await settle();
    await settle();
    expect(read().value).toBe('reviewing');
    expect(orders).toMatchObject([{ due: '36.00', chase: chase('001', '002', '003') }]);
    expect(read().context).toMatchObject({
      due: '30.00',
      chase: { steps: [{ numero: '002', multiple: 2 }, {}] },
    });
    actor.send({ type: 'order.back' });
    actor.send({ type: 'chase.drop' });
    expect(read().context).toMatchObject({ chase: null, due: '6.00' });
  });

  it('refuses a chase that buys more in one issue than an order may cost', async () => {
    const { actor, read } = await openShop();
    actor.send({ type: 'cart.add', line: choice });
    actor.send({ type: 'chase.plan', chase: { stopsOnWin: false, steps: [{ numero: '001', multiple: 9 }] } });
    actor.send({ type: 'order.review' });
    expect(read().context.error).toBe('error.amount.too-large');
  });

  it('repeats an order with the same lines for the issue that is on sale by then', async () => {
    const { actor, read } = await openShop({
      issues: ['001', '003'],
      answers: [{ orderNumber: '7', numero: '001', amount: '12.00', tickets: 1 }],
    });
    actor.send({ type: 'cart.add', line: choice });
    actor.send({ type: 'order.review' });
    actor.send({ type: 'order.confirm' });
    await settle();
    actor.send({ type: 'order.repeat' });
    await settle();
    expect(read().value).toBe('reviewing');
    expect(read().context).toMatchObject({
      sale: { numero: '003' },
      ended: null,
      order: null,
      total: '12.00',
    });
  });
});
