import { longestFactorName, proofWays } from '../console/console-factors.ts';
import { decimalId, get, post, reason, whereRejected } from '../console/define-call.ts';
import { usernamePattern } from '../release/operator-rules.ts';
import { proposalFields } from '../release/proposal.ts';
import {
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  textLike,
  textUpTo,
  type ValueOf,
} from '../json/typed-schema.ts';
import { consoleSession } from './session.ts';

/**
 * How operators prove who they are: the second half of a login, again for what asks for a fresh proof, and what they
 * prove it with. Moments are ISO 8601 in UTC.
 */

/** What the browser asks its devices for, as JSON (`PublicKeyCredential…OptionsJSON`). */
const deviceRequest = object({ options: text });
/** A code, a recovery code, a password, or what a device signed, as JSON. */
const signed = textUpTo(20_000, 1);
const proof = object({ way: oneOf(proofWays), answer: signed });
const passkey = object({ id: text, name: text, createdAt: text, lastUsedAt: nullable(text) });
const ownFactors = object({
  /** Null where there is none. */
  authenticator: nullable(object({ since: text, lastUsedAt: nullable(text) })),
  passkeys: list(passkey),
  recoveryCodesLeft: count,
  /** True where the last one cannot be removed. */
  required: flag,
});
/** Good once a code of it was given. */
const secret = object({
  secret: text,
  /** For the QR code. */
  uri: text,
  expiresInSeconds: count,
});
/** Answer to each change of an operator's second factor. The other sessions have ended. */
const changed = object({
  factors: ownFactors,
  session: consoleSession,
  /** Shown once; null where the codes from before stay good. */
  recoveryCodes: nullable(list(text)),
});

/** Input of a call that takes none, and refuses any. */
const empty = object({});
const proving = {
  needs: 'read',
  early: ['asked', 'due'],
  proof: { none: 'it is how a proof is given' },
} as const;
const changing = { needs: 'read', early: ['due'], proof: 'always' } as const;
export const proofs = {
  startPasskey: post('/proof/passkey', { ...proving, input: empty, answer: deviceRequest }),
  give: post('/proof', { ...proving, input: proof, answer: consoleSession }),
};
/** One's own. Each change is asked for a fresh proof, and ends the other sessions. */
export const factors = {
  read: get('/factors', { needs: 'read', early: ['due'], answer: ownFactors }),
  startAuthenticator: post('/factors/authenticator/start', { ...changing, input: empty, answer: secret }),
  confirmAuthenticator: post('/factors/authenticator/confirm', {
    ...changing,
    input: object({ code: textUpTo(20, 1) }),
    answer: changed,
  }),
  removeAuthenticator: post('/factors/authenticator/remove', { ...changing, input: empty, answer: changed }),
  startPasskey: post('/factors/passkeys/start', { ...changing, input: empty, answer: deviceRequest }),
  addPasskey: post('/factors/passkeys/add', {
    ...changing,
    input: object({ name: textUpTo(longestFactorName, 1), answer: signed }),
    answer: changed,
  }),
  removePasskey: post('/factors/passkeys/remove', {
    ...changing,
    input: object({ id: decimalId }),
    answer: changed,
  }),
  renewRecoveryCodes: post('/factors/recovery-codes', { ...changing, input: empty, answer: changed }),
};

/** `username` has lost it. */
const lost = object({ ...proposalFields, username: text });
const lostState = object({ waiting: list(lost), past: list(lost) });
/** Second factors that operators have lost: one administrator asks, another one decides. */
export const lostFactors = {
  list: get('/lost-factors', { needs: 'people', answer: lostState }),
  propose: post('/lost-factors/propose', {
    needs: 'people',
    input: object({ username: textLike(usernamePattern), note: reason }),
    answer: lostState,
  }),
  withdraw: post('/lost-factors/withdraw', {
    needs: 'people',
    input: object({ id: decimalId }),
    answer: lostState,
  }),
  decide: post('/lost-factors/decide', {
    needs: 'people',
    input: object({ id: decimalId, state: oneOf(['approved', 'rejected']), reason }),
    reasonWhere: whereRejected,
    answer: lostState,
  }),
};

export type Proof = ValueOf<typeof proof>;
export type OwnFactors = ValueOf<typeof ownFactors>;
export type AuthenticatorSecret = ValueOf<typeof secret>;
export type ChangedFactors = ValueOf<typeof changed>;
export type LostFactor = ValueOf<typeof lost>;
export type LostFactorState = ValueOf<typeof lostState>;
/** @internal For tests and their doubles. */
export type Passkey = ValueOf<typeof passkey>;
/** @internal For tests. */
export type DeviceRequest = ValueOf<typeof deviceRequest>;
