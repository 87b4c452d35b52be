import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, listOf, noPayload, text, textOrNull, withSamples } from '../payload-schema.ts';
import {
  deviceListProjectionSchema,
  projectDeviceList,
  signedInDeviceSchema,
  type DeviceListContext,
} from './device-list.context.ts';

const here = {
  id: 'd-1',
  device: 'Chrome on Windows',
  network: '203.0.113.•••',
  since: '2026-01-01T03:00:00.000Z',
  lastSeen: '2026-01-01T04:00:00.000Z',
  isThis: true,
};
const there = { ...here, id: 'd-2', device: 'Safari on iPhone', isThis: false };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/** Where a member is signed in, and the way to end that elsewhere. */
export const deviceListContract: MachineContract = {
  id: 'deviceList',
  version: 1,
  needs: 'member',
  summary: 'Lists where a member is signed in, and signs out one other place or all of them.',
  events: {
    'devices.refresh': noPayload,
    'device.end': closedObject({ id: withSamples(text, ['d-1', 'd-2', 'unknown']) }),
    'devices.endOthers': noPayload,
    'end.confirm': noPayload,
    'end.cancel': noPayload,
  },
  projection: deviceListProjectionSchema,
  project: projectDeviceList,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    showing: { waits: 'person' },
    confirming: { waits: 'person' },
    ending: { waits: 'server', tags: ['busy'] },
  },
  input: closedObject({}),
  services: {
    loadDevices: {
      input: noPayload,
      output: closedObject({ devices: listOf(signedInDeviceSchema) }),
      outcomes: [
        { name: 'here alone', kind: 'done', value: { devices: [here] } },
        { name: 'two', kind: 'done', value: { devices: [here, there] } },
        offline,
      ],
    },
    endDevices: {
      input: closedObject({ id: textOrNull }),
      output: closedObject({ devices: listOf(signedInDeviceSchema) }),
      outcomes: [{ name: 'signed out', kind: 'done', value: { devices: [here] } }, offline],
    },
  },
  delays: [],
  secrets: [],
  bounded: ({ devices, asked, error }: DeviceListContext) => ({
    devices: devices.length,
    asked,
    error: error !== null,
  }),
};
