import {
  compare,
  compareByChance,
  createChance,
  listDraws,
  makeContent,
} from '../src/lottery/brute-force.fake.ts';
import { isFair, measureFairness } from '../src/lottery/chi-square.fake.ts';
import { families, familyNames, type FamilyName } from '../src/lottery/families.ts';

const draws = 1_000_000;

/** Families whose draws can all be gone through: five digits and the ordered five of eleven. */
const enumerated: readonly FamilyName[] = [
  'five-digits',
  'eleven-pick-five',
  'three-digits',
  'three-dice',
  'lucky-28',
];

function compareFamily(family: FamilyName): string {
  const { plays, shape } = families[family];
  const chance = createChance(2_026);
  const all = enumerated.includes(family) ? listDraws(shape) : null;
  let compared = 0;
  const differences = plays.flatMap((play) => {
    if (all !== null) {
      compared += all.length;
      return compare(family, play, makeContent(play, chance), all).differences;
    }
    const amount = { contents: 100, draws: Math.ceil(draws / 100 / plays.length) };
    compared += amount.contents * amount.draws;
    return compareByChance(family, play, amount).differences;
  });
  const found = differences.slice(0, 3).map((one) => `\n  ${one}`);
  return `${family}: ${plays.length} plays, ${compared.toLocaleString('en')} draws judged, ${differences.length} differences${found.join('')}`;
}

function judgeFamily(family: FamilyName): string {
  const [fair, control] = [measureFairness(family, draws), measureFairness(family, draws, true)];
  const shown = [fair.first, fair.all].map((value) => value?.toFixed(1) ?? 'none').join(' and ');
  return `${family}: ${shown}, below ${fair.critical.toFixed(1)}: ${isFair(fair) ? 'fair' : 'UNFAIR'}; the biased control has ${control.first.toFixed(1)}: ${isFair(control) ? 'NOT FOUND' : 'found'}`;
}

/** Every play against lines that are written out, and the numbers of a million draws of each family. */
export const measureLottery = (): Promise<string> =>
  Promise.resolve(
    [
      '\nLottery: stakes and wins of the engine against lines that are written out one by one',
      ...familyNames.map(compareFamily),
      `\nLottery: chi-square of the first and of all numbers of ${draws.toLocaleString('en')} draws, at 0.001`,
      ...familyNames.map(judgeFamily),
    ].join('\n'),
  );
