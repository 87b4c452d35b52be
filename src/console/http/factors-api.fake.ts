import type { ChangedFactors, OwnFactors, Passkey } from '../../protocol/calls/factors.ts';
import type { ConsoleSession } from '../../protocol/calls/session.ts';
import { ApiFailure } from './call-api.ts';
import type { FactorsApi } from './factors-api.ts';

const since = '2026-11-21T10:00:00.000Z';
const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-${2_220 + index}`);

/** Second factors on the console's server in memory. The code that is right is `123456`, the recovery code the first. */
export function createFactorsApiFake(me: () => Promise<ConsoleSession>): FactorsApi {
  let factors: OwnFactors = { authenticator: null, passkeys: [], recoveryCodesLeft: 0, required: false };
  const isFirst = (): boolean => factors.authenticator === null && factors.passkeys.length === 0;
  const change = async (next: Partial<OwnFactors>, given: boolean): Promise<ChangedFactors> => {
    factors = { ...factors, ...next, ...(given ? { recoveryCodesLeft: codes.length } : {}) };
    if (isFirst()) factors = { ...factors, recoveryCodesLeft: 0 };
    const session: ConsoleSession = { ...(await me()), factor: { state: 'whole', ways: ['code'] } };
    return { factors, session, recoveryCodes: given ? codes : null };
  };
  const wrong = () => new ApiFailure('factor.wrong', 'wrong', { status: 422 });
  return {
    factors: async () => factors,
    startProof: async () => ({ options: '{}' }),
    prove: async ({ answer }) => {
      if (answer !== '123456' && answer !== codes[0] && answer !== 'current') throw wrong();
      return { ...(await me()), factor: { state: 'whole', ways: ['code'] } };
    },
    startAuthenticator: async () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Lumina%20console:viewer?secret=JBSWY3DPEHPK3PXP',
      expiresInSeconds: 900,
    }),
    confirmAuthenticator: async (code) => {
      if (code !== '123456') throw wrong();
      return change({ authenticator: { since, lastUsedAt: null } }, isFirst());
    },
    removeAuthenticator: () => change({ authenticator: null }, false),
    startPasskey: async () => ({ options: '{}' }),
    addPasskey: ({ name }) => {
      const key: Passkey = {
        id: String(factors.passkeys.length + 1),
        name,
        createdAt: since,
        lastUsedAt: null,
      };
      return change({ passkeys: [...factors.passkeys, key] }, isFirst());
    },
    removePasskey: (id) => change({ passkeys: factors.passkeys.filter((one) => one.id !== id) }, false),
    renewRecoveryCodes: () => change({}, true),
  };
}
