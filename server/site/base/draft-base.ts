import type { DocumentPatch } from '../site-service.ts';

/** The base that a draft chose; null while it has that of the live site. */
export const readDraftBase = (patches: readonly DocumentPatch[]): string | null =>
  patches.findLast(({ base }) => base !== undefined)?.base ?? null;

/** The patches with the base noted at the first: it is the base of what they make. */
export const markDraftBase = (
  patches: readonly DocumentPatch[],
  base: string | null,
): readonly DocumentPatch[] => {
  const [first, ...rest] = patches;
  if (first === undefined || base === null || readDraftBase(patches) !== null) return patches;
  return [{ ...first, base }, ...rest];
};
