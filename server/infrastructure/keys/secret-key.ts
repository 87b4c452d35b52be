import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keys of an installation. Those that seal and open have 32 bytes each. */
export interface SecretKeys {
  /** Seals, opens, and is what every other key is derived from. */
  readonly key: Buffer;
  /** Open what was sealed with them, and seal nothing. */
  readonly former: readonly Buffer[];
  /** Keys as earlier versions read them; they open boxes of the first form only. */
  readonly firstForm: readonly Buffer[];
}
interface SecretKeyOptions {
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly secretKey: string | null;
  readonly formerSecretKeys: readonly string[];
}
/** No usable secret key; the message says what to do. */
export class SecretKeyError extends Error {}

const keyBytes = 32;
/** 32 random bytes hold about 30 different ones; a text typed by hand or a repeated one holds few. */
const fewestDifferentBytes = 16;
export const keyInstructions = 'Make one with: openssl rand -base64 32';

const hexPattern = /^[0-9a-f]{64}$/i;
const base64Pattern = /^[A-Za-z0-9+/_-]{43}=?$/;

/** The bytes of a key written as base64, base64url or hexadecimal; null for a text that is no such key. */
export const readSecretKey = (text: string): Buffer | null => {
  const isHex = hexPattern.test(text);
  if (!isHex && !base64Pattern.test(text)) return null;
  const bytes = Buffer.from(text, isHex ? 'hex' : 'base64');
  return bytes.length === keyBytes && new Set(bytes).size >= fewestDifferentBytes ? bytes : null;
};

/** How versions before the sealed canary read `SECRET_KEY`: any text, hashed. */
const readFirstForm = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The key in the data folder, made on first use. */
const readOrMakeKey = (file: string): Buffer => {
  if (!existsSync(file)) {
    // `wx`: of two nodes that start at the same time, one makes the key and both read it.
    try {
      writeFileSync(file, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const key = readSecretKey(readFileSync(file, 'utf8').trim());
  if (key === null)
    throw new SecretKeyError(`${file} does not hold 32 random bytes as base64. ${keyInstructions}`);
  return key;
};

const findKey = ({ dataFolder, databaseUrl, secretKey }: SecretKeyOptions): Buffer => {
  const file = join(dataFolder, 'secret.key');
  if (secretKey === null) {
    if (databaseUrl === null) return readOrMakeKey(file);
    const hint = existsSync(file)
      ? `This machine has used the key in ${file}: set SECRET_KEY to the text in that file, on every node.`
      : `${keyInstructions}. Set the same one on every node, and keep a copy outside the database and its backups.`;
    throw new SecretKeyError(`DATABASE_URL is set and SECRET_KEY is not. ${hint}`);
  }
  const key = readSecretKey(secretKey);
  if (key === null)
    throw new SecretKeyError(
      `SECRET_KEY is not 32 random bytes as base64 or hexadecimal. ${keyInstructions}`,
    );
  return key;
};

/**
 * The 32 bytes that everything secret of this installation comes from: `SECRET_KEY`, which nodes of one
 * database share, else, with the embedded database only, a key that is made once in the data folder.
 * @throws SecretKeyError
 */
export const openSecretKeys = (options: SecretKeyOptions): SecretKeys => {
  const { secretKey, formerSecretKeys } = options;
  const key = findKey(options);
  const texts = [...(secretKey === null ? [] : [secretKey]), ...formerSecretKeys];
  const former = formerSecretKeys.flatMap((text) => readSecretKey(text) ?? []);
  return { key, former, firstForm: [key, ...former, ...texts.map(readFirstForm)] };
};

/** A separate key for one use, so that what one use reveals says nothing about another (RFC 5869). */
export const deriveKey = (key: Uint8Array, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', label, keyBytes));
