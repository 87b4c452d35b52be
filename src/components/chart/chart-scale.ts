/** A round step that gives about `count` ticks over a span. */
const findStep = (span: number, count: number): number => {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10;
  return step * power;
};

/** Round values from at or below the least to at or above the greatest; zero is always among them. */
export const findTicks = (values: readonly number[], count = 4): readonly number[] => {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  if (least === greatest) return [0, 1];
  const step = findStep(greatest - least, count);
  const first = Math.floor(least / step);
  const last = Math.ceil(greatest / step);
  // Counted in whole steps: adding up fractions would drift.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
};

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room for the ticks, pixels. */
  readonly start: number;
  readonly bottom: number;
  readonly isRightToLeft: boolean;
}

const top = 8;

/** Pixel of a value, from the top. */
export const placeValue = (value: number, ticks: readonly number[], frame: Frame): number => {
  const least = ticks[0] ?? 0;
  const greatest = ticks.at(-1) ?? 1;
  const room = frame.height - frame.bottom - top;
  return top + room * (1 - (value - least) / (greatest - least));
};

/** Pixel of the middle of a point's column. Time runs with the writing: from the right in right-to-left text. */
export const placePoint = (index: number, count: number, frame: Frame): number => {
  const room = frame.width - frame.start;
  const along = frame.start + (room * (index + 0.5)) / Math.max(1, count);
  return frame.isRightToLeft ? frame.width - along : along;
};

/** The point whose column is under a pixel. */
export const findPoint = (x: number, count: number, frame: Frame): number => {
  const along = frame.isRightToLeft ? frame.width - x : x;
  const room = frame.width - frame.start;
  const index = Math.floor(((along - frame.start) / Math.max(1, room)) * count);
  return Math.min(count - 1, Math.max(0, index));
};

/** Parts of a whole, each with where it begins, from 0 to 1. Parts below zero count as nothing. */
export const findShares = (
  values: readonly number[],
): readonly { readonly begin: number; readonly share: number }[] => {
  const positive = values.map((value) => Math.max(0, value));
  const whole = positive.reduce((sum, value) => sum + value, 0);
  let passed = 0;
  return positive.map((value) => {
    const begin = passed;
    const share = whole === 0 ? 0 : value / whole;
    passed += share;
    return { begin, share };
  });
};
