import type { Random } from './random.ts';

/** Repeatable randomness (mulberry32). For tests and seeds only: it can be predicted. */
export const createSeededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const bytes = (count: number): Uint8Array =>
    Uint8Array.from({ length: count }, () => Math.floor(next() * 256));
  const hex = (count: number): string => Buffer.from(bytes(count)).toString('hex');
  return {
    bytes,
    integer: (from, below) => from + Math.floor(next() * (below - from)),
    uuid: () => `${hex(4)}-${hex(2)}-4${hex(2).slice(1)}-8${hex(2).slice(1)}-${hex(6)}`,
    token: (count = 32) => Buffer.from(bytes(count)).toString('base64url'),
  };
};
