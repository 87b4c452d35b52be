import { placesOf } from './currency-places.ts';
import { readFixed, writeFixed } from './decimal-arithmetic.ts';

/**
 * Money is a decimal text on the wire and whole minor units inside, never a float. Every reader and
 * writer of amounts, in the browser and on the server, is one of these.
 */

/** Minor units of one whole unit: 100 centavos, 1 yen, 1000 fils. */
export const unitOf = (currency: string): bigint => 10n ** BigInt(placesOf(currency));

/** The largest amount in minor units: 18 digits, so that every one fits PostgreSQL's `bigint`. */
export const largestMoney = 10n ** 18n - 1n;

/**
 * Minor units of a decimal text; null for anything else. Refused: spaces, grouping, a plus sign, leading
 * zeros, exponents, digits of other scripts, more places than the currency has, more than 18 digits.
 */
export function readMoney(text: unknown, currency: string): bigint | null {
  const minor = readFixed(text, placesOf(currency));
  return minor === null || minor > largestMoney || minor < -largestMoney ? null : minor;
}

/** The one decimal text of an amount: all places of its currency, `1250n` in PHP is `12.50`. */
export const writeMoney = (minor: bigint, currency: string): string => writeFixed(minor, placesOf(currency));

/** The one text of an amount that was found to be without fault, `12.5` → `12.50`. */
export const tidyMoney = (text: unknown, currency: string): string =>
  writeMoney(readMoney(text, currency) ?? 0n, currency);

/** Exact difference of decimal texts of one currency; null where one of them is no amount. */
export function subtractMoney(amount: string, part: string, currency: string): string | null {
  const [one, other] = [readMoney(amount, currency), readMoney(part, currency)];
  return one === null || other === null ? null : writeMoney(one - other, currency);
}

/** `down` is towards zero, as money is paid out; `half-up` is to the nearest, halves away from zero. */
export type Rounding = 'down' | 'half-up';

/** `amount × part / whole` in minor units, exact up to the rounding that is named. */
export function shareOf(amount: bigint, part: bigint, whole: bigint, rounding: Rounding): bigint {
  const product = amount * part;
  if (rounding === 'down') return product / whole;
  const isNegative = product < 0n !== whole < 0n;
  const [over, under] = [product < 0n ? -product : product, whole < 0n ? -whole : whole];
  const rounded = (over * 2n + under) / (under * 2n);
  return isNegative ? -rounded : rounded;
}

/** Decimal texts of one currency, both within. */
export interface MoneyBounds {
  readonly minimum: string;
  readonly maximum: string;
}

/** Returns the error code of a typed amount; null if it is valid. */
export function findMoneyFault(text: unknown, bounds: MoneyBounds, currency: string): string | null {
  if (typeof text !== 'string' || text.trim() === '') return 'field.required';
  const amount = readMoney(text, currency);
  if (amount === null || amount <= 0n) return 'amount.invalid';
  if (amount < (readMoney(bounds.minimum, currency) ?? 0n)) return 'amount.too-small';
  return amount > (readMoney(bounds.maximum, currency) ?? 0n) ? 'amount.too-large' : null;
}
