import type { CacheEnvironment } from './lab-cache.ts';

export interface FakeCacheEnvironment extends CacheEnvironment {
  /** Path → text that the network has; a missing path answers 404. */
  readonly network: Map<string, string>;
  /** Without it every fetch rejects. */
  isOnline: boolean;
  /** Paths that went over the network, in order. */
  readonly fetched: string[];
  readonly contents: (name: string) => readonly string[];
}
const origin = 'http://console.test';
export const askFor = (path: string, options?: RequestInit): Request => new Request(origin + path, options);

type Kept = Map<string, Response>;
const pathOf = (target: RequestInfo | URL): string =>
  new URL(target instanceof Request ? target.url : String(target), origin).pathname;
function createFakeCache(kept: Kept): Cache {
  return {
    match: (target: RequestInfo | URL) => Promise.resolve(kept.get(pathOf(target))?.clone()),
    put: (target: RequestInfo | URL, answer: Response) => {
      kept.set(pathOf(target), answer);
      return Promise.resolve();
    },
    delete: (target: RequestInfo | URL) => Promise.resolve(kept.delete(pathOf(target))),
    keys: () => Promise.resolve([...kept.keys()].map((path) => askFor(path))),
  } as unknown as Cache;
}

/** The caches of a browser in memory, and a network that can be cut. */
export function createFakeCacheEnvironment(network: Readonly<Record<string, string>>): FakeCacheEnvironment {
  const stores = new Map<string, Kept>();
  const open = (name: string): Kept => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return kept;
  };
  const world: FakeCacheEnvironment = {
    network: new Map(Object.entries(network)),
    isOnline: true,
    fetched: [],
    contents: (name) => [...(stores.get(name)?.keys() ?? [])].sort(),
    caches: {
      open: (name) => Promise.resolve(createFakeCache(open(name))),
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name) => Promise.resolve(stores.delete(name)),
    },
    fetch: (target) => {
      const path = pathOf(target);
      if (!world.isOnline) return Promise.reject(new TypeError('Failed to fetch'));
      world.fetched.push(path);
      const text = world.network.get(path);
      return Promise.resolve(new Response(text ?? 'none', { status: text === undefined ? 404 : 200 }));
    },
  };
  return world;
}
