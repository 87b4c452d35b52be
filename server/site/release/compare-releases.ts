import {
  measureImpact,
  type ImpactFacts,
  type ReleaseView,
} from '../../../src/compiler/diff/measure-impact.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Impact } from '../../../src/protocol/release/impact.ts';
import type { Release, ReleaseManifest } from '../../../src/protocol/release/release.ts';
import type { Database } from '../../db/database.ts';
import { readPartTexts } from './release-store.ts';

interface Side {
  readonly manifest: ReleaseManifest;
  readonly documents: SiteDocuments;
  /** Parts of a release that may not be stored yet. */
  readonly parts?: Release['parts'];
}

const themesOf = (documents: SiteDocuments): unknown =>
  Object.fromEntries(Object.entries(documents).filter(([path]) => path.startsWith('themes/')));

const jsonParts = (manifest: ReleaseManifest, other: ReleaseManifest): readonly string[] => [
  manifest.site,
  manifest.shell,
  ...Object.values(manifest.pages),
  ...Object.values(manifest.modals),
  ...Object.values(manifest.forms).map(({ form }) => form),
  // Texts are large and mostly the same: only those that differ are read.
  ...Object.entries(manifest.messages)
    .filter(([code, hash]) => other.messages[code] !== hash)
    .map(([, hash]) => hash),
];

const openView = async (db: Database, side: Side, other: Side): Promise<ReleaseView> => {
  const { manifest, documents, parts } = side;
  const hashes = [...new Set(jsonParts(manifest, other.manifest))];
  const missing = hashes.filter((hash) => parts?.[hash] === undefined);
  const stored = missing.length === 0 ? new Map<string, string>() : await readPartTexts(db, missing);
  const parsed = new Map<string, unknown>();
  const part = (hash: string): unknown => {
    if (parsed.has(hash)) return parsed.get(hash);
    const text = parts?.[hash]?.body ?? stored.get(hash);
    if (text === undefined) throw new Error(`Part ${hash} was not read for the comparison`);
    const value: unknown = JSON.parse(text);
    parsed.set(hash, value);
    return value;
  };
  return { manifest, part, theme: themesOf(documents) };
};

/** Which screens and flow steps two releases of one site show differently. */
export const compareReleases = async (
  db: Database,
  facts: ImpactFacts,
  before: Side,
  after: Side,
): Promise<Impact> =>
  measureImpact(await openView(db, before, after), await openView(db, after, before), facts);
