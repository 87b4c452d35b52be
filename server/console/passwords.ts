import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (algorithm 2), 19 MiB, two passes: about 10 ms of one core (OWASP password storage, first choice). */
const settings = {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

/** Thrown when more passwords wait than cores can work off soon; answered as 503 with Retry-After. */
export class PasswordQueueFull extends Error {
  constructor() {
    super('Too many passwords are being checked at once.');
  }
}

/**
 * Hashes with at most one job per core, so that a burst of logins cannot take all memory;
 * beyond `queue` waiting jobs it throws {@link PasswordQueueFull}.
 */
export function createPasswordHasher(cores = availableParallelism(), queue = 32): PasswordHasher {
  let free = cores;
  const waiting: (() => void)[] = [];
  async function withCore<Value>(job: () => Promise<Value>): Promise<Value> {
    if (free > 0) free -= 1;
    else if (waiting.length >= queue) throw new PasswordQueueFull();
    else await new Promise<void>((resolve) => waiting.push(resolve));
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
