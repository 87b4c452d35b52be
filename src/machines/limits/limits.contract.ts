import { limitKinds, limitPeriods, type LimitKind } from '../../protocol/jurisdiction.ts';
import { boundedBy, defineFlow, type FlowContext } from '../define-flow.ts';
import { describeStates } from '../flow-states.ts';
import { closedObject, listOf, oneOfTexts, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, done, failed, failedAt } from '../service-contract.ts';
import { messageMap, noPayload, text, integer } from '../value-kinds.ts';

export const limitChanges = ['none', 'cooling', 'ready'] as const;
/** One limit of a member. Money is decimal strings, a session's time whole minutes as text. */
export const playLimitSchema = closedObject({
  id: text,
  kind: oneOfTexts(limitKinds),
  period: oneOfTexts(limitPeriods),
  /** Null where there is none. */
  amount: orNull(text),
  used: text,
  left: orNull(text),
  /** Whether a looser limit waits, and whether it can be confirmed. */
  change: oneOfTexts(limitChanges),
  /** The looser limit; null takes it away. */
  next: orNull(text),
  /** From when it can be confirmed, ISO 8601. */
  nextFrom: orNull(text),
  /** Until when it can be confirmed, ISO 8601. */
  nextUntil: orNull(text),
});
export type PlayLimit = ValueOf<typeof playLimitSchema>;
const limits = listOf(playLimitSchema);
/** What the last change came to. */
export const limitNotices = ['saved', 'cancelled', 'waiting', 'raised', 'kept'] as const;
export type LimitNotice = (typeof limitNotices)[number];
const shown = {
  coolingHours: integer,
  notice: orNull(oneOfTexts(limitNotices)),
  /** Sum of the open deposits that the last change cancelled, decimal; null where there was none. */
  cancelled: orNull(text),
};
const hidden = {
  limits,
  /** ISO 4217; empty until the limits are there. */
  currency: text,
  /** Id of the limit that is being changed. */
  chosen: orNull(text),
  /** What was typed; null asks for no limit. */
  wanted: orNull(text),
};
export type LimitsContext = FlowContext<typeof shown & typeof hidden>;
export function findLimit({ limits }: LimitsContext, id: string | null): PlayLimit | null {
  return limits.find((one) => one.id === id) ?? null;
}
const cut = {
  id: 'deposit.day',
  kind: 'deposit',
  period: 'day',
  amount: '500.00',
  used: '120.00',
  left: '380.00',
  change: 'none',
  next: null,
  nextFrom: null,
  nextUntil: null,
};
const time = { ...cut, id: 'session.day', kind: 'session', amount: null, used: '45', left: null };
const soon = { nextFrom: '2026-06-02T08:00:00.000Z', nextUntil: '2026-06-09T08:00:00.000Z' };
const ready = {
  ...cut,
  id: 'loss.week',
  kind: 'loss',
  period: 'week',
  change: 'ready',
  next: '900.00',
  ...soon,
};
const standing = { coolingHours: 24, cancelled: null, currency: 'PHP', limits: [cut, time, ready] };
const cooling = {
  ...standing,
  limits: standing.limits.map((one) => ({ ...one, change: 'cooling', next: null, ...soon })),
};
const output = closedObject({ coolingHours: integer, cancelled: orNull(text), currency: text, limits });
const place = { kind: oneOfTexts(limitKinds), period: oneOfTexts(limitPeriods) };
const chosen = closedObject({
  limit: withSamples(text, ['deposit.day', 'session.day', 'loss.week', 'unknown']),
});
/** Limits on deposits, losses and time: stricter immediately, looser after a delay and a confirmation. */
export const limitsContract = defineFlow({
  id: 'limits',
  version: 1,
  needs: 'member',
  summary: 'Shows the member’s limits, makes them tighter at once and looser after a cooling time.',
  events: {
    'limits.refresh': noPayload,
    'limit.edit': chosen,
    'limit.back': noPayload,
    'limit.submit': closedObject({ amount: withSamples(orNull(text), ['300', '1.5', '0', null]) }),
    'limit.remove': noPayload,
    'limit.confirm': chosen,
    'limit.keep': chosen,
  },
  shows: {
    errors: messageMap,
    ...shown,
    deposit: limits,
    loss: limits,
    session: limits,
    chosen: orNull(playLimitSchema),
  },
  read: (context: LimitsContext) => {
    const chosen = findLimit(context, context.chosen);
    const list = (kind: LimitKind): readonly PlayLimit[] => context.limits.filter((one) => one.kind === kind);
    return { deposit: list('deposit'), loss: list('loss'), session: list('session'), chosen };
  },
  states: describeStates({
    server: ['loading', 'saving', 'confirming', 'keeping'],
    person: ['failed', 'browsing'],
    form: ['editing'],
  }),
  services: {
    loadLimits: call({}, output, [done('limits', standing)]),
    setLimit: call({ ...place, amount: orNull(text) }, output, [
      done('in force', standing),
      done('open deposit cancelled', { ...standing, cancelled: '5000.00' }),
      done('waits', cooling),
      failedAt('amount', 'not an amount', 'amount.invalid'),
      failed('not offered', 'limit.not-offered'),
    ]),
    confirmLimit: call(place, output, [
      done('in force', standing),
      failed('too early', 'limit.cooling'),
      failed('changed meanwhile', 'limit.changed'),
    ]),
    keepLimit: call(place, output, [done('kept', standing)]),
  },
  bounded: boundedBy<LimitsContext>({
    has: ['error'],
    count: ['errors'],
    keep: ['chosen', 'notice'],
    also: ({ limits }) => ({ limits: limits.map(({ change }) => change) }),
  }),
});
