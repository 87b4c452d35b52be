import { availableParallelism } from 'node:os';
import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { AppError } from '../http/app-error.ts';

/** argon2id, 19 MiB, two passes: about 10 ms of one core (OWASP password storage, first choice). */
const settings = {
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- a const enum of types has no value to import
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const retryAfterSeconds = 2;

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

/**
 * Hashes with at most one job per core, so that a burst of logins cannot take all memory. Beyond
 * `queue` waiting jobs it refuses with 503 `server.busy` and `Retry-After`.
 */
export function createPasswordHasher(cores = availableParallelism(), queue = 32): PasswordHasher {
  let free = cores;
  const waiting: (() => void)[] = [];
  async function withCore<Value>(job: () => Promise<Value>): Promise<Value> {
    if (free > 0) free -= 1;
    else if (waiting.length >= queue) {
      throw new AppError({
        status: 503,
        code: 'server.busy',
        message: 'Too many passwords are being checked at the same time.',
        retryAfterSeconds,
      });
    } else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }
  return {
    hash: (password) => withCore(() => hash(password, settings)),
    verify: (stored, password) => withCore(() => verify(stored, password)),
  };
}
