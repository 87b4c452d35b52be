import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { big, createLotteryRig, drawnMs, sure, type LotteryRig } from './lottery-rig.fake.ts';

let rig: LotteryRig;
let token = '';
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  token = await rig.logIn('player');
});

const statesOf = async () =>
  (await rig.call('lottery.today', { size: 50 }, { token })).value.list.map(({ status }) => status);

it('voids an issue whose game is gone, gives its stakes back and writes it down', async () => {
  const before = await rig.balanceOf('player');
  const { value } = await rig.bet(token, { lines: [sure, big], sum: '202.00' });
  await rig.database.pool.query(
    `update lottery_issue set game = 'GONE' where numero = $1 and game = 'FIVE1'`,
    [value.numero],
  );
  rig.clock.advance(drawnMs);
  await rig.node().runDue();
  await rig.node().runDue();
  expect(rig.troubles).toEqual([]);
  expect(await rig.balanceOf('player')).toBe(before);
  expect((await statesOf()).slice(0, 2)).toEqual(['void', 'void']);
  const { rows } = await rig.database.pool.query<{ entry: string }>(
    `select entry from operation_audit where entry like '%lottery.void%'`,
  );
  expect(rows.map(({ entry }) => JSON.parse(entry) as object)).toMatchObject([
    {
      author: 'system:lottery',
      subject: `lottery:GONE:${value.numero}`,
      note: 'The game is no longer offered.',
    },
  ]);
});

it('voids a ticket whose play the engine has no longer, and settles the others', async () => {
  const before = await rig.balanceOf('player');
  const { value } = await rig.bet(token, { lines: [sure, big], sum: '202.00' });
  await rig.database.pool.query(`update lottery_ticket set play = 'gone' where id = $1`, [
    value.tickets.find(({ playId }) => playId === big.playId)?.id,
  ]);
  rig.clock.advance(drawnMs);
  await rig.node().runDue();
  expect(await rig.balanceOf('player')).toBe(before - 400n);
  expect((await statesOf()).slice(0, 2).sort()).toEqual(['void', 'won']);
});
