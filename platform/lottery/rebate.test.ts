import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLotteryRig, drawnMs, fiveDigits, sure, type LotteryRig } from './lottery-rig.fake.ts';

let rig: LotteryRig;
let token = '';
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  token = await rig.logIn('player');
});

const draw = async () => {
  rig.clock.advance(drawnMs);
  await Promise.all([rig.node().runDue(), rig.node().runDue()]);
  await rig.node().runDue();
  expect(rig.troubles).toEqual([]);
};
const latest = async () => (await rig.call('lottery.today', {}, { token })).value.list[0];

it('pays lower odds and a rebate, which together return what the highest odds do', async () => {
  const before = await rig.balanceOf('player');
  const { value } = await rig.bet(token, { lines: [sure], sum: '200.00', series: 1860 });
  expect(value.tickets).toMatchObject([{ series: 1860, largestWin: '186.00', rebate: '10.00' }]);
  expect(await rig.balanceOf('player')).toBe(before - 20_000n);
  await draw();
  expect(await latest()).toMatchObject({ status: 'won', winAmount: '186.00', rebate: '10.00' });
  expect(await rig.balanceOf('player')).toBe(before - 400n);
  const { rows } = await rig.database.pool.query(
    `select t.kind, max(e.amount)::text as amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
     where t.reference = $1 group by t.kind`,
    [`lottery:ticket:${value.tickets[0]?.id ?? ''}:rebate`],
  );
  expect(rows).toEqual([{ kind: 'game.rebate', amount: '1000' }]);
});

it('gives no rebate for stakes that are given back', async () => {
  const before = await rig.balanceOf('player');
  const cancelled = await rig.bet(token, { lines: [sure], sum: '200.00', series: 1860 });
  const id = cancelled.value.tickets.map((ticket) => ticket.id);
  expect((await rig.call('lottery.cancel', { id }, { token })).value.tickets).toMatchObject([
    { status: 'cancelled', rebate: '0.00' },
  ]);
  const { value } = await rig.bet(token, { lines: [sure], sum: '200.00', series: 1860 });
  await rig.database.pool.query(`update lottery_ticket set play = 'gone' where id = $1`, [
    value.tickets[0]?.id,
  ]);
  await draw();
  expect(await latest()).toMatchObject({ status: 'void', rebate: '0.00' });
  expect(await rig.balanceOf('player')).toBe(before);
});

it.each([
  ['above the highest', 1962],
  ['below the lowest', 1698],
  ['between two steps', 1861],
])('refuses odds %s, and says which there are', async (_, series) => {
  const before = await rig.balanceOf('player');
  expect((await rig.bet(token, { lines: [sure], sum: '200.00', series })).error).toMatchObject({
    errorCode: 'lottery.series',
    value: { lowest: 1700, highest: 1960, step: 2 },
  });
  expect(await rig.balanceOf('player')).toBe(before);
});

it('bounds the odds of a member by what the agent above has set, who gives no more than there is', async () => {
  const agent = { token: await rig.logIn('agent') };
  const { rows } = await rig.database.pool.query<{ account: string; below: boolean }>(
    `select m.account, m.upline_id = a.id as below from member m, member a where a.account = 'agent' and m.account in ('player', 'sinag')`,
  );
  expect(rows).toContainEqual({ account: 'player', below: true });
  const set = async (series: number, account = 'player', as = agent) =>
    (await rig.call('agent.setLotteryOdds', { account, series }, as)).error.errorCode;
  expect(await set(1962)).toBe('odds.above-own');
  expect(await set(1961)).toBe('odds.above-own');
  expect(await set(1939)).toBe('odds.step');
  expect(await set(1698)).toBe('odds.below-given');
  expect(await set(1940, 'agent')).toBe('agent.not-below');
  expect(await set(1940, 'player', { token })).toBe('agent.only');
  expect(await set(1940)).toBeUndefined();
  const { value } = await rig.call('lottery.series', {}, { token });
  expect(value[0]).toMatchObject({ minSeries: 1700, maxBetSeries: 1940, defaultSeries: 1940 });
  expect((await rig.call('lottery.series', {})).value[0]).toMatchObject({ maxBetSeries: 1960 });
  const bought = await rig.bet(token, { lines: [sure], sum: '200.00' });
  expect(bought.value.tickets).toMatchObject([{ series: 1940, largestWin: '194.00', rebate: '0.00' }]);
  const text = { bettingSlipString: 'B~1~1011~1~1960~1', betCartAmountSum: '2.00' };
  const order = { gameId: fiveDigits, currentNumero: await rig.numeroOf(), ...text };
  expect((await rig.call('lottery.bet', order, { token })).error.errorCode).toBe('lottery.series');
  expect(await set(1960)).toBeUndefined();
});

it('gives members below at most the odds of their agent, and an agent no less than it gave below', async () => {
  const [agent, bayani] = [{ token: await rig.logIn('agent') }, { token: await rig.logIn('bayani') }];
  const read = async (account: string, as: typeof agent) =>
    (await rig.call('agent.lotteryOdds', { account }, as)).value;
  const set = async (account: string, series: number, as: typeof agent) =>
    (await rig.call('agent.setLotteryOdds', { account, series }, as)).error.errorCode;
  expect(await read('bayani', agent)).toMatchObject({ series: 1960, own: 1960, least: 1700, step: 2 });
  expect(await set('bayani', 1900, agent)).toBeUndefined();
  // What no agent set follows the odds of the agent above.
  expect(await read('sinag', bayani)).toMatchObject({ series: 1900, own: 1900, mostRebate: '10.0' });
  expect(await set('sinag', 1902, bayani)).toBe('odds.above-own');
  expect(await set('sinag', 1880, bayani)).toBeUndefined();
  expect(await read('bayani', agent)).toMatchObject({
    series: 1900,
    least: 1880,
    values: { series: '1900' },
  });
  expect(await set('bayani', 1878, agent)).toBe('odds.below-given');
  expect(await set('BAYANI', 1880, agent)).toBeUndefined();
  expect((await rig.call('agent.lotteryOdds', { account: 'sinag' }, agent)).error.errorCode).toBe(
    'agent.not-below',
  );
});
