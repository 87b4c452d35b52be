import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { rankGames } from './rank-games.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('truncate game, game_vendor cascade'));

/** Games 1, 2, … with what was listed for each. */
async function listGames(...listed: readonly number[]): Promise<void> {
  await rig.database.pool.query(
    `insert into game_vendor (code, name, opens, position, game_type, account_type_id) values ('TEST', 'Test', 'GAME', 0, 'RNG', '1')`,
  );
  await rig.database.pool.query(
    `insert into game (node_id, game_code, name, search_name, vendor_code, game_type, classify, launch_date, popularity, listed_popularity, motif)
     select place, 'G' || place, 'Game', 'game', 'TEST', 'RNG', '', '2026-01-01', 0, listed, ''
     from unnest($1::int[]) with ordinality as one(listed, place)`,
    [listed],
  );
}

async function play(account: string, node: number, daysAgo: number, state = 'settled'): Promise<void> {
  const playedAt = new Date(rig.deps.clock.now().getTime() - daysAgo * 86_400_000);
  await rig.database.pool.query(
    `with launch as (
       insert into play_launch (id, merchant, vendor, member_id, node_id, session_hash, language, created_at, expires_at)
       select gen_random_uuid(), merchant, 'TEST', id, $2::int, '', 'EN', $3, $3 from member where account = $1 returning *
     )
     insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, payout, opened_at, closed_at)
     select merchant, 'TEST', gen_random_uuid()::text, id, member_id, $2::int, $4, 100, 0, $3, $3 from launch`,
    [account, node, playedAt, state],
  );
}

async function rank(): Promise<Record<string, number>> {
  const { merchant, clock } = rig.deps;
  await rankGames(rig.deps.db, { merchant, now: clock.now() });
  const { rows } = await rig.database.pool.query<{ node_id: number; popularity: number }>(
    'select node_id, popularity from game order by node_id',
  );
  return Object.fromEntries(rows.map(({ node_id, popularity }) => [node_id, popularity]));
}

it('keeps the listed order until games are played, and gives none to what was not listed', async () => {
  await listGames(300, 9_000, 0, 9_000);
  expect(await rank()).toEqual({ 1: 5_000, 2: 10_000, 3: 0, 4: 10_000 });
});

it('counts members of the last week who played for money, each once', async () => {
  await listGames(0, 0, 0, 0);
  for (const account of ['player', 'agent']) await play(account, 2, 6);
  for (let round = 0; round < 5; round += 1) await play('player', 1, 1);
  await play('agent', 3, 8);
  await play('trial', 4, 1);
  expect(await rank()).toEqual({ 1: 7_500, 2: 10_000, 3: 0, 4: 0 });
});

it('lets real play outweigh the list, and a withdrawn game has none', async () => {
  await listGames(1_900, 2_100, 10_000);
  await play('player', 1, 1);
  await rig.database.pool.query('update game set withdrawn_at = now() where node_id = 3');
  const ranks = await rank();
  expect(ranks).toEqual({ 1: 10_000, 2: 6_667, 3: 0 });
});
