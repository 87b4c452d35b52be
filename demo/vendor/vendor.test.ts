import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayRig, nodeId, type PlayRig } from '../../platform/play/play-rig.fake.ts';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import { listRooms } from '../vendor-server/shown-games.ts';
import { casinoCycleMs } from './game.ts';
import type { HiLoPicture } from './games/hi-lo/hi-lo.game.ts';
import type { RoundView } from './shown-round.ts';
import { idleMs, sweepRounds } from './sweep.ts';
import { readAddressTicket } from '../../platform/play/read-ticket.fake.ts';

type Round = RoundView<HiLoPicture>;
let rig: PlayRig;
let session = '';
let before = 0n;
/** Seven of spades, king, ace, eight. */
const [seven, king, ace, eight] = [6, 12, 0, 7] as const;

const post = async (url: string, payload: object, token = session) => {
  const answer = await rig.games.app.inject({
    method: 'POST',
    url,
    headers: { 'x-session': token },
    payload,
  });
  return {
    status: answer.statusCode,
    body: answer.json<{ round: Round; balance: string | null; errorCode?: string; session: string }>(),
  };
};
const deal = (key: string, stake = '10.00') => post('/api/rounds', { key, stake, choice: {} });
const guess = ({ id, step }: Round, word: 'higher' | 'lower') =>
  post(`/api/rounds/${id}/moves`, { step, move: { guess: word } });
const take = ({ id, step }: Pick<Round, 'id' | 'step'>, token = session) =>
  post(`/api/rounds/${id}/moves`, { step, move: { take: true } }, token);
const open = async (token: string) => {
  const { value } = await rig.call('games.launch', { nodeId }, { token });
  return post('/api/open', { ticket: readAddressTicket(value.game_url) }, '');
};

beforeAll(async () => {
  rig = await createPlayRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.clock.advance(casinoCycleMs);
  session = (await open(await rig.logIn('player'))).body.session;
  before = await rig.balanceOf('player');
  rig.cards.length = 0;
});

describe('the game of the demonstration', () => {
  it('is played from the stake to what was won', async () => {
    rig.cards.push(seven, king);
    const dealt = await deal('key-won');
    expect(dealt.body).toMatchObject({
      balance: '12490.50',
      round: { state: 'open', picture: { cards: [seven] }, step: 0 },
    });
    expect(dealt.body.round.picture?.choices.higher).toEqual({ chance: '53.8', worth: '18.01' });
    const right = await guess(dealt.body.round, 'higher');
    expect(right.body.round).toMatchObject({
      state: 'open',
      picture: { worth: '18.01', canTake: true },
      step: 1,
    });
    const taken = await take(right.body.round);
    expect(taken.body.round).toMatchObject({ state: 'won', payout: '18.01' });
    expect(await rig.balanceOf('player')).toBe(before + 801n);
    const again = await take(right.body.round);
    expect(again.body.round.state).toBe('won');
    expect(await rig.balanceOf('player')).toBe(before + 801n);
  });

  it('ends with a wrong word and keeps the stake', async () => {
    rig.cards.push(seven, ace);
    const { round } = (await deal('key-lost')).body;
    expect((await guess(round, 'higher')).body.round).toMatchObject({ state: 'lost', payout: '0.00' });
    expect(await rig.balanceOf('player')).toBe(before - 1_000n);
  });

  it('takes one stake for a press that is sent ten times at once, and draws one card for one word', async () => {
    // Each of the ten may draw before one of them is the round.
    rig.cards.push(...Array.from({ length: 10 }, () => seven));
    const dealt = await Promise.all(Array.from({ length: 10 }, () => deal('key-many')));
    expect(new Set(dealt.map(({ body }) => body.round.id)).size).toBe(1);
    expect(await rig.balanceOf('player')).toBe(before - 1_000n);
    rig.cards.splice(0, rig.cards.length, eight, king, king);
    const round = dealt[0]?.body.round as Round;
    const words = await Promise.all([1, 2, 3].map(() => guess({ ...round, step: 0 }, 'higher')));
    expect(words.map(({ body }) => body.round.picture?.cards)).toEqual([1, 2, 3].map(() => [seven, eight]));
    await take(words[0]?.body.round as Round);
  });

  it('takes nothing for a press of which one sending is refused and another is late', async () => {
    const { wallet } = rig.games.parts;
    const stake = wallet.stake.bind(wallet);
    let release: () => void = () => undefined;
    const isRefused = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = vi
      .spyOn(wallet, 'stake')
      .mockImplementationOnce(async (step) => {
        await isRefused;
        return stake(step);
      })
      .mockImplementationOnce(() =>
        Promise.reject(new AppError({ status: 409, code: 'balance.insufficient', message: 'Refused.' })),
      );
    const late = deal('key-late');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect((await deal('key-late')).body.errorCode).toBe('balance.insufficient');
    release();
    expect((await late).body.errorCode).toBe('transaction.cancelled');
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it('refuses stakes out of bounds, words that nothing makes true, and rounds of somebody else', async () => {
    for (const [stake, code] of [
      ['0.50', 'amount.too-small'],
      ['500.01', 'amount.too-large'],
      ['1e3', 'amount.invalid'],
      ['-5', 'amount.invalid'],
    ] as const)
      expect((await deal(`key-${stake}`, stake)).body.errorCode).toBe(code);
    rig.cards.push(king);
    const { round } = (await deal('key-king')).body;
    expect((await guess(round, 'higher')).body.errorCode).toBe('game.guess');
    expect((await take(round)).body.errorCode).toBe('game.nothing-won');
    rig.clock.advance(casinoCycleMs);
    expect((await deal('key-second')).body.errorCode).toBe('game.round-open');
    const other = (await open(await rig.logIn('agent'))).body.session;
    expect((await take(round, other)).status).toBe(404);
    expect((await post('/api/rounds', { key: 'k', stake: '5.00', choice: {} }, 'nobody')).status).toBe(401);
    rig.clock.advance(idleMs);
    await sweepRounds(rig.games.parts);
  });

  it('ends a round that was left: gives the stake back, or pays what it is worth', async () => {
    rig.cards.push(seven);
    await deal('key-left');
    rig.clock.advance(idleMs - 1_000);
    expect(await sweepRounds(rig.games.parts)).toBe(0);
    rig.clock.advance(1_000);
    await Promise.all([sweepRounds(rig.games.parts), sweepRounds(rig.games.parts)]);
    expect(await rig.balanceOf('player')).toBe(before);
    session = (await open(await rig.logIn('player'))).body.session;
    rig.cards.push(seven, king);
    await guess((await deal('key-left-won')).body.round, 'higher');
    rig.clock.advance(idleMs);
    await Promise.all([sweepRounds(rig.games.parts), sweepRounds(rig.games.parts)]);
    expect(await rig.balanceOf('player')).toBe(before + 801n);
  });

  it('loses no money when the wallet is silent: neither a stake nor a win', async () => {
    rig.network.isAnswerLost = true;
    expect((await deal('key-silent')).status).toBe(503);
    rig.network.isAnswerLost = false;
    expect(await rig.balanceOf('player')).toBe(before - 1_000n);
    rig.clock.advance(20_000);
    await sweepRounds(rig.games.parts);
    expect(await rig.balanceOf('player')).toBe(before);
    rig.cards.push(seven, king);
    const { round } = (await deal('key-paid')).body;
    const right = (await guess(round, 'higher')).body.round;
    rig.network.isCut = true;
    const taken = (await take(right)).body;
    expect(taken).toMatchObject({ balance: null, round: { state: 'paying', payout: '18.01' } });
    rig.network.isCut = false;
    rig.clock.advance(20_000);
    await sweepRounds(rig.games.parts);
    expect(await rig.balanceOf('player')).toBe(before + 801n);
  });

  it('finds the round again that the page was closed on', async () => {
    rig.cards.push(seven);
    const { round } = (await deal('key-closed')).body;
    const token = await rig.logIn('player');
    const { value } = await rig.call('games.launch', { nodeId }, { token });
    const ticket = readAddressTicket(value.game_url);
    const answer = await rig.games.app.inject({ method: 'POST', url: '/api/open', payload: { ticket } });
    expect(answer.json()).toMatchObject({
      round: { id: round.id, picture: { cards: [seven] } },
      game: { id: nodeId },
    });
    expect(
      (await rig.games.app.inject({ method: 'POST', url: '/api/open', payload: { ticket } })).statusCode,
    ).toBe(401);
  });
});

describe('a room', () => {
  it('that the platform lists opens its own game, and takes no stake out of its range', async () => {
    // A round of another game may be open still.
    rig.clock.advance(idleMs);
    await sweepRounds(rig.games.parts);
    before = await rig.balanceOf('player');
    const { rows } = await rig.database.pool.query<{ node_id: number; game_code: string }>(
      `select distinct on (g.game_type) g.node_id, g.game_code from game g
       join game_vendor v on v.code = g.vendor_code and v.game_type = g.game_type
       where g.game_type in ('PVP', 'FISH') and not g.maintenance and not v.maintenance
       order by g.game_type, g.node_id`,
    );
    const { portalOrigin } = rig.deps;
    const shown = { db: rig.database.db, portalOrigin, gamesOrigin: 'https://games.test' };
    const [none, rooms] = await Promise.all(rows.map(({ game_code }) => listRooms(shown, game_code)));
    expect(none?.rooms).toEqual([]);
    expect(rooms?.rooms[1]).toEqual({
      room: '2',
      name: 'Harbour',
      open: true,
      smallestStake: '10.00',
      largestStake: '200.00',
    });
    const token = await rig.logIn('player');
    const roomId = `${rows[1]?.node_id}-2`;
    const { value } = await rig.call('games.launch', { roomId }, { token });
    const address = new URL(value.game_url);
    expect(address.searchParams.get('room')).toBe('2');
    const opened = await post('/api/open', { ticket: readAddressTicket(address.href) }, '');
    const stake = (key: string, amount: string) =>
      post('/api/rounds', { key, stake: amount, choice: { room: '2' } }, opened.body.session);
    expect((await stake('room-low', '9.99')).body.errorCode).toBe('amount.too-small');
    expect((await stake('room-high', '200.01')).body.errorCode).toBe('amount.too-large');
    const { round } = (await stake('room', '10.00')).body;
    const fold = { step: 0, move: { decision: 'fold' } };
    await post(`/api/rounds/${round.id}/moves`, fold, opened.body.session);
    expect(await rig.balanceOf('player')).toBe(before - 500n);
  });
});

describe('the page of the game', () => {
  it('opens in the frame of the portal only: in a separate window the address leads to the portal', async () => {
    const open = (destination: string) =>
      rig.games.app.inject({ url: '/play?ticket=x', headers: { 'sec-fetch-dest': destination } });
    expect((await open('iframe')).statusCode).toBe(200);
    for (const other of ['document', 'embed', 'object', 'fencedframe']) {
      const answer = await open(other);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, rig.deps.portalOrigin]);
    }
  });

  it('comes in the language that was asked for, framed by the portal alone, with nothing inline', async () => {
    const get = (url: string) => rig.games.app.inject({ url });
    const page = await get('/play?ticket=x&language=AR&theme=dark');
    expect(page.body).toContain('<html lang="ar" dir="rtl" data-theme="dark"');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${rig.deps.portalOrigin}`);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(page.body).not.toMatch(/style=|\son\w+=|<script(?![^>]*(src|application\/json))/);
    expect(page.headers['cache-control']).toBe('no-store');
    const script = /src="([^"]+)"/.exec(page.body)?.[1] ?? '';
    expect((await get(script)).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get(`/art/${nodeId}.svg`)).body).toMatch(/^<svg /);
    expect((await get('/art/1.svg')).statusCode).toBe(404);
    expect((await get('/play?language=%3Cscript%3E')).body).toContain('<html lang="en"');
  });
});
