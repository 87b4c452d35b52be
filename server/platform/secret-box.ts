import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps what the platform must read again itself (an authenticator's secret) unreadable in the database. */
export interface SecretBox {
  seal(text: string): string;
  /** Throws on a text that this key did not seal. */
  open(sealed: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM; the text is `base64url(nonce + tag + cipher)`. `key` has 32 bytes. */
export const createSecretBox = (key: Uint8Array = randomBytes(32)): SecretBox => ({
  seal: (text) => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  },
  open: (sealed) => {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    );
  },
});

/**
 * A box with the key of the environment (any text; nodes that share a database share it), else with
 * one that is made once in the data folder.
 */
export const openSecretBox = (dataFolder: string, key: string | null): SecretBox => {
  if (key !== null) return createSecretBox(createHash('sha256').update(key).digest());
  const file = join(dataFolder, 'secret.key');
  if (!existsSync(file)) {
    // `wx`: of two nodes that start at once, one makes the key and both read it.
    try {
      writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return createSecretBox(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64'));
};
