import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  textMap,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export const envelopeStandings = ['open', 'upcoming', 'used', 'ineligible', 'closed'] as const;
export type EnvelopeStanding = (typeof envelopeStandings)[number];
/** An envelope that was opened before. */
export interface EnvelopeGrab {
  readonly id: string;
  readonly amount: string;
  /** Moment as ISO 8601. */
  readonly at: string;
}
/** What the server says of the red envelope. Money is decimal strings. */
export interface EnvelopeOffer {
  readonly standing: EnvelopeStanding;
  readonly title: string;
  /** Envelopes that the member may still open in this window. */
  readonly remaining: number;
  /** Until the window opens (`upcoming`) or closes (`open`). */
  readonly secondsLeft: number;
  readonly least: string;
  readonly most: string;
  readonly symbol: string;
  readonly history: readonly EnvelopeGrab[];
}
export const envelopeGrabSchema: JsonSchema = closedObject({ id: text, amount: text, at: text });
export const envelopeOfferSchema: JsonSchema = closedObject({
  standing: oneOfTexts(envelopeStandings),
  title: text,
  remaining: whole,
  secondsLeft: whole,
  least: text,
  most: text,
  symbol: text,
  history: listOf(envelopeGrabSchema),
});
export interface RedEnvelopeContext extends Complaint, Lockout {
  readonly offer: EnvelopeOffer | null;
  readonly remaining: number;
  readonly grab: EnvelopeGrab | null;
}
export const redEnvelopeProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  title: text,
  remaining: whole,
  least: textOrNull,
  most: textOrNull,
  symbol: text,
  history: listOf(envelopeGrabSchema),
  grab: { anyOf: [envelopeGrabSchema, { type: 'null' }] },
  secondsLeft: wholeOrNull,
});
const busyStates: readonly string[] = ['loading', 'opening'];
const countingStates: readonly string[] = ['upcoming', 'ready', 'locked'];
export function projectRedEnvelope(snapshot: SnapshotLike): JsonObject {
  const { offer, remaining, grab, error, errors, secondsLeft } = snapshot.context as RedEnvelopeContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error,
    errors: { ...errors },
    title: offer?.title ?? '',
    remaining,
    least: offer?.least ?? null,
    most: offer?.most ?? null,
    symbol: offer?.symbol ?? '',
    history: [...(grab === null ? [] : [{ ...grab }]), ...(offer?.history ?? []).map((one) => ({ ...one }))],
    grab: grab === null ? null : { ...grab },
    secondsLeft: countingStates.includes(state) ? secondsLeft : null,
  };
}
