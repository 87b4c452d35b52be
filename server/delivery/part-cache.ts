import type { PartHash } from '../../src/protocol/release.ts';
import type { Database } from '../db/database.ts';
import type { LiveParts } from '../site/live-parts.ts';
import { readPart, type StoredPart } from '../site/release-store.ts';

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
  const kept = new Map<PartHash, StoredPart>();
  let bytes = 0;
  const keep = (part: StoredPart): void => {
    if (kept.has(part.hash)) return;
    kept.set(part.hash, part);
    bytes += sizeOf(part);
    for (const [hash, oldest] of kept) {
      if (bytes <= maximumBytes) return;
      kept.delete(hash);
      bytes -= sizeOf(oldest);
    }
  };
  const get = async (hash: PartHash): Promise<StoredPart | null> => {
    const held = live.find(hash);
    if (held !== null) return held;
    const known = kept.get(hash);
    if (known !== undefined) {
      kept.delete(hash);
      kept.set(hash, known);
      return known;
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
