/** Decimals of a number that is shown without a format. */
const mostDecimals = 6;
/** Significant digits that a calculation with decimals surely has right: 0.1 + 0.2 is 0.3 with them. */
const sureDigits = 15;
/** Decimals that are still right where numbers up to ten million nearly cancel out. */
const sureDecimals = 8;
/** From here on JavaScript writes numbers with an exponent. */
const firstWithExponent = 1e21;

/** The result of a calculation without the noise of binary fractions; null where it is no number. */
export const settleNumber = (value: number): number | null => {
  if (!Number.isFinite(value)) return null;
  const settled = Number.isInteger(value)
    ? value
    : Number(Number(value.toPrecision(sureDigits)).toFixed(sureDecimals));
  // Nobody reads a sign before nothing.
  return settled + 0;
};

/** A number as a person reads it: plain digits, at most six decimals, nothing where it is no number. */
export const writeNumber = (value: number): string => {
  if (!Number.isFinite(value)) return '';
  if (Math.abs(value) >= firstWithExponent) return String(BigInt(value));
  const text = Number.isInteger(value) ? String(value) : value.toFixed(mostDecimals).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
};

/** A value inside a sentence; nothing where it is none. */
export const writeScalar = (value: unknown): string => {
  if (value === null || value === undefined || typeof value === 'object') return '';
  return typeof value === 'number' ? writeNumber(value) : String(value);
};
