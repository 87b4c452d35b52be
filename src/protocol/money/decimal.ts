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
export function alignDecimals(
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
