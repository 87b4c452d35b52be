import {
  type ChangedFactors,
  type AuthenticatorSecret,
  type DeviceRequest,
  type OwnFactors,
  type Proof,
  factors,
  proofs,
} from '../../protocol/calls/factors.ts';
import type { ConsoleSession } from '../../protocol/calls/session.ts';
import type { Send } from './use-call.ts';

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
}

export const createFactorsApi = (send: Send): FactorsApi => ({
  factors: () => send(factors.read),
  startProof: () => send(proofs.startPasskey),
  prove: (proof) => send(proofs.give, proof),
  startAuthenticator: () => send(factors.startAuthenticator),
  confirmAuthenticator: (code) => send(factors.confirmAuthenticator, { code }),
  removeAuthenticator: () => send(factors.removeAuthenticator),
  startPasskey: () => send(factors.startPasskey),
  addPasskey: (key) => send(factors.addPasskey, key),
  removePasskey: (id) => send(factors.removePasskey, { id }),
  renewRecoveryCodes: () => send(factors.renewRecoveryCodes),
});
