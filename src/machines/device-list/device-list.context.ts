import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, listOf, text, textOrNull, whole } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** A browser that is signed in. Times are ISO 8601, UTC. */
export interface SignedInDevice {
  readonly id: string;
  /** What the browser calls itself: `Chrome on Windows`; empty where it says nothing known. */
  readonly device: string;
  /** Its network, masked. */
  readonly network: string;
  readonly since: string;
  readonly lastSeen: string;
  /** This very browser. */
  readonly isThis: boolean;
}
export const signedInDeviceSchema: JsonSchema = closedObject({
  id: text,
  device: text,
  network: text,
  since: text,
  lastSeen: text,
  isThis: flag,
});
export interface DeviceListContext extends Complaint {
  readonly devices: readonly SignedInDevice[];
  /** The device that the question, or the call under way, is about; null for all others. */
  readonly asked: string | null;
}
export const deviceListProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  devices: listOf(signedInDeviceSchema),
  others: whole,
  /** Name of the device that the question is about; empty for all others. */
  asked: text,
});
export function projectDeviceList(snapshot: SnapshotLike): JsonObject {
  const { devices, asked, error } = snapshot.context as DeviceListContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'loading' || state === 'ending',
    error,
    devices: devices.map((one) => ({ ...one })),
    others: devices.filter(({ isThis }) => !isThis).length,
    asked: devices.find(({ id }) => id === asked)?.device ?? '',
  };
}
