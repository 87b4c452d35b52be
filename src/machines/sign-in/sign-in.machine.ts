import { assign, setup } from 'xstate';
import { complainIn, complainOf, hasCode, leadTo, noComplaint } from '../failed-call.ts';
import { unwiredEffect, unwiredService, unwiredWait } from '../unwired.ts';
import type { SignInContext, SignInStrip } from './sign-in.contract.ts';

type SignInEvent = { type: 'signIn.refresh' } | { type: 'signIn.claim' };
const passStrip = ({ event }: { readonly event: { readonly output: SignInStrip } }) => ({
  strip: event.output,
});

/** See `signInContract`. */
export const signInMachine = setup({
  types: { context: {} as SignInContext, events: {} as SignInEvent },
  actors: {
    wait: unwiredWait,
    loadSignIn: unwiredService<SignInStrip, Record<string, never>>('loadSignIn'),
    claimSignIn: unwiredService<SignInStrip, { readonly date: string }>('claimSignIn'),
  },
  guards: {
    hasCode,
    isClosed: (_, { strip }: { strip: SignInStrip }) => !strip.open,
    isClaimed: (_, { strip }: { strip: SignInStrip }) => strip.claimedToday,
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepStrip: assign((_, { strip }: { strip: SignInStrip }) => ({ strip })),
    showError: assign(complainOf),
    clearErrors: assign(noComplaint),
    refreshBadges: unwiredEffect('refreshBadges'),
  },
}).createMachine({
  id: 'signIn',
  context: { ...noComplaint, strip: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadSignIn',
        src: 'loadSignIn',
        input: {},
        onDone: [
          {
            guard: { type: 'isClosed', params: passStrip },
            target: 'unavailable',
            actions: { type: 'keepStrip', params: passStrip },
          },
          {
            guard: { type: 'isClaimed', params: passStrip },
            target: 'claimed',
            actions: { type: 'keepStrip', params: passStrip },
          },
          { target: 'open', actions: { type: 'keepStrip', params: passStrip } },
        ],
        onError: complainIn('failed'),
      },
    },
    failed: { on: { 'signIn.refresh': { target: 'loading', actions: 'clearErrors' } } },
    unavailable: { on: { 'signIn.refresh': { target: 'loading', actions: 'clearErrors' } } },
    open: { on: { 'signIn.claim': { target: 'claiming', actions: 'clearErrors' } } },
    claiming: {
      invoke: {
        id: 'claimSignIn',
        src: 'claimSignIn',
        input: ({ context }) => ({ date: context.strip?.date ?? '' }),
        onDone: {
          target: 'claimed',
          actions: [{ type: 'keepStrip', params: passStrip }, 'refreshBadges'],
        },
        onError: [
          // It may have come through before the page went away: the strip tells.
          leadTo('loading', 'request.interrupted'),
          complainIn('loading'),
        ],
      },
    },
    claimed: {
      invoke: {
        id: 'nextDay',
        src: 'wait',
        input: ({ context }) => ({
          name: 'nextDay',
          milliseconds: Math.max(1, context.strip?.secondsLeft ?? 1) * 1_000,
          ticks: false,
        }),
        onDone: { target: 'loading', actions: 'clearErrors' },
      },
    },
  },
});
