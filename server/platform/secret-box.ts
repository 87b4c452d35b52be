import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

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
