import type {
  ActivePointer,
  PartHash,
  PrerenderedViews,
  ReleaseManifest,
} from '../../../src/protocol/release/release.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import { readParts, type StoredPart } from '../release/release-store.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';

/** Everything of the releases that this node shows, in memory: no page of them asks the database. */
export interface LiveParts {
  /**
   * Has every part of a release here, each checked against its name. To be awaited before the release is
   * shown.
   * @throws DamagedPartError, or an error for a part that is missing
   */
  readonly hold: (pointer: Pick<ActivePointer, 'release' | 'manifest'>) => Promise<void>;
  /** Lets go of what is in none of these releases, after the time that open pages still ask for it. */
  keepOnly(releases: readonly PartHash[]): void;
  find(hash: PartHash): StoredPart | null;
  /** All parts of a release that is held. */
  list(release: PartHash): readonly StoredPart[];
}

/** Browsers move to a new release within seconds; a page that was asleep may take longer. */
const keptMs = 600_000;

const listHashes = (manifest: ReleaseManifest): readonly PartHash[] => [
  manifest.site,
  manifest.shell,
  manifest.styles,
  ...Object.values(manifest.pages),
  ...Object.values(manifest.modals),
  ...Object.values(manifest.messages),
  ...Object.values(manifest.forms).flatMap(({ form, validator }) => [form, validator]),
  ...(manifest.prerendered === undefined ? [] : [manifest.prerendered]),
];
const listViews = (part: StoredPart | undefined): readonly PartHash[] =>
  part === undefined
    ? []
    : Object.values(parseOwnJson<PrerenderedViews, 'release'>(part.body.toString('utf8')))
        .flatMap((views) => Object.values(views))
        .flatMap(({ html, css }) => [html, css]);

interface HeldParts {
  readonly parts: ReadonlyMap<PartHash, StoredPart>;
  /** Milliseconds since 1970; null while it is shown. */
  until: number | null;
}

export const createLiveParts = (db: Database, clock: Clock): LiveParts => {
  const held = new Map<PartHash, HeldParts>();
  const find = (hash: PartHash): StoredPart | null => {
    for (const { parts } of held.values()) {
      const part = parts.get(hash);
      if (part !== undefined) return part;
    }
    return null;
  };
  const load = async (hashes: readonly PartHash[]): Promise<Map<PartHash, StoredPart>> => {
    const uniqueHashes = [...new Set(hashes)];
    const here = uniqueHashes.flatMap((hash) => find(hash) ?? []);
    const hashesHere = new Set(here.map(({ hash }) => hash));
    const missing = uniqueHashes.filter((hash) => !hashesHere.has(hash));
    const read = missing.length === 0 ? [] : await readParts(db, missing);
    return new Map([...here, ...read].map((part) => [part.hash, part]));
  };
  return {
    find,
    list: (release) => [...(held.get(release)?.parts.values() ?? [])],
    hold: async ({ release, manifest }) => {
      if (held.has(release)) return;
      const parts = await load(listHashes(manifest));
      const views = await load(listViews(parts.get(manifest.prerendered ?? '')));
      held.set(release, { parts: new Map([...parts, ...views]), until: null });
    },
    keepOnly: (releases) => {
      const now = clock.now().getTime();
      for (const [release, one] of held) {
        if (releases.includes(release)) one.until = null;
        else if (one.until === null) one.until = now + keptMs;
        else if (one.until <= now) held.delete(release);
      }
    },
  };
};
