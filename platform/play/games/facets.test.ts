import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

const list = async (request: object) =>
  (await rig.call('games.list', { gameType: 'RNG', pageSize: 100, ...request })).value;
const count = async (request: object) =>
  (await rig.call('games.facets', { gameType: 'RNG', ...request })).value;

describe('facets of a lobby', () => {
  it('count what each choice would leave, as the list then does', async () => {
    // Every game of the demonstration begins with the unit of the currency.
    await rig.database.pool.query(
      `update game set stake_least = 50 where game_type = 'RNG' and node_id % 10 = 0`,
    );
    const { total, counts, vendors, stakes } = await count({});
    expect(total).toBe((await list({})).totalCount);
    expect(vendors.map(({ label }) => label)).toContain('Kestrin Works');
    expect(stakes.map(({ value }) => value)).toEqual(['0.10', '0.50', '1.00', '5.00']);
    const choices: readonly (readonly [string, number | undefined, object])[] = [
      ['vendors', counts.page['TARNLIGHT'], { vassalage: 'TARNLIGHT' }],
      ['kinds', counts.type['JP'], { kinds: 'JP' }],
      ['features', counts.feature['jackpot'], { features: 'jackpot' }],
      ['volatility', counts.volatility['high'], { volatilities: 'high' }],
      ['return', counts.rtp['96'], { rtpFrom: '96' }],
      ['stake', counts.stake['0.50'], { stakeTo: '0.50' }],
    ];
    for (const [name, games, request] of choices) {
      expect(games, name).toBeGreaterThan(0);
      expect(games, name).toBeLessThan(total);
      expect((await list(request)).totalCount, name).toBe(games);
    }
  });

  it('take several values of one facet, and all facets together', async () => {
    const chosen = { vassalage: 'TARNLIGHT,SABREL', volatilities: 'high,medium', features: 'jackpot' };
    const both = await list(chosen);
    expect(new Set(both.games.map(({ vassalage }) => vassalage))).toEqual(new Set(['TARNLIGHT', 'SABREL']));
    const { total, counts } = await count(chosen);
    expect(total).toBe(both.totalCount);
    // A facet is counted without what is chosen of it: a further provider would add its games.
    const more = await list({ ...chosen, vassalage: 'TARNLIGHT,SABREL,CINDRAL' });
    expect(more.totalCount).toBe(total + (counts.page['CINDRAL'] ?? Number.NaN));
  });

  it('go with words, also misspelt ones', async () => {
    const { total, counts } = await count({ gameName: 'fox' });
    expect(total).toBe((await list({ gameName: 'fox' })).totalCount);
    expect((await list({ gameName: 'fox', kinds: 'JP' })).totalCount).toBe(counts.type['JP'] ?? 0);
    expect((await count({ gameName: 'diadme' })).total).toBeGreaterThan(0);
    expect(await count({ gameName: '%' })).toMatchObject({ total: 0, vendors: [] });
  });

  it('are types where all games are listed', async () => {
    const { value } = await rig.call('games.facets', {});
    const live = (await rig.call('games.list', { gameType: 'LIVE' })).value.totalCount;
    expect(value.counts.type['LIVE']).toBe(live);
    expect((await rig.call('games.list', { kinds: 'LIVE' })).value.totalCount).toBe(live);
  });

  it('sort by name, date and return', async () => {
    const names = (await list({ order: 'name' })).games.map(({ gameName }) => gameName.toLowerCase());
    expect(names[0]).toMatch(/^a/);
    const dates = (await list({ order: 'newest' })).games.map(({ launchDate }) => launchDate);
    expect(dates).toEqual([...dates].sort().toReversed());
    const best = (await list({ order: 'rtp' })).games[0]?.nodeId;
    const { rows } = await rig.database.pool.query<{ rtp: number }>(
      `select rtp from game where node_id = ${Number(best)} union all
       select max(rtp) from game where game_type = 'RNG'`,
    );
    expect(rows[0]?.rtp).toBe(rows[1]?.rtp);
  });

  it('take an address that was typed by hand for one with less in it', async () => {
    const all = (await list({})).totalCount;
    expect((await list({ rtpFrom: 'abc', stakeTo: '-1', order: 'best', vassalage: ' , ' })).totalCount).toBe(
      all,
    );
    expect((await list({ kinds: 'NOSUCH' })).totalCount).toBe(0);
  });
});
