import { createMoneyKeys } from '../idempotency-keys.ts';
import { implement } from '../implement.ts';

/** Missions of the member. */
export const missionsArea = implement<'missionClaim'>({
  services: ({ api, newId }) => {
    const withKey = createMoneyKeys(newId);
    return {
      loadMissions: async (_input, signal) => {
        const { missions, currencySymbol } = await api['missions.list']({}, { signal });
        return { missions, currencySymbol };
      },
      claimMission: ({ mission: id }, signal) =>
        withKey({ id }, (idempotencyKey) => api['missions.claim']({ id }, { signal, idempotencyKey })),
    };
  },
});
