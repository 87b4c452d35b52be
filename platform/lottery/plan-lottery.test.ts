import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from './catalogue.ts';
import { listUnplanned } from './issues.ts';
import { planLottery } from './jobs.ts';
import { createLotteryRig, drawnMs, type LotteryRig } from './lottery-rig.fake.ts';

let rig: LotteryRig;
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());

const countIssues = async (): Promise<number> => {
  const { rows } = await rig.database.pool.query<{ count: number }>(
    'select count(*)::int as count from lottery_issue',
  );
  return rows[0]?.count ?? 0;
};

it('plans six issues of each game for each kind of money, and nothing twice', async () => {
  await planLottery(rig.deps);
  expect(await listUnplanned(rig.deps, games)).toEqual([]);
  const planned = await countIssues();
  expect(planned).toBeGreaterThanOrEqual(games.length * 2 * 6);
  await planLottery(rig.deps);
  expect(await countIssues()).toBe(planned);
});

it('plans again what is missing, of one kind of money alone too, and what came near since', async () => {
  const [game] = games;
  await rig.database.pool.query(
    `delete from lottery_issue where id = (select max(id) from lottery_issue where game = $1 and money = 'play')`,
    [game?.code],
  );
  expect(await listUnplanned(rig.deps, games)).toEqual([game]);
  await planLottery(rig.deps);
  expect(await listUnplanned(rig.deps, games)).toEqual([]);
  rig.clock.advance(drawnMs);
  expect((await listUnplanned(rig.deps, games)).length).toBeGreaterThan(0);
});

it('leaves draws that were planned with a number of another zone as they are', async () => {
  await planLottery(rig.deps);
  const planned = await countIssues();
  await rig.database.pool.query(`update lottery_issue set numero = numero || 'U' where drawn_at is null`);
  await planLottery(rig.deps);
  expect(await countIssues()).toBe(planned);
});
