import { readFixed, writeFixed } from './decimal-arithmetic.ts';

/** Rates in per cent have two places: `12.50` is 1250 hundredths of a per cent. */
const places = 2;

/** Hundredths of a per cent; null for anything that is no decimal with at most two places. */
export const readPercent = (text: unknown): bigint | null => readFixed(text, places);
export const writePercent = (hundredths: bigint): string => writeFixed(hundredths, places);
