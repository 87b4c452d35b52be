import type { LostFactor, OwnFactors } from '../../../src/protocol/calls/factors.ts';
import { Refusal } from '../refusal.ts';
import type { Factors } from './factors.ts';
import type { LostFactors } from './lost-factors.ts';

const since = '2026-11-21T10:00:00.000Z';
/** The code that is right, as often as it is sent. */
export const rightCode = '123456';
export const firstCodes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-${2_220 + index}`);

/** One operator's second factors in memory; without any where `first` is left out. */
export function createFactorsFake(
  first: Partial<Omit<OwnFactors, 'required'>> = {},
): Factors & { hasFactor: () => boolean } {
  let owned = { authenticator: null, passkeys: [], recoveryCodesLeft: 0, ...first } as Omit<
    OwnFactors,
    'required'
  >;
  const hasFactor = (): boolean => owned.authenticator !== null || owned.passkeys.length > 0;
  /** Recovery codes are made with the first factor. */
  const add = (next: Partial<typeof owned>): readonly string[] | null => {
    const codes = hasFactor() ? null : firstCodes;
    owned = { ...owned, ...next, recoveryCodesLeft: codes?.length ?? owned.recoveryCodesLeft };
    return codes;
  };
  const remove = (next: Partial<typeof owned>): void => {
    owned = { ...owned, ...next };
    if (!hasFactor()) owned = { ...owned, recoveryCodesLeft: 0 };
  };
  return {
    hasFactor,
    read: async () => owned,
    writePasskeyRequest: async () => '{}',
    judge: async (_, { way, answer }) =>
      way === 'code' ? answer === rightCode : way === 'recovery' && firstCodes.includes(answer),
    startAuthenticator: async () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Lumina%20console:viewer?secret=JBSWY3DPEHPK3PXP',
      expiresInSeconds: 900,
    }),
    confirmAuthenticator: async (_, code) => {
      if (code !== rightCode) throw new Refusal('factor.wrong', 'This code is not right.');
      return add({ authenticator: { since, lastUsedAt: null } });
    },
    startPasskey: async () => '{}',
    addPasskey: async (_, { name }) => {
      const id = String(owned.passkeys.length + 1);
      return add({ passkeys: [...owned.passkeys, { id, name, createdAt: since, lastUsedAt: null }] });
    },
    removeAuthenticator: async () => remove({ authenticator: null }),
    removePasskey: async (_, id) => remove({ passkeys: owned.passkeys.filter((key) => key.id !== id) }),
    renewRecoveryCodes: async () => {
      owned = { ...owned, recoveryCodesLeft: firstCodes.length };
      return firstCodes;
    },
  };
}

const nothing = async (): Promise<void> => undefined;
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
