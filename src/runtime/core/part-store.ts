import type { Json } from '../../protocol/json/json.ts';
import type { PartHash } from '../../protocol/release/release.ts';

/** Where the bytes of a part come from: the network in the browser, a fake in tests. */
export interface PartTransport {
  /**
   * Body of `/site/parts/<hash>.<type>`; `isFresh` bypasses every cache. Rejects with an
   * `UnreachableError` where no server answered.
   */
  fetchText(hash: PartHash, type: 'json', isFresh: boolean): Promise<string>;
  /** The ES module at `/site/parts/<hash>.js`. */
  importModule(hash: PartHash): Promise<Readonly<Record<string, unknown>>>;
  /** Hex SHA-256; null where the browser offers none (an insecure origin). */
  digest(text: string): Promise<string | null>;
}
/** The browser is offline or the server cannot be reached; the part itself is not at fault. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachedError';
}
/** Parts of releases by hash; each is fetched once. */
export interface PartStore {
  json<Part>(hash: PartHash): Promise<Part>;
  module(hash: PartHash): Promise<Readonly<Record<string, unknown>>>;
  /** A part that came with the page. */
  seed(hash: PartHash, part: unknown): void;
  /** The part if it is at hand. */
  peek<Part>(hash: PartHash): Part | undefined;
}

export function createPartStore(transport: PartTransport): PartStore {
  const ready = new Map<PartHash, unknown>();
  const pending = new Map<string, Promise<unknown>>();

  async function fetchVerified(hash: PartHash): Promise<Json> {
    for (const isFresh of [false, true]) {
      const text = await transport.fetchText(hash, 'json', isFresh);
      const digest = await transport.digest(text);
      if (digest === null || digest === hash) return JSON.parse(text) as Json;
    }
    throw new Error(`expects part ${hash} to have the bytes it is named after, got others`);
  }
  function once<Part>(key: string, load: () => Promise<Part>): Promise<Part> {
    const promise = pending.get(key);
    if (promise !== undefined) return promise as Promise<Part>;
    const started = load();
    pending.set(key, started);
    // A failure is not kept: the next call tries again.
    started.catch(() => pending.delete(key));
    return started;
  }

  return {
    json: async <Part>(hash: PartHash) => {
      if (!ready.has(hash)) ready.set(hash, await once(hash, () => fetchVerified(hash)));
      return ready.get(hash) as Part;
    },
    module: (hash) => once(`${hash}.js`, () => transport.importModule(hash)),
    seed: (hash, part) => void ready.set(hash, part),
    peek: <Part>(hash: PartHash) => ready.get(hash) as Part | undefined,
  };
}
