import type { DraftDifference, DraftSummary } from '../../src/protocol/console-api.ts';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import type { Draft } from '../site/site-service.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function escapeKey(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The places where two JSON values differ, as JSON Pointers. Lists of another length differ as a whole. */
export function findDifferences(before: unknown, after: unknown, pointer = ''): readonly string[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((value, index) => findDifferences(before[index], value, `${pointer}/${index}`));
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      findDifferences(before[key], after[key], `${pointer}/${escapeKey(key)}`),
    );
  }
  return [pointer];
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
