import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../demo/pictures/random.ts';
import { byEffort } from '../../../server/infrastructure/test-effort.fake.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { misspell } from './misspell.fake.ts';
import { normaliseName } from './normalise-name.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

const find = async (gameName: string, size = 8) =>
  (await rig.call('games.list', { gameName, pageSize: size })).value;
const namesOf = async (words: string) => (await find(words)).games.map(({ gameName }) => gameName);

/** A game that no other test relies on, with the name as it is given. */
async function addGame(nodeId: number, name: string): Promise<void> {
  const { pool } = rig.database;
  await pool.query(
    `insert into game (node_id, game_code, name, search_name, vendor_code, game_type, classify, launch_date, popularity, motif)
     values ($1, $3, $2, $4, 'TARNLIGHT', 'RNG', '', '2020-01-01', 1, 'gem')`,
    [nodeId, name, `TEST_${nodeId}`, normaliseName(name)],
  );
}

describe('games found by name', () => {
  it('fit by words in any order, with any apostrophe or none, and by the studio', async () => {
    const [first] = (await find('xandria’s')).games;
    const name = first?.gameName ?? '';
    expect(name).toMatch(/^Xandria’s /);
    for (const asked of [`Xandria's`, 'xandrias', 'XÁNDRIA`S'])
      expect((await find(asked)).totalCount, asked).toBe((await find('xandria’s')).totalCount);
    expect((await namesOf(name.split(' ').toReversed().join(' ')))[0]).toBe(name);
    const { games } = await find('kestrin works');
    expect(games.map(({ displayName }) => displayName)).toContain('Kestrin Works');
    expect((await find('pellow and rye')).games[0]?.displayName).toBe('Pellow & Rye');
  });

  it('are those that are called nearly so where none fits, and say so', async () => {
    expect(await find('fxo of tarn')).toMatchObject({ near: true });
    expect((await namesOf('diadme'))[0]).toContain('Diadem');
    expect((await namesOf('fxo'))[0]).toContain('Fox');
    expect((await namesOf('pelow'))[0]).toContain('Pellow');
    expect(await find('Fox')).toMatchObject({ near: false });
    expect(await find('qqqqqqqq')).toMatchObject({ games: [], totalCount: 0, near: false });
    expect(await find('%')).toMatchObject({ totalCount: 0 });
  });

  it('have names in other scripts', async () => {
    const named: readonly (readonly [string, string])[] = [
      ['مغامرة القلعة', 'القلعة'],
      ['Жемчужина моря', 'моря жемчужина'],
      ['黄金の狐', '狐'],
      ['Łódź Øst', 'lodz ost'],
    ];
    for (const [index, [name, asked]] of named.entries()) {
      await addGame(900_000 + index, name);
      expect(await namesOf(asked), name).toContain(name);
    }
  });

  // Two hundred are tried with the index of the browser, which needs no database: tests/finder.
  it('are among the first eight for 19 of 20 misspellings', async () => {
    const random = createRandom('misspellings');
    const { rows } = await rig.database.pool.query<{ node_id: number; name: string }>(
      'select node_id, name from game where node_id < 900000 order by node_id',
    );
    const missed: string[] = [];
    const tries = byEffort(20, 60);
    for (let number = 0; number < tries; number += 1) {
      const game = random.pick(rows);
      const asked = misspell(random, game.name);
      const { games } = await find(asked);
      if (!games.some(({ nodeId }) => nodeId === String(game.node_id)))
        missed.push(`${asked} (${game.name})`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(tries / 20);
  }, 60_000);
});
