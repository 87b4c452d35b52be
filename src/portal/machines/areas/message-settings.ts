import type {
  ConsentsDueValue,
  MessagesSaveSettingsRequest,
} from '../../../protocol/generated/wire-types.ts';
import type { Area } from '../wiring-needs.ts';

/** What members agree to: messages that they get, and legal texts whose edition changed. */
export const messageSettingsArea: Area = {
  services: ({ api }) => ({
    loadMessageSettings: (_input, signal) => api['messages.settings']({}, { signal }),
    saveMessageSettings: ({ choices }, signal) =>
      api['messages.saveSettings'](choices as MessagesSaveSettingsRequest, { signal }),
    loadDueConsents: (_input, signal) => api['consents.due']({}, { signal }),
    renewConsents: ({ due }, signal) =>
      api['consents.renew'](
        {
          documents: (due as ConsentsDueValue['due']).map(({ document, version }) => ({ document, version })),
        },
        { signal },
      ),
  }),
};
