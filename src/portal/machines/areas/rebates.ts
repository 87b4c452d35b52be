import { createMoneyKeys } from '../idempotency-keys.ts';
import { implement } from '../implement.ts';

/** Rebates of the member. */
export const rebatesArea = implement<'rebateClaim'>({
  services: ({ api, newId }) => {
    const withKey = createMoneyKeys(newId);
    return {
      loadRebate: (_input, signal) => api['rebates.read']({}, { signal }),
      claimRebate: (_input, signal) =>
        withKey('rebate', (idempotencyKey) => api['rebates.claim']({}, { signal, idempotencyKey })),
    };
  },
});
