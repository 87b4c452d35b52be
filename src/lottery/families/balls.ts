import { chanceOf, countChoices, countFeature, listTuples, numbersFrom, sumOf } from '../chance.ts';
import { singleTier, type Draw, type PicksPlay, type Play, type PoolPlay } from '../play.ts';
import {
  balls,
  besidePushes,
  countedPlay,
  directPlay,
  evenHalves,
  halves,
  halvesPlay,
  insidePlay,
  isHalf,
  oneTier,
  positionPlay,
  valuePlay,
} from './plays.ts';

const all = ({ numbers }: Draw): readonly number[] => numbers;
const first =
  (count: number) =>
  ({ numbers }: Draw): readonly number[] =>
    numbers.slice(0, count);

const eleven = balls(11);
/** Wins of 462 sets for a line of `size`: it is drawn, or (from six on) the five are inside it. */
const elevenWins = [210, 84, 28, 7, 1, 6, 21, 56] as const;
const pickOfEleven = (size: number): PoolPlay => ({
  ...insidePlay(`pick${size}`, size, {
    choices: eleven,
    tiers: oneTier(elevenWins[size - 1] ?? 0, 462),
    mostHits: 5,
    among: all,
  }),
  tierOf: (hits) => (hits === Math.min(5, size) ? singleTier : null),
});

/** Five of eleven balls, in the order of drawing. */
export const elevenPlays: readonly Play[] = [
  directPlay('first3.direct', [0, 1, 2], { choices: eleven, tiers: oneTier(1, 990), isDistinct: true }),
  directPlay('first2.direct', [0, 1], { choices: eleven, tiers: oneTier(1, 110), isDistinct: true }),
  insidePlay('first3.group', 3, { choices: eleven, tiers: oneTier(1, 165), mostHits: 3, among: first(3) }),
  insidePlay('first2.group', 2, { choices: eleven, tiers: oneTier(1, 55), mostHits: 2, among: first(2) }),
  insidePlay('infirst3', 1, { choices: eleven, tiers: oneTier(3, 11), mostHits: 3, among: first(3) }),
  positionPlay('position', 5, {
    choices: eleven,
    wins: 1,
    space: 11,
    isHit: (choice, number) => Number(choice) === number,
  }),
  ...numbersFrom(1, 8).map(pickOfEleven),
  countedPlay('median', new Map([28, 63, 90, 100, 90, 63, 28].map((count, index) => [index + 3, count])), {
    space: 462,
    valueOf: ({ numbers }) => numbers.toSorted((a, b) => a - b)[2] ?? 0,
  }),
  countedPlay('oddcount', new Map([1, 30, 150, 200, 75, 6].map((count, index) => [index, count])), {
    space: 462,
    valueOf: ({ numbers }) => numbers.filter((number) => number % 2 === 1).length,
  }),
  {
    ...halvesPlay(
      'sum.bsoe',
      {
        B: besidePushes(215, 32, 462),
        S: besidePushes(215, 32, 462),
        O: chanceOf(236, 462),
        E: chanceOf(226, 462),
      },
      { bigFrom: 31, valueOf: (draw) => sumOf(draw.numbers) },
    ),
    canPush: true,
    // Thirty is neither over nor under; odd and even do not ask.
    hit: (choice, { numbers }) => {
      if (sumOf(numbers) === 30 && (choice === 'B' || choice === 'S')) return 'push';
      return isHalf(choice, sumOf(numbers), 31) ? { tier: choice } : null;
    },
  },
  valuePlay(
    'first-fifth',
    { D: chanceOf(1, 2), T: chanceOf(1, 2) },
    ({ numbers: [one = 0, , , , last = 0] }) => (one > last ? 'D' : 'T'),
  ),
];

const cars = balls(10);
const carSpace = [10, 90, 720, 5_040, 30_240] as const;
const factorial = [1, 1, 2, 6, 24, 120] as const;
/** Lists of different cars. */
const different = (count: number) =>
  [...listTuples(numbersFrom(1, 10), count)].filter((list) => new Set(list).size === count);
const carSums = (count: number) => countFeature(different(count), sumOf);
const sumOfFirst =
  (count: number) =>
  ({ numbers }: Draw): number =>
    sumOf(numbers.slice(0, count));

/** Rank 1 against 10, 2 against 9, to 5 against 6: which car has the higher number. */
const rankDuel: PicksPlay = {
  id: 'rank',
  kind: 'picks',
  choices: numbersFrom(1, 5).flatMap((rank) => [`${rank}:D`, `${rank}:T`]),
  tiers: oneTier(1, 2),
  group: (choice) => choice.slice(0, 1),
  most: 5,
  hit: (choice, { numbers }) => {
    const rank = Number(choice.slice(0, 1));
    const isHigher = (numbers[rank - 1] ?? 0) > (numbers[10 - rank] ?? 0);
    return isHigher === choice.endsWith('D') ? { tier: singleTier } : null;
  },
};

/** Ten cars by their places. */
export const rankPlays: readonly Play[] = [
  positionPlay('position', 10, {
    choices: cars,
    wins: 1,
    space: 10,
    isHit: (choice, number) => Number(choice) === number,
  }),
  positionPlay('position.bsoe', 10, {
    choices: halves,
    wins: 1,
    space: 2,
    most: 2,
    isHit: (choice, number) => isHalf(choice, number, 6),
  }),
  ...numbersFrom(2, 5).flatMap((count) => [
    directPlay(`first${count}.direct`, numbersFrom(0, count - 1), {
      choices: cars,
      tiers: oneTier(1, carSpace[count - 1] ?? 1),
      isDistinct: true,
    }),
    insidePlay(`first${count}.group`, count, {
      choices: cars,
      tiers: oneTier(factorial[count] ?? 1, carSpace[count - 1] ?? 1),
      mostHits: count,
      among: first(count),
    }),
  ]),
  rankDuel,
  countedPlay('sum2', carSums(2), { space: 90, valueOf: sumOfFirst(2) }),
  countedPlay('sum3', carSums(3), { space: 720, valueOf: sumOfFirst(3) }),
  halvesPlay(
    'sum2.bsoe',
    { B: chanceOf(40, 90), S: chanceOf(50, 90), O: chanceOf(50, 90), E: chanceOf(40, 90) },
    { bigFrom: 12, valueOf: sumOfFirst(2) },
  ),
  halvesPlay('sum3.bsoe', evenHalves(1, 2), { bigFrom: 17, valueOf: sumOfFirst(3) }),
];

const eighty = balls(80);
const kenoSpace = countChoices(80, 20);
const kenoSums = { push: 15_542_763_534_960_598n, above: 1_759_886_689_338_606_861n };

/** Twenty of eighty: hits from half of the line on are paid, and each of them has the same share. */
function kenoPick(size: number): PoolPlay {
  const paid = numbersFrom(Math.max(1, Math.ceil(size / 2)), size);
  const tierOf = (hits: number): string | null => (paid.includes(hits) ? `hits${hits}` : null);
  return {
    ...insidePlay(`pick${size}`, size, {
      choices: eighty,
      mostHits: 20,
      among: all,
      tiers: Object.fromEntries(
        paid.map((hits) => [
          `hits${hits}`,
          {
            wins: countChoices(20, hits) * countChoices(60, size - hits) * BigInt(paid.length),
            space: countChoices(80, size),
          },
        ]),
      ),
    }),
    tierOf,
  };
}
/** Sets of twenty by how many of them are in one half of the eighty. */
const kenoHalf = (inside: number): bigint => countChoices(40, inside) * countChoices(40, 20 - inside);
const kenoMore = numbersFrom(11, 20).reduce((sum, inside) => sum + kenoHalf(inside), 0n);
const kenoCounts = (id: string, isInside: (number: number) => boolean) =>
  valuePlay(
    id,
    {
      more: { wins: kenoMore, space: kenoSpace },
      same: { wins: kenoHalf(10), space: kenoSpace },
      fewer: { wins: kenoMore, space: kenoSpace },
    },
    ({ numbers }) => {
      const inside = numbers.filter(isInside).length;
      if (inside === 10) return 'same';
      return inside > 10 ? 'more' : 'fewer';
    },
  );

/** Elements by the sum of the twenty, from the one bound to the other, and in how many sets it comes. */
const elements = {
  gold: { from: 210, to: 695, wins: 362_424_019_495_171_770n },
  wood: { from: 696, to: 763, wins: 712_463_910_471_784_803n },
  water: { from: 764, to: 855, wins: 1_371_845_418_169_315_204n },
  fire: { from: 856, to: 923, wins: 719_054_759_525_309_151n },
  earth: { from: 924, to: 1_410, wins: 369_528_034_550_593_392n },
} as const;
/** Sets with an odd sum are those with an odd number of odd balls. */
const kenoOdd = numbersFrom(0, 20).reduce(
  (sum, inside) => (inside % 2 === 1 ? sum + kenoHalf(inside) : sum),
  0n,
);

/** Twenty of eighty balls. */
export const kenoPlays: readonly Play[] = [
  ...numbersFrom(1, 10).map(kenoPick),
  {
    ...valuePlay(
      'sum.size',
      {
        B: besidePushes(kenoSums.above, kenoSums.push, kenoSpace),
        S: besidePushes(kenoSpace - kenoSums.above - kenoSums.push, kenoSums.push, kenoSpace),
      },
      ({ numbers }) => (sumOf(numbers) > 810 ? 'B' : 'S'),
    ),
    canPush: true,
    hit: (choice, { numbers }) => {
      const sum = sumOf(numbers);
      if (sum === 810) return 'push';
      return sum > 810 === (choice === 'B') ? { tier: choice } : null;
    },
  },
  valuePlay('sum.tie', { tie: { wins: kenoSums.push, space: kenoSpace } }, ({ numbers }) =>
    sumOf(numbers) === 810 ? 'tie' : null,
  ),
  valuePlay(
    'sum.parity',
    { O: { wins: kenoOdd, space: kenoSpace }, E: { wins: kenoSpace - kenoOdd, space: kenoSpace } },
    ({ numbers }) => (sumOf(numbers) % 2 === 1 ? 'O' : 'E'),
  ),
  valuePlay(
    'elements',
    Object.fromEntries(
      Object.entries(elements).map(([name, { wins }]) => [name, { wins, space: kenoSpace }]),
    ),
    ({ numbers }) => Object.entries(elements).find(([, { to }]) => sumOf(numbers) <= to)?.[0] ?? null,
  ),
  kenoCounts('upper', (number) => number <= 40),
  kenoCounts('odd', (number) => number % 2 === 1),
];
