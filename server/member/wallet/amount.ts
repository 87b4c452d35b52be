/** Money on the wire: a decimal text with two places. Inside: whole minor units, never a float. */
export function writeAmount(minor: bigint): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads a decimal text with up to two places; null where it is anything else. */
export function readAmount(text: string): bigint | null {
  const found = /^(-?)(0|[1-9][0-9]{0,14})(?:\.([0-9]{1,2}))?$/.exec(text);
  if (found === null) return null;
  const [, sign = '', whole = '0', places = ''] = found;
  const minor = BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
}
