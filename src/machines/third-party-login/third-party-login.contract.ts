import { breakDetailsSchema, breakRefusal } from '../route-to-break.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { memberSchema } from '../member.ts';
import { closedObject, listOf, optionalObject, orNull } from '../payload-schema.ts';
import { withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed } from '../service-contract.ts';
import { loadMemberService, loginEffectSchemas } from '../login-effects.ts';
import { authenticatorRefusal, newLocationRefusal, stepUpDetailsSchema } from '../route-to-step-up.ts';
import { noPayload, secretText, switchFlag, text, textMap } from '../value-kinds.ts';

/** Identity providers that a site can have. */
const knownProviders = ['google', 'facebook', 'line'] as const;
/** Which providers are switched on, and the one that was pressed already. */
const thirdPartyLoginInput = optionalObject({
  google: switchFlag(false),
  facebook: switchFlag(false),
  line: switchFlag(false),
  /** The provider whose window opens immediately; empty for none. */
  provider: withSamples(text, ['', 'google']),
});
export type ThirdPartyLoginInput = ValueOf<typeof thirdPartyLoginInput>;
export function listProviders(input: ThirdPartyLoginInput): readonly string[] {
  return knownProviders.filter((id) => input[id] === true);
}
const credentials = closedObject({ username: text, password: text });
/** What the provider says of a person whom no account is bound to, for the registration. */
const identity = { fullName: text, email: text };
const fields = {
  providers: listOf(text),
  provider: orNull(text),
  /** Name the provider gave, as a suggestion for the account's. */
  suggestedName: text,
};
const hidden = {
  ...identity,
  /** Answer of the provider: used once. */
  code: orNull(text),
  /** Represents the provider's identity until it is bound to an account: used once. */
  bindTicket: orNull(text),
  credentials: orNull(credentials),
  member: orNull(memberSchema),
};
export type ThirdPartyLoginContext = FlowContext<typeof fields & typeof hidden>;
/** Login by one of three identity providers (specification, sections 1 and 8; wire contract: bind_customer_required). */
export const thirdPartyLoginContract = defineFlow({
  id: 'thirdPartyLogin',
  summary: 'Logs in through an identity provider in a new window, and binds it to an account the first time.',
  events: {
    'provider.select': closedObject({
      provider: withSamples(text, ['google', 'facebook', 'line', 'unknown']),
    }),
    'provider.cancel': noPayload,
    'binding.submit': filledForm({ username: 'player', password: 'Foyer-2026' }, { username: '' }),
    'account.create': noPayload,
  },
  internalEvents: {
    'provider.answered': closedObject({ code: withSamples(secretText, ['code-1']) }),
    ...withoutPayload('provider.refused', 'window.blocked', 'window.closed'),
  },
  effects: {
    ...loginEffectSchemas,
    openWindow: closedObject({ provider: text }),
    showInWindow: closedObject({ url: text }),
    openRegistration: closedObject({ bindTicket: secretText, suggestedName: text, ...identity }),
    openStepUp: stepUpDetailsSchema,
    openBreak: breakDetailsSchema,
    ...withoutPayload('closeWindow', 'showAfterLogin'),
  },
  leaving: ['openRegistration', 'openStepUp', 'openBreak', 'closeLogin', 'goHome'],
  shows: { errors: textMap, ...fields },
  states: {
    server: ['starting', 'exchanging', 'binding', 'loadingMember'],
    person: ['away'],
    final: ['succeeded'],
    form: ['bindingNeeded'],
    resting: { idle: 'Anyone who wants none of the providers logs in another way.' },
  },
  input: thirdPartyLoginInput,
  services: {
    startProviderLogin: call({ provider: text }, { url: text }, [
      done('address', { url: 'https://id.example/authorize' }),
      failed('switched off', 'function.not.available'),
    ]),
    exchangeProviderCode: callOnce(
      { provider: text, code: secretText },
      { token: orNull(secretText), bindTicket: orNull(secretText), suggestedName: text, ...identity },
      [
        done('known', {
          token: 'token-1',
          bindTicket: null,
          suggestedName: 'player',
          fullName: '',
          email: '',
        }),
        done('to be bound', {
          token: null,
          bindTicket: 'ticket-1',
          suggestedName: 'player.one',
          fullName: 'Player One',
          email: 'one@mail.example',
        }),
        failed('refused', 'provider.refused'),
        authenticatorRefusal,
        breakRefusal,
      ],
    ),
    bindProvider: callOnce(
      { bindTicket: secretText, username: text, password: secretText },
      { token: secretText },
      [
        done('bound', { token: 'token-1' }),
        failed('wrong', 'login.failed'),
        newLocationRefusal,
        breakRefusal,
        failed('bound to another account', 'provider.taken'),
      ],
    ),
    loadMember: loadMemberService,
  },
  secrets: ['code', 'bindTicket', 'credentials', 'password', 'token'],
  bounded: boundedBy<ThirdPartyLoginContext>({
    has: ['error', 'provider', 'code', 'bindTicket', 'credentials'],
  }),
});
