import type { GameType } from '../../platform/play/games/game-type.ts';
import { shareOf } from '../../src/protocol/money/money.ts';
import { playedDays } from './played-days.ts';

/** Money by how many days ago it moved, in whole units. */
export type ByDay = readonly (readonly [daysAgo: number, units: number])[];
export interface TeamPlayer {
  readonly account: string;
  readonly product: GameType;
  /** Whole units of a usual day, and in per cent of them what is paid. */
  readonly usual: readonly [bets: number, paid: number];
  /** Hour of the day of the first round. */
  readonly hour: number;
  /** Days ago of the first rounds. */
  readonly since: number;
  readonly deposits: ByDay;
  readonly withdrawals: ByDay;
}
export const teamPlayers: readonly TeamPlayer[] = [
  {
    account: 'amihan2',
    product: 'LOTT',
    usual: [36_000, 84],
    hour: 9,
    since: playedDays,
    withdrawals: [],
    deposits: [
      [11, 50_000],
      [8, 20_000],
      [5, 15_000],
      [2, 10_000],
    ],
  },
  {
    account: 'dalisay',
    product: 'LIVE',
    usual: [33_000, 95],
    hour: 20,
    since: playedDays,
    withdrawals: [[3, 4_000]],
    deposits: [
      [11, 40_000],
      [6, 5_000],
      [1, 5_000],
    ],
  },
  {
    account: 'luntian',
    product: 'SPORTS',
    usual: [12_000, 104],
    hour: 17,
    since: playedDays,
    deposits: [[11, 15_000]],
    withdrawals: [
      [8, 2_500],
      [4, 3_200],
      [1, 1_800],
    ],
  },
  {
    account: 'hiraya',
    product: 'RNG',
    usual: [2_400, 93],
    hour: 21,
    since: playedDays,
    withdrawals: [[6, 800]],
    deposits: [
      [11, 3_000],
      [4, 1_500],
    ],
  },
  {
    account: 'malaya',
    product: 'FISH',
    usual: [900, 90],
    hour: 13,
    since: 6,
    withdrawals: [[1, 500]],
    // The first one of a new member.
    deposits: [
      [6, 2_000],
      [3, 500],
    ],
  },
  {
    account: 'sinag',
    product: 'PVP',
    usual: [1_600, 97],
    hour: 19,
    since: playedDays,
    withdrawals: [],
    deposits: [
      [11, 2_500],
      [5, 1_000],
    ],
  },
];

/** What a member's rounds of a day come to: some days are better than others, the same at each seed. Minor units. */
export function readResult({ usual: [bets, paid] }: TeamPlayer, daysAgo: number, unit: bigint) {
  const valid = shareOf(BigInt(bets) * unit, BigInt(80 + ((daysAgo * 23) % 45)), 100n, 'down');
  return { valid, payout: shareOf(valid, BigInt(paid + 2 * ((daysAgo * 7) % 11) - 10), 100n, 'down') };
}
