import { implement } from '../implement.ts';

/** Promotions stopped by the link in one of them. */
export const promotionStopArea = implement<'promotionStop'>({
  services: ({ api }) => ({
    readStopLink: (link, signal) => api['messages.readStopLink'](link, { signal }),
    stopByLink: (link, signal) => api['messages.stopByLink'](link, { signal }),
  }),
});
