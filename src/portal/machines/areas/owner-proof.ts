import { implement } from '../implement.ts';

/** What an account without a password needs before a change. */
export const ownerProofArea = implement<'ownerProof'>({
  services: ({ api }) => ({
    loadOwnerProof: (_input, signal) => api['ownerProof.read']({}, { signal }),
    sendOwnerCode: ({ via }, signal) => api['ownerProof.send']({ via }, { signal }),
    confirmOwner: ({ code }, signal) => api['ownerProof.confirm']({ code }, { signal }),
  }),
});
