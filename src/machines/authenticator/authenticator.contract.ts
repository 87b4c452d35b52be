import { boundedBy, defineFlow, withoutPayload } from '../define-flow.ts';
import type { FormFailure } from '../form-failure.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, oneOfTexts, orNull, type ValuesOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt } from '../service-contract.ts';
import { flag, messageMap, noPayload, secretText, text, integer } from '../value-kinds.ts';

/** What a proof by the authenticator in use is for. */
export const proofPurposes = ['remove', 'replace', 'renew'] as const;
export type ProofPurpose = (typeof proofPurposes)[number];
/** What was done last, until something else is begun. */
export type CompletedChange = 'added' | 'replaced' | 'removed' | 'renewed';
/** State of the member's authenticator; since when is ISO 8601 in UTC, null where there is none. */
const standing = { since: orNull(text), recoveryCodesLeft: integer, asksAtLogin: flag };
export type AuthenticatorStatus = ValuesOf<typeof standing>;
/** What an authenticator takes over: by hand, and from a picture. */
const setupKey = { secret: text, uri: text };
export type SetupKey = ValuesOf<typeof setupKey>;
export type ProofInput = Readonly<Record<'password' | 'code', string>>;
export interface AuthenticatorContext extends FormFailure, Lockout {
  readonly standing: AuthenticatorStatus | null;
  readonly purpose: ProofPurpose | null;
  readonly done: CompletedChange | null;
  /** Shown until its first code was given, then forgotten. */
  readonly setupKey: SetupKey | null;
  /** Shown once, until the member says that they are kept. */
  readonly recoveryCodes: readonly string[] | null;
  readonly typed: ProofInput | null;
}
const locked = failed('too many wrong codes', 'authenticator.locked', { retryAfter: 900 });
const wrongCode = failedAt('code', 'wrong code', 'authenticator.wrong');
const gone = failed('there is none', 'authenticator.none');
const codes = done('codes', { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] });
const codeInput = { code: secretText };
const codesOutput = closedObject({ recoveryCodes: listOf(text) });
/** Codes of an app on the member's phone (RFC 6238), and what opens the door when the phone is gone. */
export const authenticatorContract = defineFlow({
  id: 'authenticator',
  needs: 'member',
  summary: 'Sets an authenticator up, replaces or removes it, and shows its recovery codes, once.',
  events: {
    'authenticator.refresh': noPayload,
    'setup.start': filledForm({ password: 'Foyer-2026' }, {}),
    'setup.confirm': filledForm({ code: '480213' }, { code: ' ' }),
    ...withoutPayload('setup.cancel', 'codes.keep'),
    'proof.ask': closedObject({ purpose: oneOfTexts(proofPurposes) }),
    'proof.submit': filledForm({ code: '480213' }, { code: '' }),
    'proof.cancel': noPayload,
  },
  shows: {
    errors: messageMap,
    secondsLeft: orNull(integer),
    ...standing,
    since: text,
    purpose: orNull(text),
    done: orNull(text),
    /** The secret in groups of four letters; empty where none is shown. */
    ...setupKey,
    recoveryCodes: listOf(closedObject({ number: integer, code: text })),
  },
  read: (context: AuthenticatorContext, state) => ({
    ...showLockout(context, state),
    since: context.standing?.since ?? '',
    recoveryCodesLeft: context.standing?.recoveryCodesLeft ?? 0,
    asksAtLogin: context.standing?.asksAtLogin ?? false,
    secret: (context.setupKey?.secret.match(/.{1,4}/g) ?? []).join(' '),
    uri: context.setupKey?.uri ?? '',
    recoveryCodes: (context.recoveryCodes ?? []).map((code, index) => ({ number: index + 1, code })),
  }),
  states: {
    server: ['loading', 'starting', 'confirming', 'replacing', 'removing', 'renewing'],
    person: ['failed', 'keeping', 'present'],
    timer: ['locked'],
    form: ['absent', 'scanning', 'proving'],
  },
  services: {
    loadAuthenticator: call({}, standing, [
      done('none', { since: null, recoveryCodesLeft: 0, asksAtLogin: true }),
      done('in use', { since: '2026-01-01T03:00:00.000Z', recoveryCodesLeft: 9, asksAtLogin: true }),
    ]),
    startAuthenticator: callOnce({ password: secretText, code: secretText }, setupKey, [
      done('started', {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Lumina:player?secret=JBSWY3DPEHPK3PXP&issuer=Lumina',
      }),
      failedAt('password', 'wrong login password', 'password.wrong'),
      wrongCode,
      gone,
      locked,
    ]),
    confirmAuthenticator: callOnce(codeInput, codesOutput, [
      codes,
      wrongCode,
      failed('over', 'authenticator.not-started'),
      locked,
    ]),
    removeAuthenticator: callOnce(codeInput, {}, [done('removed', {}), wrongCode, gone, locked]),
    renewRecoveryCodes: callOnce(codeInput, codesOutput, [codes, wrongCode, gone, locked]),
  },
  delays: ['authenticatorLockout'],
  secrets: ['typed', 'password', 'code', 'setupKey', 'secret', 'uri', 'recoveryCodes'],
  bounded: boundedBy<AuthenticatorContext>({
    has: ['error', 'errors', 'typed', 'setupKey', 'recoveryCodes'],
    keep: ['purpose', 'done'],
    also: ({ standing }) => ({ has: (standing?.since ?? null) !== null }),
  }),
});
