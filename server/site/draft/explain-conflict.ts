import { nameOfPart } from '../../../src/compiler/overlay/flat-document.ts';
import type { WireEditConflict } from '../../../src/protocol/calls/draft-edits.ts';
import type { Part, Place, Step } from '../../../src/protocol/document/edit-step.ts';
import { isJsonList, isJsonObject } from '../../../src/protocol/json/json-patches.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import type { FoundConflict, StoredEdit } from './run-edits.ts';

const longest = 300;
const sayInside = (value: Json): string => {
  if (value === null) return 'nothing';
  if (isJsonList(value)) return value.map(sayInside).join(', ');
  if (isJsonObject(value))
    return Object.entries(value)
      .map(([key, inner]) => (key.startsWith('$') ? sayInside(inner) : `${key} ${sayInside(inner)}`))
      .join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};
/** A value in words: an operator sees no JSON. */
const sayValue = (value: Json | undefined): string | null => {
  if (value === undefined || value === null) return null;
  const text = sayInside(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
};

const namePart = (part: Part): string => part.slice(part.indexOf(':') + 1);
const sayPlace = (place: Json): string | null => {
  const after = isJsonObject(place) ? place['after'] : null;
  return typeof after === 'string' ? `after ${namePart(after)}` : 'first';
};
const placeIn = (step: Step): string => {
  if (step.do === 'make' || step.do === 'drop') return '';
  if (step.do === 'put') return namePart(nameOfPart(step.value) ?? step.place.part);
  const path = step.do === 'set' || step.do === 'clear' ? step.path : [];
  return [namePart(step.part), path.join('.')].filter((word) => word !== '').join(': ');
};
const sayMine = (step: Step): string | null => {
  if (step.do === 'set' || step.do === 'put' || step.do === 'make') return sayValue(step.value);
  if (step.do === 'move') return sayPlace({ after: step.to.after });
  return null;
};

const isStartOf = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((key, index) => other[index] === key);
const pathOf = (step: Step): readonly string[] => (step.do === 'set' || step.do === 'clear' ? step.path : []);
const listsOf = (step: Step): readonly Place[] => {
  if (step.do === 'put') return [step.place];
  return step.do === 'move' ? [step.from, step.to] : [];
};
const partOf = (step: Step): Part | null => {
  if (step.do === 'make' || step.do === 'drop') return '';
  return step.do === 'put' ? nameOfPart(step.value) : step.part;
};
/** How near a step is to another: 2 at its very place, 1 in its part, 0 in its document. */
const nearness = (one: Step, other: Step): number => {
  if (one.document !== other.document) return -1;
  const [here, there] = [pathOf(one), pathOf(other)];
  const isPart = partOf(one) === partOf(other);
  if (isPart && (isStartOf(here, there) || isStartOf(there, here))) return 2;
  return isPart || listsOf(one).some(({ part }) => part === partOf(other)) ? 1 : 0;
};

/** Who changed it meanwhile: the last edit at the very place, else in the part, else in the document. */
export const findOther = (sent: Step, later: readonly StoredEdit[]): StoredEdit | undefined =>
  [2, 1, 0].flatMap((least) => {
    const edit = later.findLast(({ steps }) => steps.some((step) => nearness(sent, step) >= least));
    return edit === undefined ? [] : [edit];
  })[0];

/** A conflict with both values in words. `later` are the edits of the draft so far: the last of them there is what its author did not see. */
export function explainConflict(
  { edit, sent, step, theirs, canKeep, seen }: FoundConflict,
  later: readonly StoredEdit[],
): WireEditConflict {
  const other = findOther(sent, later);
  return {
    edit: edit.id,
    step,
    document: sent.document,
    place: placeIn(sent),
    does: sent.do,
    mine: sayMine(sent),
    theirs: sent.do === 'move' && theirs !== undefined ? sayPlace(theirs) : sayValue(theirs),
    by: other?.author ?? null,
    at: other?.at.toISOString() ?? null,
    canKeep,
    seen,
  };
}
