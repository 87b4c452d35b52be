import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDayRig, type DayRig } from '../../day-rig.fake.ts';
import { sumValidBets } from '../../money/turnover/valid-bets.ts';

let rig: DayRig;
// The clock of the rig is at 2026-06-01; the player is Gold (3) of five levels.
beforeAll(async () => {
  rig = await createDayRig();
  // No day has ended yet, and the player has played nothing: what the tests store is all there is.
  await rig.query('delete from valid_bet_close');
  await rig.query(`delete from play_round where member_id = ${rig.player}`);
});
afterAll(() => rig.close());
const readRank = async () =>
  (await rig.query(`select level_rank, level_name from member where id = ${rig.player}`))[0];
const countBonuses = async () =>
  (
    await rig.query(
      `select subject from issued_reward where subject like 'level:${rig.player}:%' order by id`,
    )
  ).map(({ subject }) => subject);

it('says how far the next level is by what was settled until now, and counts nothing that was given back', async () => {
  await rig.settle(100_000n, '2026-05-20T10:00:00Z');
  await rig.settle(40_000n, '2026-06-01T07:00:00Z');
  await rig.settle(90_000n, '2026-06-01T07:30:00Z', 'refunded');
  const { value } = await rig.call('levels.progress', {}, { token: rig.token });
  expect(value).toMatchObject({
    playerRankName: 'Gold',
    rankLevel: 3,
    nextRankName: 'Platinum',
    totalTurnover: { actual: '1400.00', expected: '500000.00' },
    monthlyTurnover: { actual: '400.00', expected: '100000.00' },
    keepTurnover: { actual: '400.00', expected: '15000.00' },
  });
  expect(value.levels.map(({ state }) => state)).toEqual(['reached', 'reached', 'current', 'ahead', 'ahead']);
});

const readRise = async (token = rig.token) =>
  (await rig.call('levels.progress', {}, { token })).value.rise ?? null;

it('says which level comes and when only where its targets are met, and a free demo reaches none', async () => {
  expect(await readRise()).toBeNull();
  await rig.query(`update member set level_rank = 1, level_name = 'Bronze' where id = ${rig.player}`);
  const asks = (rank: number, total: number) =>
    rig.query(
      `update member_level set total_bets = ${total}, month_bets = 0, keep_bets = 0 where rank = ${rank}`,
    );
  await rig.query('create table level_before as select * from member_level');
  await asks(2, 10_000);
  // The bet of today counts when the day ends; over two levels, the higher is named.
  expect(await readRise()).toEqual({ name: 'Silver', when: 'tomorrow' });
  await asks(3, 20_000);
  expect(await readRise()).toEqual({ name: 'Gold', when: 'tomorrow' });
  await rig.query(`update play_round set closed_at = '2026-05-20T10:00:00Z' where member_id = ${rig.player}`);
  expect(await readRise()).toEqual({ name: 'Gold', when: 'nextBet' });
  await rig.query(`insert into valid_bet_close (merchant, day) select merchant, '2026-05-19' from member
    where id = ${rig.player}`);
  expect(await readRise()).toEqual({ name: 'Gold', when: 'today' });
  await rig.query('delete from valid_bet_close');
  const trial = (await rig.call('session.trial', {})).value;
  expect((await rig.call('levels.progress', {}, { token: trial.token })).value).toMatchObject({
    totalTurnover: { actual: '0.00' },
  });
  expect(await readRise(trial.token)).toBeNull();
  await rig.query(`update member_level l set total_bets = o.total_bets, month_bets = o.month_bets,
    keep_bets = o.keep_bets from level_before o where o.rank = l.rank`);
  await rig.query(`update member set level_rank = 3, level_name = 'Gold' where id = ${rig.player}`);
  await rig.query(`update play_round set closed_at = '2026-06-01T07:00:00Z'
    where member_id = ${rig.player} and stake = 40000`);
});

it('ends a day once on three nodes, and the figures stay what they were', async () => {
  await rig.endDays('2026-06-02T12:00:00Z', 3);
  const written = `select day, amount, bets from valid_bet_day where member_id = ${rig.player} order by day`;
  expect(await rig.query(written)).toEqual([
    { day: '2026-05-20', amount: '100000', bets: 1 },
    { day: '2026-06-01', amount: '40000', bets: 1 },
  ]);
  expect(await sumValidBets(rig.deps, rig.player, null)).toEqual({ amount: 140_000n, bets: 2 });
});

it('rises over two levels with the bonus of each, once', async () => {
  await rig.settle(220_000_000n, '2026-06-02T13:00:00Z');
  await rig.endDays('2026-06-03T12:00:00Z', 2);
  expect(await readRank()).toEqual({ level_rank: 5, level_name: 'Diamond' });
  // Those of the levels before came with what the demonstration played.
  const bonuses = [2, 3, 4, 5].map((rank) => `level:${rig.player}:${rank}`);
  expect(await countBonuses()).toEqual(bonuses);
  await rig.query(`update member set level_rank = 3, level_name = 'Gold' where id = ${rig.player}`);
  await rig.settle(1_000n, '2026-06-03T13:00:00Z');
  await rig.endDays('2026-06-04T12:00:00Z');
  expect(await readRank()).toMatchObject({ level_rank: 5 });
  expect(await countBonuses()).toEqual(bonuses);
});

it('keeps the level in the month it was reached, falls by one after a month without play, and ends days that no node was there for', async () => {
  await rig.endDays('2026-07-01T12:00:00Z');
  expect(await readRank()).toMatchObject({ level_rank: 5 });
  await rig.endDays('2026-08-01T12:00:00Z');
  expect(await readRank()).toEqual({ level_rank: 4, level_name: 'Platinum' });
  expect(await rig.query('select day from valid_bet_close')).toEqual([{ day: '2026-07-31' }]);
  expect(await countBonuses()).toHaveLength(4);
});
