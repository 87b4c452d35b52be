import { nothingPaid, type Factor } from '../../game.ts';

/** What a player says of the next card. */
export type Guess = 'higher' | 'lower';

/**
 * The rules of the game: a card lies open, and the player says whether the next one is higher or lower.
 * Every right word makes the round worth more; it can be taken at any time after the first one. Cards
 * come from a whole deck each time, so what lay there before tells nothing.
 */

export const rankCount = 13;
/** Of what is staked this comes back in the long run, whatever is chosen: the house's part is taken once. */
export const returnPercent = 97n;
/** A round is worth at most so many times its stake; reaching it ends the round. */
export const mostTimes = 1_000n;
export const cardCount = 52;

/** 1 for an ace to 13 for a king. */
export const rankOf = (card: number): number => (card % rankCount) + 1;

/**
 * How many of the 13 ranks make a word true. An equal card makes both true, but on the lowest and the
 * highest card, where it makes neither: nothing is ever certain.
 */
export function countWays(card: number, guess: Guess): number {
  const rank = rankOf(card);
  if (rank === 1) return guess === 'higher' ? rankCount - 1 : 0;
  if (rank === rankCount) return guess === 'lower' ? rankCount - 1 : 0;
  return guess === 'higher' ? rankCount - rank + 1 : rank;
}

export function isRight(card: number, guess: Guess, next: number): boolean {
  const [before, after] = [rankOf(card), rankOf(next)];
  if (before === after) return before !== 1 && before !== rankCount;
  return guess === 'higher' ? after > before : after < before;
}

/** What was drawn, what was said before each card but the first, and whether the player has taken the worth. */
export interface Course {
  readonly cards: readonly number[];
  readonly guesses: readonly Guess[];
  readonly isTaken: boolean;
}
type Cards = Pick<Course, 'cards' | 'guesses'>;

/** What a stake has become after words that were all right. */
export function worthOf({ cards, guesses }: Cards, further?: Guess): Factor {
  const all = further === undefined ? guesses : [...guesses, further];
  if (all.length === 0) return { over: 1n, under: 1n };
  let over = returnPercent;
  let under = 100n;
  for (const [index, guess] of all.entries()) {
    over *= BigInt(rankCount);
    under *= BigInt(countWays(cards[index] ?? 0, guess));
  }
  if (under === 0n) return nothingPaid;
  return over > under * mostTimes ? { over: mostTimes, under: 1n } : { over, under };
}

/** Whether the round can be worth no more. */
export function isFull(course: Cards): boolean {
  const { over, under } = worthOf(course);
  return course.guesses.length > 0 && over >= under * mostTimes;
}

/** Whether the last word was wrong. */
export function isLost({ cards, guesses }: Cards): boolean {
  const last = guesses.length;
  const guess = guesses[last - 1];
  const [before, after] = [cards[last - 1], cards[last]];
  return guess !== undefined && before !== undefined && after !== undefined && !isRight(before, guess, after);
}
