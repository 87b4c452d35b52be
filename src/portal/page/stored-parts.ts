import type { PartHash } from '../../protocol/release/release.ts';

/** Name of the cache that holds the parts kept here. */
export const partCacheName = 'foyer-release';

/** Address of a part that is JSON. */
export function partPath(hash: PartHash): string {
  return `/site/parts/${hash}.json`;
}

/** Hex SHA-256, which parts are named after; null where the browser offers none (an insecure origin). */
export async function digestText(text: string): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
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
