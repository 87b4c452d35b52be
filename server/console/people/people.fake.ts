import type { ConsoleDeps } from '../deps.ts';

const link = { token: 'token-of-a-test', expiresAt: new Date('2026-11-22T10:00:00Z') };
const made = { link, sentTo: null, isProposed: false };
const nothing = async (): Promise<void> => undefined;

/** Operators where nobody is and everything is accepted, for tests that are about something else. */
export const createPeopleFake = (): Pick<ConsoleDeps, 'people' | 'ownAccounts' | 'links'> => ({
  people: {
    list: async () => ({ operators: [], waiting: [], past: [], waitHours: 24, isMailed: false }),
    invite: async () => made,
    reset: async () => made,
    changeRole: async () => made,
    changeAddress: async () => made,
    setDisabled: async () => made,
    decide: async () => made,
    endSessions: nothing,
  },
  ownAccounts: {
    read: async () => ({ decidesFrom: null, sessions: [] }),
    endSession: nothing,
    setPassword: nothing,
  },
  links: {
    look: async () => null,
    take: () => Promise.reject(new Error('Expected no link to be taken.')),
    isSetupOpen: async () => false,
    openSetup: async () => null,
  },
});
