import { largestMoney, unitOf } from '../../src/protocol/money/money.ts';
import { payOfTier } from '../../src/lottery/odds.ts';
import { terms } from './catalogue.ts';
import type { LotteryGroup } from './offered-plays.ts';

/** A unit of stakes: what a stake costs is `price` in minor units. */
export interface BettingMode {
  readonly bettingModeId: number;
  readonly code: string;
  readonly unit: string;
  readonly price: bigint;
}

/** Name of the unit, the unit, and how many of it are a whole one. */
const units = [
  ['unit', '1', 1n],
  ['tenth', '0.1', 10n],
  ['hundredth', '0.01', 100n],
  ['thousandth', '0.001', 1_000n],
] as const;

/** The units by which a currency can pay a stake exactly: without places there is one. */
export function listModes(currency: string): readonly BettingMode[] {
  const whole = BigInt(terms.price) * unitOf(currency);
  return units.flatMap(([code, unit, parts], index) =>
    whole % parts === 0n ? [{ bettingModeId: index + 1, code, unit, price: whole / parts }] : [],
  );
}

/** The bounds of an order in minor units. */
export const boundsIn = (currency: string) => ({
  largestBet: smaller(BigInt(terms.largestBet) * unitOf(currency), largestMoney),
  largestWin: smaller(BigInt(terms.largestWin) * unitOf(currency), largestMoney),
});
/** Minor units that one stake of the largest unit may win: by the highest odds of the plays, and never above the bound. */
export function topPrizeIn({ plays }: Pick<LotteryGroup, 'plays'>, currency: string): bigint {
  const stake = BigInt(terms.price) * unitOf(currency);
  const { largestWin } = boundsIn(currency);
  return plays
    .flatMap(({ odds }) => Object.keys(odds).map((tier) => payOfTier({ stake, odds }, tier, 1n)))
    .reduce((top, paid) => smaller(largestWin, paid > top ? paid : top), 0n);
}
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
