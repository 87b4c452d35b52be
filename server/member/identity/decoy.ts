import { randomBytes } from 'node:crypto';
import type { PasswordHasher } from '../../platform/passwords.ts';

const decoys = new WeakMap<PasswordHasher, Promise<string>>();

/** A hash that no password fits, made once; checking it costs what a real check costs. */
export function readDecoyHash(passwords: PasswordHasher): Promise<string> {
  const known = decoys.get(passwords);
  if (known !== undefined) return known;
  const made = passwords.hash(randomBytes(24).toString('base64url')).catch((error: unknown) => {
    decoys.delete(passwords);
    throw error;
  });
  decoys.set(passwords, made);
  return made;
}
