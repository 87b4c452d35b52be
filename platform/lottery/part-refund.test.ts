import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLotteryRig, type LotteryRig } from './lottery-rig.fake.ts';

let rig: LotteryRig;
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());
const elevenPickFive = 201;
const pickOf = (picks: readonly string[]) => ({ playId: 2007, content: { picks } });

it('a ticket that gets a part of its stakes back and wins nothing has lost the rest, in every record', async () => {
  const token = await rig.logIn('player');
  const day = { from: '2026-06-01', to: '2026-06-02' };
  const before = await rig.balanceOf('player');
  const { value } = await rig.bet(token, {
    gameId: elevenPickFive,
    lines: [pickOf(['B', 'O']), pickOf(['B', 'S'])],
    sum: '8.00',
  });
  rig.clock.advance(600_000);
  await rig.draw();
  // A sum of 30: big and small get their stakes back, and odd has lost.
  await rig.database.pool.query(
    `update lottery_issue set numbers = '{2,4,6,8,10}' where game = 'ELEVEN5' and drawn_at is not null`,
  );
  await rig.node().runDue();
  expect(rig.troubles).toEqual([]);
  const ids = value.tickets.map(({ id }) => id);
  const { rows } = await rig.database.pool.query(
    'select state, payout::int from lottery_ticket where id = any($1::bigint[]) order by id',
    [ids],
  );
  expect(rows).toEqual([
    { state: 'lost', payout: 200 },
    { state: 'refunded', payout: 400 },
  ]);
  expect(await rig.balanceOf('player')).toBe(before - 200n);
  const bets = (await rig.call('records.bets', { ...day, product: 'LOTT' }, { token })).value;
  expect(bets.rows.map(({ state, stake, payout, net }) => [state, stake, payout, net])).toEqual([
    ['refunded', '4.00', '0.00', '0.00'],
    ['settled', '4.00', '2.00', '-2.00'],
  ]);
  // Big and small of the second ticket cover each other; the first one counts.
  const profit = (await rig.call('records.lotteryProfit', day, { token })).value;
  expect(profit.totals).toEqual({ validBet: '4.00', payout: '2.00', net: '-2.00' });
});
