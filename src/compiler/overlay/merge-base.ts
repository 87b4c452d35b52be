import type { SiteDocuments } from '../../protocol/document/document.ts';
import { isSameJson } from '../../protocol/json/json-patches.ts';
import type { Json } from '../../protocol/json/json.ts';
import {
  findAmbiguous,
  flattenDocument,
  restoreDocument,
  usesReferences,
  type PartName,
} from './flat-document.ts';
import { mergeParts } from './merge-parts.ts';
import type { ThreeValues } from './merge-values.ts';

/** A value that the new base and the merchant changed, in different ways. The merchant's is kept. */
export interface BaseConflict {
  readonly document: string;
  /** Part of the document, for example `id:title`; the empty text is the document itself. */
  readonly part: PartName;
  /** Keys into the part; none: the part as a whole. */
  readonly path: readonly string[];
  /** `value`: both changed it; the others: one took it out and the other changed it, or both moved it. */
  readonly kind: 'value' | 'base-removed' | 'you-removed' | 'moved';
  /** Null where nothing is. Parts inside are references. */
  readonly was: Json;
  readonly theirs: Json;
  readonly yours: Json;
}
export interface MergedSite {
  readonly documents: SiteDocuments;
  readonly conflicts: readonly BaseConflict[];
}

const kindOf = ({ old, next, own }: ThreeValues): BaseConflict['kind'] => {
  if (next === undefined) return 'base-removed';
  if (own === undefined) return 'you-removed';
  const isMoved = old !== undefined && (isSameJson(old, next) || isSameJson(old, own));
  return isMoved ? 'moved' : 'value';
};

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === undefined || other === undefined ? one === other : isSameJson(one, other);

const mergeDocument = (
  document: string,
  values: ThreeValues,
  conflicts: BaseConflict[],
): Json | undefined => {
  const { old, next, own } = values;
  if (isSame(next, own) || isSame(old, next)) return own;
  if (isSame(old, own)) return next;
  const baseConflicts: BaseConflict[] = [];
  const tell = (part: PartName, path: readonly string[], partValues: ThreeValues): void => {
    const { old: was = null, next: theirs = null, own: yours = null } = partValues;
    baseConflicts.push({ document, part, path, kind: kindOf(partValues), was, theirs, yours });
  };
  const asWhole = (): Json | undefined => {
    conflicts.push({
      document,
      part: '',
      path: [],
      kind: kindOf(values),
      was: old ?? null,
      theirs: next ?? null,
      yours: own ?? null,
    });
    return own;
  };
  const sides = [old ?? {}, next, own].filter((side) => side !== undefined);
  if (next === undefined || own === undefined || sides.some(usesReferences)) return asWhole();
  const inline = new Set(sides.flatMap((side) => [...findAmbiguous(side)]));
  const flat = (side: Json) => flattenDocument(side, inline);
  const merged = mergeParts({ old: flat(old ?? {}), next: flat(next), own: flat(own) }, tell);
  if (merged === null) return asWhole();
  conflicts.push(...baseConflicts);
  return restoreDocument(merged);
};

/**
 * A merchant's site on a new base: documents that it left alone follow the base, in the others both sides'
 * changes are kept. What both changed in different ways stays as the merchant has it, and is reported.
 */
export const mergeBase = (
  old: SiteDocuments,
  next: SiteDocuments,
  ownDocuments: SiteDocuments,
): MergedSite => {
  const conflicts: BaseConflict[] = [];
  const paths = [...new Set([...Object.keys(next), ...Object.keys(ownDocuments)])].sort();
  // Documents are parsed JSON; a site keeps them as unknown because they are checked later.
  const documentAt = (side: SiteDocuments, path: string): Json | undefined =>
    Object.hasOwn(side, path) ? (side[path] as Json) : undefined;
  const documents = Object.fromEntries(
    paths.flatMap((path) => {
      const values = {
        old: documentAt(old, path),
        next: documentAt(next, path),
        own: documentAt(ownDocuments, path),
      };
      const merged = mergeDocument(path, values, conflicts);
      return merged === undefined ? [] : [[path, merged] as const];
    }),
  );
  return { documents, conflicts };
};
