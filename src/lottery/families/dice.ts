import { chanceOf, countFeature, listTuples, numbersFrom, sumOf } from '../chance.ts';
import { singleTier, type Draw, type GroupsPlay, type PicksPlay, type Play, type PoolPlay } from '../play.ts';
import { countedPlay, evenHalves, halvesPlay, oneTier, valuePlay } from './plays.ts';

const faces = ['1', '2', '3', '4', '5', '6'] as const;
const times = (face: string, { numbers }: Draw): number =>
  numbers.filter((one) => one === Number(face)).length;
const kinds = ({ numbers }: Draw): number => new Set(numbers).size;

/** Faces of which two or three come. */
const differentFaces = (size: number, wins: number): PoolPlay => ({
  id: `different${size}`,
  kind: 'pool',
  choices: faces,
  size,
  tiers: oneTier(wins, 216),
  mostHits: 3,
  mostSpecial: 0,
  classOf: (choice, draw) => (times(choice, draw) > 0 ? 1 : 0),
  tierOf: (hits) => (hits === size ? singleTier : null),
});
/** A face that comes so many times or more. */
const faceTimes = (id: string, count: number, wins: number): PicksPlay => ({
  id,
  kind: 'picks',
  choices: faces,
  tiers: oneTier(wins, 216),
  hit: (choice, draw) => (times(choice, draw) >= count ? { tier: singleTier } : null),
});
const pairAndOne: GroupsPlay = {
  id: 'pairone',
  kind: 'groups',
  choices: faces,
  many: 1,
  few: 1,
  tiers: oneTier(3, 216),
  winner: (draw) =>
    kinds(draw) === 2
      ? {
          m: faces.filter((face) => times(face, draw) === 2),
          n: faces.filter((face) => times(face, draw) === 1),
        }
      : null,
};
const straights = ['123', '234', '345', '456'] as const;

/** Three dice. */
export const dicePlays: readonly Play[] = [
  countedPlay('sum', countFeature(listTuples(numbersFrom(1, 6), 3), sumOf), {
    space: 216,
    valueOf: ({ numbers }) => sumOf(numbers),
  }),
  valuePlay('tripleany', oneTier(6, 216), (draw) => (kinds(draw) === 1 ? singleTier : null)),
  faceTimes('tripleone', 3, 1),
  faceTimes('pairany', 2, 16),
  pairAndOne,
  differentFaces(3, 6),
  differentFaces(2, 30),
  valuePlay('straightany', oneTier(24, 216), ({ numbers }) =>
    straights.some((straight) => straight === numbers.toSorted((a, b) => a - b).join('')) ? singleTier : null,
  ),
  valuePlay('differentany', oneTier(120, 216), (draw) => (kinds(draw) === 3 ? singleTier : null)),
  halvesPlay('sum.bsoe', evenHalves(1, 2), { bigFrom: 11, valueOf: ({ numbers }) => sumOf(numbers) }),
  {
    id: 'single',
    kind: 'picks',
    choices: faces,
    // Paid 2 : 3 : 4 for a face that comes once, twice, three times: 75 × 2 + 15 × 3 + 4 = 199 in 216.
    tiers: { once: chanceOf(199, 432), twice: chanceOf(199, 648), thrice: chanceOf(199, 864) },
    group: (choice) => choice,
    most: 3,
    hit: (choice, draw) => {
      const tier = ([null, 'once', 'twice', 'thrice'] as const)[times(choice, draw)] ?? null;
      return tier === null ? null : { tier };
    },
  },
];
