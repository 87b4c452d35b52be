import type { SiteDocuments } from '../../protocol/document/document.ts';
import { isSameJson } from '../../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import {
  findAmbiguous,
  flattenDocument,
  isDivisible,
  usesReferences,
  type PartName,
} from './flat-document.ts';

/** One value in which a site differs from its base. */
export interface OverlayChange {
  /** Part of the document, for example `id:title`; the empty text is the document itself. */
  readonly part: PartName;
  /** Keys into the part; none: the whole part. */
  readonly path: readonly string[];
  /** Left out where the site has nothing there. Parts inside are references. */
  readonly value?: Json;
}
export type DocumentOverlay =
  | { readonly state: 'added' | 'replaced'; readonly document: Json }
  | { readonly state: 'removed' }
  | {
      readonly state: 'changed';
      /** Parts that nothing identifies, which stay where they are. */
      readonly inline: readonly PartName[];
      readonly changes: readonly OverlayChange[];
    };
/** Everything in which a site differs from its base. */
export type SiteOverlay = Readonly<Record<string, DocumentOverlay>>;

const diffValue = (
  part: PartName,
  path: readonly string[],
  before: Json | undefined,
  after: Json | undefined,
): readonly OverlayChange[] => {
  if (before !== undefined && after !== undefined && isSameJson(before, after)) return [];
  if (after === undefined) return before === undefined ? [] : [{ part, path }];
  const key = path.at(-1);
  if (!isDivisible(key, before) || !isDivisible(key, after)) return [{ part, path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((name) =>
    diffValue(part, [...path, name], ownValue(before, name), ownValue(after, name)),
  );
};
const ownValue = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

const diffDocument = (base: Json | undefined, site: Json | undefined): DocumentOverlay | null => {
  if (site === undefined) return base === undefined ? null : { state: 'removed' };
  if (base === undefined) return { state: 'added', document: site };
  if (isSameJson(base, site)) return null;
  if (usesReferences(base) || usesReferences(site)) return { state: 'replaced', document: site };
  const inline = new Set([...findAmbiguous(base), ...findAmbiguous(site)]);
  const [before, after] = [flattenDocument(base, inline), flattenDocument(site, inline)];
  const parts = new Set([...before.keys(), ...after.keys()]);
  const changes = [...parts].flatMap((part) => diffValue(part, [], before.get(part), after.get(part)));
  return { state: 'changed', inline: [...inline].sort(), changes };
};

// Documents are parsed JSON; a site keeps them as unknown because they are checked later.
const documentAt = (documents: SiteDocuments, path: string): Json | undefined =>
  Object.hasOwn(documents, path) ? (documents[path] as Json) : undefined;

/** Where a site differs from its base, document by document and part by part. */
export const makeOverlay = (base: SiteDocuments, site: SiteDocuments): SiteOverlay => {
  const paths = new Set([...Object.keys(base), ...Object.keys(site)]);
  // Documents that are the same objects need no look: most are, where one was edited.
  const others = [...paths].filter((path) => documentAt(base, path) !== documentAt(site, path));
  return Object.fromEntries(
    others.sort().flatMap((path) => {
      const overlay = diffDocument(documentAt(base, path), documentAt(site, path));
      return overlay === null ? [] : [[path, overlay] as const];
    }),
  );
};
