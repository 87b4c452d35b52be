import type { ActivePointer } from '../../protocol/release/release.ts';
import { partPath, partCacheName } from '../page/stored-parts.ts';

/**
 * Keeps what a cold start of the release needs: site, shell, pages seen and texts of `locale`. Parts
 * of other releases go. Nothing is lost where there is no room: the next start asks the server.
 */
export async function keepParts(
  { manifest }: ActivePointer,
  locale: string,
  pageIds: readonly string[],
): Promise<void> {
  const hashes = [
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
    const cache = await caches.open(partCacheName);
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(hashes.filter((path) => !there.has(path)));
    for (const path of there) if (!all.has(path)) await cache.delete(path);
  } catch {
    // Full, blocked or offline: kept another time.
  }
}
