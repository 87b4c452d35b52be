import { boundedBy, defineFlow, withoutPayload } from '../define-flow.ts';
import type { FormFailure } from '../form-failure.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, oneOfTexts, orNull, withSamples, type ValuesOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { flag, integer, messageKey, messageMap, noPayload, secretText, text } from '../value-kinds.ts';

/** `since`: ISO 8601, UTC; null where the account is not bound to it. `lastWay`: nothing else logs in. */
const binding = { provider: { ...text, 'x-identity': true }, since: orNull(text), lastWay: flag };
const listed = { list: listOf(closedObject(binding)), provenBy: oneOfTexts(['password', 'authenticator']) };
export type ListedBindings = ValuesOf<typeof listed>;
const purposes = ['bind', 'unbind'] as const;
export type BindingPurpose = (typeof purposes)[number];
export interface BindingProof {
  readonly password: string;
  readonly code: string;
}
export interface ProviderBindingsContext extends FormFailure, Lockout, ListedBindings {
  readonly purpose: BindingPurpose;
  /** The provider that the form is about; empty for none. */
  readonly provider: string;
  readonly typed: BindingProof | null;
  /** Where the window goes; null until the proof was taken. */
  readonly url: string | null;
  /** Answer of the provider: used once. */
  readonly answer: string | null;
  /** What was done last, until something else is begun. */
  readonly done: BindingPurpose | null;
}
const since = '2026-01-01T03:00:00.000Z';
const row = (provider: string, isBound: boolean, lastWay = false) => ({
  provider,
  since: isBound ? since : null,
  lastWay,
});
const none = done('none', { list: [row('google', false), row('line', false)], provenBy: 'password' });
const one = done('one, by authenticator', {
  list: [row('google', true), row('line', false)],
  provenBy: 'authenticator',
});
const last = done('the only way in', { list: [row('google', true, true)], provenBy: 'password' });
const proof = { password: secretText, code: secretText };
const refusals = [
  failedAt('password', 'wrong login password', 'password.wrong'),
  failedAt('code', 'wrong code', 'authenticator.wrong'),
  throttled(900),
];
const asked = { provider: withSamples(text, ['google', 'line', 'unknown']) };
/** The identity providers that a member logs in with. */
export const providerBindingsContract = defineFlow({
  id: 'providerBindings',
  needs: 'member',
  summary: 'Lists the services that log a member in, links another one in a new window, or unlinks one.',
  events: {
    'bindings.refresh': noPayload,
    'binding.ask': closedObject({ ...asked, purpose: oneOfTexts(purposes) }),
    'form.submit': filledForm({ password: 'Foyer-2026' }, { code: '480213' }),
    ...withoutPayload('form.cancel', 'window.open', 'provider.cancel'),
  },
  internalEvents: {
    'provider.answered': closedObject({ code: withSamples(secretText, ['code-1']) }),
    ...withoutPayload('provider.refused', 'window.blocked', 'window.closed'),
  },
  effects: {
    openWindow: closedObject({ provider: text }),
    showInWindow: closedObject({ url: text }),
    ...withoutPayload('closeWindow'),
  },
  shows: {
    errors: messageMap,
    secondsLeft: orNull(integer),
    provenBy: text,
    purpose: text,
    done: orNull(text),
    /** Key of the name of the provider that the form is about. */
    name: messageKey,
    bindings: listOf(closedObject({ ...binding, name: messageKey })),
  },
  read: (context: ProviderBindingsContext, state) => ({
    ...showLockout(context, state),
    name: context.provider === '' ? '' : `provider.${context.provider}`,
    bindings: context.list.map((each) => ({ ...each, name: `provider.${each.provider}` })),
  }),
  states: {
    server: ['loading', 'starting', 'binding', 'unbinding'],
    person: ['failed', 'ready', 'away'],
    timer: ['locked'],
    form: ['asking'],
    resting: { showing: 'Anyone who changes no service has seen what there is.' },
  },
  services: {
    loadBindings: call({}, listed, [none, one, last]),
    startBinding: callOnce({ provider: text, ...proof }, { url: text }, [
      done('address', { url: 'https://id.example/authorize' }),
      ...refusals,
      failed('switched off', 'function.not.available'),
      failed('bound elsewhere', 'provider.taken'),
    ]),
    bindAccount: callOnce({ provider: text, code: secretText }, listed, [
      one,
      failed('refused', 'provider.refused'),
      failed('bound to another account', 'provider.taken'),
    ]),
    unbindAccount: callOnce({ provider: text, ...proof }, listed, [
      none,
      ...refusals,
      failed('the only way in', 'provider.last-way'),
      failed('unlinked elsewhere', 'provider.unbound'),
    ]),
  },
  delays: ['bindingsLockout'],
  secrets: ['typed', 'password', 'code', 'answer'],
  bounded: boundedBy<ProviderBindingsContext>({
    has: ['error', 'typed', 'url', 'answer', 'provider'],
    keep: ['purpose', 'done', 'provenBy'],
    also: ({ list }) => ({ list: list.map(({ since: boundAt, lastWay }) => [boundAt !== null, lastWay]) }),
  }),
});
