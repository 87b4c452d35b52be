/** Prizes of one rank in a draw: how many there are, and the digits of each. */
export interface PrizeLevel {
  readonly id: string;
  readonly digits: number;
  readonly count: number;
}
const level = (id: string, digits: number, count = 1): PrizeLevel => ({ id, digits, count });

/** From the special prize on: the order of drawing. */
export const northLevels: readonly PrizeLevel[] = [
  ...[level('special', 5), level('first', 5), level('second', 5, 2), level('third', 5, 6)],
  ...[level('fourth', 4, 4), level('fifth', 4, 6), level('sixth', 3, 3), level('seventh', 2, 4)],
];
export const southLevels: readonly PrizeLevel[] = [
  ...[level('special', 6), level('first', 5), level('second', 5), level('third', 5, 2)],
  ...[level('fourth', 5, 7), level('fifth', 4), level('sixth', 4, 3), level('seventh', 3)],
  level('eighth', 2),
];
const thaiLevels: readonly PrizeLevel[] = [
  ...[level('first', 6), level('front3', 3, 2), level('back3', 3, 2), level('back2', 2)],
];

/** By family. */
const levels: Readonly<Record<string, readonly PrizeLevel[] | undefined>> = {
  'vietnam-north': northLevels,
  'vietnam-south': southLevels,
  thai: thaiLevels,
};

/** The digits of each prize, in the order of drawing. */
export const listLengths = (all: readonly PrizeLevel[]): readonly number[] =>
  all.flatMap(({ digits, count }) => Array.from({ length: count }, () => digits));

export interface PrizeRow {
  readonly id: string;
  /** Each with its leading zeros. */
  readonly numbers: readonly string[];
}

/** The prizes of a draw by rank; none for a family whose draw is one row of numbers. */
export function listPrizes(family: string, numbers: readonly number[]): readonly PrizeRow[] {
  if (numbers.length === 0) return [];
  let offset = 0;
  return (levels[family] ?? []).map(({ id, digits, count }) => ({
    id,
    numbers: Array.from({ length: count }, () => numbers.slice(offset, (offset += digits)).join('')),
  }));
}
