import type { MessagesSaveSettingsRequest } from '../../../protocol/generated/wire-types.ts';
import type { Area } from '../wiring-needs.ts';

/** Which messages members get. */
export const messageSettingsArea: Area = {
  services: ({ api }) => ({
    loadMessageSettings: (_input, signal) => api['messages.settings']({}, { signal }),
    saveMessageSettings: ({ choices }, signal) =>
      api['messages.saveSettings'](choices as MessagesSaveSettingsRequest, { signal }),
  }),
};
