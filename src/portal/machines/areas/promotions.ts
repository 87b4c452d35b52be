import { implement } from '../implement.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';

/** Promotions that a member joins. */
export const promotionsArea = implement<'promotionOffer'>({
  services: ({ api, newId }) => {
    const withKey = createMoneyKeys(newId);
    return {
      loadPromotion: (promotion, signal) => api['promotions.read'](promotion, { signal }),
      joinPromotion: (promotion, signal) => api['promotions.join'](promotion, { signal }),
      giveUpPromotion: (joined, signal) =>
        withKey(joined, (idempotencyKey) => api['promotions.giveUp'](joined, { signal, idempotencyKey })),
    };
  },
});
