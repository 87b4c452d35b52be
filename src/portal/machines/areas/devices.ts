import type { DevicesListValue } from '../../../protocol/generated/wire-types.ts';
import { implement } from '../implement.ts';
import type { SignedInDevice } from '../../../machines/device-list/device-list.contract.ts';

const toDevices = ({ list }: DevicesListValue): { readonly devices: readonly SignedInDevice[] } => ({
  devices: list.map(({ id, device, network, createdAt, lastSeenAt, current }) => ({
    id,
    device,
    network,
    since: createdAt,
    lastSeen: lastSeenAt,
    isThis: current,
  })),
});

/** Where the member is logged in. */
export const devicesArea = implement<'deviceList'>({
  services: ({ api }) => ({
    loadDevices: async (_input, signal) => toDevices(await api['devices.list']({}, { signal })),
    endDevices: async ({ id }, signal) => toDevices(await api['devices.end']({ id }, { signal })),
  }),
});
