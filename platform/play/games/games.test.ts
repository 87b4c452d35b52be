import { groups } from '../../lottery/catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
  rig.live.modules = { ...rig.live.modules, GEETEST3: false };
  token = (await rig.call('session.login', { username: 'player', password: 'Foyer-2026' })).value.token;
});
afterAll(() => rig.close());

describe('the game list', () => {
  it('pages through a category without a game twice', async () => {
    const first = (await rig.call('games.list', { gameType: 'PVP', pageNo: 1, pageSize: 50 })).value;
    const second = (await rig.call('games.list', { gameType: 'PVP', pageNo: 2, pageSize: 50 })).value;
    expect(first).toMatchObject({ totalCount: 420, totalPages: 9 });
    expect(new Set([...first.games, ...second.games].map(({ nodeId }) => nodeId)).size).toBe(100);
    expect((await rig.call('games.list', { gameType: 'PVP', pageNo: 99, pageSize: 50 })).value).toMatchObject(
      { games: [], totalCount: 420 },
    );
  });

  it('finds part of a name whatever its case and accents, and takes wildcards as letters', async () => {
    const { games } = (await rig.call('games.list', { gameName: '  LÓTUS ', pageSize: 100 })).value;
    expect(games.length).toBeGreaterThan(10);
    const named = games.map(({ gameName }) => gameName.toLowerCase().includes('lotus'));
    // Games of the studio Lotusroom follow.
    expect(named.lastIndexOf(true)).toBeLessThan(named.includes(false) ? named.indexOf(false) : games.length);
    expect(games.every(({ gameName, displayName }) => /lotus/iu.test(gameName + displayName))).toBe(true);
    expect((await rig.call('games.list', { gameName: '%' })).value.totalCount).toBe(0);
  });

  it('keeps vendor, sub-type and filters together', async () => {
    const { games } = (
      await rig.call('games.list', {
        gameType: 'RNG',
        vassalage: 'TARNLIGHT',
        gameClassify: 'JP',
        pageSize: 100,
      })
    ).value;
    expect(games.length).toBeGreaterThan(0);
    expect(
      games.every(
        (game) =>
          game.vassalage === 'TARNLIGHT' && game.gameClassify === 'JP' && game.displayName === 'Tarnlight',
      ),
    ).toBe(true);
    const fresh = (await rig.call('games.list', { gameType: 'RNG', filter: 'NEW', pageSize: 18 })).value;
    expect(fresh.games).toHaveLength(18);
    expect(fresh.games.every(({ tag }) => tag === 'new' || tag === 'maintenance')).toBe(true);
  });

  it('gives a member’s marks back and none to a visitor', async () => {
    const mine = (await rig.call('games.favouriteList', {}, { token })).value;
    expect(mine).toMatchObject({ pageNum: 1, totalPages: 1 });
    expect(mine.content).toHaveLength(6);
    const nodeId = mine.content[0]?.nodeId ?? '';
    await rig.call('games.removeFavourite', { nodeId }, { token });
    expect((await rig.call('games.favourites', {}, { token })).value).not.toContain(nodeId);
    await rig.call('games.addFavourite', { nodeId }, { token });
    await rig.call('games.addFavourite', { nodeId }, { token });
    expect((await rig.call('games.favourites', {}, { token })).value).toHaveLength(6);
    expect((await rig.call('games.list', { filter: 'FAV' }, { token })).value.totalCount).toBe(6);
    expect((await rig.call('games.list', { filter: 'FAV' })).value.totalCount).toBe(0);
    expect((await rig.call('games.recent', {}, { token })).value).toHaveLength(12);
    expect(
      (await rig.call('games.addFavourite', { nodeId: '999999999999' }, { token })).error.errorCode,
    ).toBe('game.unknown');
  });

  it('hides marked and lately played games of a studio that is switched off, and has them back after', async () => {
    const { db } = rig.database;
    const { games } = (await rig.call('games.list', { gameType: 'RNG', pageSize: 5 })).value;
    const [game] = games;
    if (game === undefined) throw new Error('expects a game, got none');
    await rig.call('games.addFavourite', { nodeId: game.nodeId }, { token });
    const marked = async () =>
      (await rig.call('games.favouriteList', { pageNo: 1, size: 100 }, { token })).value.content.map(
        ({ nodeId }) => nodeId,
      );
    expect(await marked()).toContain(game.nodeId);
    const off = { merchant: 'm', kind: 'vendor', name: game.vassalage, reason: 'r', author: 'a' };
    await db
      .insertInto('site_kill')
      .values({ ...off, created_at: new Date(0) } as never)
      .execute();
    expect(await marked()).not.toContain(game.nodeId);
    await db.deleteFrom('site_kill').where('name', '=', game.vassalage).execute();
    expect(await marked()).toContain(game.nodeId);
  });

  it('has lanes of vendors, hot games, lottery menus and winners in order', async () => {
    const { lanes } = (await rig.call('games.vendors', {})).value;
    expect(lanes.map(({ title }) => title)).toEqual([
      'RNG',
      'LIVE',
      'FISH',
      'PVP',
      'SPORTS',
      'ESPORTS',
      'ELOTT',
      'LOTT',
      'COCKFIGHT',
    ]);
    // Books are shown to visitors, by an address that names no one.
    for (const { gameType, preview, maintenance } of lanes.flatMap((lane) => lane.cards)) {
      const isBook = ['SPORTS', 'ESPORTS', 'COCKFIGHT'].includes(gameType);
      const address = isBook ? `https://games.test/play?type=${gameType}&guest=1` : null;
      expect([gameType, preview, maintenance]).toEqual([gameType, address, false]);
    }
    expect((await rig.call('games.hot', {})).value.list).toHaveLength(24);
    const { value: menus } = await rig.call('games.menus', {});
    const sold = groups.filter(({ area }) => area !== 'elott').map(({ code }) => code);
    expect(Object.keys(menus).sort()).toEqual(sold.toSorted());
    expect((await rig.call('games.popular', { count: 6 })).value).toHaveLength(6);
    const { list } = (await rig.call('games.winners', { limitNum: 10 })).value;
    const amounts = list.map(({ winAmount }) => Number(winAmount));
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect(list[0]?.customerName).toMatch(/^..•••..$/);
    expect((await rig.call('games.types', {})).value.content['FISH']).toHaveProperty('DEEPWELL');
  });

  it('draws each picture the same way, for ever', async () => {
    const { games } = (await rig.call('games.list', { pageSize: 2 })).value;
    const get = (url: string) => rig.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    const first = await get(games[0]?.iconUrl ?? '');
    expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(first.headers['cache-control']).toContain('immutable');
    expect(first.body).toMatch(/^<svg /);
    expect(first.body).not.toMatch(/<script|style=|\son\w+=|href=/);
    expect((await get(games[0]?.iconUrl ?? '')).body).toBe(first.body);
    expect((await get(games[1]?.iconUrl ?? '')).body).not.toBe(first.body);
    for (const url of ['/media/vendors/TARNLIGHT.svg', '/media/banners/welcome.svg', '/media/avatars/24.svg'])
      expect((await get(url)).statusCode).toBe(200);
    for (const url of [
      '/media/games/1.svg',
      '/media/games/x.svg',
      '/media/banners/constructor.svg',
      '/media/avatars/25.svg',
    ])
      expect((await get(url)).statusCode).toBe(404);
  });
});
