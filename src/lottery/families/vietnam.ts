import { countChoices, numbersFrom } from '../chance.ts';
import { singleTier, type Draw, type PicksPlay, type Play, type PoolPlay } from '../play.ts';
import { listLengths, northLevels, southLevels } from '../prizes.ts';
import { codes, digits, oneTier } from './plays.ts';

/** Digits of each prize, from the special prize on. */
export const northPrizes: readonly number[] = listLengths(northLevels);
export const southPrizes: readonly number[] = listLengths(southLevels);

/** What is read of the numbers of a draw, once: a ticket asks with each of its choices, of which some have thousands. */
function readOnce<Read>(read: (numbers: Draw['numbers'], lengths: readonly number[]) => Read) {
  const byLengths = new WeakMap<readonly number[], WeakMap<Draw['numbers'], Read>>();
  return (lengths: readonly number[], { numbers }: Draw): Read => {
    const byNumbers = byLengths.get(lengths) ?? new WeakMap<Draw['numbers'], Read>();
    byLengths.set(lengths, byNumbers);
    const earlier = byNumbers.get(numbers) ?? read(numbers, lengths);
    byNumbers.set(numbers, earlier);
    return earlier;
  };
}

/** The prizes of a draw as texts. */
const readPrizes = readOnce((numbers, lengths): readonly string[] => {
  let offset = 0;
  return lengths.map((length) => {
    offset += length;
    return numbers.slice(offset - length, offset).join('');
  });
});

interface Region {
  readonly lengths: readonly number[];
  /** Prizes of two digits: four at the end of the north's, one in the south. */
  readonly shortest: number;
}
type PrizeCount = (prizes: readonly string[], choice: string) => number;

/** A choice that is paid as often as it came, at a stake for each place where it may come. */
const counted = (
  { lengths }: Region,
  id: string,
  { width, charge, found }: { readonly width: number; readonly charge: number; readonly found: PrizeCount },
): PicksPlay => ({
  id,
  kind: 'picks',
  choices: codes(width),
  tiers: oneTier(1, 10 ** width),
  stakes: () => charge,
  times: charge,
  hit: (choice, draw) => {
    const times = found(readPrizes(lengths, draw), choice);
    return times > 0 ? { tier: singleTier, times } : null;
  },
});

/** Different two-digit ends of all prizes. */
const endsOf = readOnce(
  (numbers, lengths): ReadonlySet<string> =>
    new Set(readPrizes(lengths, { numbers }).map((prize) => prize.slice(-2))),
);
const endsPool = (
  { lengths }: Region,
  id: string,
  {
    size,
    wins,
    isWon,
  }: { readonly size: number; readonly wins: bigint; readonly isWon: (hits: number) => boolean },
): PoolPlay => ({
  id,
  kind: 'pool',
  choices: codes(2),
  size,
  tiers: oneTier(wins, 100n ** BigInt(lengths.length)),
  mostHits: lengths.length,
  fewestHits: 1,
  mostSpecial: 0,
  classOf: (choice, draw) => (endsOf(lengths, draw).has(choice) ? 1 : 0),
  tierOf: (hits) => (isWon(hits) ? singleTier : null),
});
/** All `size` ends come. */
const parlay = (region: Region, size: number): PoolPlay =>
  endsPool(region, `xien${size}`, {
    size,
    isWon: (hits) => hits === size,
    wins: numbersFrom(0, size).reduce((sum, missing) => {
      const ways = countChoices(size, missing) * BigInt(100 - missing) ** BigInt(region.lengths.length);
      return missing % 2 === 0 ? sum + ways : sum - ways;
    }, 0n),
  });
/** None of `size` ends comes. */
const slip = (region: Region, size: number): PoolPlay =>
  endsPool(region, `truot${size}`, {
    size,
    isWon: (hits) => hits === 0,
    wins: BigInt(100 - size) ** BigInt(region.lengths.length),
  });

const ends =
  (prize: number): PrizeCount =>
  (prizes, choice) =>
    (prizes[prize] ?? '').endsWith(choice) ? 1 : 0;

function regionPlays(region: Region): readonly Play[] {
  const { lengths, shortest } = region;
  const dau: PrizeCount = (prizes, choice) =>
    prizes.slice(-shortest).filter((prize) => prize === choice).length;
  const one = (id: string, width: number, count: PrizeCount) =>
    counted(region, id, { width, charge: 1, found: count });
  const special =
    (from: number, to?: number): PrizeCount =>
    (prizes, choice) =>
      (prizes[0] ?? '').slice(from, to) === choice ? 1 : 0;
  return [
    ...[2, 3, 4].map((width) =>
      counted(region, `lo${width}`, {
        width,
        charge: lengths.filter((length) => length >= width).length,
        found: (prizes, choice) => prizes.filter((prize) => prize.endsWith(choice)).length,
      }),
    ),
    one('de', 2, ends(0)),
    one('de.front', 2, special(0, 2)),
    one('de3', 3, ends(0)),
    one('g1', 2, ends(1)),
    { ...one('head', 1, special(-2, -1)), choices: digits },
    { ...one('tail', 1, special(-1)), choices: digits },
    counted(region, 'dau', { width: 2, charge: shortest, found: dau }),
    counted(region, 'dauduoi', {
      width: 2,
      charge: shortest + 1,
      found: (prizes, choice) => dau(prizes, choice) + ends(0)(prizes, choice),
    }),
    ...[2, 3, 4].map((size) => parlay(region, size)),
    ...numbersFrom(4, 10).map((size) => slip(region, size)),
  ];
}

export const northPlays = regionPlays({ lengths: northPrizes, shortest: 4 });
/** South and central. */
export const southPlays = regionPlays({ lengths: southPrizes, shortest: 1 });
