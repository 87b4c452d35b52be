import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  textMap,
  textOrNull,
  whole,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** One of the seven days of the strip. */
export interface SignInDay {
  /** Place in the strip, from 1. */
  readonly day: number;
  /** Calendar day of the server as YYYY-MM-DD. */
  readonly date: string;
  readonly points: number;
  readonly state: 'done' | 'today' | 'ahead';
}
export interface SignInStrip {
  readonly open: boolean;
  /** Today, as the server counts: YYYY-MM-DD. */
  readonly date: string;
  readonly claimedToday: boolean;
  /** Days in a row, with today once it is claimed. */
  readonly streak: number;
  /** Until the server's next day begins. */
  readonly secondsLeft: number;
  readonly days: readonly SignInDay[];
}
const signInDaySchema: JsonSchema = closedObject({
  day: whole,
  date: text,
  points: whole,
  state: oneOfTexts(['done', 'today', 'ahead']),
});
export const signInStripSchema: JsonSchema = closedObject({
  open: flag,
  date: text,
  claimedToday: flag,
  streak: whole,
  secondsLeft: whole,
  days: listOf(signInDaySchema),
});
export interface SignInContext extends Complaint {
  readonly strip: SignInStrip | null;
}
export const signInProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  date: textOrNull,
  streak: whole,
  days: listOf(signInDaySchema),
  /** Points of today. */
  points: whole,
});
const busyStates: readonly string[] = ['loading', 'claiming'];
export function projectSignIn(snapshot: SnapshotLike): JsonObject {
  const { strip, error, errors } = snapshot.context as SignInContext;
  const state = readStatePath(snapshot.value);
  const days = strip?.days ?? [];
  return {
    state,
    busy: busyStates.includes(state),
    error,
    errors: { ...errors },
    date: strip?.date ?? null,
    streak: strip?.streak ?? 0,
    days: days.map((one) => ({ ...one })),
    points: days.find(({ date }) => date === strip?.date)?.points ?? 0,
  };
}
