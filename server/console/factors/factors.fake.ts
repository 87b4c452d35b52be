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

/** No operator has lost a factor, and everything is accepted. */
export const createLostFactorsFake = (): LostFactors => ({
  list: async () => ({ waiting: [], past: [] }),
  propose: nothing,
  decide: nothing,
  drop: nothing,
});
