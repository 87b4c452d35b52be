import { boundedBy, defineFlow, withoutPayload } from '../define-flow.ts';
import type { FormFailure } from '../form-failure.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, oneOfTexts, orNull, withSamples, type ValuesOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { messageMap, noPayload, secretText, text, integer } from '../value-kinds.ts';

/** A key of one of the member's devices. Times are ISO 8601, UTC; last use is null before the first login. */
const passkey = { id: text, name: text, createdAt: text, lastUsedAt: orNull(text) };
export type Passkey = ValuesOf<typeof passkey>;
const provenBy = oneOfTexts(['password', 'authenticator']);
const listed = { passkeys: listOf(closedObject(passkey)), provenBy };
export type ListedPasskeys = ValuesOf<typeof listed>;
/** What the open form is for. */
export const passkeyPurposes = ['add', 'rename', 'remove'] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];
export type PasskeyInput = Readonly<Record<'name' | 'password' | 'code', string>>;
export interface PasskeysContext extends FormFailure, Lockout, ListedPasskeys {
  readonly purpose: PasskeyPurpose;
  /** The passkey that the form is about; null for a new one. */
  readonly asked: string | null;
  /** What was done last, until something else is begun. */
  readonly done: PasskeyPurpose | null;
  readonly typed: PasskeyInput | null;
}
const first: Passkey = { id: '1', name: 'My phone', createdAt: '2026-01-01T03:00:00.000Z', lastUsedAt: null };
const none = done('none', { passkeys: [], provenBy: 'password' });
const oneByPassword = done('one, by password', { passkeys: [first], provenBy: 'password' });
const one = done('one', { passkeys: [first], provenBy: 'authenticator' });
const refusals = [
  failedAt('password', 'wrong login password', 'password.wrong'),
  failedAt('code', 'wrong code', 'authenticator.wrong'),
  throttled(900),
];
const unknown = failed('removed elsewhere', 'passkey.unknown');
const proof = { password: secretText, code: secretText };
/** Keys of the member's devices, with which a login needs no password (WebAuthn). */
export const passkeysContract = defineFlow({
  id: 'passkeys',
  needs: 'member',
  summary: 'Lists the passkeys of a member, adds one with the device at hand, names or removes one.',
  events: {
    'passkeys.refresh': noPayload,
    'passkey.ask': closedObject({ purpose: oneOfTexts(passkeyPurposes), id: withSamples(text, ['', '1']) }),
    'form.submit': filledForm(
      { name: 'My phone', password: 'Foyer-2026', code: '480213' },
      { name: ' ' },
      { password: 'Foyer-2026' },
      { code: '480213' },
    ),
    ...withoutPayload('form.cancel'),
  },
  shows: {
    errors: messageMap,
    secondsLeft: orNull(integer),
    ...listed,
    purpose: text,
    /** Name of the passkey that the form is about. */
    asked: text,
    done: orNull(text),
  },
  read: (context: PasskeysContext, state) => ({
    ...showLockout(context, state),
    asked: context.passkeys.find(({ id }) => id === context.asked)?.name ?? '',
  }),
  states: {
    server: ['loading', 'adding', 'renaming', 'removing'],
    person: ['failed', 'showing'],
    timer: ['locked'],
    form: ['asking'],
  },
  services: {
    loadPasskeys: call({}, listed, [none, oneByPassword, one]),
    addPasskey: callOnce({ name: text, ...proof }, listed, [
      one,
      ...refusals,
      failed('put off at the device', 'passkey.cancelled'),
      failed('not for this device', 'passkey.unsupported'),
      failed('not accepted', 'passkey.wrong'),
    ]),
    renamePasskey: callOnce({ id: text, name: text }, listed, [one, unknown]),
    removePasskey: callOnce({ id: text, ...proof }, listed, [none, ...refusals, unknown]),
  },
  delays: ['passkeysLockout'],
  secrets: ['typed', 'password', 'code'],
  bounded: boundedBy<PasskeysContext>({
    has: ['error', 'typed', 'asked'],
    keep: ['purpose', 'done', 'provenBy'],
    count: ['passkeys'],
  }),
});
