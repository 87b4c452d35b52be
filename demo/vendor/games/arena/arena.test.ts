import { describe, expect, it } from 'vitest';
import { RefusedMove, type BoardDrawing } from '../../game.ts';
import { arenaGame, type ArenaBoard } from './arena.game.ts';
import {
  betMs,
  closesAt,
  contestAt,
  endsAt,
  everyMs,
  grain,
  meronShares,
  oddsOf,
  returnOf,
  sharesOf,
  sides,
  winnerOf,
  type Side,
} from './arena.rules.ts';

/** Draws by contest: the word that its seed gives. */
const draw = (word: number) => ({ eventChance: () => () => word });
const drawing = (now: number): BoardDrawing => ({
  at: now,
  eventChance: (event) => () => Number(event.split('.')[1]) % grain,
  proof: (event) => ({ commitment: `hash of ${event}`, seed: `seed of ${event}` }),
});
const contest = 1_000;
const start = contest * everyMs;
const choose = (side: Side) => ({ contest, side, odds: oddsOf(sharesOf(contest), side) });
const open = (side: Side, word: number, now = start) =>
  arenaGame.open(choose(side), { at: now, chance: () => 0, ...draw(word) });
const end = (side: Side, word: number) => {
  const course = open(side, word);
  return arenaGame.standing(arenaGame.advance?.(course, endsAt(contest)) ?? course);
};

describe('chances', () => {
  it('are those of the draws: every one is looked at, for all contests', () => {
    for (let turn = 0; turn < meronShares.length; turn += 1) {
      const shares = sharesOf(turn);
      const counts = { meron: 0, wala: 0, draw: 0 };
      for (let word = 0; word < grain; word += 1) counts[winnerOf(shares, word)] += 1;
      expect(counts).toEqual(shares);
    }
  });

  it('give back at most 96 of 100 on each side of every contest, and little less', () => {
    for (let turn = 0; turn < meronShares.length; turn += 1)
      for (const side of sides) {
        const { over, under } = returnOf(sharesOf(turn), side);
        const rate = Number(over) / Number(under);
        expect([turn, side, rate <= 0.96 && rate > 0.95]).toEqual([turn, side, true]);
      }
  });
});

describe('a bet', () => {
  const [meron, draws] = [0, sharesOf(contest).meron];
  const wala = grain - 1;

  it('is paid at its odds, lost, or given back with a draw', () => {
    const { odds } = choose('meron');
    expect(end('meron', meron)).toEqual({ kind: 'over', pays: { over: BigInt(odds), under: 100n } });
    expect(end('meron', wala)).toEqual({ kind: 'over', pays: { over: 0n, under: 1n } });
    expect(end('wala', draws)).toEqual({ kind: 'void' });
    expect(end('draw', draws).kind).toBe('over');
    expect(end('draw', meron)).toEqual({ kind: 'over', pays: { over: 0n, under: 1n } });
  });

  it('is taken in the window of its contest alone, at the odds that it has', () => {
    const refusal = (now: number, more: object = {}): string => {
      try {
        arenaGame.check?.({ ...choose('wala'), ...more }, { at: now });
        return 'taken';
      } catch (cause) {
        return cause instanceof RefusedMove ? cause.code : String(cause);
      }
    };
    expect([start, start + betMs - 1].map((moment) => refusal(moment))).toEqual(['taken', 'taken']);
    expect(refusal(closesAt(contest))).toBe('game.bets-closed');
    expect(refusal(start - 1)).toBe('game.no-bet');
    expect(refusal(start, { odds: 500 })).toBe('game.odds-changed');
    expect(arenaGame.standing(open('wala', wala, closesAt(contest)))).toEqual({ kind: 'void' });
  });

  it('says nothing of its result before the contest has ended', () => {
    const course = open('meron', meron);
    const winnerAt = (ms: number) => arenaGame.picture(course, { at: ms, amount: () => '1.00' }).winner;
    expect([winnerAt(endsAt(contest) - 1), winnerAt(endsAt(contest))]).toEqual([null, 'meron']);
    expect(arenaGame.standing(arenaGame.advance?.(course, endsAt(contest) - 1) ?? course)).toEqual({
      kind: 'open',
    });
    expect(arenaGame.leave(course, start)).toEqual(course);
  });
});

it('the board shows winner and seed of what is over, and the hash of all', () => {
  for (let moment = start; moment < start + everyMs; moment += 997) {
    const contests = (arenaGame.calendar?.board(drawing(moment)) as ArenaBoard | undefined)?.contests ?? [];
    expect(contests[0]?.contest).toBe(contestAt(moment));
    for (const one of contests) {
      const isOver = moment >= endsAt(one.contest);
      expect([one.winner !== null, one.seed !== null]).toEqual([isOver, isOver]);
      expect(one.commitment).toBe(`hash of arena.${one.contest}`);
    }
  }
});
