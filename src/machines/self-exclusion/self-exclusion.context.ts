import { breakLengths, type BreakLength } from '../../protocol/jurisdiction.ts';
import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, listOf, oneOfTexts, text, textOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** Lengths that the market offers. */
export interface BreakOffer {
  readonly timeOuts: readonly BreakLength[];
  readonly exclusions: readonly BreakLength[];
}
export interface SelfExclusionContext extends Complaint, BreakOffer {
  /** Asked for at the start: the page moves on to the question. */
  readonly wanted: BreakLength | null;
  readonly length: BreakLength | null;
  /** End of the break that began, ISO 8601. */
  readonly until: string | null;
}
export const breakLengthSchema: JsonSchema = oneOfTexts(breakLengths);
export const wantedLengthSchema: JsonSchema = { type: ['string', 'null'], enum: [...breakLengths, null] };
/** Rows of a list need an id. */
const choicesSchema: JsonSchema = listOf(closedObject({ id: breakLengthSchema }));

export const selfExclusionProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  timeOuts: choicesSchema,
  exclusions: choicesSchema,
  length: wantedLengthSchema,
  until: textOrNull,
});
export function projectSelfExclusion(snapshot: SnapshotLike): JsonObject {
  const { error, timeOuts, exclusions, length, until } = snapshot.context as SelfExclusionContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'loading' || state === 'starting',
    error,
    timeOuts: timeOuts.map((id) => ({ id })),
    exclusions: exclusions.map((id) => ({ id })),
    length,
    until,
  };
}
