import type { DraftDifference, DraftSummary } from '../../src/protocol/console-api.ts';
import { makePatches, writePointer } from '../../src/protocol/json-patches.ts';
import type { Json } from '../../src/protocol/json.ts';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import type { Draft } from '../site/site-service.ts';

/** The places where two JSON values differ, as JSON Pointers. Lists of another length differ as a whole. */
export function findDifferences(before: unknown, after: unknown): readonly string[] {
  // Documents are parsed JSON; the site keeps them as unknown because they are checked later.
  return makePatches('', before as Json, after as Json).map(({ path }) => writePointer(path));
}

function differencesOf(base: SiteDocuments, documents: SiteDocuments): readonly DraftDifference[] {
  const paths = new Set([...Object.keys(base), ...Object.keys(documents)]);
  return [...paths].flatMap((document) =>
    findDifferences(base[document], documents[document]).map((pointer) => ({ document, pointer })),
  );
}

/** How many of the last patches one undo takes back, and how many undos there are. */
export function planUndo(patches: number, edits: readonly number[]): { undoable: number; last: number } {
  const known = edits.reduce((sum, count) => sum + count, 0);
  // Somebody else than the console also edited (the command line): undo patch by patch.
  if (known !== patches) return { undoable: patches, last: Math.min(1, patches) };
  return { undoable: edits.length, last: edits.at(-1) ?? 0 };
}

export function summariseDraft(draft: Draft, edits: readonly number[]): DraftSummary {
  return {
    baseRevision: draft.baseRevision,
    version: draft.version,
    differences: differencesOf(draft.base, draft.documents),
    undoable: planUndo(draft.patches.length, edits).undoable,
    updatedBy: draft.updatedBy,
    updatedAt: draft.updatedAt,
  };
}
