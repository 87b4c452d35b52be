// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { createTestRuntime } from '../../runtime/testing.tsx';
import { createOneTimeStore } from '../session/one-time-store.ts';
import { gamesArea } from './areas/games.ts';
import { sessionArea } from './areas/session.ts';
import type { WiringNeeds } from './wiring-needs.ts';

const game = { nodeId: '10001', name: 'Lucky Koi', vassalage: 'TARNLIGHT' };
const answer = {
  game_url: 'https://games.example/play?ticket=t1',
  game: { gameName: 'Lucky Koi', gameType: 'FISH' },
};

const listLotteries = () => Promise.resolve({ SSC: { games: [{ gameId: 101, code: 'FIVE1', remark: '' }] } });

function setUp(failures: readonly string[] = [], started: unknown = answer) {
  const test = createTestRuntime({ scopes: { ui: { theme: 'dark', modal: null }, route: { id: 'rng' } } });
  const { runtime } = test;
  const calls: { params: JsonObject; key: string | undefined }[] = [];
  const left = [...failures];
  const launch = (params: JsonObject, options: { idempotencyKey?: string }): Promise<unknown> => {
    calls.push({ params, key: options.idempotencyKey });
    const code = left.shift();
    return code === undefined
      ? Promise.resolve(started)
      : Promise.reject(Object.assign(new Error(code), { code }));
  };
  const opened: [string, JsonObject][] = [];
  const gone: [string, JsonObject, JsonObject][] = [];
  vi.spyOn(runtime.effects, 'navigate').mockImplementation((...to) => void gone.push(to));
  let serial = 0;
  const needs = {
    runtime: {
      ...runtime,
      active: () => ({
        locale: 'AR',
        site: { routes: [{ id: 'home' }, { id: 'fish', path: '/fish' }] },
        pointer: { manifest: { modals: { login: 'x', game: 'y' } } },
      }),
      effects: {
        ...runtime.effects,
        open: (modal: string, params: JsonObject) => opened.push([modal, params]),
      },
    },
    api: { 'games.launch': launch, 'lottery.games': listLotteries } as unknown as Api,
    oneTimeStore: createOneTimeStore(),
    tabTexts: { read: () => null, write: () => undefined },
    newId: () => `key-${(serial += 1)}`,
    now: () => 1_000,
  } as unknown as WiringNeeds;
  const services = gamesArea.services?.(needs) ?? {};
  const effects = gamesArea.effects?.(needs) ?? {};
  return {
    ...test,
    needs,
    calls,
    opened,
    gone,
    launch: () => services['launchGame']?.({ game }, new AbortController().signal),
    run: (name: string, params: JsonObject = {}): void => effects[name]?.(params),
    signIn: sessionArea.effects?.(needs) ?? {},
  };
}

describe('starting a game', () => {
  it('goes to the page of a lottery in place of the frame', () => {
    const { run, gone, runtime } = setUp();
    const url = `${location.origin}/fish?gameCode=SSC`;
    runtime.store.set('ui.modal', 'game');
    run('openGame', { game, url });
    expect(gone).toEqual([['fish', {}, { gameCode: 'SSC' }]]);
  });

  it.each([
    ['FIVE1', '/lottery/game?game=101&playType=d5'],
    ['NOSUCH', '/lottery?gameCode=NOSUCH&playType=d5'],
  ])('leads a launch of the lottery %s to %s', async (code, page) => {
    const game_url = `${location.origin}/lottery?gameCode=${code}&playType=d5`;
    const { launch } = setUp([], { ...answer, game_url });
    expect(await launch()).toMatchObject({ url: `${location.origin}${page}` });
  });

  it('asks for it as the wire wants it, and dresses the address as the page is', async () => {
    const { launch, calls } = setUp();
    const { url, name } = (await launch()) as { url: string; name: string };
    expect(calls[0]?.params).toMatchObject({
      nodeId: '10001',
      vassalage: 'TARNLIGHT',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      accountType: 1,
      confirmTrans: 0,
      clientType: 3,
      language: 'AR',
    });
    expect(name).toBe('Lucky Koi');
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      ticket: 't1',
      language: 'AR',
      theme: 'dark',
    });
  });

  it('repeats a start without an answer by the same key, and a refused one by another', async () => {
    const { launch, calls } = setUp(['network.timeout', 'balance.insufficient']);
    await expect(launch()).rejects.toThrow('network.timeout');
    await expect(launch()).rejects.toThrow('balance.insufficient');
    await launch();
    expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('stores the address for the game page, and removes it when the player leaves that page', () => {
    const { run, runtime, gone } = setUp();
    run('openGame', { game, url: 'https://games.example/play?ticket=t1' });
    expect(gone).toEqual([['game', {}, { id: '10001' }]]);
    expect(runtime.store.get('$game.address')).toBe('https://games.example/play?ticket=t1');
    runtime.store.set('route', { id: 'game' });
    expect(runtime.store.get('$game.address')).not.toBeNull();
    runtime.store.set('route', { id: 'rng' });
    expect(runtime.store.get('$game.address')).toBeNull();
  });

  it('shows a book in its own page, and a game that a dialog over that page starts in the page of games', () => {
    const { run, runtime, gone } = setUp();
    runtime.store.set('route', { id: 'sports' });
    run('openGame', { game, url: 'https://games.example/play?ticket=t1' });
    expect([gone, runtime.store.get('$game.address')]).toEqual([[], 'https://games.example/play?ticket=t1']);
    runtime.store.set('route', { id: 'rng' });
    expect(runtime.store.get('$game.address')).toBeNull();
    runtime.store.set('route', { id: 'sports' });
    runtime.store.set('ui.modal', 'game');
    run('openGame', { game, url: 'https://games.example/play?ticket=t2' });
    expect(gone).toEqual([['game', {}, { id: '10001' }]]);
  });

  it('leads back from a game to the lobby of its kind, and to the first where none is known', async () => {
    const { run, runtime, gone, launch } = setUp();
    runtime.store.set('route', { id: 'game' });
    run('closeGame');
    await launch();
    run('closeGame');
    expect(gone).toEqual([
      ['rng', {}, {}],
      ['fish', {}, {}],
    ]);
  });

  it('continues with the game after the login that it asked for, and forgets it after ten minutes', () => {
    const { run, runtime, needs, opened, gone, signIn } = setUp();
    const params = { id: '10001', title: 'Lucky Koi', vendor: 'Tarnlight', image: '', vassalage: '' };
    runtime.store.merge('ui', { modal: 'game', modalParams: params });
    run('signInFirst', game);
    signIn['closeLogin']?.({});
    signIn['goHome']?.({});
    expect(opened).toEqual([
      ['login', {}],
      ['game', params],
    ]);
    expect(gone).toEqual([]);
    needs.oneTimeStore.leave('game', { params, at: -700_000 });
    signIn['closeLogin']?.({});
    signIn['goHome']?.({});
    expect(opened).toHaveLength(2);
    expect(gone).toEqual([['home', {}, {}]]);
  });
});
