import type { ChanceRow, Factor } from '../../game.ts';
import { ballCount, patternNames, patterns, tiers, type PatternName } from './bingo.rules.ts';

/** How often so many named balls are all among the first `drawn`, over `allOrders(drawn)`. */
function countWithin(named: number, drawn: number): bigint {
  let ways = 1n;
  for (let turn = 0; turn < named; turn += 1) ways *= BigInt(Math.max(0, drawn - turn));
  for (let turn = named; turn < mostNamed; turn += 1) ways *= BigInt(ballCount - turn);
  return ways;
}
/** All numbers of a card. */
const mostNamed = 24;
const all = countWithin(mostNamed, ballCount);

const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

/**
 * By the number of cells: how often unions of sets of a pattern with so many cells are added, less how often they are
 * subtracted. That way each draw in which at least one set is full counts once.
 */
function tallyUnions(pattern: PatternName): ReadonlyMap<number, bigint> {
  const masks = patterns[pattern].map((cells) => cells.reduce((mask, cell) => mask | (1 << cell), 0));
  let unions: readonly { readonly mask: number; readonly sign: bigint }[] = [{ mask: 0, sign: -1n }];
  for (const patternMask of masks)
    unions = [...unions, ...unions.map(({ mask, sign }) => ({ mask: mask | patternMask, sign: -sign }))];
  const tally = new Map<number, bigint>();
  for (const { mask, sign } of unions.slice(1)) {
    const cells = countBits(mask);
    tally.set(cells, (tally.get(cells) ?? 0n) + sign);
  }
  return tally;
}
const tallies = new Map(patternNames.map((name) => [name, tallyUnions(name)]));

/** The exact chance that a pattern of a card is full with so many balls. */
export function chanceWithin(pattern: PatternName, drawn: number): Factor {
  const parts = [...(tallies.get(pattern) ?? [])];
  return {
    over: parts.reduce((sum, [cells, count]) => sum + count * countWithin(cells, drawn), 0n),
    under: all,
  };
}

interface TierChance {
  readonly pattern: PatternName;
  readonly after: number;
  readonly until: number;
  readonly times: bigint;
  readonly chance: Factor;
}
const tierChances: readonly TierChance[] = patternNames.flatMap((pattern) =>
  tiers[pattern].map(({ until, times }, index) => {
    const after = tiers[pattern][index - 1]?.until ?? 0;
    const over = chanceWithin(pattern, until).over - chanceWithin(pattern, after).over;
    return { pattern, after, until, times, chance: { over, under: all } };
  }),
);

/** The exact return of a card, and so of any number of cards. */
export const cardReturn: Factor = {
  over: tierChances.reduce((sum, { times, chance }) => sum + times * chance.over, 0n),
  under: all,
};
export const chanceRows: readonly ChanceRow[] = tierChances.map(({ pattern, until, times, chance }) => ({
  text: `full.${pattern}`,
  values: { until: String(until) },
  chance,
  pays: { over: times, under: 1n },
}));
