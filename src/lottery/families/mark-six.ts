import { chanceOf, countChoices, numbersFrom, type Chance } from '../chance.ts';
import { singleTier, type Draw, type Hit, type PicksPlay, type Play, type PoolPlay } from '../play.ts';
import {
  ball,
  balls,
  besidePushes,
  digits,
  halves,
  halvesPlay,
  isHalf,
  oneTier,
  positionPlay,
  valuePlay,
} from './plays.ts';

/** Six normal numbers in the order of drawing, then the special one. */
const normal = ({ numbers }: Draw): readonly number[] => numbers.slice(0, 6);
const specialOf = ({ numbers }: Draw): number => numbers[6] ?? 0;
const all = balls(49);
const sets = countChoices(49, 7);
const isLast = (value: number): boolean => value === 49;

const red: readonly number[] = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blue: readonly number[] = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
const colourOf = (number: number): 'red' | 'blue' | 'green' => {
  if (red.includes(number)) return 'red';
  return blue.includes(number) ? 'blue' : 'green';
};
const halfColours = { red: [7, 10, 8, 9], blue: [9, 7, 8, 8], green: [8, 7, 8, 7] } as const;

/** Animal of a number in the year of an animal: the year's own has 1, 13, 25, 37 and 49. */
const animalOf = (number: number, { animal = 0 }: Draw): number => (((animal - number + 1) % 12) + 12) % 12;
const animals = numbersFrom(0, 11).map(String);

const specialHalves = (id: string, valueOf: (number: number) => number, bigFrom: number): PicksPlay => {
  const half = besidePushes(24, 1, 49);
  const base = halvesPlay(id, { B: half, S: half, O: half, E: half }, { bigFrom, valueOf: specialOf });
  return {
    ...base,
    canPush: true,
    hit: (choice, draw) => {
      if (isLast(specialOf(draw))) return 'push';
      return isHalf(choice, valueOf(specialOf(draw)), bigFrom) ? { tier: choice } : null;
    },
  };
};

const halfColour: PicksPlay = {
  id: 'special.halfcolour',
  kind: 'picks',
  choices: Object.keys(halfColours).flatMap((colour) => halves.map((half) => `${colour}:${half}`)),
  tiers: Object.fromEntries(
    Object.entries(halfColours).flatMap(([colour, counts]) =>
      halves.map((half, index) => [`${colour}:${half}`, besidePushes(counts[index] ?? 0, 1, 49)]),
    ),
  ),
  group: (choice) => (choice.endsWith('B') || choice.endsWith('S') ? 'size' : 'parity'),
  most: 2,
  canPush: true,
  hit: (choice, draw) => {
    const number = specialOf(draw);
    if (isLast(number)) return 'push';
    const [colour, half = ''] = choice.split(':');
    return colourOf(number) === colour && isHalf(half, number, 25) ? { tier: choice } : null;
  },
};

/** An animal or a tail by how many numbers it has. */
type Sized = { readonly choices: readonly string[]; readonly sizeOf: (choice: string, draw: Draw) => 4 | 5 };
const byAnimal: Sized = {
  choices: animals,
  sizeOf: (choice, { animal = 0 }) => (Number(choice) === animal ? 5 : 4),
};
const byTail: Sized = { choices: digits, sizeOf: (choice) => (choice === '0' ? 4 : 5) };
const isOf = (sized: Sized, choice: string, number: number, draw: Draw): boolean =>
  (sized === byTail ? number % 10 : animalOf(number, draw)) === Number(choice);

const specialOfGroup = (id: string, sized: Sized): PicksPlay => ({
  id,
  kind: 'picks',
  choices: sized.choices,
  tiers: { four: chanceOf(4, 49), five: chanceOf(5, 49) },
  hit: (choice, draw): Hit => {
    if (!isOf(sized, choice, specialOf(draw), draw)) return null;
    return { tier: sized.sizeOf(choice, draw) === 5 ? 'five' : 'four' };
  },
});
/** The special number is of one of the animals; 49 is of none, so that each animal has four numbers. */
const specialOfAnimals = (size: number): PoolPlay => ({
  id: `joined.zodiac${size}`,
  kind: 'pool',
  choices: animals,
  size,
  tiers: oneTier(4 * size, 49),
  mostHits: 1,
  mostSpecial: 0,
  classOf: (choice, draw) =>
    !isLast(specialOf(draw)) && isOf(byAnimal, choice, specialOf(draw), draw) ? 1 : 0,
  tierOf: (hits) => (hits === 1 ? singleTier : null),
});
/** Paid once for each number of an animal among the six. */
const normalAnimal: PicksPlay = {
  id: 'normal.zodiac',
  kind: 'picks',
  choices: animals,
  tiers: { four: chanceOf(24, 49), five: chanceOf(30, 49) },
  group: (choice) => choice,
  most: 6,
  times: 5,
  hit: (choice, draw): Hit => {
    const times = normal(draw).filter((number) => isOf(byAnimal, choice, number, draw)).length;
    return times === 0 ? null : { tier: byAnimal.sizeOf(choice, draw) === 5 ? 'five' : 'four', times };
  },
};
/** Came among the seven, however often. */
const flat = (id: string, sized: Sized): PicksPlay => ({
  id,
  kind: 'picks',
  choices: sized.choices,
  tiers: { four: chanceOf(40_520_964, sets), five: chanceOf(47_580_016, sets) },
  group: (choice) => choice,
  most: 7,
  hit: (choice, draw): Hit => {
    if (!draw.numbers.some((number) => isOf(sized, choice, number, draw))) return null;
    return { tier: sized.sizeOf(choice, draw) === 5 ? 'five' : 'four' };
  },
});
/** Sets of seven in which each of some groups of so many numbers comes: by inclusion and exclusion. */
function setsWithAll(sizes: readonly number[]): bigint {
  return numbersFrom(0, 2 ** sizes.length - 1).reduce((sum, mask) => {
    const subset = sizes.filter((_, index) => ((mask >> index) & 1) === 1);
    const ways = countChoices(49 - subset.reduce((total, size) => total + size, 0), 7);
    return subset.length % 2 === 0 ? sum + ways : sum - ways;
  }, 0n);
}
/** All of a line's groups come among the seven. A line pays by whether it has the group of the odd size. */
const linked = (id: string, size: number, sized: Sized): PoolPlay => {
  const [usual, odd] = sized === byTail ? ([5, 4] as const) : ([4, 5] as const);
  const chanceFor = (sizes: readonly number[]): Chance => chanceOf(setsWithAll(sizes), sets);
  const rest = Array.from({ length: size - 1 }, () => usual);
  return {
    id: `${id}${size}`,
    kind: 'pool',
    choices: sized.choices,
    size,
    mostHits: 7,
    mostSpecial: 1,
    tiers: { usual: chanceFor([...rest, usual]), odd: chanceFor([...rest, odd]) },
    classOf: (choice, draw) => {
      if (!draw.numbers.some((number) => isOf(sized, choice, number, draw))) return 0;
      return sized.sizeOf(choice, draw) === odd ? 2 : 1;
    },
    tierOf: (hits, special) => {
      if (hits + special < size) return null;
      return special === 1 ? 'odd' : 'usual';
    },
  };
};

type Tiered = Readonly<
  Record<string, { readonly wins: number; readonly hits: number; readonly special?: number }>
>;
/** Lines of numbers, by how many are normal ones of the draw and whether the special one is among them. */
function lines(id: string, size: number, tiers: Tiered, isSpecialRead = true): PoolPlay {
  const paid = Object.entries(tiers);
  return {
    id,
    kind: 'pool',
    choices: all,
    size,
    mostHits: 6,
    mostSpecial: isSpecialRead ? 1 : 0,
    tiers: Object.fromEntries(
      paid.map(([tier, { wins }]) => [tier, chanceOf(wins * paid.length, countChoices(49, size))]),
    ),
    classOf: (choice, draw) => {
      if (normal(draw).includes(Number(choice))) return 1;
      return isSpecialRead && specialOf(draw) === Number(choice) ? 2 : 0;
    },
    tierOf: (hits, special) =>
      paid.find(([, one]) => one.hits === hits && (one.special ?? 0) === special)?.[0] ?? null,
  };
}
const noHit = (size: number): PoolPlay => ({
  id: `nohit${size}`,
  kind: 'pool',
  choices: all,
  size,
  tiers: oneTier(countChoices(49 - size, 7), sets),
  mostHits: 7,
  fewestHits: 7,
  mostSpecial: 0,
  classOf: (choice, { numbers }) => (numbers.includes(Number(choice)) ? 1 : 0),
  tierOf: (hits) => (hits === 0 ? singleTier : null),
});

const specialPlays: readonly Play[] = [
  valuePlay('special', Object.fromEntries(all.map((one) => [one, chanceOf(1, 49)])), (draw) =>
    ball(specialOf(draw)),
  ),
  specialHalves('special.bsoe', (number) => number, 25),
  specialHalves('special.digitsum', (number) => Math.floor(number / 10) + (number % 10), 7),
  { ...specialHalves('special.tail', (number) => number % 10, 5), choices: ['B', 'S'] },
  valuePlay(
    'special.colour',
    { red: chanceOf(17, 49), blue: chanceOf(16, 49), green: chanceOf(16, 49) },
    (draw) => colourOf(specialOf(draw)),
  ),
  halfColour,
  specialOfGroup('special.zodiac', byAnimal),
  specialOfGroup('special.tailnumber', byTail),
  ...numbersFrom(2, 10).map(specialOfAnimals),
];
const normalPlays: readonly Play[] = [
  {
    id: 'normal',
    kind: 'picks',
    choices: all,
    tiers: oneTier(6, 49),
    group: (choice) => choice,
    most: 6,
    hit: (choice, draw) => (normal(draw).includes(Number(choice)) ? { tier: singleTier } : null),
  },
  positionPlay('normal.position', 6, {
    choices: all,
    wins: 1,
    space: 49,
    isHit: (choice, number) => Number(choice) === number,
  }),
  normalAnimal,
  halvesPlay(
    'total.bsoe',
    {
      B: chanceOf(43_428_958, sets),
      S: chanceOf(sets - 43_428_958n, sets),
      O: chanceOf(42_949_280, sets),
      E: chanceOf(sets - 42_949_280n, sets),
    },
    { bigFrom: 175, valueOf: ({ numbers }) => numbers.reduce((sum, one) => sum + one, 0) },
  ),
];

/** Six of forty-nine balls, and a special one. */
export const markSixPlays: readonly Play[] = [
  ...specialPlays,
  ...normalPlays,
  lines('allin2', 2, { line: { wins: 15, hits: 2 } }, false),
  lines('allin3', 3, { line: { wins: 20, hits: 3 } }, false),
  lines('allin4', 4, { line: { wins: 15, hits: 4 } }, false),
  lines('three2', 3, { two: { wins: 645, hits: 2 }, three: { wins: 20, hits: 3 } }, false),
  lines('two.special', 2, { both: { wins: 15, hits: 2 }, special: { wins: 6, hits: 1, special: 1 } }),
  lines('special.string', 2, { line: { wins: 6, hits: 1, special: 1 } }),
  {
    ...lines('four1', 4, { line: { wins: 88_466, hits: 1 } }, false),
    tierOf: (hits) => (hits > 0 ? singleTier : null),
  },
  flat('flat.zodiac', byAnimal),
  flat('flat.tail', byTail),
  ...numbersFrom(5, 12).map(noHit),
  ...numbersFrom(2, 5).flatMap((size) => [
    linked('linked.zodiac', size, byAnimal),
    linked('linked.tail', size, byTail),
  ]),
  lines('lottery', 6, {
    six: { wins: 1, hits: 6 },
    'five.special': { wins: 6, hits: 5, special: 1 },
    five: { wins: 252, hits: 5 },
    'four.special': { wins: 630, hits: 4, special: 1 },
    four: { wins: 12_915, hits: 4 },
    'three.special': { wins: 17_220, hits: 3, special: 1 },
    three: { wins: 229_600, hits: 3 },
  }),
];
