/** Minor units → decimal text with two places. */
export const writeMoney = (minor: bigint): string => {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Decimal text with up to two places → minor units; null for anything else, a sign among it. */
export function readMoney(text: string): bigint | null {
  const [, whole, places = ''] = /^(0|[1-9][0-9]{0,11})(?:\.([0-9]{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
}
