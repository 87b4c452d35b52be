import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';

/** How a backup is encrypted; part of its manifest. */
export interface BackupEncryption {
  readonly cipher: 'aes-256-gcm';
  readonly kdf: 'scrypt';
  /** base64url. */
  readonly salt: string;
  /** Proof over the rest of the manifest, base64url: tells a wrong key and a changed manifest. */
  readonly proof: string;
}
/** Encrypts and opens the files of one backup. */
export interface BackupSeal {
  readonly salt: string;
  /** One piece of a file, length first; `index` counts the pieces of the file from 0. */
  seal(file: string, index: number, text: string): Buffer;
  /** Throws on a piece of another key, file or place. */
  open(file: string, index: number, piece: Buffer): string;
  prove(text: string): string;
  isProven(text: string, proof: string): boolean;
}

const algorithm = 'aes-256-gcm';
const [saltBytes, nonceBytes, tagBytes] = [16, 12, 16] as const;
/** About 60 ms and 32 MB for each guess. */
const scryptCost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
/** Bytes before each piece: how long it is. */
export const lengthBytes = 4;

/** `secret` is a passphrase or a key of any form; `salt` that of a backup to open, none for a new one. */
export const createBackupSeal = (
  secret: string,
  salt = randomBytes(saltBytes).toString('base64url'),
): BackupSeal => {
  const keys = scryptSync(secret, Buffer.from(salt, 'base64url'), 64, scryptCost);
  const [key, proofKey] = [keys.subarray(0, 32), keys.subarray(32)];
  const place = (file: string, index: number): Buffer => Buffer.from(`${file}:${index}`);
  const prove = (text: string): string => createHmac('sha256', proofKey).update(text).digest('base64url');
  return {
    salt,
    seal: (file, index, text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(place(file, index));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const length = Buffer.alloc(lengthBytes);
      length.writeUInt32BE(nonceBytes + tagBytes + sealed.length);
      return Buffer.concat([length, nonce, cipher.getAuthTag(), sealed]);
    },
    open: (file, index, piece) => {
      const decipher = createDecipheriv(algorithm, key, piece.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(place(file, index));
      decipher.setAuthTag(piece.subarray(nonceBytes, nonceBytes + tagBytes));
      const rest = piece.subarray(nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
    },
    prove,
    isProven: (text, proof) => {
      const [given, expected] = [Buffer.from(proof), Buffer.from(prove(text))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
