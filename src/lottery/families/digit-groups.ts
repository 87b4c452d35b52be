import { chanceOf, countFeature, listTuples, numbersFrom, sumOf } from '../chance.ts';
import { singleTier, type Draw, type GroupsPlay, type PicksPlay, type Play, type PoolPlay } from '../play.ts';
import { digits, oneTier } from './plays.ts';

/** Reads the digits that a play is about. */
export type Look = (draw: Draw) => readonly number[];

/** Digits by how often they came. */
const withCount = (numbers: readonly number[], count: number): readonly string[] =>
  digits.filter((digit) => numbers.filter((one) => one === Number(digit)).length === count);

/** `many` digits that come `times` times each and `few` that come `fewTimes` times: 2111, 221, 32. */
export interface Pattern {
  readonly many: number;
  readonly times: number;
  readonly few: number;
  readonly fewTimes: number;
}

export const groupsPlay = (
  id: string,
  { many, times, few, fewTimes }: Pattern,
  rules: Pick<GroupsPlay, 'tiers'> & { readonly look: Look; readonly isOneList?: boolean },
): GroupsPlay => ({
  id,
  kind: 'groups',
  choices: digits,
  tiers: rules.tiers,
  many,
  few,
  ...(rules.isOneList === undefined ? {} : { isOneList: rules.isOneList }),
  winner: (draw) => {
    const numbers = rules.look(draw);
    const [m, n] = [withCount(numbers, times), few === 0 ? [] : withCount(numbers, fewTimes)];
    const isPattern =
      m.length === many && n.length === few && many * times + few * fewTimes === numbers.length;
    return isPattern ? { m, n } : null;
  },
});

/** As many different digits as the look has. */
export const allDifferent = (id: string, size: number, wins: number, look: Look): PoolPlay => ({
  id,
  kind: 'pool',
  choices: digits,
  size,
  tiers: oneTier(wins, 10 ** size),
  mostHits: size,
  mostSpecial: 0,
  classOf: (choice, draw) => (look(draw).includes(Number(choice)) ? 1 : 0),
  tierOf: (hits) => (hits === size ? singleTier : null),
});

/** A combination of three or two digits pays by what it is: one pair in it, or all different. */
const groupTier = (numbers: readonly number[]): 'pair' | 'different' | null => {
  const kinds = new Set(numbers).size;
  if (kinds === 1) return null;
  return kinds === numbers.length ? 'different' : 'pair';
};
const groupTiers = (width: number) =>
  width === 2 ? { different: chanceOf(2, 100) } : { pair: chanceOf(3, 1_000), different: chanceOf(6, 1_000) };
const groupsOf = (width: number): readonly (readonly number[])[] =>
  [...listTuples(numbersFrom(0, 9), width)].filter(
    (list) =>
      groupTier(list) !== null && list.every((one, index) => index === 0 || (list[index - 1] ?? 0) <= one),
  );

/** All combinations with a sum, without triples and doubles of all. */
export function groupSum(id: string, width: number, look: Look): PicksPlay {
  const counts = countFeature(groupsOf(width), sumOf);
  return {
    id,
    kind: 'picks',
    choices: [...counts.keys()].toSorted((a, b) => a - b).map(String),
    stakes: (choice) => counts.get(Number(choice)) ?? 0,
    tiers: groupTiers(width),
    hit: (choice, draw) => {
      const tier = groupTier(look(draw));
      return tier !== null && sumOf(look(draw)) === Number(choice) ? { tier } : null;
    },
  };
}

/** Combinations one by one, those with a pair and those of different digits on one slip: `112`, `345`. */
export function groupMixed(id: string, width: number, look: Look): PicksPlay {
  const tierOf = (numbers: readonly number[]) => groupTier(numbers) ?? 'different';
  return {
    id,
    kind: 'picks',
    choices: groupsOf(width).map((list) => list.join('')),
    tiers: groupTiers(width),
    tiersOf: (choice) => [tierOf([...choice].map(Number))],
    hit: (choice, draw) => {
      const numbers = look(draw);
      return numbers.toSorted((a, b) => a - b).join('') === choice ? { tier: tierOf(numbers) } : null;
    },
  };
}

/** All combinations that have a digit. */
export const groupBanker = (id: string, width: number, look: Look): PicksPlay => ({
  id,
  kind: 'picks',
  choices: digits,
  stakes: () => (width === 2 ? 9 : 54),
  tiers: groupTiers(width),
  most: width,
  group: (choice) => choice,
  hit: (choice, draw) => {
    const tier = groupTier(look(draw));
    return tier !== null && look(draw).includes(Number(choice)) ? { tier } : null;
  },
});

/** All tuples with a value of a feature: their sum, or the span of the largest over the smallest. */
export function featureDirect(
  id: string,
  width: number,
  { look, feature }: { readonly look: Look; readonly feature: (list: readonly number[]) => number },
): PicksPlay {
  const counts = countFeature(listTuples(numbersFrom(0, 9), width), feature);
  return {
    id,
    kind: 'picks',
    choices: [...counts.keys()].toSorted((a, b) => a - b).map(String),
    stakes: (choice) => counts.get(Number(choice)) ?? 0,
    tiers: oneTier(1, 10 ** width),
    hit: (choice, draw) => (feature(look(draw)) === Number(choice) ? { tier: singleTier } : null),
  };
}
export const spanOf = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);

/** Digits that come anywhere in the look, `size` of them together. */
export const anywhere = (
  id: string,
  size: number,
  { look, width, wins }: { readonly look: Look; readonly width: number; readonly wins: number },
): PoolPlay => ({
  id,
  kind: 'pool',
  choices: digits,
  size,
  tiers: oneTier(wins, 10 ** width),
  mostHits: width,
  fewestHits: 1,
  mostSpecial: 0,
  classOf: (choice, draw) => (look(draw).includes(Number(choice)) ? 1 : 0),
  tierOf: (hits) => (hits === size ? singleTier : null),
});

/** A play that exists for each window of the draw. */
export type Window = { readonly name: string; readonly positions: readonly number[] };
export const lookAt =
  ({ positions }: Window): Look =>
  ({ numbers }) =>
    positions.map((position) => numbers[position] ?? 0);
export type WindowPlays = (window: Window) => readonly Play[];
