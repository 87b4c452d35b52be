const shape = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/;

/** A decimal string as an integer and a scale; null when it is none. Numbers are taken if finite. */
export function parseDecimal(value: unknown): { readonly units: bigint; readonly scale: number } | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return null;
  const match = shape.exec(text);
  if (match === null) return null;
  const fraction = match[3] ?? '';
  const units = BigInt(`${match[2]}${fraction}`);
  return { units: match[1] === '-' ? -units : units, scale: fraction.length };
}

/** -1, 0 or 1 as `left` is below, equal to or above `right`; null when either is no decimal. */
export function compareDecimals(left: unknown, right: unknown): -1 | 0 | 1 | null {
  const a = parseDecimal(left);
  const b = parseDecimal(right);
  if (a === null || b === null) return null;
  const scale = Math.max(a.scale, b.scale);
  const first = a.units * 10n ** BigInt(scale - a.scale);
  const second = b.units * 10n ** BigInt(scale - b.scale);
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
