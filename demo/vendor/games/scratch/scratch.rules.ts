import { nothingPaid, type Chance, type Factor } from '../../game.ts';

/**
 * A card is one of a print run of 10,000, each equally likely: the run says how many cards show which prize three
 * times. Every stake gets a card of a whole run, so that no card that was sold changes the chances of the next.
 */
export const runSize = 10_000;
export const cellCount = 9;
const alike = 3;

/** A prize as a multiple of the stake, with the number of cards of a run that have it; the highest first. */
export const prizes = [
  { times: 500, cards: 1 },
  { times: 100, cards: 5 },
  { times: 50, cards: 16 },
  { times: 20, cards: 60 },
  { times: 10, cards: 150 },
  { times: 5, cards: 400 },
  { times: 2, cards: 1_350 },
] as const;
/** 92.00 %: what the cards of a run pay together, for a stake on each. */
export const scratchReturn: Factor = {
  over: BigInt(prizes.reduce((sum, { times, cards }) => sum + times * cards, 0)),
  under: BigInt(runSize),
};

/** The prize of a card of the run, 0 for one without. Cards are whole numbers from 0. */
export function timesOf(card: number): number {
  let first = 0;
  for (const { times, cards } of prizes) {
    first += cards;
    if (card < first) return times;
  }
  return 0;
}
export const paysOf = (card: number): Factor => {
  const times = timesOf(card);
  return times === 0 ? nothingPaid : { over: BigInt(times), under: 1n };
};

/**
 * What is printed below the nine fields: a prize three times on a card that wins, and no prize more than twice
 * otherwise. Where they lie is picture, not chance of a prize.
 */
export function printCard(card: number, chance: Chance): readonly number[] {
  const times = timesOf(card);
  const others = prizes.map((prize) => prize.times).filter((prize) => prize !== times);
  const pairs = [...others, ...others];
  const printed: number[] = times === 0 ? [] : Array.from({ length: alike }, () => times);
  while (printed.length < cellCount) printed.push(...pairs.splice(chance(pairs.length), 1));
  const cells: number[] = [];
  while (printed.length > 0) cells.push(...printed.splice(chance(printed.length), 1));
  return cells;
}

/** The prize that three fields show, with their places; null for a card without. */
export function findWin(
  cells: readonly number[],
): { readonly times: number; readonly places: readonly number[] } | null {
  for (const { times } of prizes) {
    const places = cells.flatMap((cell, place) => (cell === times ? [place] : []));
    if (places.length === alike) return { times, places };
  }
  return null;
}
