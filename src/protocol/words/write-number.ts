/** Significant digits that a calculation with decimals surely has right: 0.1 + 0.2 is 0.3 with them. */
const sureDigits = 15;
/** Decimals that are still right where numbers up to ten million nearly cancel out. */
const sureDecimals = 8;
/** Plain digits, at most six decimals, no sign before nothing. */
const plain = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumFractionDigits: 6,
  signDisplay: 'negative',
});

/** The result of a calculation without the noise of binary fractions; null where it is no number. */
export const settleNumber = (value: number): number | null => {
  if (!Number.isFinite(value)) return null;
  const settled = Number.isInteger(value)
    ? value
    : Number(Number(value.toPrecision(sureDigits)).toFixed(sureDecimals));
  // Adding 0 turns -0 into 0, so that zero has no sign.
  return settled + 0;
};

/** A number as a person reads it; nothing where it is no number. */
export const writeNumber = (value: number): string => {
  // Most numbers are counts: the formatter is for the others, as it takes longer.
  if (Number.isSafeInteger(value)) return String(value);
  return Number.isFinite(value) ? plain.format(value) : '';
};

/** A value inside a sentence; nothing where it is none. */
export const writeScalar = (value: unknown): string => {
  if (value === null || value === undefined || typeof value === 'object') return '';
  return typeof value === 'number' ? writeNumber(value) : `${value as string | boolean}`;
};
