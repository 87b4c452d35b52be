import type { DraftDifference, WirePatch } from '../../src/protocol/console-api.ts';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import { isJsonObject, makePatches, readPath, writePointer } from '../../src/protocol/json-patches.ts';
import type { Json } from '../../src/protocol/json.ts';

// Documents are parsed JSON; the site keeps them as unknown because they are checked later.
const jsonOf = (documents: SiteDocuments, path: string) => documents[path] as Json | undefined;

/** Whether a patch has a place to go: its parent is there, and what it replaces or removes too. */
function fits(live: Json | undefined, { op, path }: WirePatch): boolean {
  if (live === undefined) return false;
  const key = path.at(-1);
  if (key === undefined) return true;
  const parent = readPath(live, path.slice(0, -1));
  if (Array.isArray(parent)) return typeof key === 'number' && key < parent.length;
  if (!isJsonObject(parent)) return false;
  return op === 'add' || Object.hasOwn(parent, String(key));
}
/** On the live site a member to add may exist already, and one to replace is what it is. */
function settle(live: Json | undefined, patch: WirePatch): WirePatch {
  const exists = readPath(live, patch.path) !== undefined;
  return patch.op === 'add' && exists ? { ...patch, op: 'replace' } : patch;
}

/**
 * The draft's changes against its old base as edits of the live site. Where both changed a value the
 * draft's stands: the operator reads it again in the review. What has no place any more is `lost`.
 */
export function planRebase(
  base: SiteDocuments,
  drafted: SiteDocuments,
  live: SiteDocuments,
): { readonly patches: readonly WirePatch[]; readonly lost: readonly DraftDifference[] } {
  const all = Object.keys(drafted).flatMap((path) =>
    makePatches(path, jsonOf(base, path) ?? null, jsonOf(drafted, path) ?? null),
  );
  const fitting = all.filter((patch) => fits(jsonOf(live, patch.document), patch));
  const lost = all.filter((patch) => !fitting.includes(patch));
  return {
    patches: fitting.map((patch) => settle(jsonOf(live, patch.document), patch)),
    lost: lost.map(({ document, path }) => ({ document, pointer: writePointer(path) })),
  };
}
