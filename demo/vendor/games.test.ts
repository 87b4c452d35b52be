import { describe, expect, it } from 'vitest';
import { findGame, pickGame } from './find-game.ts';
import type { AnyGame, Factor } from './game.ts';
import { writeReturn } from './game-page.ts';
import { vendorGames } from './generated/games.ts';
import { countReturn, repeatableChance, sampleReturn } from './measure-return.ts';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';

const everyWay = vendorGames.flatMap((game) =>
  game.ways.map((way) => ({ name: `${game.code}, ${way.name}`, game, way })),
);
/** Rounds of a sample: enough to see a table that pays visibly wrong. */
const rounds = 20_000;
const sample = (game: AnyGame, way: AnyGame['ways'][number]) =>
  sampleReturn(game, way, rounds, { chance: repeatableChance(20_261_125) });
const isLikely = (game: AnyGame, way: AnyGame['ways'][number]): boolean => {
  const { mean, error } = sample(game, way);
  return Math.abs(mean - toNumber(way.rtp)) < 4.5 * error;
};
const toNumber = ({ over, under }: Factor): number => Number(over) / Number(under);
/** Standard deviation of what a round pays, in stakes: by the table of chances where it is all of the game, else of a sample. */
function deviationOf(game: AnyGame, way: AnyGame['ways'][number]): number {
  const rows = game.chances.map(({ chance, pays }) => ({ share: toNumber(chance), paid: toNumber(pays) }));
  const mean = rows.reduce((sum, { share, paid }) => sum + share * paid, 0);
  if (Math.abs(mean - toNumber(way.rtp)) > 1e-9) return sample(game, way).error * Math.sqrt(rounds);
  return Math.sqrt(rows.reduce((sum, { share, paid }) => sum + share * paid * paid, 0) - mean * mean);
}

describe('every game of the vendor', () => {
  it.each(everyWay.filter(({ way }) => way.isCountedApart !== true))(
    'gives back exactly what it says: $name',
    ({ game, way }) => {
      const { over, under } = countReturn(game, way);
      expect(over * way.rtp.under).toBe(way.rtp.over * under);
    },
  );

  it.each(takeShare(everyWay, 4))('gives back what it says in many rounds: $name', ({ game, way }) => {
    expect(isLikely(game, way)).toBe(true);
  });

  it('returns less than was staked, and more than most of it', () => {
    for (const { name, way } of everyWay) {
      const rate = Number(way.rtp.over) / Number(way.rtp.under);
      expect([name, rate > 0.8 && rate < 1]).toEqual([name, true]);
    }
  });

  it('says how far its usual rounds are from their mean', () => {
    for (const game of vendorGames) {
      const [usual] = game.ways;
      if (usual === undefined || game.volatility === null) continue;
      const deviation = deviationOf(game, usual);
      const expected = deviation < 2 ? 'low' : deviation < 6 ? 'medium' : 'high';
      expect([game.code, deviation, game.volatility]).toEqual([game.code, deviation, expected]);
    }
  });

  it('takes further stakes only in moves that are no exit, of rounds that time does not end', () => {
    const raising = vendorGames.filter((game) => 'raise' in game);
    expect(raising.map(({ code }) => code)).toEqual(['blackjack']);
    const chance = repeatableChance(7);
    for (const game of raising) {
      const { code, ways } = game;
      for (const part of ['dueAt', 'advance', 'calendar']) expect(Object.keys(game)).not.toContain(part);
      let raises = 0;
      for (let round = 0; round < 500; round += 1) {
        const [way] = ways;
        let course = game.open(way?.choice, { at: 0, chance });
        while (game.standing(course).kind === 'open') {
          const move = way?.next?.(course);
          const isRaise = (game.raise?.(course, move).over ?? 0n) > 0n;
          if (isRaise) raises += 1;
          expect([code, move, isRaise && game.isExit(move)]).toEqual([code, move, false]);
          course = game.move(course, move, { at: 0, chance });
        }
      }
      expect([code, raises > 10]).toEqual([code, true]);
    }
  });

  it('begins a round at the pace of its kind at most: slots 2.5 seconds, games of a casino 5', () => {
    // A shot at a fish is one of many of a round in other houses, and bets on events wait for these.
    const cycles = new Map([
      ['slot', 2_500],
      ['fish', 500],
    ]);
    for (const { code, cycleMs, calendar } of vendorGames)
      if (calendar === undefined) expect([code, cycleMs]).toEqual([code, cycles.get(code) ?? 5_000]);
  });

  it('is opened by its kind of the catalogue alone, and kinds without a game open Hi-Lo', () => {
    for (const game of vendorGames)
      for (const { type, classify = '' } of game.opens)
        expect([game.code, pickGame({ type, classify }).code]).toEqual([game.code, game.code]);
    expect(pickGame({ type: 'NEW', classify: '' }).code).toBe('hi-lo');
    expect(() => findGame('gone')).toThrow('gone');
  });
});

describe('what measures a return', () => {
  const game = findGame('hi-lo');
  const [way] = game.ways;
  /** A win of one in ten pays half as much again. */
  const generous: AnyGame = {
    ...game,
    standing: (course) => {
      const standing = game.standing(course);
      if (standing.kind !== 'over') return standing;
      const { over, under } = standing.pays;
      return { kind: 'over', pays: { over: over * 21n, under: under * 20n } };
    },
  };

  it('sees a paytable that pays too much, by counting and by sampling', () => {
    if (way === undefined) throw new Error('expects a way to play, found none');
    const { over, under } = countReturn(generous, way);
    expect(over * way.rtp.under > way.rtp.over * under).toBe(true);
    expect([isLikely(game, way), isLikely(generous, way)]).toEqual([true, false]);
  });

  it('refuses to count what is too much to count', () => {
    if (way === undefined) throw new Error('expects a way to play, found none');
    expect(() => countReturn(game, way, 100)).toThrow('more than 100');
  });

  it('reads in percent on the page of the rules, least and most where they differ', () => {
    expect(writeReturn(game)).toBe('97');
    const two = [
      { name: 'a', choice: {}, rtp: { over: 98_941n, under: 100_000n } },
      { name: 'b', choice: {}, rtp: { over: 8_564n, under: 10_000n } },
    ];
    expect(writeReturn({ ways: two })).toBe('85.64–98.94');
  });
});
