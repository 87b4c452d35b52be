import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLotteryRig, drawnMs, sure, type LotteryRig } from '../../lottery/lottery-rig.fake.ts';

let rig: LotteryRig;
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());

const onBoard = async (gameCategory: string) =>
  (await rig.call('games.winners', { gameCategory, limitNum: 100 })).value.list.filter(({ id }) =>
    id.startsWith('lottery-'),
  );

it('the winner board has lottery tickets that paid a multiple, and a press on one starts that lottery', async () => {
  const token = await rig.logIn('player');
  await rig.bet(token, { lines: [sure], sum: '200.00' });
  rig.clock.advance(drawnMs);
  await rig.node().runDue();
  await rig.node().runDue();
  expect(rig.troubles).toEqual([]);
  // A win of less than its price is on no board.
  expect(await onBoard('ALL')).toEqual([]);
  await rig.database.pool.query(`update lottery_ticket set payout = amount * 2 where state = 'won'`);
  const [win, ...others] = await onBoard('LOTT');
  expect(others).toEqual([]);
  expect(win).toMatchObject({
    customerName: 'pl•••er',
    winAmount: '400.00',
    nodeId: 'FIVE1',
    vendor: 'LOTT',
  });
  expect(await onBoard('RNG')).toEqual([]);
  expect(await onBoard('ELOTT')).toEqual([]);
  const start = { nodeId: win?.nodeId, gameId: win?.nodeId, vassalage: win?.vendor, launchMode: 'GLS' };
  expect((await rig.call('games.launch', start as never, { token })).value.game_url).toMatch(
    /\/lottery\?gameCode=FIVE1$/,
  );
  rig.clock.advance(8 * 86_400_000);
  expect(await onBoard('ALL')).toEqual([]);
});
