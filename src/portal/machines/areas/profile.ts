import type { MemberSaveProfileRequest } from '../../../protocol/generated/wire-types.ts';
import type { Area } from '../wiring-needs.ts';

/** What members say about themselves. */
export const profileArea: Area = {
  services: ({ api }) => ({
    loadProfile: (_input, signal) => api['member.profile']({}, { signal }),
    saveProfile: (input, signal) =>
      api['member.saveProfile'](input['values'] as MemberSaveProfileRequest, { signal }),
  }),
};
