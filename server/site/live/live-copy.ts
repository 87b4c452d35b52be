import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { hashText } from '../../../src/compiler/content-hash.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import type { ActivePointer, ReleasePart } from '../../../src/protocol/release/release.ts';
import type { ReleaseKeySet } from '../../../src/protocol/release/release-signature.ts';
import type { StoredPart } from '../release/release-store.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';

const runGzip = promisify(gzip);
const runGunzip = promisify(gunzip);

/** What is live, as a file: enough to show every page where the database cannot be reached at a start. */
export interface LiveCopy {
  readonly pointer: ActivePointer;
  readonly keySet: ReleaseKeySet;
  readonly parts: readonly ReleasePart[];
}
/** Signs a copy with a secret of this installation, which write access to the folder does not give. */
export interface CopySeal {
  sign(bytes: Buffer): string;
  isGenuine(bytes: Buffer, signature: string): boolean;
}

/** `key` has 32 bytes and no other use. */
export const createCopySeal = (key: Uint8Array): CopySeal => {
  const digest = (bytes: Buffer): Buffer => createHmac('sha256', key).update(bytes).digest();
  return {
    sign: (bytes) => digest(bytes).toString('hex'),
    isGenuine: (bytes, signature) => {
      const given = Buffer.from(signature, 'hex');
      const expected = digest(bytes);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};

const fileOf = (folder: string, merchant: string): string => join(folder, 'live', `${merchant}.release`);

/** Written beside its place and renamed, so that a crash leaves the copy of before. */
export const writeLiveCopy = async (
  folder: string,
  seal: CopySeal,
  copy: Omit<LiveCopy, 'parts'> & { readonly parts: readonly StoredPart[] },
): Promise<void> => {
  const file = fileOf(folder, copy.pointer.merchant);
  mkdirSync(join(folder, 'live'), { recursive: true, mode: 0o700 });
  const parts = copy.parts.map(({ hash, type, body }): ReleasePart => ({
    hash,
    type,
    body: body.toString('utf8'),
  }));
  const bytes = await runGzip(JSON.stringify({ ...copy, parts }));
  const half = `${file}.${process.pid}`;
  const handle = await open(half, 'w', 0o600);
  try {
    await handle.writeFile(Buffer.concat([Buffer.from(`${seal.sign(bytes)}\n`), bytes]));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file);
};

/** Null where there is no copy, or none that this installation wrote, which is treated as missing. */
export const readLiveCopy = async (
  folder: string,
  seal: CopySeal,
  merchant: string,
): Promise<LiveCopy | null> => {
  // Without a file there is no copy yet.
  const stored = await readFile(fileOf(folder, merchant)).catch(() => null);
  const end = stored?.indexOf('\n') ?? -1;
  if (stored === null || end < 0) return null;
  const bytes = stored.subarray(end + 1);
  if (!seal.isGenuine(bytes, stored.subarray(0, end).toString('utf8'))) return null;
  const copy = parseOwnJson<LiveCopy, 'release'>((await runGunzip(bytes)).toString('utf8'));
  const isWhole =
    copy.pointer.merchant === merchant &&
    hashText(toCanonicalJson(copy.pointer.manifest)) === copy.pointer.release &&
    copy.parts.every(({ hash, body }) => hashText(body) === hash);
  return isWhole ? copy : null;
};
