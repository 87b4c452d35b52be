import type { PartHash } from '../../protocol/release/release.ts';

/** Name of the cache that holds the parts kept here. */
export const partCacheName = 'foyer-release';

/** Address of a part that is JSON. */
export function partPath(hash: PartHash): string {
  return `/site/parts/${hash}.json`;
}

/**
 * The part as it is kept here, for when the server cannot be reached; null where nothing is kept or
 * the browser keeps nothing. Who asks checks it against its hash.
 */
export async function readStoredPart(hash: PartHash): Promise<string | null> {
  try {
    const response = await caches.match(partPath(hash), { cacheName: partCacheName });
    return response === undefined ? null : await response.text();
  } catch {
    // No cache storage on this origin, or it is blocked.
    return null;
  }
}
