import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import { readNamedItems } from '../../../src/protocol/json/named-items.ts';
import {
  isJsonObject,
  isSameJson,
  readPath,
  readPointer,
  type JsonPath,
} from '../../../src/protocol/json/json-patches.ts';
import { applyDocumentPatches, PatchError } from '../draft/apply-patches.ts';
import { readDraftBase } from '../base/draft-base.ts';
import type { Change, DocumentPatch, Draft } from '../site-service.ts';

/** A change as the review lists it: its place, and its sentence to tell it from others there. */
export interface RevertedChange {
  readonly document: string;
  readonly pointer: string;
  readonly summary: string;
}
export type Diff = (before: SiteDocuments, after: SiteDocuments) => readonly Change[];

// Documents are parsed JSON; the site keeps them as unknown because they are checked later.
const jsonOf = (documents: SiteDocuments, path: string) => documents[path] as Json | undefined;

/** A pointer as a path: list indices become numbers where the value is a list. */
const toPath = (root: Json | undefined, pointer: string): JsonPath =>
  readPointer(pointer).reduce<(string | number)[]>(
    (path, key) => [...path, Array.isArray(readPath(root, path)) ? Number(key) : key],
    [],
  );

/**
 * Patches that may restore the previous value. In a list another row may be at the place by now: then a row
 * was removed, or added, before it.
 */
const listWays = (draft: Sides, { document, pointer }: RevertedChange): readonly DocumentPatch[] => {
  const [before, after] = [jsonOf(draft.base, document), jsonOf(draft.documents, document)];
  const path = toPath(after ?? before, pointer);
  const [was, is] = [readPath(before, toPath(before, pointer)), readPath(after, path)];
  const remove: DocumentPatch = { document, op: 'remove', path };
  if (was === undefined) return [remove];
  const add: DocumentPatch = { document, op: 'add', path, value: was };
  return is === undefined ? [add] : [{ ...add, op: 'replace' }, add, remove];
};

/** Puts an item of a list back behind the one that it followed. */
const moveBackWay = (draft: Sides, { document, pointer }: RevertedChange): readonly DocumentPatch[] => {
  const [before, after] = [jsonOf(draft.base, document), jsonOf(draft.documents, document)];
  const path = toPath(after, pointer);
  const parent = path.slice(0, -1);
  const [was, is] = [before, after].map((root) => readNamedItems(readPath(root, parent)));
  const id = [...(is?.keys() ?? [])][Number(path.at(-1))];
  const item = id === undefined ? undefined : is?.get(id);
  if (!was || !is || id === undefined || item === undefined || !was.has(id)) return [];
  const order = [...was.keys()];
  const others = [...is].filter(([other]) => other !== id);
  const followed = order.slice(0, order.indexOf(id)).findLast((other) => is.has(other));
  const index = others.findIndex(([other]) => other === followed) + 1;
  const value = [...others.slice(0, index), [id, item] as const, ...others.slice(index)].map(
    ([, one]) => one,
  );
  return [{ document, op: 'replace', path: parent, value }];
};
/** The numbers of all fields as they were: a move may have changed more than one of them. */
const renumberWay = (draft: Sides, { document, pointer }: RevertedChange): readonly DocumentPatch[] => {
  if (document !== 'settings/register-fields' || !pointer.endsWith('/order')) return [];
  const [was, is] = [draft.base, draft.documents].map((side) => readPath(jsonOf(side, document), ['fields']));
  if (!isJsonObject(was) || !isJsonObject(is)) return [];
  const value = Object.fromEntries(
    Object.entries(is).map(([name, field]): [string, Json] => {
      const order = readPath(was, [name, 'order']);
      return [name, isJsonObject(field) && order !== undefined ? { ...field, order } : field];
    }),
  );
  return [{ document, op: 'replace', path: ['fields'], value }];
};

const nameOf = ({ document, summary }: Pick<Change, 'document' | 'summary'>): string =>
  `${document} ${summary}`;

/** Whether exactly this change is gone, and no other change was added. */
const isOnlyGone = (before: readonly Change[], after: readonly Change[], target: RevertedChange): boolean => {
  const rest = before.map(nameOf);
  for (const name of after.map(nameOf)) {
    const index = rest.indexOf(name);
    if (index < 0) return false;
    rest.splice(index, 1);
  }
  return rest.includes(nameOf(target));
};

const isSameSite = (one: SiteDocuments, other: SiteDocuments): boolean =>
  isSameJson(one as Record<string, Json>, other as Record<string, Json>);

const tryPatch = (documents: SiteDocuments, patch: DocumentPatch): SiteDocuments | null => {
  try {
    return applyDocumentPatches(documents, [patch]);
  } catch (error) {
    if (error instanceof PatchError) return null;
    throw error;
  }
};

/** Documents, and what they are compared with. */
export type Sides = Pick<Draft, 'base' | 'documents'>;

/**
 * The patch that takes one change of documents back and nothing else; null where there is none, for
 * example for a node that other changes moved into another place. What comes out is compared in the very
 * words of the change, so that nothing else is ever lost on the way.
 */
export function findRevertPatch(diff: Diff, sides: Sides, change: RevertedChange): DocumentPatch | null {
  const changes = diff(sides.base, sides.documents);
  const isIt = (patch: DocumentPatch): boolean => {
    const reverted = tryPatch(sides.documents, patch);
    return reverted !== null && isOnlyGone(changes, diff(sides.base, reverted), change);
  };
  const ways = [...listWays(sides, change), ...moveBackWay(sides, change), ...renumberWay(sides, change)];
  return ways.find(isIt) ?? null;
}

/** The draft's patches without one of its changes; null where it cannot be undone alone. */
export function planRevert(
  diff: Diff,
  draft: Draft,
  change: RevertedChange,
): readonly DocumentPatch[] | null {
  const patch = findRevertPatch(diff, draft, change);
  if (patch === null) return null;
  const reverted = applyDocumentPatches(draft.documents, [patch]);
  return isSameSite(draft.base, reverted) && readDraftBase(draft.patches) === null
    ? []
    : [...draft.patches, patch];
}
