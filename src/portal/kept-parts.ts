import type { ActivePointer, PartHash } from '../protocol/release.ts';

const shelf = 'foyer-release';

/** Address of a part that is JSON. */
export function partPath(hash: PartHash): string {
  return `/site/parts/${hash}.json`;
}

/**
 * The part as it is kept here, for when the server cannot be reached; null where nothing is kept or
 * the browser keeps nothing. Who asks checks it against its hash.
 */
export async function readKeptPart(hash: PartHash): Promise<string | null> {
  try {
    const kept = await caches.match(partPath(hash), { cacheName: shelf });
    return kept === undefined ? null : await kept.text();
  } catch {
    // No cache storage on this origin, or it is blocked.
    return null;
  }
}

/**
 * Keeps what a cold start of the release needs: site, shell, pages seen and texts of `locale`. Parts
 * of other releases go. Nothing is lost where there is no room: the next start asks the server.
 */
export async function keepParts(
  { manifest }: ActivePointer,
  locale: string,
  pageIds: readonly string[],
): Promise<void> {
  const wanted = [
    manifest.site,
    manifest.shell,
    manifest.messages[locale],
    ...pageIds.map((id) => manifest.pages[id]),
  ]
    .filter((hash) => hash !== undefined)
    .map(partPath);
  const all = new Set(
    [
      manifest.site,
      manifest.shell,
      ...Object.values(manifest.messages),
      ...Object.values(manifest.pages),
    ].map(partPath),
  );
  try {
    const cache = await caches.open(shelf);
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(wanted.filter((path) => !there.has(path)));
    for (const path of there) if (!all.has(path)) await cache.delete(path);
  } catch {
    // Full, blocked or offline: kept another time.
  }
}
