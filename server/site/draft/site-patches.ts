import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { makePatches } from '../../../src/protocol/json/json-patches.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import type { DocumentPatch } from '../site-service.ts';
import { applyDocumentPatches } from './apply-patches.ts';

// Documents are parsed JSON; a site keeps them as unknown because they are checked later.
export const jsonAt = (documents: SiteDocuments, path: string): Json | undefined =>
  Object.hasOwn(documents, path) ? (documents[path] as Json) : undefined;

/** Patches that make of one document the other; undefined is none. */
export const patchDocument = (
  document: string,
  before: Json | undefined,
  after: Json | undefined,
): readonly DocumentPatch[] => {
  if (after === undefined) return before === undefined ? [] : [{ document, op: 'remove', path: [] }];
  if (before === undefined) return [{ document, op: 'add', path: [], value: after }];
  return makePatches(document, before, after);
};

/** As {@link patchDocument}, and the very bytes: keys in the order that they have afterwards. */
const patchExactly = (
  document: string,
  before: Json | undefined,
  after: Json | undefined,
): readonly DocumentPatch[] => {
  if (before === after || JSON.stringify(before) === JSON.stringify(after)) return [];
  const patches = patchDocument(document, before, after);
  if (before === undefined || after === undefined) return patches;
  const patched = applyDocumentPatches({ [document]: before }, patches);
  return JSON.stringify(patched[document]) === JSON.stringify(after)
    ? patches
    : [{ document, op: 'replace', path: [], value: after }];
};
/** Patches that make of one set of documents the other, byte for byte; none where they are the same bytes. */
export const patchSiteExactly = (before: SiteDocuments, after: SiteDocuments): readonly DocumentPatch[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((path) =>
    patchExactly(path, jsonAt(before, path), jsonAt(after, path)),
  );

/** Patches that make of one set of documents the other. */
export const patchSite = (before: SiteDocuments, after: SiteDocuments): readonly DocumentPatch[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((path) =>
    patchDocument(path, jsonAt(before, path), jsonAt(after, path)),
  );
