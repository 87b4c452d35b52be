import { sumOf } from '../chance.ts';
import type { PicksPlay, Play } from '../play.ts';
import { dragonTiger, fiveDigitPlays } from './digits.ts';
import { besidePushes } from './plays.ts';

/** How many of 100,000 draws have a higher total than a line, and how many have just that total. */
const overs = {
  '20.5': [61_875, 0],
  '21': [56_000, 5_875],
  '21.5': [56_000, 0],
  '22': [50_000, 6_000],
  '22.5': [50_000, 0],
  '23': [44_000, 6_000],
  '23.5': [44_000, 0],
  '24': [38_125, 5_875],
  '24.5': [38_125, 0],
} as const;
/** Over or under a line. A total on the line gives the stake back. */
const totals: PicksPlay = {
  id: 'total',
  kind: 'picks',
  choices: Object.keys(overs).flatMap((line) => [`over:${line}`, `under:${line}`]),
  tiers: Object.fromEntries(
    Object.entries(overs).flatMap(([line, [over, level]]) => [
      [`over:${line}`, besidePushes(over, level, 100_000)],
      [`under:${line}`, besidePushes(100_000 - over - level, level, 100_000)],
    ]),
  ),
  group: (choice) => choice.split(':')[1] ?? '',
  most: Object.keys(overs).length,
  canPush: true,
  hit: (choice, { numbers }) => {
    const [side, line] = choice.split(':');
    const margin = sumOf(numbers) - Number(line);
    if (margin === 0) return 'push';
    return margin > 0 === (side === 'over') ? { tier: choice } : null;
  },
};

/** Of 100 pairs of digits: how many win with a lead, and how many are level with it. */
const leads = {
  '-1.5': [36, 0],
  '-1': [36, 9],
  '-0.5': [45, 0],
  '0.5': [55, 0],
  '1': [55, 9],
  '1.5': [64, 0],
} as const;
const positions = [1, 2, 3, 4, 5] as const;
const pairs = positions.flatMap((one) =>
  positions.filter((other) => other !== one).map((other) => `${one}-${other}`),
);
/** One position with a lead against another, or behind it: `1-2:0.5`, `1-2:-1`. Level, the stake is given back. */
const duel: PicksPlay = {
  id: 'duel',
  kind: 'picks',
  choices: pairs.flatMap((pair) => Object.keys(leads).map((lead) => `${pair}:${lead}`)),
  tiers: Object.fromEntries(
    Object.entries(leads).map(([lead, [wins, level]]) => [lead, besidePushes(wins, level, 100)]),
  ),
  tiersOf: (choice) => [choice.split(':')[1] ?? ''],
  group: (choice) => choice,
  most: pairs.length * Object.keys(leads).length,
  canPush: true,
  hit: (choice, { numbers }) => {
    const [pair = '', lead = ''] = choice.split(':');
    const [one = 0, other = 0] = pair.split('-').map((position) => numbers[Number(position) - 1] ?? 0);
    const margin = one + Number(lead) - other;
    if (margin === 0) return 'push';
    return margin > 0 ? { tier: lead } : null;
  },
};

/** Markets of odds on a draw of five digits. */
export const elottPlays: readonly Play[] = [
  ...fiveDigitPlays.filter(({ id }) => id === 'all.sum.bsoe' || id === 'position.bsoe'),
  dragonTiger(5),
  totals,
  duel,
];
