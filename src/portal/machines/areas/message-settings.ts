import type { messageSettingsContract } from '../../../machines/message-settings/message-settings.contract.ts';
import type { consentRenewalContract } from '../../../machines/consent-renewal/consent-renewal.contract.ts';
import { implement } from '../implement.ts';

/** What members agree to: messages that they get, and legal texts whose edition changed. */
export const messageSettingsArea = implement<typeof messageSettingsContract | typeof consentRenewalContract>({
  services: ({ api }) => ({
    loadMessageSettings: (_input, signal) => api['messages.settings']({}, { signal }),
    saveMessageSettings: ({ choices }, signal) => api['messages.saveSettings'](choices, { signal }),
    loadDueConsents: (_input, signal) => api['consents.due']({}, { signal }),
    renewConsents: ({ due }, signal) =>
      api['consents.renew'](
        {
          documents: due.map(({ document, version }) => ({ document, version })),
        },
        { signal },
      ),
  }),
});
