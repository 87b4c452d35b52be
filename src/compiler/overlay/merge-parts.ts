import { isSameJson } from '../../protocol/json/json-patches.ts';
import type { Json } from '../../protocol/json/json.ts';
import { listReferences, readReference, type FlatDocument, type PartName } from './flat-document.ts';
import { mergeValues, type ThreeValues } from './merge-values.ts';

export interface ThreeDocuments {
  readonly old: FlatDocument;
  readonly next: FlatDocument;
  readonly own: FlatDocument;
}
export type ReportConflict = (part: PartName, path: readonly string[], values: ThreeValues) => void;

const findOwners = (flat: FlatDocument): ReadonlyMap<PartName, PartName> =>
  new Map([...flat].flatMap(([owner, value]) => listReferences(value).map((part) => [part, owner] as const)));

/** Parts that the new base removed and that yours has changed, with everything around and in them. */
const findPreserved = ({ old, next, own }: ThreeDocuments): ReadonlySet<PartName> => {
  const parts = new Set<PartName>();
  const owners = findOwners(own);
  const keepInside = (part: PartName): void => {
    if (parts.has(part)) return;
    parts.add(part);
    for (const inner of listReferences(own.get(part) ?? null)) if (!next.has(inner)) keepInside(inner);
  };
  for (const [part, value] of own) {
    const was = old.get(part);
    if (next.has(part) || was === undefined || isSameJson(was, value)) continue;
    let around: PartName | undefined = part;
    while (around !== undefined && !next.has(around)) {
      keepInside(around);
      around = owners.get(around);
    }
  }
  return parts;
};

const dropReferences = (value: Json, isDropped: (part: PartName) => boolean): Json => {
  if (Array.isArray(value))
    return (value as readonly Json[])
      .filter((item) => {
        const part = readReference(item);
        return part === null || !isDropped(part);
      })
      .map((item) => dropReferences(item, isDropped));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, dropReferences(item, isDropped)]),
  );
};

/** Each part once: a part that both sides moved is where yours has it; one that was removed is nowhere. */
const settlePlaces = (
  merged: Map<PartName, Json>,
  ownDocument: FlatDocument,
  onMovedTwice: (part: PartName) => void,
): FlatDocument => {
  const counts = new Map<PartName, number>();
  for (const value of merged.values())
    for (const part of listReferences(value)) counts.set(part, (counts.get(part) ?? 0) + 1);
  const yours = findOwners(ownDocument);
  for (const [part, count] of counts) if (count > 1) onMovedTwice(part);
  return new Map(
    [...merged].map(([owner, value]) => [
      owner,
      dropReferences(
        value,
        (part) => !merged.has(part) || ((counts.get(part) ?? 0) > 1 && yours.get(part) !== owner),
      ),
    ]),
  );
};

const listReachable = (flat: FlatDocument): readonly PartName[] => {
  const names: PartName[] = [];
  const open: PartName[] = [''];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    names.push(part);
    // More than there are parts: a part contains itself, or is used twice.
    if (names.length > flat.size) return names;
    open.push(...listReferences(flat.get(part) ?? null));
  }
  return names;
};
/** Whether everything of yours is in it, each part once. */
const isSound = (merged: FlatDocument, ownDocument: FlatDocument): boolean => {
  const reachable = listReachable(merged);
  const once = new Set(reachable);
  return (
    once.size === reachable.length &&
    reachable.every((part) => merged.has(part)) &&
    [...merged.keys()].every((part) => once.has(part) || !ownDocument.has(part))
  );
};

/**
 * Both sides' changes of one document, part by part. What both changed in different ways is reported, and
 * yours is kept. Null where the two do not make one document, for example two parts that each side moved into
 * the other.
 */
export const mergeParts = (documents: ThreeDocuments, tell: ReportConflict): FlatDocument | null => {
  const { old, next, own } = documents;
  const preserved = findPreserved(documents);
  const merged = new Map<PartName, Json>();
  for (const part of new Set([...next.keys(), ...own.keys()])) {
    const values: ThreeValues = { old: old.get(part), next: next.get(part), own: own.get(part) };
    const merge = {
      mustStay: (inner: PartName) => preserved.has(inner),
      onConflict: (path: readonly string[], conflicting: ThreeValues) => tell(part, path, conflicting),
    };
    if (preserved.has(part) && values.old !== undefined && values.own !== undefined) {
      merged.set(part, values.own);
      if (!isSameJson(values.old, values.own)) tell(part, [], values);
      continue;
    }
    const value = mergeValues(values, [], merge);
    if (value !== undefined) merged.set(part, value);
  }
  const settled = settlePlaces(merged, own, (part) =>
    tell(part, [], { old: old.get(part), next: next.get(part), own: own.get(part) }),
  );
  return isSound(settled, own) ? settled : null;
};
