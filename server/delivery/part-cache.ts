import type { PartHash } from '../../src/protocol/release/release.ts';
import type { Database } from '../db/database.ts';
import type { LiveParts } from '../site/live/live-parts.ts';
import { readPart, type StoredPart } from '../site/release/release-store.ts';

export interface PartCache {
  /** Null when there is no such part. */
  get(hash: PartHash): Promise<StoredPart | null>;
  /** Text of a part that a manifest promised. */
  text(hash: PartHash): Promise<string>;
}

const sizeOf = ({ body, gzip, brotli }: StoredPart): number => body.length + gzip.length + brotli.length;

/**
 * Parts in memory: those of what is shown for good, of others the least recently used dropped above
 * `maximumBytes`. Parts never change.
 */
export const createPartCache = (
  db: Database,
  live: Pick<LiveParts, 'find'> = { find: () => null },
  maximumBytes = 64_000_000,
): PartCache => {
  const partsByHash = new Map<PartHash, StoredPart>();
  let bytes = 0;
  const keep = (part: StoredPart): void => {
    if (partsByHash.has(part.hash)) return;
    partsByHash.set(part.hash, part);
    bytes += sizeOf(part);
    for (const [hash, oldest] of partsByHash) {
      if (bytes <= maximumBytes) return;
      partsByHash.delete(hash);
      bytes -= sizeOf(oldest);
    }
  };
  const get = async (hash: PartHash): Promise<StoredPart | null> => {
    const held = live.find(hash);
    if (held !== null) return held;
    const entry = partsByHash.get(hash);
    if (entry !== undefined) {
      partsByHash.delete(hash);
      partsByHash.set(hash, entry);
      return entry;
    }
    const part = await readPart(db, hash);
    if (part !== null) keep(part);
    return part;
  };
  return {
    get,
    text: async (hash) => {
      const part = await get(hash);
      if (part === null) throw new Error(`Part ${hash} of a release is not stored`);
      return part.body.toString('utf8');
    },
  };
};
