import { textOf } from '../read-input.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import type { Area } from '../wiring-needs.ts';

/** Promotions that a member joins. */
export const promotionsArea: Area = {
  services: ({ api, newId }) => {
    const withKey = createMoneyKeys(newId);
    return {
      loadPromotion: (input, signal) => api['promotions.read']({ id: textOf(input['id']) }, { signal }),
      joinPromotion: (input, signal) => api['promotions.join']({ id: textOf(input['id']) }, { signal }),
      giveUpPromotion: (input, signal) => {
        const request = { id: textOf(input['id']) };
        return withKey(request, (idempotencyKey) =>
          api['promotions.giveUp'](request, { signal, idempotencyKey }),
        );
      },
    };
  },
};
