import { applyPatches, enablePatches, type Objectish, type Patch } from 'immer';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { forbiddenSegments } from '../../../src/protocol/document/expression.ts';
import type { DocumentPatch } from '../site-service.ts';

enablePatches();

const forbidden: ReadonlySet<string | number> = new Set(forbiddenSegments);
const isObjectish = (value: unknown): value is Objectish => typeof value === 'object' && value !== null;

/** A patch that does not fit the documents it was made for. */
export class PatchError extends Error {}

const toImmerPatch = ({ op, path, value }: DocumentPatch): Patch => ({ op, path: [...path], value });

/**
 * Documents with the patches applied in order; the input stays as it is. An empty path replaces,
 * adds or removes the whole document.
 * @throws PatchError when a patch names a place that does not exist
 */
export const applyDocumentPatches = (
  base: SiteDocuments,
  patches: readonly DocumentPatch[],
): SiteDocuments => {
  const documents: Record<string, unknown> = { ...base };
  for (const patch of patches) {
    const { document, op, path } = patch;
    if (forbidden.has(document) || path.some((key) => forbidden.has(key))) {
      throw new PatchError(`A patch of ${document} names ${path.join('/')}`);
    }
    if (path.length === 0) {
      if (op === 'remove') delete documents[document];
      else documents[document] = patch.value;
      continue;
    }
    const before = documents[document];
    if (!isObjectish(before)) throw new PatchError(`There is no document ${document} to patch`);
    try {
      documents[document] = applyPatches(before, [toImmerPatch(patch)]);
    } catch (cause) {
      throw new PatchError(`A patch does not fit ${document} at ${path.join('/')}`, { cause });
    }
  }
  return documents;
};
