import { isIPv6 } from 'node:net';

const writeIPv4 = (high: number, low: number): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** The eight groups of an IPv6 address, however it is written. */
function readGroups(address: string): readonly number[] {
  // A URL has one form for each address, also for those that end like an IPv4 one.
  const { hostname } = new URL(`http://[${address}]/`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const read = (text: string): readonly number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [left, right] = [read(head), read(tail ?? '')];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** The IPv4 address that an IPv6 one carries: mapped, translated (`64:ff9b::/96`) or 6to4; null for others. */
function readEmbedded(groups: readonly number[]): string | null {
  const [first, second = 0, third = 0, , , sixth, high = 0, low = 0] = groups;
  const isZero = (from: number, to: number): boolean => groups.slice(from, to).every((group) => group === 0);
  if (isZero(0, 5) && sixth === 0xffff) return writeIPv4(high, low);
  if (isZero(0, 4) && groups[4] === 0xffff && sixth === 0) return writeIPv4(high, low);
  if (first === 0x64 && second === 0xff9b && isZero(2, 6)) return writeIPv4(high, low);
  return first === 0x2002 ? writeIPv4(second, third) : null;
}

/**
 * What limits count as one caller: an IPv4 address in any of its forms, or an IPv6 /56, which is what providers give
 * to one household, to be divided into 256 networks as it likes.
 */
export function readNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = readGroups(plain);
  const embedded = readEmbedded(groups);
  if (embedded !== null) return embedded;
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const prefix = [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':');
  return `${prefix}::/56`;
}
