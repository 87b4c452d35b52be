import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LotteryRig } from './lottery-rig.fake.ts';

const [gameId, playId] = [101, 1_010];
let rig: LotteryRig;
beforeAll(async () => {
  // Every five-digit game sells dragon and tiger by another rule, before the catalogue is read, by this file alone.
  vi.resetModules();
  const { default: data } = await import('../../schemas/lottery/games.json');
  for (const { code, games } of data.groups)
    if (code === 'SSC') for (const game of games) Object.assign(game, { rules: ['dragontiger~push'] });
  const { createLotteryRig } = await import('./lottery-rig.fake.ts');
  rig = await createLotteryRig();
});
afterAll(async () => {
  await rig.close();
  // The files after this one read the shipped games again.
  const { default: data } = await import('../../schemas/lottery/games.json');
  for (const { code, games } of data.groups)
    if (code === 'SSC') for (const game of games) Reflect.deleteProperty(game, 'rules');
  vi.resetModules();
});

it('a game with a rule of the house is listed in its group', async () => {
  const { value } = await rig.call('lottery.games', {});
  expect(value['SSC']?.games.map((game) => game.gameId)).toEqual([101, 102]);
});

it('a game sells a play by its own rule of the house, and the ticket is judged and named by it', async () => {
  const token = await rig.logIn('player');
  const menu = (await rig.call('lottery.playMenu', { gameId }, { token })).value;
  const offered = menu
    .flatMap(({ playMenuGroups }) => playMenuGroups)
    .flatMap(({ playMenus }) => playMenus)
    .find((one) => one.playId === playId);
  // A tie is one of ten and gives the stake back: two for one is fair, and 1960 of 2000 are paid.
  expect(offered).toMatchObject({
    play: 'dragontiger~push',
    playName: expect.stringContaining('a tie refunds the stake'),
    odds: { D: '1.96', T: '1.96', tie: '9.80' },
  });
  const before = await rig.balanceOf('player');
  const lines = ['1-2:D', '1-2:T', '1-2:tie'].map((choice) => ({ playId, content: { picks: [choice] } }));
  const { value } = await rig.bet(token, { gameId, lines, sum: '6.00' });
  rig.clock.advance(600_000);
  await rig.draw();
  await rig.database.pool.query(
    `update lottery_issue set numbers = '{7,7,1,2,3}' where id in (select issue_id from lottery_ticket)`,
  );
  await rig.node().runDue();
  expect(rig.troubles).toEqual([]);
  const { rows } = await rig.database.pool.query<{ play: string; state: string; payout: number }>(
    'select play, state, payout::int from lottery_ticket where id = any($1::bigint[]) order by id',
    [value.tickets.map(({ id }) => id)],
  );
  expect(rows.map(({ play, state, payout }) => [play, state, payout])).toEqual([
    ['dragontiger~push', 'refunded', 200],
    ['dragontiger~push', 'refunded', 200],
    ['dragontiger~push', 'won', 1_960],
  ]);
  expect(await rig.balanceOf('player')).toBe(before - 600n + 2_360n);
  const { value: today } = await rig.call('lottery.today', {}, { token });
  expect(JSON.stringify(today)).toContain('a tie refunds the stake');
});
