import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey } from './secret-key.ts';

/** The one cell that a sealed text belongs to. `row` is the row's key, parts joined by `:`. */
export interface SecretPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}
/** Keeps what the platform must read again (an authenticator's secret) unreadable in the database. */
export interface SecretBox {
  /** Names the key that seals; the second part of every text that it made. */
  readonly keyId: string;
  seal(text: string, place: SecretPlace): string;
  /** Throws {@link SecretBoxError} on a text of an unknown key, of another cell, or that was changed. */
  open(sealed: string, place: SecretPlace): string;
  /**
   * A short text for a number up to 64 bits, the same each time: 22 characters that may be in an address. It
   * tells nothing of the number, and takes the key to make.
   */
  mark(value: bigint, purpose: string): string;
  /** The number of a mark; null for a text that is none, of another purpose, or of an unknown key. */
  readMark(mark: string, purpose: string): bigint | null;
  /** False for a text that a former key sealed, and for one that is not sealed. */
  isCurrent(sealed: string): boolean;
}
/** A sealed text that does not open here. The message never repeats the text. */
export class SecretBoxError extends Error {}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const sealedPattern = /^v1\.([A-Za-z0-9_-]{8})\.([A-Za-z0-9_-]{38,})$/;

const writePlace = ({ table, column, row }: SecretPlace): string => `${table}:${column}:${row}`;

/** First characters of a digest: they tell keys apart and say nothing of the key. */
export const nameKey = (key: Uint8Array): string =>
  createHash('sha256').update(deriveKey(key, 'foyer key id')).digest('base64url').slice(0, 8);

const encrypt = (key: Uint8Array, text: string, place: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};
/** Throws where key, text or place is another one. */
const decrypt = (key: Uint8Array, box: string, place: string | null): string => {
  const bytes = Buffer.from(box, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  if (place !== null) decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const rest = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
};

const markPattern = /^[A-Za-z0-9_-]{22}$/;
/**
 * One block of AES: eight bytes of the number and eight of nothing. Of 2^64 texts that are
 * made up one opens to the same nothing.
 */
const writeMark = (key: Uint8Array, value: bigint): string => {
  const block = Buffer.alloc(16);
  block.writeBigUInt64BE(value);
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
};
const openMark = (key: Uint8Array, mark: string): bigint | null => {
  const bytes = Buffer.from(markPattern.test(mark) ? mark : '', 'base64url');
  // The last character has bits to spare: a second way to write a mark is none.
  if (bytes.length !== 16 || bytes.toString('base64url') !== mark) return null;
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const block = Buffer.concat([decipher.update(bytes), decipher.final()]);
  return block.readBigUInt64BE(8) === 0n ? block.readBigUInt64BE() : null;
};

/** Whether a text has the form that a box gives; says nothing about its key. */
export const isSealed = (text: string): boolean => sealedPattern.test(text);

/**
 * AES-256-GCM over keys derived from the secret keys of 32 bytes; the text is `v1.<key id>.<box>`, where
 * the box is base64url of nonce, tag and cipher. `former` keys open and never seal. The place is bound in
 * as additional data, so a text that was copied to another cell does not open there.
 */
export const createSecretBox = (
  key: Uint8Array = randomBytes(32),
  former: readonly Uint8Array[] = [],
): SecretBox => {
  const keyId = nameKey(key);
  const keys = new Map(
    [...former, key].map((one) => [nameKey(one), deriveKey(one, 'foyer secret box')] as const),
  );
  const current = deriveKey(key, 'foyer secret box');
  const marking = (one: Uint8Array, purpose: string): Buffer => deriveKey(one, `foyer mark ${purpose}`);
  return {
    keyId,
    seal: (text, place) => `v1.${keyId}.${encrypt(current, text, writePlace(place))}`,
    open: (sealed, place) => {
      const columnName = `${place.table}.${place.column}`;
      const [, id = '', box = ''] = sealedPattern.exec(sealed) ?? [];
      if (id === '') throw new SecretBoxError(`${columnName}: expected a sealed text, got something else.`);
      const secretKey = keys.get(id);
      if (secretKey === undefined)
        throw new SecretBoxError(`${columnName}: sealed with the key ${id}, which is not given here.`);
      try {
        return decrypt(secretKey, box, writePlace(place));
      } catch (cause) {
        throw new SecretBoxError(`${columnName}: the sealed text was changed, or belongs to another row.`, {
          cause,
        });
      }
    },
    mark: (value, purpose) => writeMark(marking(key, purpose), value),
    readMark: (mark, purpose) => {
      for (const one of [key, ...former]) {
        const value = openMark(marking(one, purpose), mark);
        if (value !== null) return value;
      }
      return null;
    },
    isCurrent: (sealed) => sealedPattern.exec(sealed)?.[1] === keyId,
  };
};

/** Opens a text of the first form, which had neither key id nor place; null where none of the keys fits. */
export const openFirstForm = (keys: readonly Uint8Array[], sealed: string): string | null => {
  for (const key of keys)
    try {
      return decrypt(key, sealed, null);
    } catch {
      // The next key may fit.
    }
  return null;
};
