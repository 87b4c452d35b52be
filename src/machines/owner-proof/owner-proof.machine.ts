import { assign, setup } from 'xstate';
import { nameErrorMessage } from '../error-message.ts';
import { describeFailure, noFailure, showErrorIn } from '../form-failure.ts';
import { countSeconds, passSeconds } from '../lockout.ts';
import { isBlank } from '../sms-code/mobile-number.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type { OwnerProofContext, OwnerStanding, OwnerWay } from './owner-proof.contract.ts';

interface Way {
  readonly via: OwnerWay;
}
interface Fresh {
  readonly freshSeconds: number;
}
interface Sent {
  readonly resendSeconds: number;
}
type OwnerProofEvent =
  | { type: 'proof.retry' }
  | { type: 'proof.back' }
  | { type: 'code.request' }
  | { type: 'way.change' }
  | { type: 'code.enter'; code: string };

const request = { target: '#ownerProof.sending', actions: 'clearErrors' } as const;

/** See `ownerProofContract`. */
export const ownerProofMachine = setup({
  types: { context: {} as OwnerProofContext, events: {} as OwnerProofEvent },
  actors: {
    wait: unassembledWait,
    loadOwnerProof: unassembledService<OwnerStanding, Record<string, never>>('loadOwnerProof'),
    sendOwnerCode: unassembledService<Sent, Way>('sendOwnerCode'),
    confirmOwner: unassembledService<Fresh, { readonly code: string }>('confirmOwner'),
  },
  guards: {
    hasPassword: (_, { hasPassword }: OwnerStanding) => hasPassword,
    isFresh: (_, { freshSeconds }: Fresh) => freshSeconds > 0,
    hasNoWay: (_, { sms, email }: OwnerStanding) => sms === '' && email === '',
    hasBothWays: ({ context }) => context.sms !== '' && context.email !== '',
    hasToWait: ({ context }) => context.secondsLeft !== null && context.secondsLeft > 0,
    isBlank: (_, { code }: { readonly code: string }) => isBlank(code),
  },
  actions: {
    keepStanding: assign((_, { sms, email, freshSeconds }: OwnerStanding) => ({
      ...noFailure,
      sms,
      email,
      via: sms === '' ? ('email' as const) : ('sms' as const),
      freshSeconds,
    })),
    keepFresh: assign((_, { freshSeconds }: Fresh) => ({ ...noFailure, freshSeconds, secondsLeft: null })),
    changeWay: assign(({ context }) => ({
      ...noFailure,
      via: context.via === 'sms' ? ('email' as const) : ('sms' as const),
    })),
    keepSent: assign((_, { resendSeconds }: Sent) => ({ ...noFailure, secondsLeft: resendSeconds })),
    keepCode: assign((_, { code }: { readonly code: string }) => ({ ...noFailure, code })),
    forgetCode: assign({ code: null }),
    complainOfCode: assign({ error: null, errors: { code: nameErrorMessage('sms.code-required') } }),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    countSeconds: assign(countSeconds),
    endCount: assign({ secondsLeft: null }),
  },
}).createMachine({
  id: 'ownerProof',
  context: {
    ...noFailure,
    ...{ sms: '', email: '', via: 'sms', secondsLeft: null, freshSeconds: 0, code: null },
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadOwnerProof',
        src: 'loadOwnerProof',
        input: {},
        onDone: [
          { guard: { type: 'hasPassword', params: ({ event }) => event.output }, target: 'unneeded' },
          {
            guard: { type: 'isFresh', params: ({ event }) => event.output },
            target: 'fresh',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          { guard: { type: 'hasNoWay', params: ({ event }) => event.output }, target: 'wayless' },
          { target: 'asking', actions: { type: 'keepStanding', params: ({ event }) => event.output } },
        ],
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'proof.retry': { target: 'loading', actions: 'clearErrors' } } },
    unneeded: {},
    wayless: {},
    asking: {
      on: {
        'code.request': request,
        'way.change': { guard: 'hasBothWays', actions: 'changeWay' },
      },
    },
    sending: {
      invoke: {
        id: 'sendOwnerCode',
        src: 'sendOwnerCode',
        input: ({ context }) => ({ via: context.via }),
        onDone: {
          target: 'entering',
          actions: { type: 'keepSent', params: ({ event }) => event.output },
        },
        onError: showErrorIn('asking'),
      },
    },
    entering: {
      initial: 'open',
      on: {
        'code.enter': [
          {
            guard: { type: 'isBlank', params: ({ event }) => ({ code: event.code }) },
            actions: 'complainOfCode',
          },
          {
            target: 'judging',
            actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
          },
        ],
        'proof.back': { target: 'asking', actions: ['clearErrors', 'endCount'] },
      },
      states: {
        open: { always: { guard: 'hasToWait', target: 'counting' }, on: { 'code.request': request } },
        // Typing a code is possible all the while.
        counting: {
          invoke: {
            id: 'ownerResend',
            src: 'wait',
            input: ({ context }) => ({
              name: 'ownerResend',
              milliseconds: (context.secondsLeft ?? 0) * 1_000,
              ticks: true,
            }),
            onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
            onDone: { target: 'open', actions: 'endCount' },
          },
        },
      },
    },
    judging: {
      exit: 'forgetCode',
      invoke: {
        id: 'confirmOwner',
        src: 'confirmOwner',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: { target: 'fresh', actions: { type: 'keepFresh', params: ({ event }) => event.output } },
        onError: showErrorIn('entering'),
      },
    },
    fresh: {
      invoke: {
        id: 'ownerFresh',
        src: 'wait',
        input: ({ context }) => ({
          name: 'ownerFresh',
          milliseconds: context.freshSeconds * 1_000,
          ticks: false,
        }),
        onDone: 'loading',
      },
    },
  },
});
