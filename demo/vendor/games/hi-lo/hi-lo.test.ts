import { describe, expect, it } from 'vitest';
import { multiply } from '../../game.ts';
import {
  cardCount,
  countWays,
  isFull,
  isLost,
  isRight,
  mostTimes,
  rankOf,
  worthOf,
  type Guess,
} from './hi-lo.rules.ts';

const all = Array.from({ length: cardCount }, (_, card) => card);
const guesses: readonly Guess[] = ['higher', 'lower'];
/** Ace, seven and king of the first suit. */
const [ace, seven, king] = [0, 6, 12] as const;

describe('the rules of the game', () => {
  it('count for every card and word just the cards that make it true', () => {
    for (const card of all)
      for (const guess of guesses)
        expect(all.filter((next) => isRight(card, guess, next))).toHaveLength(4 * countWays(card, guess));
  });

  it('leave nothing certain: no word is true of every card', () => {
    const ways = all.flatMap((card) => guesses.map((guess) => countWays(card, guess)));
    expect(Math.max(...ways)).toBe(12);
    expect([countWays(ace, 'lower'), countWays(king, 'higher')]).toEqual([0, 0]);
  });

  it('give back 97 of 100 in the long run, whatever is said and however long', () => {
    const stake = 100_000_000n;
    for (const card of all) {
      for (const guess of guesses) {
        const ways = countWays(card, guess);
        if (ways === 0) continue;
        const worth = Number(multiply(stake, worthOf({ cards: [card], guesses: [] }, guess)));
        expect((worth * ways) / 13 / Number(stake)).toBeCloseTo(0.97, 6);
      }
    }
    const twice = { cards: [seven, ace], guesses: ['lower'] as const };
    const worth = Number(multiply(stake, worthOf(twice, 'higher')));
    expect(((worth * 7) / 13) * (12 / 13)).toBeCloseTo(0.97 * Number(stake), 0);
  });

  it('round down, never up, and stop at the most that a round pays', () => {
    expect(multiply(101n, worthOf({ cards: [seven], guesses: [] }, 'higher'))).toBe(181n);
    const cards = Array.from({ length: 9 }, () => seven);
    const long = { cards, guesses: cards.slice(1).map(() => 'lower' as const) };
    expect(multiply(100n, worthOf({ ...long, guesses: long.guesses.slice(0, 3) }))).toBe(621n);
    const longer = {
      cards: Array.from({ length: 20 }, () => seven),
      guesses: Array.from({ length: 19 }, () => 'lower' as const),
    };
    expect(multiply(100n, worthOf(longer))).toBe(100n * mostTimes);
    expect([isFull(longer), isFull(long)]).toEqual([true, false]);
  });

  it('know a lost round by its last card', () => {
    expect(isLost({ cards: [seven], guesses: [] })).toBe(false);
    expect(isLost({ cards: [seven, king], guesses: ['higher'] })).toBe(false);
    expect(isLost({ cards: [seven, king], guesses: ['lower'] })).toBe(true);
    expect(isLost({ cards: [ace, 13], guesses: ['higher'] })).toBe(true);
    expect(rankOf(13)).toBe(1);
  });
});
