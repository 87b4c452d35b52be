import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idleMs, sweepRounds } from '../../demo/vendor/sweep.ts';
import { findBrokenOperation } from '../../server/infrastructure/audit/operation-audit.fake.ts';
import { createGameBackOffice } from './games/game-back-office.ts';
import { createPlayRig, nodeId, type PlayRig } from './play-rig.fake.ts';
import { createRoundBackOffice } from './round-back-office.ts';
import { readAddressTicket } from './read-ticket.fake.ts';

let rig: PlayRig;
let games: ReturnType<typeof createGameBackOffice>;
let rounds: ReturnType<typeof createRoundBackOffice>;
let token = '';
beforeAll(async () => {
  rig = await createPlayRig();
  games = createGameBackOffice(rig.deps);
  rounds = createRoundBackOffice(rig.deps);
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  const { rows } = await rig.database.pool.query<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger_entry',
  );
  expect(rows[0]?.sum).toBe('0');
  await rig.close();
});
beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window');
  token = await rig.logIn('player');
});

const launch = () => rig.call('games.launch', { nodeId }, { token });
const find = async () => {
  const game = (await games.list({ filter: 'all', search: nodeId, vendor: '', page: 1 })).rows[0];
  if (game === undefined) throw new Error('Expected the game.');
  return game;
};
const listed = async (gameName: string) => {
  const { games: found } = (await rig.call('games.list', { gameName }, { token })).value;
  return found.find((one) => one.nodeId === nodeId)?.tag;
};

describe('marks', () => {
  const list = async (filter: 'all' | 'featured') =>
    (await games.list({ filter, search: '', vendor: '', page: 1 })).rows;
  const lobby = async (filter = 'ALL') =>
    (await rig.call('games.list', { filter, pageSize: 100 } as never, { token })).value.games;

  it('are shown in place of what follows from the game, and narrow lists of what is hot', async () => {
    const id = (await lobby('HOT'))[0]?.nodeId ?? '';
    await games.mark({ id, mark: 'recommended', isFeatured: false, by: 'paula' });
    expect((await lobby()).find((game) => game.nodeId === id)?.tag).toBe('recommended');
    expect((await lobby('HOT')).map((game) => game.nodeId)).not.toContain(id);
    await games.mark({ id, mark: '', isFeatured: false, by: 'paula' });
    expect((await lobby()).find((game) => game.nodeId === id)?.tag).toBe('');
    await games.mark({ id, mark: null, isFeatured: false, by: 'paula' });
    expect((await lobby('HOT')).map((game) => game.nodeId)).toContain(id);
  });

  it('feature games, which come first in the order of operators', async () => {
    const [one = '', two = '', three = ''] = (await list('all')).slice(-3).map(({ id }) => id);
    for (const id of [one, two, three]) await games.mark({ id, mark: null, isFeatured: true, by: 'paula' });
    await games.move({ id: three, direction: 'up', by: 'paula' });
    await games.move({ id: one, direction: 'up', by: 'paula' });
    expect((await list('featured')).map(({ id, featuredPlace }) => [id, featuredPlace])).toEqual([
      [one, 1],
      [three, 2],
      [two, 3],
    ]);
    expect((await lobby()).slice(0, 3).map((game) => game.nodeId)).toEqual([one, three, two]);
    await games.mark({ id: one, mark: null, isFeatured: false, by: 'paula' });
    expect((await list('featured')).map(({ id, featuredPlace }) => [id, featuredPlace])).toEqual([
      [three, 1],
      [two, 2],
    ]);
    for (const id of [three, two]) await games.mark({ id, mark: null, isFeatured: false, by: 'paula' });
    await expect(games.move({ id: one, direction: 'up', by: 'paula' })).rejects.toMatchObject({
      code: 'game.unknown',
    });
  });
});

describe('maintenance', () => {
  it('of a game is told to players with its end, until somebody opens it', async () => {
    const game = await find();
    const until = new Date(rig.clock.now().getTime() + 3_600_000).toISOString();
    const target = { kind: 'game', name: nodeId } as const;
    await games.close({ ...target, until, note: 'Vendor asked', by: 'paula' });
    expect(await listed(game.name)).toBe('maintenance');
    const refused = await launch();
    expect(refused.error).toMatchObject({ errorCode: 'game.maintenance', value: { until } });
    expect((await find()).maintenance).toMatchObject({ until, author: 'paula', reason: 'Vendor asked' });
    rig.clock.advance(3_700_000);
    token = await rig.logIn('player');
    expect((await launch()).error).toMatchObject({ errorCode: 'game.maintenance', value: { until: null } });
    await games.open({ ...target, note: 'Done', by: 'paula' });
    expect((await launch()).status).toBe(200);
    expect(await listed(game.name)).not.toBe('maintenance');
  });

  it('of a vendor closes all of its games, and a game that was closed individually stays closed', async () => {
    const { vendor, name } = await find();
    await games.close({ kind: 'vendor', name: vendor, until: null, note: 'Outage', by: 'paula' });
    expect((await launch()).error.errorCode).toBe('game.maintenance');
    expect(await listed(name)).toBe('maintenance');
    expect(await find()).toMatchObject({ maintenance: null, isVendorClosed: true });
    const { vendors } = await games.vendors();
    expect(vendors.filter(({ maintenance }) => maintenance !== null).map(({ code }) => code)).toEqual([
      vendor,
    ]);
    await games.open({ kind: 'vendor', name: vendor, note: 'Back', by: 'paula' });
    expect((await launch()).status).toBe(200);
  });

  it('is refused for what is none, and with an end that has passed', async () => {
    const wrong = { until: null, note: 'x', by: 'paula' };
    for (const name of ['0', 'x', '999999999'])
      await expect(games.close({ kind: 'game', name, ...wrong })).rejects.toMatchObject({ status: 404 });
    await expect(
      games.close({ kind: 'game', name: nodeId, ...wrong, until: '2020-01-01T00:00:00Z' }),
    ).rejects.toMatchObject({ code: 'opening.times' });
  });
});

describe('a round', () => {
  const stake = async (round: string) => {
    const id = await rig.openLaunch(token);
    expect((await rig.wallet({ call: 'stake', launch: id, round, amount: '20.00' })).status).toBe(200);
    return id;
  };
  const findRound = async (search: string) => {
    const line = (await rounds.list({ filter: 'all', search, page: 1 })).rows[0];
    if (line === undefined) throw new Error(`Expected a round for ${search}.`);
    return line;
  };

  it('is found by member, game and its own name, with its transfers and the sums', async () => {
    const id = await stake('office-1');
    await rig.wallet({ call: 'settle', launch: id, round: 'office-1', amount: '50.00' });
    for (const search of ['player', 'PLAYER', nodeId, 'office-1'])
      expect(await findRound(search)).toMatchObject({
        round: 'office-1',
        state: 'settled',
        stake: '20.00',
        payout: '50.00',
        references: ['game:demo:office-1:bet', 'game:demo:office-1:win'],
      });
    expect(await rounds.list({ filter: 'all', search: 'office-1', page: 9 })).toMatchObject({
      page: 1,
      total: 1,
      staked: '20.00',
      won: '50.00',
    });
    expect((await rounds.list({ filter: 'open', search: 'office-1', page: 1 })).rows).toEqual([]);
    expect((await rounds.list({ filter: 'all', search: 'playe%', page: 1 })).rows).toEqual([]);
    const { content: file } = await rounds.export({ filter: 'all', search: 'office-1', by: 'clara' });
    expect(file.split('\r\n')[1]).toContain('game:demo:office-1:bet game:demo:office-1:win');
  });

  it('that is open is given back once, also where two ask at the same moment, and its late win is refused', async () => {
    const before = await rig.balanceOf('player');
    const launchId = await stake('office-2');
    const { id } = await findRound('office-2');
    const ask = (by: string) => rounds.giveBack({ id, note: 'Vendor is down', by });
    const results = await Promise.allSettled([ask('clara'), ask('berta'), ask('carla')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rig.balanceOf('player')).toBe(before);
    expect(await findRound('office-2')).toMatchObject({
      state: 'refunded',
      references: ['game:demo:office-2:bet', 'game:demo:office-2:refund'],
    });
    const late = await rig.wallet({ call: 'settle', launch: launchId, round: 'office-2', amount: '900.00' });
    expect(late).toMatchObject({ status: 409, code: 'game.round-closed' });
    expect(await rig.balanceOf('player')).toBe(before);
    await expect(ask('clara')).rejects.toMatchObject({ code: 'game.round-closed' });
    await expect(rounds.giveBack({ id: '0', note: 'x', by: 'clara' })).rejects.toMatchObject({
      code: 'game.round-unknown',
    });
  });

  it('that the house gave back ends at its vendor too, and is not tried for ever', async () => {
    const { value } = await rig.call('games.launch', { nodeId }, { token });
    const post = (url: string, payload: object, session: string) =>
      rig.games.app.inject({ method: 'POST', url, headers: { 'x-session': session }, payload });
    const ticket = readAddressTicket(value.game_url);
    const { session } = (await post('/api/open', { ticket }, '')).json<{ session: string }>();
    rig.cards.push(6, 12);
    const dealt = await post('/api/rounds', { key: 'key-backOffice', stake: '10.00', choice: {} }, session);
    const { round } = dealt.json<{ round: { id: string } }>();
    await post(`/api/rounds/${round.id}/moves`, { step: 0, move: { guess: 'higher' } }, session);
    await rounds.giveBack({ id: (await findRound(round.id)).id, note: 'Dispute', by: 'clara' });
    rig.clock.advance(idleMs + 1);
    await sweepRounds(rig.games.parts);
    expect(await sweepRounds(rig.games.parts)).toBe(0);
    const { rows } = await rig.database.pool.query('select state from vendor_round where id = $1', [
      round.id,
    ]);
    expect(rows).toEqual([{ state: 'refunded' }]);
  });

  it('of another brand is neither seen nor given back', async () => {
    const launchId = await stake('office-3');
    const { id } = await findRound('office-3');
    const other = createRoundBackOffice({ ...rig.deps, merchant: 'other' });
    expect((await other.list({ filter: 'all', search: '', page: 1 })).total).toBe(0);
    await expect(other.giveBack({ id, note: 'x', by: 'eve' })).rejects.toMatchObject({ status: 404 });
    await rig.wallet({ call: 'refund', launch: launchId, round: 'office-3' });
  });
});

describe('planned maintenance', () => {
  const inMinutes = (minutes: number): string =>
    new Date(rig.clock.now().getTime() + minutes * 60_000).toISOString();
  const info = async () => (await rig.call('games.info', { nodeId }, { token })).value.maintenance;

  it('begins and ends without an operator: lobby, game and start say so in the meantime', async () => {
    const { vendor, name } = await find();
    const [from, until] = [inMinutes(60), inMinutes(120)];
    const texts = { EN: 'New servers', AR: ' ' };
    await games.planWindow({ vendor, from, until, texts, note: 'Vendor asked', by: 'paula' });
    expect(await info()).toEqual({ from, until, text: 'New servers' });
    expect(await listed(name)).not.toBe('maintenance');
    expect((await launch()).status).toBe(200);

    rig.clock.advance(60 * 60_000);
    token = await rig.logIn('player');
    expect(await listed(name)).toBe('maintenance');
    expect((await launch()).error).toMatchObject({
      errorCode: 'game.maintenance',
      value: { from, until, text: 'New servers', content: { data: { endTime: Date.parse(until) } } },
    });
    expect((await find()).isVendorClosed).toBe(true);
    const line = (await games.vendors()).vendors.find(({ code }) => code === vendor);
    expect(line?.windows).toMatchObject([{ from, until, isRunning: true, texts: { EN: 'New servers' } }]);

    rig.clock.advance(60 * 60_000);
    token = await rig.logIn('player');
    expect(await listed(name)).not.toBe('maintenance');
    expect((await launch()).status).toBe(200);
    expect(await info()).toBeNull();
  });

  it('is called off, once', async () => {
    const { vendor } = await find();
    const plan = { vendor, texts: {}, note: 'x', by: 'paula' };
    await games.planWindow({ ...plan, from: inMinutes(-1), until: inMinutes(30) });
    expect((await launch()).error.errorCode).toBe('game.maintenance');
    const [window] = (await games.vendors()).vendors.find(({ code }) => code === vendor)?.windows ?? [];
    const asked = { id: window?.id ?? '', note: 'Done early', by: 'paula' };
    await games.callOffWindow(asked);
    expect((await launch()).status).toBe(200);
    await expect(games.callOffWindow(asked)).rejects.toMatchObject({ status: 404 });
  });

  it('is refused with times in the wrong order, in the past or too far apart, and for no vendor', async () => {
    const { vendor } = await find();
    const plan = { vendor, texts: {}, note: 'x', by: 'paula' };
    const wrong: readonly (readonly [number, number])[] = [
      [20, 10],
      [-20, -10],
      [0, 50_000],
    ];
    for (const [from, until] of wrong)
      await expect(
        games.planWindow({ ...plan, from: inMinutes(from), until: inMinutes(until) }),
      ).rejects.toMatchObject({ code: 'opening.times' });
    await expect(
      games.planWindow({ ...plan, vendor: 'NOSUCH', from: inMinutes(1), until: inMinutes(2) }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
