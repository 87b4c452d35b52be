import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** Promotions stopped by the link in one of them. */
export const promotionStopArea: Area = {
  services: ({ api }) => ({
    readStopLink: ({ token }, signal) => api['messages.readStopLink']({ token: textOf(token) }, { signal }),
    stopByLink: ({ token }, signal) => api['messages.stopByLink']({ token: textOf(token) }, { signal }),
  }),
};
