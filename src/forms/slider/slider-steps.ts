import { readFixed, writeFixed } from '../../protocol/money/decimal-arithmetic.ts';

const placesOf = (decimal: string): number => (decimal.split('.')[1] ?? '').length;

export interface SliderLimits {
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

/** The value at a position of the slider, exactly: browsers count positions in binary fractions. */
export const readPosition = (position: number, { min, max, step }: SliderLimits): string => {
  const places = Math.max(placesOf(min), placesOf(step));
  const [start, width] = [readFixed(min, places) ?? 0n, readFixed(step, places) ?? 1n];
  const index = Math.max(0, Math.round((position - Number(min)) / Number(step)));
  const value = writeFixed(start + BigInt(index) * width, places);
  return Number(value) > Number(max) ? max : value;
};
