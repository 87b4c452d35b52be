import { textOf } from '../read-input.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import type { Area } from '../wiring-needs.ts';

/** Missions of the member. */
export const missionsArea: Area = {
  services: ({ api, newId }) => {
    const withKey = createMoneyKeys(newId);
    return {
      loadMissions: async (_input, signal) => {
        const { missions, currencySymbol } = await api['missions.list']({}, { signal });
        return { missions, currencySymbol };
      },
      claimMission: (input, signal) => {
        const request = { id: textOf(input['mission']) };
        return withKey(request, (idempotencyKey) =>
          api['missions.claim'](request, { signal, idempotencyKey }),
        );
      },
    };
  },
};
