import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlayRig, type PlayRig } from '../../platform/play/play-rig.fake.ts';
import type { RoundView } from './shown-round.ts';
import { sweepRounds } from './sweep.ts';
import type { BookBoard, MatchView, SlipPicture } from './book/views.ts';
import { readAddressTicket } from '../../platform/play/read-ticket.fake.ts';

interface Answer {
  readonly session: string;
  readonly at: number;
  readonly board: BookBoard;
  readonly rounds: readonly RoundView<SlipPicture>[];
  readonly round: RoundView<SlipPicture>;
  readonly errorCode?: string;
}
let rig: PlayRig;
let session = '';
let before = 0n;
let turn = 0;
const nodes = new Map<string, string>();

const send = async (method: 'GET' | 'POST', url: string, payload?: object, who = session) => {
  const answer = await rig.games.app.inject({
    method,
    url,
    headers: { 'x-session': who },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
};
async function open(type: string, token?: string): Promise<string> {
  const who = token ?? (await rig.logIn('player'));
  const { value } = await rig.call('games.launch', { nodeId: nodes.get(type) ?? '' }, { token: who });
  const ticket = readAddressTicket(value.game_url);
  return (await send('POST', '/api/open', { ticket }, '')).body.session;
}
const readBoard = async () => (await send('GET', '/api/board')).body;
/** The next matches to begin; legs on the first pick of each. */
async function chooseNext(legs: number) {
  const { board } = await readBoard();
  const sold = board.matches
    .filter(({ state }) => state === 'sold')
    .filter(({ offers }) => offers.length > 0)
    .slice(0, legs);
  return { legs: sold.map(toLeg), matches: sold };
}
function toLeg({ id, offers }: MatchView) {
  const [offer] = offers;
  const [price] = offer?.prices ?? [];
  return {
    event: id,
    market: offer?.market ?? '',
    line: offer?.line ?? 0,
    pick: price?.pick ?? '',
    odds: price?.odds ?? 0,
  };
}
const place = (key: string, legs: readonly object[], stake = '10.00') => {
  rig.clock.advance(1_000);
  return send('POST', '/api/rounds', { key: `${key}-${turn}`, stake, choice: { legs } });
};
const spent = async (): Promise<bigint> => before - (await rig.balanceOf('player'));

beforeAll(async () => {
  rig = await createPlayRig();
  // Hours pass in these tests: what a check of reality stops is tried where the check is.
  rig.live.jurisdiction = { ...rig.live.jurisdiction, realityCheckStopsPlay: false };
  const { rows } = await rig.database.pool.query<{ node_id: number; game_type: string }>(
    `select distinct on (g.game_type) g.node_id, g.game_type from game g
     join game_vendor v on v.code = g.vendor_code and v.game_type = g.game_type
     where not g.maintenance and not v.maintenance
       and (g.game_type in ('SPORTS', 'ESPORTS', 'COCKFIGHT') or (g.game_type = 'RNG' and g.classify = 'AC'))
     order by g.game_type, g.node_id`,
  );
  for (const { game_type: type, node_id: node } of rows) nodes.set(type, String(node));
});
afterAll(async () => {
  const { rows } = await rig.database.pool.query<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger_entry',
  );
  expect(rows[0]?.sum).toBe('0');
  await rig.close();
});
beforeEach(async () => {
  turn += 1;
  rig.network.isCut = false;
  rig.network.isAnswerLost = false;
  rig.clock.advance(3_600_000);
  await sweepRounds(rig.games.parts);
  session = await open('SPORTS');
  before = await rig.balanceOf('player');
});

describe('a cash-out', () => {
  const move = (round: { id: string; step: number }, price: number, who = session) =>
    send('POST', `/api/rounds/${round.id}/moves`, { step: round.step, move: { cashOut: price } }, who);
  const offerOf = async (id: string) => {
    const { rounds } = await readBoard();
    return rounds.find((one) => one.id === id)?.picture?.cashOut;
  };
  async function placeOne(key: string) {
    const { legs, matches } = await chooseNext(1);
    const { round } = (await place(key, legs)).body;
    return { round, match: matches[0], price: (await offerOf(round.id))?.price ?? 0 };
  }

  it('pays what was shown, once, however often it is pressed, and its match changes nothing after it', async () => {
    const { round, price } = await placeOne('out');
    const shown = await offerOf(round.id);
    expect(shown).toMatchObject({ state: 'offered', amount: (Math.floor(price / 10) / 100).toFixed(2) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(round, price)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.round.payout}`))).toEqual(
      new Set([`200 ${shown?.amount}`]),
    );
    const back = BigInt((shown?.amount ?? '').replace('.', ''));
    expect(await spent()).toBe(1_000n - back);
    rig.clock.advance(30 * 60_000);
    await Promise.all([sweepRounds(rig.games.parts), sweepRounds(rig.games.parts)]);
    const ended = (await readBoard()).rounds.find(({ id }) => id === round.id);
    expect([ended?.state, ended?.payout, ended?.picture?.isCashedOut]).toEqual(['won', shown?.amount, true]);
    expect(ended?.picture?.cashOut).toBeNull();
    expect((await move(round, price)).body.round.payout).toBe(shown?.amount);
    expect(await spent()).toBe(1_000n - back);
  });

  it('is refused for more than the bet is worth, for another player, and leaves the bet as it was', async () => {
    const { round, price } = await placeOne('more');
    const refused = await move(round, price + 1);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'game.cash-out-changed']);
    for (const wrong of [0, -1, 1.5]) expect((await move(round, wrong)).body.errorCode).toBe('game.move');
    const other = await open('SPORTS', await rig.logIn('agent'));
    expect((await move(round, price, other)).status).toBe(404);
    expect([(await offerOf(round.id))?.state, await spent()]).toEqual(['offered', 1_000n]);
  });

  it('comes too late once the match has decided the bet: its result counts, and is paid once', async () => {
    const { round, match } = await placeOne('late-out');
    rig.clock.advance((match?.kickOffAt ?? 0) - rig.clock.now().getTime() + 5 * 60_000);
    const { body } = await move(round, 1);
    expect([
      body.round.state === 'won' || body.round.state === 'lost',
      body.round.picture?.isCashedOut,
    ]).toEqual([true, false]);
    const won = BigInt(body.round.payout.replace('.', ''));
    await sweepRounds(rig.games.parts);
    expect(await spent()).toBe(1_000n - won);
  });

  it('whose answer the wallet loses is paid by the sweeper, once', async () => {
    const { round, price } = await placeOne('lost-answer');
    rig.network.isAnswerLost = true;
    const { body } = await move(round, price);
    rig.network.isAnswerLost = false;
    expect(body.round.state).toBe('paying');
    rig.clock.advance(60_000);
    await Promise.all([sweepRounds(rig.games.parts), sweepRounds(rig.games.parts)]);
    expect(await spent()).toBe(1_000n - BigInt(body.round.payout.replace('.', '')));
  });
});

describe('visitors', () => {
  it('see matches and odds without a session, and nobody’s bets', async () => {
    await place('hidden', (await chooseNext(1)).legs);
    const { status, body } = await send('GET', '/api/guest/sports', undefined, '');
    expect([status, body.rounds, body.board.matches.some(({ offers }) => offers.length > 0)]).toEqual([
      200,
      [],
      true,
    ]);
    for (const code of ['slot', 'nothing'])
      expect((await send('GET', `/api/guest/${code}`, undefined, '')).body.errorCode).toBe('game.no-board');
  });
  it('get all markets of the matches that they name', async () => {
    const { matches } = await chooseNext(1);
    const [match] = matches;
    const { body } = await send('GET', `/api/guest/sports?events=${match?.id}`, undefined, '');
    const named = body.board.matches.find(({ id }) => id === match?.id);
    expect(named?.offers.length).toBeGreaterThan(match?.offers.length ?? 0);
  });
});
