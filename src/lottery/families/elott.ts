import { chanceOf, sumOf } from '../chance.ts';
import type { PicksPlay, Play } from '../play.ts';
import { dragonTiger, fiveDigitPlays } from './digits.ts';

/** How many of 100,000 draws have a higher total. */
const overs = { '20.5': 61_875, '21.5': 56_000, '22.5': 50_000, '23.5': 44_000, '24.5': 38_125 } as const;
const totals: PicksPlay = {
  id: 'total',
  kind: 'picks',
  choices: Object.keys(overs).flatMap((line) => [`over:${line}`, `under:${line}`]),
  tiers: Object.fromEntries(
    Object.entries(overs).flatMap(([line, over]) => [
      [`over:${line}`, chanceOf(over, 100_000)],
      [`under:${line}`, chanceOf(100_000 - over, 100_000)],
    ]),
  ),
  group: (choice) => choice.split(':')[1] ?? '',
  most: 5,
  hit: (choice, { numbers }) => {
    const [side, line] = choice.split(':');
    return sumOf(numbers) > Number(line) === (side === 'over') ? { tier: choice } : null;
  },
};

const leads = { '0.5': 55, '1': 55, '1.5': 64 } as const;
const positions = [1, 2, 3, 4, 5] as const;
/** One position with a lead against another: `1-2:0.5`. Level, the stake is given back. */
const duel: PicksPlay = {
  id: 'duel',
  kind: 'picks',
  choices: positions.flatMap((one) =>
    positions
      .filter((other) => other !== one)
      .flatMap((other) => Object.keys(leads).map((lead) => `${one}-${other}:${lead}`)),
  ),
  tiers: Object.fromEntries(Object.entries(leads).map(([lead, wins]) => [lead, chanceOf(wins, 100)])),
  tiersOf: (choice) => [choice.split(':')[1] ?? ''],
  group: (choice) => choice,
  most: 60,
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
