import type { ConsoleDeps } from '../deps.ts';

const made = { token: 'token-of-a-test', expiresAt: new Date('2026-11-22T10:00:00Z') };
const nothing = async (): Promise<void> => undefined;

/** Operators where nobody is and everything is accepted, for tests that are about something else. */
export const createPeopleFake = (): Pick<ConsoleDeps, 'people' | 'ownAccounts' | 'links'> => ({
  people: {
    list: async () => ({ operators: [] }),
    invite: async () => made,
    reset: async () => made,
    changeRole: nothing,
    setDisabled: nothing,
    endSessions: nothing,
  },
  ownAccounts: { read: async () => ({ sessions: [] }), endSession: nothing, setPassword: nothing },
  links: {
    look: async () => null,
    take: () => Promise.reject(new Error('Expected no link to be taken.')),
    isSetupOpen: async () => false,
    openSetup: async () => null,
  },
});
