import type { DocumentPatch } from '../site-service.ts';

/** The base that a draft put itself on; null while it stands on that of the live site. */
export const readDraftBase = (patches: readonly DocumentPatch[]): string | null =>
  patches.findLast(({ base }) => base !== undefined)?.base ?? null;

/** The patches with a base at the first: what they make stands on it. */
export const markDraftBase = (
  patches: readonly DocumentPatch[],
  base: string | null,
): readonly DocumentPatch[] => {
  const [first, ...rest] = patches;
  if (first === undefined || base === null || readDraftBase(patches) !== null) return patches;
  return [{ ...first, base }, ...rest];
};
