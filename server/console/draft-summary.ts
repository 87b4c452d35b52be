import type { DraftDifference, DraftSummary } from '../../src/protocol/calls/site.ts';
import { findMoved } from '../../src/compiler/diff/find-moved.ts';
import { readNamedItems } from '../../src/protocol/json/named-items.ts';
import {
  isJsonObject,
  isSameJson,
  makePatches,
  writePointer,
  type JsonPath,
} from '../../src/protocol/json/json-patches.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Draft } from '../site/site-service.ts';

/** Items with ids are the same ones wherever they are: one that was moved is one difference. */
function findInItems(
  before: ReadonlyMap<string, Json>,
  after: ReadonlyMap<string, Json>,
  path: JsonPath,
): readonly JsonPath[] {
  const [old, next] = [[...before.keys()], [...after.keys()]];
  const shared = next.filter((id) => before.has(id));
  const moved = findMoved(
    old.filter((id) => after.has(id)),
    shared,
  );
  return [
    ...next.flatMap((id, index) => {
      const was = before.get(id);
      const here = [...path, index];
      if (was === undefined || moved.includes(id)) return [here];
      return findPaths(was, after.get(id), here);
    }),
    ...old.flatMap((id, index) => (after.has(id) ? [] : [[...path, index]])),
  ];
}
function findPaths(before: Json | undefined, after: Json | undefined, path: JsonPath): readonly JsonPath[] {
  if (isSameJson(before, after)) return [];
  const [old, next] = [readNamedItems(before), readNamedItems(after)];
  if (old !== null && next !== null) return findInItems(old, next, path);
  if (!isJsonObject(before) || !isJsonObject(after))
    return makePatches('', before ?? null, after ?? null, path).map((patch) => patch.path);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const isKnown = Object.hasOwn(before, name) && Object.hasOwn(after, name);
    return isKnown ? findPaths(before[name], after[name], [...path, name]) : [[...path, name]];
  });
}
/** The places where two JSON values differ, as JSON Pointers. Lists of another length differ as a whole. */
export function findDifferences(before: unknown, after: unknown): readonly string[] {
  // Documents are parsed JSON; the site keeps them as unknown because they are checked later.
  return findPaths(before as Json | undefined, after as Json | undefined, []).map(writePointer);
}

function differencesOf(base: SiteDocuments, documents: SiteDocuments): readonly DraftDifference[] {
  const paths = new Set([...Object.keys(base), ...Object.keys(documents)]);
  return [...paths].flatMap((document) =>
    findDifferences(base[document], documents[document]).map((pointer) => ({ document, pointer })),
  );
}

export function summariseDraft(draft: Draft): DraftSummary {
  return {
    baseRevision: draft.baseRevision,
    version: draft.version,
    differences: differencesOf(draft.base, draft.documents),
    updatedBy: draft.updatedBy,
    updatedAt: draft.updatedAt,
  };
}
