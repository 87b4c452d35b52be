import type { IssueFix } from '../../protocol/release/issue.ts';
import type { Place } from '../pointer.ts';
import { renameKey, renameTo } from './make-fix.ts';

/** The side that is meant in every writing direction, for one that is meant in ours only. */
const logicalNames: Readonly<Record<string, string>> = {
  left: 'start',
  right: 'end',
  top: 'blockStart',
  bottom: 'blockEnd',
  paddingLeft: 'paddingInlineStart',
  paddingRight: 'paddingInlineEnd',
  paddingTop: 'paddingBlockStart',
  paddingBottom: 'paddingBlockEnd',
  marginLeft: 'marginInlineStart',
  marginRight: 'marginInlineEnd',
  marginTop: 'marginBlockStart',
  marginBottom: 'marginBlockEnd',
};

/** The logical name for a physical one, where it is known there. */
export const toLogical = (name: string, candidates: Iterable<string>): string | null => {
  const logical = Object.hasOwn(logicalNames, name) ? logicalNames[name] : undefined;
  return logical !== undefined && [...candidates].includes(logical) ? logical : null;
};

/** A key that was meant: its logical side, or the nearest known name. */
export const renameLogical = (
  place: Place,
  candidates: readonly string[],
  present: readonly string[],
): IssueFix | undefined => {
  const to = toLogical(String(place.at(-1)), candidates);
  if (to === null || present.includes(to)) return renameKey(place, candidates, present);
  return renameTo(place, to);
};
