import type { LostFactor } from '../../../src/protocol/calls/factors.ts';
import type { Factors } from './factors.ts';
import type { LostFactors } from './lost-factors.ts';

const nothing = async (): Promise<void> => undefined;

/** Accounts without a second factor, for tests that are about something else. */
export const createFactorsFake = (): Factors => ({
  read: async () => ({ authenticator: null, passkeys: [], recoveryCodesLeft: 0 }),
  writePasskeyRequest: async () => '{}',
  judge: async () => false,
  startAuthenticator: async () => ({ secret: 'A', uri: 'otpauth://totp/x', expiresInSeconds: 900 }),
  confirmAuthenticator: async () => null,
  startPasskey: async () => '{}',
  addPasskey: async () => null,
  removeAuthenticator: nothing,
  removePasskey: nothing,
  renewRecoveryCodes: async () => [],
});

/** No operator has lost a factor before one asks. */
export function createLostFactorsFake(): LostFactors {
  let waiting: readonly LostFactor[] = [];
  return {
    list: async () => ({ waiting, past: [] }),
    propose: async ({ username, note, by }) => {
      const asked = { id: '1', username, note, state: 'waiting', reason: '' } as const;
      const undecided = { decidedBy: null, decidedAt: null };
      waiting = [{ ...asked, ...undecided, proposedBy: by, proposedAt: '2026-11-21T10:00:00.000Z' }];
    },
    decide: async () => {
      waiting = [];
    },
    drop: nothing,
  };
}
