import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, listOf, orNull, schemasOf, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, done } from '../service-contract.ts';
import { flag, noPayload, text, integer } from '../value-kinds.ts';

/** A browser that is logged in. Times are ISO 8601, UTC. */
const here = {
  id: 'd-1',
  /** What the browser calls itself: `Chrome on Windows`; empty where it says nothing known. */
  device: 'Chrome on Windows',
  /** Its network, masked. */
  network: '203.0.113.•••',
  since: '2026-01-01T03:00:00.000Z',
  lastSeen: '2026-01-01T04:00:00.000Z',
  /** This very browser. */
  isThis: true,
};
export const signedInDeviceSchema = closedObject(schemasOf(here, {}));
export type SignedInDevice = ValueOf<typeof signedInDeviceSchema>;
const fields = { devices: listOf(signedInDeviceSchema) };
/** The device that the question, or the call under way, is about; null for all others. */
const hidden = { asked: orNull(text) };
export type DeviceListContext = FlowContext<typeof fields & typeof hidden>;
const there = { ...here, id: 'd-2', device: 'Safari on iPhone', isThis: false };
/** Where a member is logged in, and the way to end that elsewhere. */
export const deviceListContract = defineFlow({
  id: 'deviceList',
  needs: 'member',
  summary: 'Lists where a member is signed in, and signs out one other place or all of them.',
  events: {
    'devices.refresh': noPayload,
    'device.end': closedObject({ id: withSamples(text, ['d-1', 'd-2', 'unknown']) }),
    ...withoutPayload('devices.endOthers', 'end.confirm', 'end.cancel'),
  },
  shows: {
    ...fields,
    others: integer,
    /** Name of the device that the question is about; empty for all others. */
    asked: text,
    /** Whether the question is about all others. */
    isAboutOthers: flag,
  },
  read: ({ devices, asked }: DeviceListContext) => ({
    others: devices.filter(({ isThis }) => !isThis).length,
    asked: devices.find(({ id }) => id === asked)?.device ?? '',
    isAboutOthers: asked === null,
  }),
  states: {
    resting: { showing: 'The member may be logged in here alone; another login shows when it happens.' },
    server: ['loading', 'ending'],
    person: ['failed', 'showing', 'confirming'],
  },
  services: {
    loadDevices: call({}, fields, [
      done('here alone', { devices: [here] }),
      done('two', { devices: [here, there] }),
    ]),
    endDevices: call({ id: orNull(text) }, fields, [done('signed out', { devices: [here] })]),
  },
  bounded: boundedBy<DeviceListContext>({ has: ['error'], count: ['devices'], keep: ['asked'] }),
});
