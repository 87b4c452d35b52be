import { readFixed } from '../../../../src/protocol/money/decimal-arithmetic.ts';
import type { Factor } from '../../game.ts';

/**
 * A multiple rises from 1.00 until it breaks at a point that was fixed before the stake. Multiples are whole
 * hundredths: 137 is 1.37.
 */
export const leastOut = 101;
export const mostOut = 100_000;
const returnPercent = 99;
/** Draws are whole numbers below this. */
export const words = 2 ** 32;
/** The rise per millisecond: 2.00 after about 7 seconds, 10.00 after 23. */
const rise = 0.0001;

/** The point at which the multiple breaks. About two rounds in a hundred break immediately. */
export const pointOf = (word: number): number =>
  Math.min(mostOut, Math.max(100, Math.floor((returnPercent * words) / (words - word))));

/** How many of all draws let the multiple come to `hundredths`. */
export const countReaching = (hundredths: number): bigint =>
  (BigInt(returnPercent) * BigInt(words)) / BigInt(hundredths);
/** The exact return of taking at a multiple: 99 %, less what the grain of the draw takes. */
export const returnAt = (hundredths: number): Factor => ({
  over: BigInt(hundredths) * countReaching(hundredths),
  under: 100n * BigInt(words),
});

/** The multiple after so many milliseconds. */
export const multipleAt = (ms: number): number =>
  Math.min(mostOut, Math.floor(100 * Math.exp(rise * Math.max(0, ms))));
/** The first whole millisecond at which the multiple is there. */
export function timeOf(hundredths: number): number {
  let ms = Math.max(0, Math.floor(Math.log(hundredths / 100) / rise) - 1);
  while (multipleAt(ms) < hundredths) ms += 1;
  return ms;
}
/** The height of the curve without steps, for pictures. */
export const curveAt = (ms: number): number => Math.exp(rise * Math.max(0, ms));

/** `1.37` */
export const writeMultiple = (hundredths: number): string => (hundredths / 100).toFixed(2);
/** Hundredths of a typed multiple; null for anything else. */
export function readMultiple(text: string): number | null {
  const units = readFixed(
    text
      .trim()
      .replace(',', '.')
      .replace(/^0+(?=\d)/, ''),
    2,
  );
  if (units === null) return null;
  const hundredths = Number(units);
  return hundredths < leastOut || hundredths > mostOut ? null : hundredths;
}
