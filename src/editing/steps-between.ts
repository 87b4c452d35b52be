import { isDivisible } from '../compiler/overlay/flat-document.ts';
import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Step } from '../protocol/document/edit-step.ts';
import type { Json } from '../protocol/json/json.ts';
import { documentAt } from './apply-steps.ts';
import { fingerprintOf } from './fingerprint.ts';
import { planSteps } from './plan-steps.ts';

const isSameText = (one: Json, other: Json): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The steps that make of one document the other, byte for byte: parts by their name, so that a part which moved and a
 * change in it are two. Where names do not suffice it is one step for all of the document.
 */
export function stepsBetween(
  document: string,
  before: Json | undefined,
  after: Json | undefined,
): readonly Step[] {
  if (before === undefined) return after === undefined ? [] : [{ document, do: 'make', value: after }];
  if (after === undefined) return [{ document, do: 'drop', was: fingerprintOf(before) }];
  if (isSameText(before, after)) return [];
  const planned =
    isDivisible(undefined, before) && isDivisible(undefined, after)
      ? planSteps(document, before, after)
      : null;
  return planned ?? [{ document, do: 'set', part: '', path: [], value: after, was: before }];
}

/** The steps that make of one site the other. */
export const stepsBetweenSites = (before: SiteDocuments, after: SiteDocuments): readonly Step[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((path) =>
    before[path] === after[path] ? [] : stepsBetween(path, documentAt(before, path), documentAt(after, path)),
  );
