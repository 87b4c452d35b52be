import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { nameErrorMessage } from '../error-message.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { passSeconds } from '../lockout.ts';
import { isBlank } from '../sms-code/mobile-number.ts';
import { ownerProofContract, type OwnerStanding } from './owner-proof.contract.ts';

type Fresh = AnswerOf<typeof ownerProofContract, 'confirmOwner'>;
interface Sent {
  readonly resendSeconds: number;
}

const request = { target: '#ownerProof.sending', actions: 'clearErrors' } as const;

/** See `ownerProofContract`. */
export const ownerProofMachine = setupFlow(ownerProofContract, {
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
    endCount: assign({ secondsLeft: null }),
  },
}).createMachine({
  id: 'ownerProof',
  context: {
    ...noFailure,
    sms: '',
    email: '',
    via: 'sms',
    secondsLeft: null,
    freshSeconds: 0,
    code: null,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadOwnerProof', 'proof.retry', [
      { guard: withAnswer('hasPassword'), target: 'unneeded' },
      { guard: withAnswer('isFresh'), target: 'fresh', actions: withAnswer('keepStanding') },
      { guard: withAnswer('hasNoWay'), target: 'wayless' },
      { target: 'asking', actions: withAnswer('keepStanding') },
    ]),
    unneeded: {},
    wayless: {},
    asking: {
      on: {
        'code.request': request,
        'way.change': { guard: 'hasBothWays', actions: 'changeWay' },
      },
    },
    sending: askingWith('sendOwnerCode', ({ context }) => ({ via: context.via }), {
      onDone: { target: 'entering', actions: withAnswer('keepSent') },
      onError: showErrorIn('asking'),
    }),
    entering: {
      initial: 'open',
      on: {
        'code.enter': [
          { guard: withEvent('isBlank'), actions: 'complainOfCode' },
          { target: 'judging', actions: withEvent('keepCode') },
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
      ...askingWith('confirmOwner', ({ context }) => ({ code: context.code ?? '' }), {
        onDone: { target: 'fresh', actions: withAnswer('keepFresh') },
        onError: showErrorIn('entering'),
      }),
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
