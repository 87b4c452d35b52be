import { careStandingShape } from '../../protocol/generated/shapes/care-standing.ts';
import { playLimitShape } from '../../protocol/generated/shapes/play-limit.ts';
import type { LimitKind } from '../../protocol/document/jurisdiction.ts';
import { boundedBy, defineFlow, type FlowContext } from '../define-flow.ts';
import {
  closedObject,
  listOf,
  oneOfTexts,
  onlyOf,
  orNull,
  propertiesOf,
  withSamples,
} from '../payload-schema.ts';
import type { ValueOf } from '../payload-schema.ts';
import { call, done, failed, failedAt } from '../service-contract.ts';
import { integer, messageKey, messageMap, money, noPayload, text } from '../value-kinds.ts';

/** Limits of a member. Money is decimal strings, a session's time whole minutes as text. */
const limitStandingSchema = onlyOf(careStandingShape, 'limits', 'coolingHours', 'cancelled', 'currency');
export type LimitStanding = ValueOf<typeof limitStandingSchema>;
export type PlayLimit = ValueOf<typeof playLimitShape>;
const limits = listOf(playLimitShape);
/** With the keys of the texts that tell its button from those of the others. */
const named = { ...propertiesOf(playLimitShape), name: messageKey, action: messageKey };
const namedTimes = listOf(closedObject(named));
const orMoney = orNull(money);
const sums = { amount: orMoney, used: money, left: orMoney, next: orMoney };
const namedLimits = listOf(closedObject({ ...named, ...sums }));
const nameLimit = (limit: PlayLimit): PlayLimit & { readonly name: string; readonly action: string } => ({
  ...limit,
  name: `limits.subject.${limit.id}`,
  action: limit.amount === null ? 'limits.set' : 'limits.change',
});
/** What the last change came to. */
export const limitNotices = ['saved', 'cancelled', 'waiting', 'raised', 'kept'] as const;
export type LimitNotice = (typeof limitNotices)[number];
const fields = {
  coolingHours: integer,
  notice: orNull(oneOfTexts(limitNotices)),
  /** Sum of the open deposits that the last change cancelled, decimal; null where there was none. */
  cancelled: orNull(money),
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
export type LimitsContext = FlowContext<typeof fields & typeof hidden>;
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
const place = onlyOf(playLimitShape, 'kind', 'period');
const chosen = closedObject({
  limit: withSamples(text, ['deposit.day', 'session.day', 'loss.week', 'unknown']),
});
/** Limits on deposits, losses and time: stricter immediately, looser after a delay and a confirmation. */
export const limitsContract = defineFlow({
  id: 'limits',
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
    ...fields,
    deposit: namedLimits,
    loss: namedLimits,
    session: namedTimes,
    chosen: orNull(playLimitShape),
  },
  read: (context: LimitsContext) => {
    const chosen = findLimit(context, context.chosen);
    const list = (kind: LimitKind) => context.limits.filter((one) => one.kind === kind).map(nameLimit);
    return { deposit: list('deposit'), loss: list('loss'), session: list('session'), chosen };
  },
  states: {
    resting: { browsing: 'The market may have no limits that a member sets.' },
    server: ['loading', 'saving', 'confirming', 'keeping'],
    person: ['failed', 'browsing'],
    form: ['editing'],
  },
  services: {
    loadLimits: call({}, limitStandingSchema, [done('limits', standing)]),
    setLimit: call(onlyOf(playLimitShape, 'kind', 'period', 'amount'), limitStandingSchema, [
      done('in force', standing),
      done('open deposit cancelled', { ...standing, cancelled: '5000.00' }),
      done('waits', cooling),
      failedAt('amount', 'not an amount', 'amount.invalid'),
      failed('not offered', 'limit.not-offered'),
    ]),
    confirmLimit: call(place, limitStandingSchema, [
      done('in force', standing),
      failed('too early', 'limit.cooling'),
      failed('changed meanwhile', 'limit.changed'),
    ]),
    keepLimit: call(place, limitStandingSchema, [done('kept', standing)]),
  },
  bounded: boundedBy<LimitsContext>({
    has: ['error'],
    count: ['errors'],
    keep: ['chosen', 'notice'],
    also: ({ limits }) => ({ limits: limits.map(({ change }) => change) }),
  }),
});
