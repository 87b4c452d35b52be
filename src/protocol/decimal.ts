const shape = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/;

export interface Decimal {
  readonly units: bigint;
  /** How many of the digits are decimals. */
  readonly scale: number;
}

/** A decimal string as an integer and a scale; null when it is none. Numbers are taken if finite. */
export function parseDecimal(value: unknown): Decimal | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return null;
  const match = shape.exec(text);
  if (match === null) return null;
  const fraction = match[3] ?? '';
  const units = BigInt(`${match[2]}${fraction}`);
  return { units: match[1] === '-' ? -units : units, scale: fraction.length };
}

/** Both with the longer scale, so that their units compare and add; null when either is no decimal. */
function alignDecimals(
  left: unknown,
  right: unknown,
): { readonly units: readonly [bigint, bigint]; readonly scale: number } | null {
  const a = parseDecimal(left);
  const b = parseDecimal(right);
  if (a === null || b === null) return null;
  const scale = Math.max(a.scale, b.scale);
  const stretch = (one: Decimal): bigint => one.units * 10n ** BigInt(scale - one.scale);
  return { units: [stretch(a), stretch(b)], scale };
}

/** -1, 0 or 1 as `left` is below, equal to or above `right`; null when either is no decimal. */
export function compareDecimals(left: unknown, right: unknown): -1 | 0 | 1 | null {
  const aligned = alignDecimals(left, right);
  if (aligned === null) return null;
  const [first, second] = aligned.units;
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

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
