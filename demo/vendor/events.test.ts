import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemberJobs } from '../../platform/jobs.ts';
import { createPlayRig, type PlayRig } from '../../platform/play/play-rig.fake.ts';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import { closesAt, contestAt, everyMs, oddsOf, sharesOf } from './games/arena/arena.rules.ts';
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
const runJobs = () =>
  createJobRunner({
    db: rig.deps.db,
    clock: rig.clock,
    merchant: 'demo',
    notifications: rig.database.notifications,
    handlers: createMemberJobs(rig.deps),
    onTrouble: (cause) => {
      throw cause;
    },
  }).runDue();
const spent = async (): Promise<bigint> => before - (await rig.balanceOf('player'));
const paid = (rounds: readonly RoundView<SlipPicture>[], ids: readonly string[]): bigint =>
  rounds
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, { payout }) => sum + BigInt(payout.replace('.', '')), 0n);

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

describe('bets', () => {
  it('are open beside each other, also in two books, while another game is played', async () => {
    const { legs } = await chooseNext(3);
    const one = (await place('one', legs.slice(0, 1))).body.round;
    const two = (await place('two', legs)).body.round;
    expect([one.state, two.state, await spent()]).toEqual(['open', 'open', 2_000n]);
    const sports = session;
    session = await open('ESPORTS');
    const three = (await place('three', (await chooseNext(1)).legs)).body.round;
    expect([three.state, (await readBoard()).rounds.map(({ id }) => id)]).toEqual(['open', [three.id]]);
    session = await open('RNG');
    const dice = { key: `dice-${turn}`, stake: '10.00', choice: { side: 'under', percent: 50 } };
    expect((await send('POST', '/api/rounds', dice)).status).toBe(200);
    session = sports;
    expect((await readBoard()).rounds.filter(({ state }) => state === 'open').map(({ id }) => id)).toEqual([
      two.id,
      one.id,
    ]);
  });

  it('are settled when their last match has ended, by the score that all players saw', async () => {
    const { legs, matches } = await chooseNext(2);
    const { round } = (await place('settled', legs)).body;
    const [match] = matches;
    const start = (match?.kickOffAt ?? 0) - rig.clock.now().getTime();
    rig.clock.advance(start + 60_000);
    const live = await readBoard();
    expect(live.rounds[0]).toMatchObject({ id: round.id, state: 'open' });
    expect(live.rounds[0]?.picture?.legs[0]?.play.state).toBe('live');
    rig.clock.advance(180_000);
    const { rounds, board } = await readBoard();
    const [ended] = rounds;
    for (const leg of ended?.picture?.legs ?? []) {
      const shown = board.matches.find(({ id }) => id === leg.event);
      expect(leg.play.score).toEqual(shown?.score);
      // The hash that was shown with the odds is the one of the seed that is shown now.
      const promised = matches.find(({ id }) => id === leg.event)?.commitment;
      expect(
        createHash('sha256')
          .update(Buffer.from(shown?.seed ?? '', 'hex'))
          .digest('hex'),
      ).toBe(promised);
    }
    const isWon = ended?.picture?.legs.every(({ verdict }) => verdict === 'won') === true;
    expect(ended?.state).toBe(isWon ? 'won' : 'lost');
    expect(ended?.payout === '0.00').toBe(!isWon);
    expect(await spent()).toBe(1_000n - paid(rounds, [round.id]));
    await sweepRounds(rig.games.parts);
    expect(await spent()).toBe(1_000n - paid(rounds, [round.id]));
  });

  it('that are sent ten times take one stake, and are settled by the sweeper when nobody looks', async () => {
    const { legs } = await chooseNext(1);
    rig.clock.advance(1_000);
    const press = { key: `ten-${turn}`, stake: '10.00', choice: { legs } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('POST', '/api/rounds', press)));
    const ids = new Set(answers.map(({ body }) => body.round.id));
    expect([ids.size, await spent()]).toEqual([1, 1_000n]);
    rig.clock.advance(15 * 60_000);
    await Promise.all([sweepRounds(rig.games.parts), sweepRounds(rig.games.parts)]);
    const { rounds } = await readBoard();
    expect(rounds[0]?.state).toMatch(/^(won|lost)$/);
    expect(await spent()).toBe(1_000n - paid(rounds, [...ids]));
  });

  it('are refused before a stake is taken where odds or match are not what was shown', async () => {
    const { legs, matches } = await chooseNext(1);
    const [leg] = legs;
    const other = await place('odds', [{ ...leg, odds: (leg?.odds ?? 0) + 1 }]);
    expect([other.status, other.body.errorCode]).toEqual([409, 'game.odds-changed']);
    rig.clock.advance((matches[0]?.kickOffAt ?? 0) - rig.clock.now().getTime());
    expect((await place('late', legs)).body.errorCode).toBe('game.odds-changed');
    expect((await place('none', [])).body.errorCode).toBe('game.move');
    expect(await spent()).toBe(0n);
  });

  it('whose stake is only known after the kick-off are void: the stake comes back, and no result counts', async () => {
    const { legs, matches } = await chooseNext(1);
    const press = { key: `slow-${turn}`, stake: '10.00', choice: { legs } };
    rig.network.isAnswerLost = true;
    expect((await send('POST', '/api/rounds', press)).status).toBe(503);
    rig.network.isAnswerLost = false;
    expect(await spent()).toBe(1_000n);
    rig.clock.advance((matches[0]?.kickOffAt ?? 0) - rig.clock.now().getTime() + 1);
    // The same press again: its round is found, and its match has begun.
    const late = (await send('POST', '/api/rounds', press)).body.round;
    expect([late.state, await spent()]).toEqual(['refunded', 0n]);
  });

  it('that were placed before a break stand: they are settled with their matches', async () => {
    // A member without contracts: the jobs of these days pay those that have some.
    const token = await rig.logIn('traveller');
    session = await open('SPORTS', token);
    const start = await rig.balanceOf('traveller');
    rig.live.jurisdiction = { ...rig.live.jurisdiction, refundOpenRounds: true };
    const { legs } = await chooseNext(1);
    const { round } = (await place('break', legs)).body;
    const { round: second } = (await place('cashed', legs)).body;
    expect((await rig.call('care.takeBreak', { length: 'PT24H' }, { token })).status).toBe(200);
    expect((await place('after', legs)).body.errorCode).toMatch(/^(account|login|limit)\.|game\.launch-over/);
    // A cash-out only takes out what is won: it is paid on a break as well.
    const price = (await readBoard()).rounds.find(({ id }) => id === second.id)?.picture?.cashOut?.price;
    const out = await send('POST', `/api/rounds/${second.id}/moves`, { step: 0, move: { cashOut: price } });
    expect([out.status, out.body.round.state]).toEqual([200, 'won']);
    const lost = 1_000n - BigInt(out.body.round.payout.replace('.', ''));
    await runJobs();
    await sweepRounds(rig.games.parts);
    expect((await readBoard()).rounds.find(({ id }) => id === round.id)?.state).toBe('open');
    expect(start - (await rig.balanceOf('traveller'))).toBe(1_000n + lost);
    rig.clock.advance(15 * 60_000);
    await sweepRounds(rig.games.parts);
    const { rounds } = await readBoard();
    expect(rounds.find(({ id }) => id === round.id)?.state).toMatch(/^(won|lost)$/);
    expect(start - (await rig.balanceOf('traveller'))).toBe(1_000n + lost - paid(rounds, [round.id]));
  });

  it('of somebody else are on no board, and a game without a calendar has none', async () => {
    const { legs } = await chooseNext(1);
    const { round } = (await place('mine', legs)).body;
    session = await open('SPORTS', await rig.logIn('agent'));
    expect((await readBoard()).rounds).toEqual([]);
    expect((await send('GET', `/api/rounds/${round.id}`)).status).toBe(404);
    session = await open('RNG');
    expect((await send('GET', '/api/board')).body.errorCode).toBe('game.no-board');
    expect((await send('GET', '/api/board', undefined, 'nobody')).status).toBe(401);
  });
});

describe('a bet in the arena', () => {
  /** To the beginning of a contest, whose bet it is. */
  function toContest(): object {
    const now = rig.clock.now().getTime();
    rig.clock.advance(everyMs - (now % everyMs));
    const contest = contestAt(rig.clock.now().getTime());
    return { contest, side: 'wala', odds: oddsOf(sharesOf(contest), 'wala') };
  }
  const bet = (key: string, choice: object) =>
    send('POST', '/api/rounds', { key: `${key}-${turn}`, stake: '10.00', choice });

  it('is one for each contest, is found in another tab, and comes to what the clock has ended', async () => {
    session = await open('COCKFIGHT');
    const choice = toContest();
    const { round } = (await bet('one', choice)).body;
    session = await open('COCKFIGHT');
    rig.clock.advance(2_500);
    expect((await bet('two', choice)).body.errorCode).toBe('game.round-open');
    expect((await send('GET', '/api/open-round')).body.round.id).toBe(round.id);
    rig.clock.advance(everyMs - 2_500);
    const ends = await Promise.all([1, 2].map(() => send('GET', `/api/rounds/${round.id}`)));
    const [end] = ends.map(({ body }) => body.round);
    await sweepRounds(rig.games.parts);
    expect(end?.state).toMatch(/^(won|lost|refunded)$/);
    const back = end?.state === 'refunded' ? 1_000n : BigInt((end?.payout ?? '').replace('.', ''));
    expect(await spent()).toBe(1_000n - back);
  });

  it('that comes when bets are closed takes no stake', async () => {
    session = await open('COCKFIGHT');
    const choice = toContest();
    const now = rig.clock.now().getTime();
    rig.clock.advance(closesAt(contestAt(now)) - now);
    expect((await bet('late', choice)).body.errorCode).toBe('game.bets-closed');
    expect(await spent()).toBe(0n);
  });

  it('can be made with play money, as in the books', async () => {
    const { token } = (await rig.call('session.trial', { os: 'Linux', platform: 'W' })).value;
    session = await open('COCKFIGHT', token);
    const choice = toContest();
    expect((await bet('trial', choice)).status).toBe(200);
    rig.clock.advance(everyMs);
    await sweepRounds(rig.games.parts);
    for (const type of ['SPORTS', 'ESPORTS']) {
      session = await open(type, token);
      expect((await place(type, (await chooseNext(2)).legs)).body.round.state).toBe('open');
    }
    expect(await spent()).toBe(0n);
  });
});
