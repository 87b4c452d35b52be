import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlayRig, type PlayRig } from '../../platform/play/play-rig.fake.ts';
import { commitTo } from './chance.ts';
import { casinoCycleMs } from './game.ts';
import { makeCard } from './games/bingo/bingo.rules.ts';
import type { CrashPicture } from './games/crash/crash.game.ts';
import { timeOf } from './games/crash/crash.rules.ts';
import { vendorGames } from './generated/games.ts';
import type { RoundView } from './shown-round.ts';
import { sweepRounds } from './sweep.ts';
import { findEntries } from './entries.fake.ts';
import { readAddressTicket } from '../../platform/play/read-ticket.fake.ts';

/** What the page has of an answer; `errorCode` where it was refused. */
interface Answer {
  readonly session: string;
  readonly game: { readonly code: string; readonly cycleMs: number };
  readonly round: RoundView<CrashPicture & { readonly cards: readonly number[] }>;
  readonly balance: string | null;
  readonly commitment: string | null;
  readonly errorCode?: string;
}
let rig: PlayRig;
let before = 0n;
let turn = 0;
/** By the code of the game: an entry of the catalogue that opens it. */
let nodes: ReadonlyMap<string, string> = new Map();

const send = async (method: 'GET' | 'POST', url: string, session: string, payload?: object) => {
  const answer = await rig.games.app.inject({
    method,
    url,
    headers: { 'x-session': session },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
};
/** Opens a game in another tab. */
async function open(code: string, account = 'player'): Promise<Answer> {
  const token = account === 'trial' ? await logInToTrial() : await rig.logIn(account);
  const { value } = await rig.call('games.launch', { nodeId: nodes.get(code) ?? '' }, { token });
  const ticket = readAddressTicket(value.game_url);
  return (await send('POST', '/api/open', '', { ticket })).body;
}
const logInToTrial = async (): Promise<string> =>
  (await rig.call('session.trial', { os: 'Linux', platform: 'W' })).value.token;

const choices: Readonly<Record<string, object>> = {
  dice: { side: 'under', percent: 50 },
  crash: { auto: null },
  bull: { room: '1' },
  bingo: { cards: [makeCard(() => 0)] },
  baccarat: { bets: { player: 7, tie: 3 } },
  roulette: { bets: { red: 7, n17: 3 } },
};
const press = (session: string, code: string, key = `press-${turn}`, stake = '10.00') =>
  send('POST', '/api/rounds', session, { key, stake, choice: choices[code] ?? {} });
const move = (session: string, { id, step }: Pick<Answer['round'], 'id' | 'step'>, what: object) =>
  send('POST', `/api/rounds/${id}/moves`, session, { step, move: what });
const look = (session: string, { id }: Pick<Answer['round'], 'id'>) =>
  send('GET', `/api/rounds/${id}`, session);
const spent = async (): Promise<bigint> => before - (await rig.balanceOf('player'));

beforeAll(async () => {
  rig = await createPlayRig();
  // Hours pass in these tests: what a check of reality stops is tried where the check is.
  rig.live.jurisdiction = { ...rig.live.jurisdiction, realityCheckStopsPlay: false };
  nodes = await findEntries(rig.database.pool);
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
  rig.cards.length = 0;
  rig.network.isCut = false;
  rig.network.isAnswerLost = false;
  rig.clock.advance(3_600_000);
  await sweepRounds(rig.games.parts);
  before = await rig.balanceOf('player');
});

describe('a press', () => {
  it('that is sent ten times takes one stake and pays once', async () => {
    const { session } = await open('slot');
    // Three stops of cherries.
    rig.cards.push(0, 0, 0);
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(session, 'slot')));
    expect(new Set(answers.map(({ body }) => body.round.id)).size).toBe(1);
    expect(answers.at(-1)?.body.round).toMatchObject({ state: 'won', payout: '50.00' });
    expect(await spent()).toBe(-4_000n);
  });

  it('in two tabs at the same moment is one spin: the other waits for the end of the cycle', async () => {
    const [one, two] = [await open('slot'), await open('slot')];
    rig.cards.push(0, 1, 2, 0, 1, 2);
    const answers = await Promise.all([
      press(one.session, 'slot', `one-${turn}`),
      press(two.session, 'slot', `two-${turn}`),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(await spent()).toBe(1_000n);
    rig.clock.advance(2_499);
    const early = await press(two.session, 'slot', `early-${turn}`);
    expect([early.status, early.body.errorCode]).toEqual([429, 'game.too-fast']);
    rig.clock.advance(1);
    expect((await press(two.session, 'slot', `next-${turn}`)).status).toBe(200);
  });

  it('waits as long as the market of the player asks for, where that is longer', async () => {
    const { jurisdiction } = rig.live;
    rig.live.jurisdiction = { ...jurisdiction, shortestRoundMs: 4_000 };
    try {
      const { session, game } = await open('slot');
      expect(game.cycleMs).toBe(4_000);
      rig.cards.push(0, 1, 2, 0, 1, 2);
      expect((await press(session, 'slot')).status).toBe(200);
      rig.clock.advance(3_999);
      expect((await press(session, 'slot', `early-${turn}`)).body.errorCode).toBe('game.too-fast');
      rig.clock.advance(1);
      expect((await press(session, 'slot', `next-${turn}`)).status).toBe(200);
      // A shorter time than the game has itself changes nothing.
      rig.live.jurisdiction = { ...jurisdiction, shortestRoundMs: 1_000 };
      expect((await open('slot')).game.cycleMs).toBe(2_500);
    } finally {
      rig.live.jurisdiction = jurisdiction;
    }
  });

  it('whose answer is lost has taken one stake, and is answered when it is sent again', async () => {
    const { session } = await open('dice');
    rig.network.isAnswerLost = true;
    expect((await press(session, 'dice')).status).toBe(503);
    rig.network.isAnswerLost = false;
    expect(await spent()).toBe(1_000n);
    rig.cards.push(1);
    const again = await press(session, 'dice');
    expect(again.body.round).toMatchObject({ state: 'won', payout: '19.80' });
    expect(await spent()).toBe(-980n);
    rig.clock.advance(20_000);
    await sweepRounds(rig.games.parts);
    expect(await spent()).toBe(-980n);
  });

  it('that nobody sends again gives its stake back, and a win that the wallet did not hear of is paid', async () => {
    const { session } = await open('dice');
    rig.network.isAnswerLost = true;
    await press(session, 'dice');
    rig.network.isAnswerLost = false;
    rig.clock.advance(20_000);
    await sweepRounds(rig.games.parts);
    expect(await spent()).toBe(0n);
    expect((await press(session, 'dice')).body.round.state).toBe('refunded');
  });

  it.each(['slot', 'dice', 'crash', 'fish', 'bull', 'baccarat', 'bingo', 'blackjack'])(
    'that the wallet refuses for want of money takes nothing and draws nothing: %s',
    async (code) => {
      const { session } = await open(code);
      await rig.database.pool.query(
        `update ledger_account set balance = 500 where account_type = 1
         and member_id = (select id from member where account = 'player')`,
      );
      const refused = await press(session, code);
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'balance.insufficient']);
      expect((await press(session, code)).body.errorCode).toBe('game.round-closed');
      await rig.database.pool.query(
        `update ledger_account set balance = $1 where account_type = 1
         and member_id = (select id from member where account = 'player')`,
        [before.toString()],
      );
      expect((await press(session, code, `after-${turn}`)).status).toBe(200);
      rig.clock.advance(600_000);
      await sweepRounds(rig.games.parts);
    },
  );

  it('with a choice that the game does not have is refused before the wallet is asked', async () => {
    const { session } = await open('dice');
    const answer = await send('POST', '/api/rounds', session, {
      key: `wrong-${turn}`,
      stake: '10.00',
      choice: { side: 'under', percent: 96 },
    });
    expect([answer.status, answer.body.errorCode, await spent()]).toEqual([400, 'game.move', 0n]);
  });
});

describe('a flight', () => {
  it('is found again after a reload, with its time and without its point, and taken at the server’s time', async () => {
    const opened = await open('crash');
    // Until there is one that does not break before 1.20.
    let round: Answer['round'] | null = null;
    let commitment = opened.commitment;
    for (let flight = 0; round === null; flight += 1) {
      before = await rig.balanceOf('player');
      const started = (await press(opened.session, 'crash', `flight-${turn}-${flight}`)).body;
      rig.clock.advance(timeOf(120));
      const now = (await look(opened.session, started.round)).body;
      if (now.round.state === 'open') round = now.round;
      else {
        expect(now.round).toMatchObject({ state: 'lost', proof: { commitment } });
        commitment = now.commitment;
        rig.clock.advance(casinoCycleMs);
      }
    }
    const again = await open('crash');
    expect(again.round).toMatchObject({ id: round.id, picture: { point: null, elapsedMs: timeOf(120) } });
    expect(again.round.proof).toEqual({ commitment, seed: null, key: expect.any(String) as string });
    const taken = (await move(again.session, again.round, { take: true })).body.round;
    expect(taken).toMatchObject({ state: 'won', payout: '12.00', picture: { out: 120 } });
    expect(commitTo(taken.proof?.seed ?? '')).toBe(commitment);
    // Both tabs have pressed, and one of them twice.
    await move(opened.session, round, { take: true });
    await move(again.session, round, { take: true });
    expect(await spent()).toBe(-200n);
  });

  it('is taken where that was asked for, or breaks, though no page looks any more', async () => {
    const { session } = await open('crash');
    const key = `away-${turn}`;
    const { round } = (
      await send('POST', '/api/rounds', session, { key, stake: '10.00', choice: { auto: 101 } })
    ).body;
    rig.clock.advance(timeOf(101));
    await sweepRounds(rig.games.parts);
    const end = (await look(session, round)).body.round;
    const isReached = (end.picture?.point ?? 0) >= 101;
    expect(end).toMatchObject(isReached ? { state: 'won', payout: '10.10' } : { state: 'lost' });
    expect(await spent()).toBe(isReached ? -10n : 1_000n);
  });

  it('shows a commitment before the stake, and another one for the next round', async () => {
    const opened = await open('crash');
    expect(opened.commitment).toMatch(/^[0-9a-f]{64}$/);
    const { body } = await press(opened.session, 'crash');
    expect(body.round.proof?.commitment).toBe(opened.commitment);
    expect(body.commitment).not.toBe(opened.commitment);
    rig.clock.advance(600_000);
    await sweepRounds(rig.games.parts);
  });
});

describe('a bullet', () => {
  it('that hits nothing, or whose page was reloaded, is given back', async () => {
    const { session } = await open('fish');
    const { round } = (await press(session, 'fish')).body;
    expect(await spent()).toBe(1_000n);
    const again = await open('fish');
    expect(again.round.id).toBe(round.id);
    const back = (await move(again.session, again.round, { target: null })).body;
    expect([back.round.state, await spent()]).toEqual(['refunded', 0n]);
    rig.clock.advance(1_000);
    await press(session, 'fish', `left-${turn}`);
    rig.clock.advance(8_000);
    await sweepRounds(rig.games.parts);
    expect(await spent()).toBe(0n);
  });

  it('draws once for its hit, however often that is sent, and whatever is claimed after it', async () => {
    const { session } = await open('fish');
    const { round } = (await press(session, 'fish')).body;
    rig.cards.splice(0, rig.cards.length, 500, 1, 1, 1);
    const hits = await Promise.all([1, 2, 3].map(() => move(session, round, { target: 'dragon' })));
    expect(hits.map(({ body }) => body.round.state)).toEqual(['lost', 'lost', 'lost']);
    await move(session, { ...round, step: 1 }, { target: 'sardine' });
    await move(session, round, { target: null });
    expect(await spent()).toBe(1_000n);
    expect((await move(session, round, { target: 'whale' })).body.errorCode).toBe('game.move');
  });
});

describe('play', () => {
  it('in another tab is found: a round of Hi-Lo that the second tab cannot open is continued there', async () => {
    rig.cards.push(6);
    const [one, two] = [await open('hi-lo'), await open('hi-lo')];
    const { round } = (await press(one.session, 'hi-lo', `one-${turn}`)).body;
    rig.clock.advance(casinoCycleMs);
    const second = await press(two.session, 'hi-lo', `two-${turn}`);
    expect(second.body.errorCode).toBe('game.round-open');
    const found = (await send('GET', '/api/open-round', two.session)).body;
    expect(found.round).toMatchObject({ id: round.id, picture: { cards: [6] } });
    rig.cards.push(12, 3);
    const words = await Promise.all(
      [one, two].map(({ session }) => move(session, round, { guess: 'higher' })),
    );
    expect(words.map(({ body }) => body.round.picture?.cards)).toEqual([
      [6, 12],
      [6, 12],
    ]);
    await move(one.session, { ...round, step: 1 }, { take: true });
    expect(await spent()).toBe(-801n);
  });

  // Those with a calendar are in events.test.ts.
  const alone = vendorGames.filter(({ calendar }) => calendar === undefined);
  it.each(alone.map(({ code }) => code))('with play money is there for %s', async (code) => {
    const opened = await open(code, 'trial');
    expect([opened.game.code, opened.balance]).toEqual([code, '10000.00']);
    const { status, body } = await press(opened.session, code);
    expect([status, body.round.stake]).toEqual([200, '10.00']);
    expect(await spent()).toBe(0n);
  });

  it('ends with a break: no bullet is fired, and what flies can be taken', async () => {
    const token = await rig.logIn('player');
    const { session } = await open('crash');
    const { round } = (await press(session, 'crash')).body;
    expect((await rig.call('care.takeBreak', { length: 'PT24H' }, { token })).status).toBe(200);
    rig.clock.advance(casinoCycleMs);
    expect((await press(session, 'crash', `late-${turn}`)).body.errorCode).toMatch(
      /^(account|login|limit)\./,
    );
    await sweepRounds(rig.games.parts);
    const { rows } = await rig.database.pool.query<{ state: string }>(
      'select state from vendor_round where id = $1',
      [round.id],
    );
    expect(['won', 'lost', 'refunded']).toContain(rows[0]?.state);
  });
});
