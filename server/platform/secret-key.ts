import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The 32 bytes that everything secret of this installation comes from: the key of the environment (any
 * text; nodes that share a database share it), else one that is made once in the data folder.
 */
export const openSecretKey = (dataFolder: string, key: string | null): Buffer => {
  if (key !== null) return createHash('sha256').update(key).digest();
  const file = join(dataFolder, 'secret.key');
  if (!existsSync(file)) {
    // `wx`: of two nodes that start at once, one makes the key and both read it.
    try {
      writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
};

/** A key of its own for one use, so that what one use shows says nothing about another (RFC 5869). */
export const deriveKey = (key: Uint8Array, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', label, 32));
