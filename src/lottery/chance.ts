/** How likely something is, exactly: `wins` of `space` equally likely outcomes. */
export interface Chance {
  readonly wins: bigint;
  readonly space: bigint;
}

export const chanceOf = (wins: number | bigint, space: number | bigint): Chance => ({
  wins: BigInt(wins),
  space: BigInt(space),
});

/** Ways to take `taken` of `total` without an order; none where that cannot be. */
export function countChoices(total: number, picks: number): bigint {
  if (picks < 0 || picks > total) return 0n;
  let ways = 1n;
  for (let step = 1; step <= Math.min(picks, total - picks); step += 1)
    ways = (ways * BigInt(total - step + 1)) / BigInt(step);
  return ways;
}

const extend = (symbols: readonly number[], length: number): readonly (readonly number[])[] =>
  length === 0
    ? [[]]
    : listTuples(symbols, length - 1).flatMap((start) => symbols.map((symbol) => [...start, symbol]));

/** Dozens of plays count over the same lists. */
const tuples = new Map<string, readonly (readonly number[])[]>();

/** Every list of `length` symbols, each symbol any number of times. */
export function listTuples(symbols: readonly number[], length: number): readonly (readonly number[])[] {
  const key = `${symbols.join()} ${length}`;
  const lists = tuples.get(key) ?? extend(symbols, length);
  tuples.set(key, lists);
  return lists;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Whole numbers from `first` to `last`, both within. */
export const numbersFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** How many lists have each value of a feature, as `sum` or `span`. */
export function countFeature(
  lists: Iterable<readonly number[]>,
  feature: (list: readonly number[]) => number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const list of lists) {
    const value = feature(list);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
