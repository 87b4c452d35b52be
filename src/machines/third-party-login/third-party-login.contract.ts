import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  anyObject,
  closedObject,
  noPayload,
  secretText,
  switchFlag,
  text,
  withSamples,
} from '../payload-schema.ts';
import { breakHandoverSchema, refusedOnBreak } from '../break-handover.ts';
import { authenticatorAsked, newPlace, stepUpHandoverSchema } from '../step-up-handover.ts';
import { loadMemberService, signingInEffectSchemas } from '../signing-in.ts';
import {
  projectThirdPartyLogin,
  thirdPartyLoginProjectionSchema,
  type ThirdPartyLoginContext,
} from './third-party-login.context.ts';

/** Login by one of three identity providers (specification, sections 1 and 8; wire contract: bind_customer_required). */
export const thirdPartyLoginContract: MachineContract = {
  id: 'thirdPartyLogin',
  version: 1,
  summary:
    'Logs in through an identity provider in a window of its own, and binds it to an account the first time.',
  events: {
    'provider.select': closedObject({
      provider: withSamples(text, ['google', 'facebook', 'line', 'unknown']),
    }),
    'provider.cancel': noPayload,
    'binding.submit': closedObject({
      values: withSamples(anyObject, [{ username: 'player', password: 'Foyer-2026' }, { username: '' }]),
    }),
    'account.create': noPayload,
  },
  internalEvents: {
    'provider.answered': closedObject({ code: withSamples(secretText, ['code-1']) }),
    'provider.refused': noPayload,
    'window.blocked': noPayload,
    'window.closed': noPayload,
  },
  effects: {
    ...signingInEffectSchemas,
    openWindow: closedObject({ provider: text }),
    showInWindow: closedObject({ url: text }),
    closeWindow: noPayload,
    openRegistration: closedObject({ bindTicket: secretText, suggestedName: text }),
    openStepUp: stepUpHandoverSchema,
    openBreak: breakHandoverSchema,
    showAfterLogin: noPayload,
  },
  leaving: ['openRegistration', 'openStepUp', 'openBreak', 'closeLogin', 'goHome'],
  projection: thirdPartyLoginProjectionSchema,
  project: projectThirdPartyLogin,
  states: {
    idle: { waits: 'person', resting: 'Anyone who wants none of the providers logs in another way.' },
    starting: { waits: 'server', tags: ['busy'] },
    away: { waits: 'person' },
    exchanging: { waits: 'server', tags: ['busy'] },
    bindingNeeded: { waits: 'person', tags: ['form'] },
    binding: { waits: 'server', tags: ['busy'] },
    loadingMember: { waits: 'server', tags: ['busy'] },
    succeeded: { waits: 'final', tags: ['final'] },
  },
  input: closedObject(
    {
      google: switchFlag(false),
      facebook: switchFlag(false),
      line: switchFlag(false),
      provider: withSamples(text, ['', 'google']),
    },
    ['google', 'facebook', 'line', 'provider'],
  ),
  services: {
    startProviderLogin: {
      input: closedObject({ provider: text }),
      output: closedObject({ url: text }),
      outcomes: [
        { name: 'address', kind: 'done', value: { url: 'https://id.example/authorize' } },
        { name: 'switched off', kind: 'error', value: { code: 'function.not.available' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    exchangeProviderCode: {
      input: closedObject({ provider: text, code: secretText }),
      output: closedObject({
        token: { type: ['string', 'null'], writeOnly: true },
        bindTicket: { type: ['string', 'null'], writeOnly: true },
        suggestedName: text,
      }),
      repeatable: false,
      outcomes: [
        {
          name: 'known',
          kind: 'done',
          value: { token: 'token-1', bindTicket: null, suggestedName: 'player' },
        },
        {
          name: 'to be bound',
          kind: 'done',
          value: { token: null, bindTicket: 'ticket-1', suggestedName: 'player.one' },
        },
        { name: 'refused', kind: 'error', value: { code: 'provider.refused' } },
        { name: 'authenticator asked for', kind: 'error', value: authenticatorAsked },
        { name: 'on a break', kind: 'error', value: refusedOnBreak },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    bindProvider: {
      input: closedObject({ bindTicket: secretText, username: text, password: secretText }),
      output: closedObject({ token: secretText }),
      repeatable: false,
      outcomes: [
        { name: 'bound', kind: 'done', value: { token: 'token-1' } },
        { name: 'wrong', kind: 'error', value: { code: 'login.failed' } },
        { name: 'new place', kind: 'error', value: newPlace },
        { name: 'on a break', kind: 'error', value: refusedOnBreak },
        { name: 'bound to another account', kind: 'error', value: { code: 'provider.taken' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    loadMember: loadMemberService,
  },
  delays: [],
  secrets: ['code', 'bindTicket', 'credentials', 'password', 'token'],
  bounded: (context: ThirdPartyLoginContext) => ({
    error: context.error !== null,
    provider: context.provider !== null,
    code: context.code !== null,
    bindTicket: context.bindTicket !== null,
    credentials: context.credentials !== null,
  }),
};
