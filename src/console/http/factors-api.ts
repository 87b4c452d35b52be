import type { ChangedFactors, ConsoleSession } from '../../protocol/console-api.ts';
import type {
  AuthenticatorSecret,
  DeviceRequest,
  LostFactors,
  OwnFactors,
  Proof,
} from '../../protocol/console-factors.ts';
import { callApi } from './call-api.ts';

/** One's own second factors, and proofs by them. Each call throws `ApiFailure`. */
export interface FactorsApi {
  factors: () => Promise<OwnFactors>;
  startProof(): Promise<DeviceRequest>;
  prove(proof: Proof): Promise<ConsoleSession>;
  startAuthenticator(): Promise<AuthenticatorSecret>;
  confirmAuthenticator(code: string): Promise<ChangedFactors>;
  removeAuthenticator(): Promise<ChangedFactors>;
  startPasskey(): Promise<DeviceRequest>;
  addPasskey(key: { readonly name: string; readonly answer: string }): Promise<ChangedFactors>;
  removePasskey(id: string): Promise<ChangedFactors>;
  renewRecoveryCodes(): Promise<ChangedFactors>;
  /** Of other operators, for administrators. */
  lostFactors: () => Promise<LostFactors>;
  askFactorReset(of: { readonly username: string; readonly note: string }): Promise<LostFactors>;
  withdrawFactorReset(id: string): Promise<LostFactors>;
  decideFactorReset(decision: {
    readonly id: string;
    readonly state: 'approved' | 'rejected';
    readonly reason: string;
  }): Promise<LostFactors>;
}

export const httpFactorsApi: FactorsApi = {
  factors: () => callApi('GET', '/api/factors'),
  startProof: () => callApi('POST', '/api/proof/passkey', {}),
  prove: (proof) => callApi('POST', '/api/proof', proof),
  startAuthenticator: () => callApi('POST', '/api/factors/authenticator/start', {}),
  confirmAuthenticator: (code) => callApi('POST', '/api/factors/authenticator/confirm', { code }),
  removeAuthenticator: () => callApi('POST', '/api/factors/authenticator/remove', {}),
  startPasskey: () => callApi('POST', '/api/factors/passkeys/start', {}),
  addPasskey: (key) => callApi('POST', '/api/factors/passkeys/add', key),
  removePasskey: (id) => callApi('POST', '/api/factors/passkeys/remove', { id }),
  renewRecoveryCodes: () => callApi('POST', '/api/factors/recovery-codes', {}),
  lostFactors: () => callApi('GET', '/api/lost-factors'),
  askFactorReset: (of) => callApi('POST', '/api/lost-factors/propose', of),
  withdrawFactorReset: (id) => callApi('POST', '/api/lost-factors/withdraw', { id }),
  decideFactorReset: (decision) => callApi('POST', '/api/lost-factors/decide', decision),
};
