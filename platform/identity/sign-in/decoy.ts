import { randomBytes } from 'node:crypto';
import type { PasswordHasher } from '../../../server/infrastructure/keys/passwords.ts';

const decoys = new WeakMap<PasswordHasher, Promise<string>>();

/** A hash that no password fits, made once; checking it costs what a real check costs. */
export function readDecoyHash(passwords: PasswordHasher): Promise<string> {
  const entry = decoys.get(passwords);
  if (entry !== undefined) return entry;
  const hash = passwords.hash(randomBytes(24).toString('base64url')).catch((error: unknown) => {
    decoys.delete(passwords);
    throw error;
  });
  decoys.set(passwords, hash);
  return hash;
}
