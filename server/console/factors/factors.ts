import type { AuthenticatorSecret, OwnFactors, Proof } from '../../../src/protocol/calls/factors.ts';
import type { StoredAccount } from '../console-store.ts';

/** Whose factors are changed, and the other sessions ended. */
export type FactorOwner = Pick<StoredAccount, 'id' | 'username'>;

/**
 * What operators prove who they are with, beside the password. Each change is a line of the audit and ends all
 * sessions of the account, in one transaction. Recovery codes are made with the first factor: a change that made
 * some gives them, and they are nowhere else.
 */
export interface Factors {
  read(accountId: string): Promise<Omit<OwnFactors, 'required'>>;
  /** What a browser is to ask the devices of the account for, as JSON. */
  writePasskeyRequest(accountId: string): Promise<string>;
  /** Judges and uses up. A code is good once, a challenge is answered once. */
  judge(owner: FactorOwner, proof: Omit<Proof, 'way'> & { readonly way: FactorWay }): Promise<boolean>;
  /** Makes a secret, which counts once a code of it was given. */
  startAuthenticator(owner: FactorOwner): Promise<AuthenticatorSecret>;
  /** @throws Refusal `factor.none` where nothing waits for a code, `factor.wrong` */
  confirmAuthenticator(owner: FactorOwner, code: string): Promise<RecoveryCodes>;
  /** @throws Refusal `factor.limit` */
  startPasskey(owner: FactorOwner): Promise<string>;
  /** @throws Refusal `factor.wrong` */
  addPasskey(
    owner: FactorOwner,
    key: { readonly name: string; readonly answer: string },
  ): Promise<RecoveryCodes>;
  /** @throws Refusal `factor.none`, and `factor.last` where one must stay */
  removeAuthenticator(owner: FactorOwner): Promise<void>;
  /** @throws Refusal `factor.none`, and `factor.last` where one must stay */
  removePasskey(owner: FactorOwner, id: string): Promise<void>;
  /** Ten codes in place of those there were. @throws Refusal `factor.none` where the account has no factor */
  renewRecoveryCodes(owner: FactorOwner): Promise<readonly string[]>;
}
export type FactorWay = Exclude<Proof['way'], 'password'>;
/** Null where the ones from before stay good. */
export type RecoveryCodes = readonly string[] | null;
