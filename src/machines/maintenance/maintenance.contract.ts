import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, noPayload } from '../payload-schema.ts';
import {
  maintenanceProjection,
  platformStatusSchema,
  type MaintenanceContext,
} from './maintenance.context.ts';

const up = { isDown: false, isRegionBlocked: false, from: null, until: null };

/** Whether the platform is open here (specification, section 4; wire contract: screen state 0, 1 or 2). */
export const maintenanceContract: MachineContract = {
  id: 'maintenance',
  version: 1,
  summary: 'Watches whether the platform is open, under maintenance or closed to this region.',
  events: { 'status.check': noPayload },
  internalEvents: { 'status.doubted': noPayload },
  effects: { showClosed: noPayload, showOpen: noPayload },
  ...maintenanceProjection,
  states: {
    checking: { waits: 'server', tags: ['busy'] },
    open: { waits: 'person' },
    'closed.waiting': { waits: 'timer' },
    'closed.checking': { waits: 'server', tags: ['busy'] },
    'blocked.waiting': { waits: 'person' },
    'blocked.checking': { waits: 'server', tags: ['busy'] },
  },
  input: closedObject({}),
  services: {
    loadStatus: {
      input: noPayload,
      output: platformStatusSchema,
      outcomes: [
        { name: 'open', kind: 'done', value: up },
        {
          name: 'maintenance',
          kind: 'done',
          value: { ...up, isDown: true, from: '2026-01-01T03:00:00Z', until: '2026-01-01T04:00:00Z' },
        },
        { name: 'region closed', kind: 'done', value: { ...up, isRegionBlocked: true } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: ['maintenancePoll'],
  secrets: [],
  bounded: ({ error, until }: MaintenanceContext) => ({ error, until: until !== null }),
};
