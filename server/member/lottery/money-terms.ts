import { largestMoney, unitOf } from '../../../src/protocol/money.ts';
import { terms } from './catalogue.ts';

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
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
