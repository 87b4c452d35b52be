import type { Guess } from './shown-round.ts';

/**
 * The rules of the game: a card lies open, and the player says whether the next one is higher or lower.
 * Every right word makes the round worth more; it can be taken at any time after the first one. Cards
 * come from a whole deck each time, so what lay there before tells nothing.
 */

const ranks = 13;
/** Of what is staked this comes back in the long run, whatever is chosen: the house's part is taken once. */
export const returnPercent = 97n;
/** A round is worth at most so many times its stake; reaching it ends the round. */
export const mostTimes = 1_000n;
export const cardCount = 52;

/** 1 for an ace to 13 for a king. */
export const rankOf = (card: number): number => (card % ranks) + 1;

/**
 * How many of the 13 ranks make a word true. An equal card makes both true, but on the lowest and the
 * highest card, where it makes neither: nothing is ever certain.
 */
export function countWays(card: number, guess: Guess): number {
  const rank = rankOf(card);
  if (rank === 1) return guess === 'higher' ? ranks - 1 : 0;
  if (rank === ranks) return guess === 'lower' ? ranks - 1 : 0;
  return guess === 'higher' ? ranks - rank + 1 : rank;
}

export function isRight(card: number, guess: Guess, next: number): boolean {
  const [before, after] = [rankOf(card), rankOf(next)];
  if (before === after) return before !== 1 && before !== ranks;
  return guess === 'higher' ? after > before : after < before;
}

/** What was drawn, and what was said before each card but the first. */
export interface Course {
  readonly cards: readonly number[];
  readonly guesses: readonly Guess[];
}

/** What a stake has become after words that were all right, in minor units, rounded down. */
export function worthOf(stake: bigint, { cards, guesses }: Course, further?: Guess): bigint {
  const all = further === undefined ? guesses : [...guesses, further];
  if (all.length === 0) return stake;
  let over = stake * returnPercent;
  let under = 100n;
  for (const [index, guess] of all.entries()) {
    const ways = countWays(cards[index] ?? 0, guess);
    if (ways === 0) return 0n;
    over *= BigInt(ranks);
    under *= BigInt(ways);
  }
  const worth = over / under;
  const most = stake * mostTimes;
  return worth > most ? most : worth;
}

/** Whether the round can be worth no more. */
export const isFull = (stake: bigint, course: Course): boolean =>
  course.guesses.length > 0 && worthOf(stake, course) >= stake * mostTimes;

/** Whether the last word was wrong. */
export function isLost({ cards, guesses }: Course): boolean {
  const last = guesses.length;
  const guess = guesses[last - 1];
  const [before, after] = [cards[last - 1], cards[last]];
  return guess !== undefined && before !== undefined && after !== undefined && !isRight(before, guess, after);
}
