import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Randomness of the platform behind an interface; the default is the operating system's CSPRNG. */
export interface Random {
  bytes(count: number): Uint8Array;
  /** Uniform whole number in `from` ≤ n < `below`. */
  integer(from: number, below: number): number;
  uuid(): string;
  /** Opaque token, base64url, of `count` random bytes (32 by default, 43 characters). */
  token(count?: number): string;
}
export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  integer: (from, below) => randomInt(from, below),
  uuid: () => randomUUID(),
  token: (count = 32) => randomBytes(count).toString('base64url'),
};
