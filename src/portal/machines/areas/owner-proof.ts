import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** What an account without a password needs before a change. */
export const ownerProofArea: Area = {
  services: ({ api }) => ({
    loadOwnerProof: (_input, signal) => api['ownerProof.read']({}, { signal }),
    sendOwnerCode: (input, signal) =>
      api['ownerProof.send']({ via: input['via'] === 'email' ? 'email' : 'sms' }, { signal }),
    confirmOwner: (input, signal) => api['ownerProof.confirm']({ code: textOf(input['code']) }, { signal }),
  }),
};
