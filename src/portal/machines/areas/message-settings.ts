import { implement } from '../implement.ts';

/** What members agree to: messages that they get, and legal texts whose edition changed. */
export const messageSettingsArea = implement<'messageSettings' | 'consentRenewal'>({
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
