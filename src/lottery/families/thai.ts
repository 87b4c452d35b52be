import { chanceOf } from '../chance.ts';
import { singleTier, type Draw, type PicksPlay, type Play } from '../play.ts';
import { codes, digits, oneTier } from './plays.ts';

const inOrder = (text: string): string => [...text].toSorted((a, b) => a.localeCompare(b)).join('');
/** Codes whose digits do not fall: 000, 001, … 999. */
const sortedCodes = (length: number): readonly string[] =>
  length === 0
    ? ['']
    : sortedCodes(length - 1).flatMap((code) =>
        digits.filter((digit) => digit >= code.slice(-1)).map((digit) => `${code}${digit}`),
      );
const kindsOf = (code: string): number => new Set(code).size;
/** Digits without a repeat, in order: 0123, 0124, … */
const digitSets = (size: number): readonly string[] =>
  sortedCodes(size).filter((code) => kindsOf(code) === size);

type Read = (draw: Draw) => string;

const exact = (id: string, width: number, read: Read): PicksPlay => ({
  id,
  kind: 'picks',
  choices: codes(width),
  tiers: oneTier(1, 10 ** width),
  hit: (choice, draw) => (read(draw) === choice ? { tier: singleTier } : null),
});
/** A digit that comes anywhere. */
const run = (id: string, wins: number, space: number, read: Read): PicksPlay => ({
  id,
  kind: 'picks',
  choices: digits,
  tiers: oneTier(wins, space),
  group: (choice) => choice,
  most: Math.log10(space),
  hit: (choice, draw) => (read(draw).includes(choice) ? { tier: singleTier } : null),
});
/** The three digits in any order. */
const anyOrder = (top: Read): PicksPlay => {
  const tierOf = (code: string) => (['same', 'pair', 'different'] as const)[kindsOf(code) - 1] ?? 'same';
  return {
    id: 'tod3',
    kind: 'picks',
    choices: sortedCodes(3),
    tiers: { same: chanceOf(1, 1_000), pair: chanceOf(3, 1_000), different: chanceOf(6, 1_000) },
    tiersOf: (choice) => [tierOf(choice)],
    hit: (choice, draw) => (inOrder(top(draw)) === choice ? { tier: tierOf(choice) } : null),
  };
};
/** Two digits that are among the three. */
const pairInside = (top: Read): PicksPlay => {
  const tierOf = (code: string) => (kindsOf(code) === 1 ? 'same' : 'different');
  return {
    id: 'tod2',
    kind: 'picks',
    choices: sortedCodes(2),
    tiers: { same: chanceOf(28, 1_000), different: chanceOf(54, 1_000) },
    tiersOf: (choice) => [tierOf(choice)],
    group: (choice) => choice,
    most: 3,
    hit: (choice, draw) => {
      const [one = '', other = ''] = choice;
      const rest = top(draw).replace(one, '');
      return top(draw).includes(one) && rest.includes(other) ? { tier: tierOf(choice) } : null;
    },
  };
};
/** All three digits, which differ, are among those of a set. */
const inside = (size: number, wins: number, most: number, top: Read): PicksPlay => ({
  id: `in${size}`,
  kind: 'picks',
  choices: digitSets(size),
  tiers: oneTier(wins, 1_000),
  group: (choice) => choice,
  most,
  hit: (choice, draw) =>
    kindsOf(top(draw)) === 3 && [...top(draw)].every((digit) => choice.includes(digit))
      ? { tier: singleTier }
      : null,
});
const resultCounts = new Map<string, number>();
/** How many results have three digits out of a set; sets alike but for their digits have as many. */
function countResults(set: string): number {
  const kinds = [...new Set(set)];
  const alike = [...set].map((digit) => kinds.indexOf(digit)).join('');
  const earlier = resultCounts.get(alike);
  if (earlier !== undefined) return earlier;
  const places = [...alike].map((_, place) => place);
  const results = new Set(
    places.flatMap((one) =>
      places.flatMap((two) =>
        places
          .filter((three) => new Set([one, two, three]).size === 3)
          .map((three) => `${alike[one]}${alike[two]}${alike[three]}`),
      ),
    ),
  );
  resultCounts.set(alike, results.size);
  return results.size;
}
/**
 * The three digits are among those of a set in which a digit repeats, each as often as it is there: `0012` is won by
 * 001, 010, 012 and so on. It pays by how many results that are.
 */
const insideRepeated = (size: number, most: number, top: Read): PicksPlay => {
  const isInside = (code: string, set: string): boolean =>
    [...code].every((digit) => code.split(digit).length <= set.split(digit).length);
  const ways = new Map(
    sortedCodes(size)
      .filter((code) => kindsOf(code) < size)
      .map((set) => [set, countResults(set)]),
  );
  const tierOf = (set: string): string => `results${ways.get(set) ?? 0}`;
  return {
    id: `inrepeat${size}`,
    kind: 'picks',
    choices: [...ways.keys()],
    tiers: Object.fromEntries([...ways].map(([set, count]) => [tierOf(set), chanceOf(count, 1_000)])),
    tiersOf: (choice) => [tierOf(choice)],
    group: (choice) => choice,
    most,
    hit: (choice, draw) => (isInside(top(draw), choice) ? { tier: tierOf(choice) } : null),
  };
};
const sharedPlays = (top: Read, bottom: Read): readonly Play[] => [
  exact('top3', 3, top),
  anyOrder(top),
  exact('top2', 2, (draw) => top(draw).slice(1)),
  exact('bottom2', 2, bottom),
  pairInside(top),
  run('runtop', 271, 1_000, top),
  run('runbottom', 19, 100, bottom),
  inside(4, 24, 7, top),
  inside(5, 60, 21, top),
  insideRepeated(4, 10, top),
  insideRepeated(5, 55, top),
];

const part =
  (from: number, to: number): Read =>
  ({ numbers }) =>
    numbers.slice(from, to).join('');
/** One of two prizes, or both. */
const either = (id: string, prizes: readonly Read[]): PicksPlay => ({
  ...exact(id, 3, () => ''),
  tiers: oneTier(2, 1_000),
  times: 2,
  most: 2,
  group: (choice) => choice,
  hit: (choice, draw) => {
    const times = prizes.filter((read) => read(draw) === choice).length;
    return times > 0 ? { tier: singleTier, times } : null;
  },
});

/** First prize of six digits, two fronts and two backs of three, the back two: in this order. */
export const thaiPlays: readonly Play[] = [
  ...sharedPlays(part(3, 6), part(18, 20)),
  either('front3', [part(6, 9), part(9, 12)]),
  either('back3', [part(12, 15), part(15, 18)]),
];
/** Five digits, of which the last three are the top and the first two the bottom. */
export const yikiPlays: readonly Play[] = sharedPlays(part(2, 5), part(0, 2));
