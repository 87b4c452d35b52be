import { alignDecimals, parseDecimal } from './decimal.ts';

/** Exact sum of two decimal strings; null when either is none. */
export function addDecimals(one: string, other: string): string | null {
  const aligned = alignDecimals(one, other);
  return aligned === null ? null : writeFixed(aligned.units[0] + aligned.units[1], aligned.scale);
}

/** Whether a decimal string is a whole number of steps; true where there is no step to keep to. */
export function isMultiple(value: string, step: string): boolean {
  const aligned = alignDecimals(value, step);
  return aligned === null || aligned.units[1] === 0n || aligned.units[0] % aligned.units[1] === 0n;
}

/** One spelling of a whole part: neither a leading zero nor an exponent. */
const plain = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Units of a decimal string with at most `places` decimals; null for anything else. */
export function readFixed(text: unknown, places: number): bigint | null {
  const decimal = typeof text === 'string' && plain.test(text) ? parseDecimal(text) : null;
  return decimal === null || decimal.scale > places
    ? null
    : decimal.units * 10n ** BigInt(places - decimal.scale);
}

/** The decimal string of units with exactly `places` decimals. */
export function writeFixed(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${places === 0 ? '' : `.${digits.slice(-places)}`}`;
}
