import { implement } from '../implement.ts';

/** What members say about themselves. */
export const profileArea = implement<'profile'>({
  services: ({ api }) => ({
    loadProfile: (_input, signal) => api['member.profile']({}, { signal }),
    saveProfile: ({ values }, signal) => api['member.saveProfile'](values, { signal }),
  }),
});
