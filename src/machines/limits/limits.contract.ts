import { limitKinds, limitPeriods } from '../../protocol/jurisdiction.ts';
import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  closedObject,
  listOf,
  noPayload,
  oneOfTexts,
  text,
  textOrNull,
  whole,
  withSamples,
} from '../payload-schema.ts';
import {
  limitsProjectionSchema,
  playLimitSchema,
  projectLimits,
  type LimitsContext,
} from './limits.context.ts';

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
const ready = {
  ...cut,
  id: 'loss.week',
  kind: 'loss',
  period: 'week',
  change: 'ready',
  next: '900.00',
  nextFrom: '2026-06-02T08:00:00.000Z',
  nextUntil: '2026-06-09T08:00:00.000Z',
};
const standing = { coolingHours: 24, cancelled: null, currency: 'PHP', limits: [cut, time, ready] };
const cooling = {
  ...standing,
  limits: standing.limits.map((one) => ({
    ...one,
    change: 'cooling',
    next: null,
    nextFrom: '2026-06-02T08:00:00.000Z',
    nextUntil: '2026-06-09T08:00:00.000Z',
  })),
};
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;
const changed = { name: 'changed meanwhile', kind: 'error', value: { code: 'limit.changed' } } as const;
const output = closedObject({
  coolingHours: whole,
  cancelled: textOrNull,
  currency: text,
  limits: listOf(playLimitSchema),
});
const place = { kind: oneOfTexts(limitKinds), period: oneOfTexts(limitPeriods) };
const chosen = closedObject({
  limit: withSamples(text, ['deposit.day', 'session.day', 'loss.week', 'unknown']),
});

/** Limits on deposits, losses and time: tighter at once, looser after the hours of the market and a second yes. */
export const limitsContract: MachineContract = {
  id: 'limits',
  version: 1,
  needs: 'member',
  summary: 'Shows the member’s limits, makes them tighter at once and looser after a cooling time.',
  events: {
    'limits.refresh': noPayload,
    'limit.edit': chosen,
    'limit.back': noPayload,
    'limit.submit': closedObject({ amount: withSamples(textOrNull, ['300', '1.5', '0', null]) }),
    'limit.remove': noPayload,
    'limit.confirm': chosen,
    'limit.keep': chosen,
  },
  effects: {},
  projection: limitsProjectionSchema,
  project: projectLimits,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    browsing: { waits: 'person' },
    editing: { waits: 'person', tags: ['form'] },
    saving: { waits: 'server', tags: ['busy'] },
    confirming: { waits: 'server', tags: ['busy'] },
    keeping: { waits: 'server', tags: ['busy'] },
  },
  input: closedObject({}),
  services: {
    loadLimits: {
      input: noPayload,
      output,
      outcomes: [{ name: 'limits', kind: 'done', value: standing }, offline],
    },
    setLimit: {
      input: closedObject({ ...place, amount: textOrNull }),
      output,
      outcomes: [
        { name: 'in force', kind: 'done', value: standing },
        { name: 'open deposit cancelled', kind: 'done', value: { ...standing, cancelled: '5000.00' } },
        { name: 'waits', kind: 'done', value: cooling },
        {
          name: 'not an amount',
          kind: 'error',
          value: { code: 'amount.invalid', fields: { amount: 'amount.invalid' } },
        },
        { name: 'not offered', kind: 'error', value: { code: 'limit.not-offered' } },
        offline,
      ],
    },
    confirmLimit: {
      input: closedObject(place),
      output,
      outcomes: [
        { name: 'in force', kind: 'done', value: standing },
        { name: 'too early', kind: 'error', value: { code: 'limit.cooling' } },
        changed,
        offline,
      ],
    },
    keepLimit: {
      input: closedObject(place),
      output,
      outcomes: [{ name: 'kept', kind: 'done', value: standing }, offline],
    },
  },
  delays: [],
  secrets: [],
  bounded: (context: LimitsContext) => ({
    error: context.error !== null,
    errors: Object.keys(context.errors).length,
    limits: context.limits.map(({ change }) => change),
    chosen: context.chosen,
    notice: context.notice,
  }),
};
