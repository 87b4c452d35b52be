import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { noFailure, showErrorIn, showErrorWhen } from '../form-failure.ts';
import { readText, type FormInput } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  providerBindingsContract,
  type BindingProof,
  type BindingPurpose,
  type ListedBindings,
  type ProviderBindingsContext,
} from './provider-bindings.contract.ts';

interface Asked {
  readonly provider: string;
  readonly purpose: BindingPurpose;
}
interface OfProvider {
  readonly provider: string;
}
const noProof: BindingProof = { password: '', code: '' };
const readProof = ({
  context,
}: {
  readonly context: ProviderBindingsContext;
}): OfProvider & BindingProof => ({
  provider: context.provider,
  ...(context.typed ?? noProof),
});
const keepListed = withAnswer('keepListed');
const keepTyped = withEvent('keepTyped');
const tell = (code: string) => ({ type: 'tell', params: { code } }) as const;
const sending = forgettingSecrets('forgetTyped');

/** See `providerBindingsContract`. The window opens in the step of a press: a browser allows it only then. */
export const providerBindingsMachine = setupFlow(providerBindingsContract, {
  guards: {
    isPossible: ({ context }, { provider, purpose }: Asked) =>
      context.list.some(
        (one) =>
          one.provider === provider &&
          (purpose === 'bind' ? one.since === null : one.since !== null && !one.lastWay),
      ),
    isBinding: ({ context }) => context.purpose === 'bind',
  },
  actions: {
    keepListed: assign((_, { list, provenBy }: ListedBindings) => ({ list, provenBy })),
    ask: assign((_, { provider, purpose }: Asked) => ({ ...noFailure, provider, purpose, done: null })),
    keepTyped: assign((_, { values }: FormInput) => ({
      ...noFailure,
      typed: { password: readText(values, 'password'), code: readText(values, 'code').trim() },
    })),
    forgetTyped: assign({ typed: null, answer: null }),
    keepUrl: assign((_, { url }: { readonly url: string }) => ({ url })),
    keepAnswer: assign((_, { code }: { readonly code: string }) => ({ answer: code })),
    finish: assign({ provider: '', url: null }),
    tellDone: assign(({ context }) => ({ ...noFailure, done: context.purpose })),
    tell: assign((_, { code }: { readonly code: string }) => ({ error: nameErrorMessage(code) })),
  },
}).createMachine({
  id: 'providerBindings',
  context: {
    ...noFailure,
    ...noLockout,
    list: [],
    provenBy: 'password',
    purpose: 'bind',
    provider: '',
    typed: null,
    url: null,
    answer: null,
    done: null,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadBindings', 'bindings.refresh', { target: 'showing', actions: keepListed }),
    showing: {
      entry: 'finish',
      on: {
        'binding.ask': { guard: withEvent('isPossible'), target: 'asking', actions: withEvent('ask') },
      },
    },
    asking: {
      on: {
        'form.submit': [
          { guard: 'isBinding', target: 'starting', actions: keepTyped },
          { target: 'unbinding', actions: keepTyped },
        ],
        'form.cancel': { target: 'showing', actions: 'clearErrors' },
      },
    },
    starting: {
      ...sending,
      ...askingWith('startBinding', readProof, {
        onDone: { target: 'ready', actions: withAnswer('keepUrl') },
        onError: [
          lockWhenThrottled,
          showErrorWhen('loading', 'provider.taken', 'function.not.available'),
          showErrorIn('asking'),
        ],
      }),
    },
    ready: {
      on: {
        'window.open': {
          target: 'away',
          actions: [
            'clearErrors',
            { type: 'openWindow', params: ({ context }) => ({ provider: context.provider }) },
            { type: 'showInWindow', params: ({ context }) => ({ url: context.url ?? '' }) },
          ],
        },
        'form.cancel': { target: 'showing', actions: 'clearErrors' },
      },
    },
    away: {
      on: {
        'provider.answered': { target: 'binding', actions: [withEvent('keepAnswer'), 'closeWindow'] },
        'provider.refused': { target: 'showing', actions: ['closeWindow', tell('provider.refused')] },
        'window.blocked': { target: 'ready', actions: tell('window.blocked') },
        'window.closed': { target: 'ready', actions: tell('window.closed') },
        'provider.cancel': { target: 'showing', actions: 'closeWindow' },
      },
    },
    binding: {
      ...sending,
      invoke: {
        ...calling('bindAccount'),
        input: ({ context }) => ({ provider: context.provider, code: context.answer ?? '' }),
        onDone: { target: 'showing', actions: [keepListed, 'tellDone'] },
        onError: showErrorIn('showing'),
      },
    },
    unbinding: {
      ...sending,
      ...askingWith('unbindAccount', readProof, {
        onDone: { target: 'showing', actions: [keepListed, 'tellDone'] },
        onError: [
          lockWhenThrottled,
          showErrorWhen('loading', 'provider.last-way', 'provider.unbound'),
          showErrorIn('asking'),
        ],
      }),
    },
    locked: lockedUntil('bindingsLockout', 'asking'),
  },
});
