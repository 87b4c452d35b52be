import type { IssueFix } from '../../protocol/release/issue.ts';
import { type Place, toPointer } from '../pointer.ts';
import { findNearest } from '../suggest.ts';

/** The known name that was meant, at a place where a name is the value. */
export const renameValue = (
  name: string,
  candidates: Iterable<string>,
): { readonly summary: string; readonly value: string } | undefined => {
  const nearest = findNearest(name, candidates);
  return nearest === null ? undefined : { summary: `Set it to "${nearest}"`, value: nearest };
};

/** What is listed twice, once. */
export const takeOut = (place: Place): IssueFix => ({
  summary: 'Take this one out',
  changes: [{ op: 'remove', pointer: toPointer(place) }],
});

/** An id that nothing else has, in place of one that is there twice. */
export const renameTwice = (
  id: string,
  isUsed: (id: string) => boolean,
): { readonly summary: string; readonly value: string } => {
  let number = 2;
  while (isUsed(`${id}-${number}`)) number += 1;
  return { summary: `Set it to "${id}-${number}"`, value: `${id}-${number}` };
};

/** The known key that was meant, at the place of a key. A key that is there already is never meant. */
export const renameKey = (
  place: Place,
  candidates: Iterable<string>,
  present: Iterable<string> = [],
): IssueFix | undefined => {
  const usedNames = new Set(present);
  const name = String(place.at(-1) ?? '');
  const nearest = findNearest(name, candidates);
  if (nearest === null || usedNames.has(nearest)) return undefined;
  return renameTo(place, nearest);
};

/** Another name for the key at a place. */
export const renameTo = (place: Place, to: string): IssueFix => ({
  summary: `Rename it to "${to}"`,
  changes: [{ op: 'rename', pointer: toPointer(place), to }],
});

/** The known name that was meant, as the value at another place than the issue's. */
export const renameAt = (place: Place, name: string, candidates: Iterable<string>): IssueFix | undefined => {
  const fix = renameValue(name, candidates);
  if (fix === undefined) return undefined;
  return { summary: fix.summary, changes: [{ op: 'replace', pointer: toPointer(place), value: fix.value }] };
};

interface PlacedValue {
  readonly place: Place;
  readonly value: number;
}
/** Two numbers in each other's place: each with the value that it gets. */
export const swapValues = (one: PlacedValue, other: PlacedValue): IssueFix => ({
  summary: `Swap them: ${one.value} to ${other.value}`,
  changes: [one, other].map(({ place, value }) => ({ op: 'replace', pointer: toPointer(place), value })),
});
