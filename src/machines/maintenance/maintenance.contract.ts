import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, orNull, type ValueOf } from '../payload-schema.ts';
import { call, done } from '../service-contract.ts';
import { flag, noPayload, text } from '../value-kinds.ts';

/** When the site is closed: ISO 8601 in UTC, or null if unknown. */
const times = { from: orNull(text), until: orNull(text) };
/** What the platform says of itself. */
export const platformStatusSchema = closedObject({ isDown: flag, isRegionBlocked: flag, ...times });
export type PlatformStatus = ValueOf<typeof platformStatusSchema>;
export type MaintenanceContext = FlowContext<typeof times>;
const up = { isDown: false, isRegionBlocked: false, from: null, until: null };
/** Whether the platform is open here (specification, section 4; wire contract: screen state 0, 1 or 2). */
export const maintenanceContract = defineFlow({
  id: 'maintenance',
  summary: 'Watches whether the platform is open, under maintenance or closed to this region.',
  events: { 'status.check': noPayload },
  internalEvents: { 'status.doubted': noPayload },
  effects: withoutPayload('showClosed', 'showOpen'),
  shows: times,
  states: {
    server: ['checking', 'closed.checking', 'blocked.checking'],
    person: ['open', 'blocked.waiting'],
    timer: ['closed.waiting'],
  },
  services: {
    loadStatus: call({}, platformStatusSchema, [
      done('open', up),
      done('maintenance', {
        ...up,
        isDown: true,
        from: '2026-01-01T03:00:00Z',
        until: '2026-01-01T04:00:00Z',
      }),
      done('region closed', { ...up, isRegionBlocked: true }),
    ]),
  },
  delays: ['maintenancePoll'],
  bounded: boundedBy<MaintenanceContext>({ has: ['until'], keep: ['error'] }),
});
