import { chanceOf, countFeature, listTuples, numbersFrom, sumOf } from '../chance.ts';
import type { Draw, Play } from '../play.ts';
import { countedPlay, evenHalves, halvesPlay, oneTier, valuePlay } from './plays.ts';
import { singleTier } from '../play.ts';

const total = ({ numbers }: Draw): number => sumOf(numbers);
/** Totals that have no colour. */
const colourless: readonly number[] = [0, 13, 14, 27];
const colours = ['red', 'green', 'blue'] as const;
const combined = (value: number): string => `${value >= 14 ? 'B' : 'S'}${value % 2 === 1 ? 'O' : 'E'}`;

/** The total of three digits, 0 to 27. */
export const lucky28Plays: readonly Play[] = [
  countedPlay('sum', countFeature(listTuples(numbersFrom(0, 9), 3), sumOf), { space: 1_000, valueOf: total }),
  halvesPlay('bsoe', evenHalves(500, 1_000), { bigFrom: 14, valueOf: total }),
  valuePlay(
    'combined',
    {
      BO: chanceOf(231, 1_000),
      BE: chanceOf(269, 1_000),
      SO: chanceOf(269, 1_000),
      SE: chanceOf(231, 1_000),
    },
    (draw) => combined(total(draw)),
  ),
  valuePlay('edge', { min: chanceOf(56, 1_000), max: chanceOf(56, 1_000) }, (draw) => {
    if (total(draw) <= 5) return 'min';
    return total(draw) >= 22 ? 'max' : null;
  }),
  valuePlay(
    'colour',
    { red: chanceOf(332, 1_000), green: chanceOf(258, 1_000), blue: chanceOf(258, 1_000) },
    (draw) => (colourless.includes(total(draw)) ? null : (colours[total(draw) % 3] ?? null)),
  ),
  valuePlay('triple', oneTier(10, 1_000), ({ numbers }) => (new Set(numbers).size === 1 ? singleTier : null)),
];
