import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, text, textOrNull, whole, wholeOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** What a session came to. Money is a decimal string; `net` is negative for a loss. */
export interface SessionFigures {
  readonly staked: string;
  readonly won: string;
  readonly net: string;
  readonly currency: string;
  readonly minutes: number;
}
/** Seconds left of a rest; 0 where none is running. */
export interface Rest {
  readonly restSeconds: number;
}
export const sessionFiguresSchema: JsonSchema = closedObject({
  staked: text,
  won: text,
  net: text,
  currency: text,
  minutes: whole,
});
export interface RealityCheckContext extends Complaint {
  readonly intervalMinutes: number;
  /** Left of the rest that the server keeps, in seconds; 0 where none is running. */
  readonly restSeconds: number;
  /** The answer leads to limits and breaks instead of back to play. */
  readonly wantsHistory: boolean;
  /** The time was over before the flow began: the code that counts it outside starts the check itself. */
  readonly isDue: boolean;
  readonly figures: SessionFigures | null;
  readonly secondsLeft: number | null;
}
export const realityCheckProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  intervalMinutes: whole,
  figures: { anyOf: [sessionFiguresSchema, { type: 'null' }] },
  secondsLeft: wholeOrNull,
});
export function projectRealityCheck(snapshot: SnapshotLike): JsonObject {
  const { error, figures, intervalMinutes, secondsLeft } = snapshot.context as RealityCheckContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'loadingFigures' || state === 'answering',
    error,
    intervalMinutes,
    figures: figures === null ? null : { ...figures },
    secondsLeft: state === 'resting' ? secondsLeft : null,
  };
}
