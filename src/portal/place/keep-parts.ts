import type { Runtime } from '../../runtime/core/runtime.ts';
import { digestText, partPath, partCacheName } from '../page/stored-parts.ts';

type Kept = ReturnType<Runtime['active']>;

/** A part that came in the page, as bytes; null where it isn't what its hash is of. */
async function writePart(hash: string, part: unknown): Promise<Response | null> {
  const text = JSON.stringify(part);
  return (await digestText(text)) === hash
    ? new Response(text, { headers: { 'content-type': 'application/json' } })
    : null;
}

/** What the page brought isn't fetched a second time to be kept. */
async function keepInlined(cache: Cache, { pointer: { manifest }, site, shell, page }: Kept): Promise<void> {
  const inlined: readonly (readonly [string | undefined, unknown])[] = [
    [manifest.site, site],
    [manifest.shell, shell],
    [page === null ? undefined : manifest.pages[page.id], page],
  ];
  for (const [hash, part] of inlined) {
    if (hash === undefined || (await cache.match(partPath(hash))) !== undefined) continue;
    const response = await writePart(hash, part);
    if (response !== null) await cache.put(partPath(hash), response);
  }
}

/**
 * Keeps what a cold start of the release needs: site, shell, the page and the texts of the language. Parts
 * of other releases go. Nothing is lost where there is no room: the next start asks the server.
 */
export async function keepParts(active: Kept): Promise<void> {
  const { locale, page } = active;
  const { manifest } = active.pointer;
  const hashes = [
    manifest.site,
    manifest.shell,
    manifest.messages[locale],
    page === null ? undefined : manifest.pages[page.id],
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
    await keepInlined(cache, active);
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(hashes.filter((path) => !there.has(path)));
    for (const path of there) if (!all.has(path)) await cache.delete(path);
  } catch {
    // Full, blocked or offline: kept another time.
  }
}
