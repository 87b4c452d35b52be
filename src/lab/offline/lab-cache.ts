import type { ActivePointer } from '../../protocol/release/release.ts';
import { listPartPaths } from '../stage/release-parts.ts';

/** What the build tells its worker. */
export interface LabBuild {
  /** Of the content of all files. */
  readonly version: string;
  /** Paths of the hashed files that the lab and the frame beside it are made of. */
  readonly files: readonly string[];
}
/** The parts of a browser that the copy is made with. */
export interface CacheEnvironment {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (path: string | Request, options?: RequestInit) => Promise<Response>;
}
/** The lab without a network: its own files as they were built, and the release that was live last. */
export interface LabCache {
  /** Fetches all of it. Rejects where one file does not come: half a copy is none. */
  readonly fill: () => Promise<void>;
  /** Removes copies of other builds. */
  readonly tidy: () => Promise<void>;
  /** The answer to a request of the lab; null where the copy has no say in it. `later` outlives the answer. */
  readonly answer: (request: Request, later: (work: Promise<unknown>) => void) => Promise<Response> | null;
}

const prefix = 'foyer-lab-';
const siteName = `${prefix}site`;
const activePath = '/site/active';
const iconsPath = '/assets/icons.svg';
const pages: readonly string[] = ['/lab/', '/lab/stage'];
/** A network that says nothing for so long counts as none. */
const patienceMs = 5_000;

async function demand(answer: Response, path: string): Promise<Response> {
  if (!answer.ok) throw new Error(`expects ${path}, the server answered ${answer.status}`);
  return answer;
}

/** Keeps a release whole or not at all: the pointer goes in last, parts of others go out. */
async function keepRelease({ caches, fetch }: CacheEnvironment, pointer: Response): Promise<void> {
  const cache = await caches.open(siteName);
  const { manifest } = (await pointer.clone().json()) as ActivePointer;
  const paths = listPartPaths(manifest);
  const pathOf = ({ url }: Request): string => new URL(url).pathname;
  const cachedPaths = (await cache.keys()).map(pathOf);
  const missing = paths.filter((path) => !cachedPaths.includes(path));
  await Promise.all(missing.map(async (path) => cache.put(path, await demand(await fetch(path), path))));
  await cache.put(activePath, pointer);
  const old = cachedPaths.filter((path) => path.startsWith('/site/parts/') && !paths.includes(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}

export function createLabCache({ version, files }: LabBuild, world: CacheEnvironment): LabCache {
  const { caches, fetch } = world;
  const ownName = `${prefix}${version}`;
  const find = async (name: string, path: string): Promise<Response | undefined> =>
    (await caches.open(name)).match(path);

  const answerBuilt = async (request: Request, path: string): Promise<Response> =>
    (await find(ownName, path)) ?? fetch(request);
  const answerPart = async (request: Request, path: string): Promise<Response> =>
    (await find(siteName, path)) ?? fetch(request);
  /** What the network has, else what it had last. */
  const answerFresh = async (
    request: Request,
    path: string,
    keep: (answer: Response) => void,
  ): Promise<Response> => {
    const entry = await find(siteName, path);
    if (entry === undefined) {
      const answer = await fetch(request);
      if (answer.ok) keep(answer.clone());
      return answer;
    }
    try {
      const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
      if (!answer.ok) return entry;
      keep(answer.clone());
      return answer;
    } catch {
      // No network: that is what the copy is for.
      return entry;
    }
  };
  return {
    fill: async () => {
      const cache = await caches.open(ownName);
      await Promise.all(
        [...pages, ...files].map(async (path) => {
          // Pages have no hash in their address: they come from the server itself.
          const options: RequestInit = pages.includes(path) ? { cache: 'reload' } : {};
          await cache.put(path, await demand(await fetch(path, options), path));
        }),
      );
      const site = await caches.open(siteName);
      await site.put(iconsPath, await demand(await fetch(iconsPath), iconsPath));
      await keepRelease(world, await demand(await fetch(activePath), activePath));
    },
    tidy: async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(prefix) && name !== ownName && name !== siteName);
      await Promise.all(old.map((name) => caches.delete(name)));
    },
    answer: (request, later) => {
      const path = new URL(request.url).pathname;
      if (request.method !== 'GET') return null;
      if (pages.includes(path) || path.startsWith('/build/')) return answerBuilt(request, path);
      if (path.startsWith('/site/parts/')) return answerPart(request, path);
      // A release that does not come whole leaves the one that is kept.
      if (path === activePath)
        // Without room for it the release is fetched again.
        return answerFresh(request, path, (answer) =>
          later(keepRelease(world, answer).catch(() => undefined)),
        );
      if (path.startsWith('/assets/'))
        return answerFresh(request, path, (answer) =>
          later(caches.open(siteName).then((cache) => cache.put(path, answer))),
        );
      return null;
    },
  };
}
