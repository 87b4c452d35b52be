import { limitKinds, limitPeriods, type LimitKind, type LimitPeriod } from '../../protocol/jurisdiction.ts';
import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import {
  closedObject,
  flag,
  listOf,
  messageMap,
  oneOfTexts,
  text,
  textOrNull,
  whole,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export const limitChanges = ['none', 'cooling', 'ready'] as const;
/** One limit of a member. Money is decimal strings, a session's time whole minutes as text. */
export interface PlayLimit {
  readonly id: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Null where there is none. */
  readonly amount: string | null;
  readonly used: string;
  readonly left: string | null;
  /** Whether a looser limit waits, and whether it can be confirmed. */
  readonly change: (typeof limitChanges)[number];
  /** The looser limit; null takes it away. */
  readonly next: string | null;
  /** From when it can be confirmed, ISO 8601. */
  readonly nextFrom: string | null;
  /** Until when it can be confirmed, ISO 8601. */
  readonly nextUntil: string | null;
}
export const playLimitSchema: JsonSchema = closedObject({
  id: text,
  kind: oneOfTexts(limitKinds),
  period: oneOfTexts(limitPeriods),
  amount: textOrNull,
  used: text,
  left: textOrNull,
  change: oneOfTexts(limitChanges),
  next: textOrNull,
  nextFrom: textOrNull,
  nextUntil: textOrNull,
});
/** What the last change came to. */
export const limitNotices = ['saved', 'cancelled', 'waiting', 'raised', 'kept'] as const;
export type LimitNotice = (typeof limitNotices)[number];

export interface LimitsContext extends Complaint {
  readonly limits: readonly PlayLimit[];
  readonly coolingHours: number;
  /** ISO 4217; empty until the limits are there. */
  readonly currency: string;
  /** Id of the limit that is being changed. */
  readonly chosen: string | null;
  /** What was typed; null asks for no limit. */
  readonly wanted: string | null;
  readonly notice: LimitNotice | null;
  /** Sum of the open deposits that the last change cancelled, decimal; null where there was none. */
  readonly cancelled: string | null;
}
export function findLimit({ limits }: LimitsContext, id: string | null): PlayLimit | null {
  return limits.find((one) => one.id === id) ?? null;
}

export const limitsProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: messageMap,
  deposit: listOf(playLimitSchema),
  loss: listOf(playLimitSchema),
  session: listOf(playLimitSchema),
  chosen: { anyOf: [playLimitSchema, { type: 'null' }] },
  coolingHours: whole,
  notice: { type: ['string', 'null'], enum: [...limitNotices, null] },
  cancelled: textOrNull,
});
const busyStates: readonly string[] = ['loading', 'saving', 'confirming', 'keeping'];
export function projectLimits(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as LimitsContext;
  const state = readStatePath(snapshot.value);
  const chosen = findLimit(context, context.chosen);
  const list = (kind: LimitKind): JsonObject[] =>
    context.limits.filter((one) => one.kind === kind).map((one) => ({ ...one }));
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    deposit: list('deposit'),
    loss: list('loss'),
    session: list('session'),
    chosen: chosen === null ? null : { ...chosen },
    coolingHours: context.coolingHours,
    notice: context.notice,
    cancelled: context.cancelled,
  };
}
