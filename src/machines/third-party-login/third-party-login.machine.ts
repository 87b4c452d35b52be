import { assign } from 'xstate';
import { askingWith, calling, setupFlow, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf, AskOf } from '../flow-contract.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { routeToBreak } from '../route-to-break.ts';
import { nameErrorMessage } from '../error-message.ts';
import { showErrorIn, showErrorWhen, noFailure } from '../form-failure.ts';
import { nameMissing, readText, type FormInput } from '../form-values.ts';
import {
  invokeLoadMember,
  assignMember,
  keepTokenOfAnswer,
  loggedInWithGreetingState,
} from '../login-effects.ts';
import { routeToStepUp } from '../route-to-step-up.ts';
import { thirdPartyLoginContract, listProviders } from './third-party-login.contract.ts';

type Chosen = AskOf<typeof thirdPartyLoginContract, 'startProviderLogin'>;
type Exchanged = AnswerOf<typeof thirdPartyLoginContract, 'exchangeProviderCode'>;

/**
 * See `thirdPartyLoginContract`. The window opens in the step of the press: a browser lets a page open
 * one only then. A provider's answer is good once, so a failed exchange starts again.
 */
export const thirdPartyLoginMachine = setupFlow(thirdPartyLoginContract, {
  guards: {
    isOffered: ({ context }, { provider }: Chosen) => context.providers.includes(provider),
    isChosen: ({ context }) => context.provider !== null,
    isKnown: (_, { token }: Exchanged) => token !== null,
    isIncomplete: (_, { values }: FormInput) =>
      Object.keys(nameMissing(values, ['username', 'password'])).length > 0,
    // Only after a restore: secrets are never stored.
    hasNoTicket: ({ context }) => context.bindTicket === null,
  },
  actions: {
    keepProvider: assign((_, { provider }: Chosen) => ({ ...noFailure, provider })),
    keepCode: assign((_, { code }: { code: string }) => ({ code })),
    keepIdentity: assign((_, { token: _token, ...identity }: Exchanged) => identity),
    keepCredentials: assign((_, { values }: FormInput) => ({
      ...noFailure,
      credentials: { username: readText(values, 'username').trim(), password: readText(values, 'password') },
    })),
    complain: assign((_, { values }: FormInput) => ({
      error: null,
      errors: nameMissing(values, ['username', 'password']),
    })),
    forgetCode: assign({ code: null }),
    forgetCredentials: assign({ credentials: null }),
    forgetIdentity: assign({ bindTicket: null, provider: null }),
    tell: assign((_, { code }: { code: string }) => ({ error: nameErrorMessage(code) })),
    keepMember: assign(assignMember),
  },
}).createMachine({
  id: 'thirdPartyLogin',
  context: ({ input }) => ({
    ...noFailure,
    providers: listProviders(input),
    provider: listProviders(input).find((id) => id === input.provider) ?? null,
    code: null,
    bindTicket: null,
    suggestedName: '',
    fullName: '',
    email: '',
    credentials: null,
    member: null,
  }),
  initial: 'opening',
  states: {
    // Transient: left in the step that enters it.
    opening: {
      always: [
        {
          guard: 'isChosen',
          target: 'starting',
          actions: { type: 'openWindow', params: ({ context }) => ({ provider: context.provider ?? '' }) },
        },
        { target: 'idle' },
      ],
    },
    idle: {
      entry: 'forgetIdentity',
      on: {
        'provider.select': {
          guard: withEvent('isOffered'),
          target: 'starting',
          actions: [
            withEvent('keepProvider'),
            { type: 'openWindow', params: ({ event }) => ({ provider: event.provider }) },
          ],
        },
      },
    },
    starting: {
      on: {
        'window.blocked': { target: 'idle', actions: { type: 'tell', params: { code: 'window.blocked' } } },
        'window.closed': { target: 'idle', actions: { type: 'tell', params: { code: 'window.closed' } } },
        'provider.cancel': { target: 'idle', actions: 'closeWindow' },
      },
      ...askingWith('startProviderLogin', ({ context }) => ({ provider: context.provider ?? '' }), {
        onDone: { target: 'away', actions: withAnswer('showInWindow') },
        onError: { target: 'idle', actions: ['closeWindow', withError('showError')] },
      }),
    },
    away: {
      on: {
        'provider.answered': { target: 'exchanging', actions: [withEvent('keepCode'), 'closeWindow'] },
        'provider.refused': {
          target: 'idle',
          actions: ['closeWindow', { type: 'tell', params: { code: 'provider.refused' } }],
        },
        'window.closed': { target: 'idle', actions: { type: 'tell', params: { code: 'window.closed' } } },
        'provider.cancel': { target: 'idle', actions: 'closeWindow' },
      },
    },
    exchanging: {
      ...forgettingSecrets('forgetCode'),
      invoke: {
        id: 'exchangeProviderCode',
        src: 'exchangeProviderCode',
        input: ({ context }) => ({ provider: context.provider ?? '', code: context.code ?? '' }),
        onDone: [
          {
            guard: withAnswer('isKnown'),
            target: 'loadingMember',
            actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output.token ?? '' }) },
          },
          { target: 'bindingNeeded', actions: withAnswer('keepIdentity') },
        ],
        onError: [routeToStepUp('idle'), routeToBreak('idle'), showErrorIn('idle')],
      },
    },
    bindingNeeded: {
      on: {
        'binding.submit': [
          {
            guard: 'hasNoTicket',
            target: 'idle',
            actions: { type: 'tell', params: { code: 'request.interrupted' } },
          },
          { guard: withEvent('isIncomplete'), actions: withEvent('complain') },
          { target: 'binding', actions: withEvent('keepCredentials') },
        ],
        'account.create': {
          target: 'idle',
          actions: {
            type: 'openRegistration',
            params: ({ context }) => ({
              bindTicket: context.bindTicket ?? '',
              suggestedName: context.suggestedName,
              fullName: context.fullName,
              email: context.email,
            }),
          },
        },
        'provider.cancel': 'idle',
      },
    },
    binding: {
      ...forgettingSecrets('forgetCredentials'),
      invoke: {
        ...calling('bindProvider'),
        input: ({ context }) => ({
          bindTicket: context.bindTicket ?? '',
          username: context.credentials?.username ?? '',
          password: context.credentials?.password ?? '',
        }),
        onDone: { target: 'loadingMember', actions: [keepTokenOfAnswer, 'forgetIdentity'] },
        onError: [
          showErrorWhen('bindingNeeded', 'login.failed', 'login.locked'),
          routeToStepUp('idle'),
          routeToBreak('idle'),
          showErrorIn('idle'),
        ],
      },
    },
    loadingMember: {
      invoke: invokeLoadMember({ target: 'idle', actions: ['dropToken', withError('showError')] }),
    },
    succeeded: loggedInWithGreetingState,
  },
});
