import { assign, setup } from 'xstate';
import { complainIn, complainOf, hasCode, hasThrottled, leadTo, noComplaint } from '../failed-call.ts';
import {
  countSeconds,
  lockedUntil,
  lockWhenThrottled,
  noLockout,
  passSeconds,
  readLockout,
} from '../lockout.ts';
import { unwiredEffect, unwiredService, unwiredWait } from '../unwired.ts';
import type {
  EnvelopeGrab,
  EnvelopeOffer,
  EnvelopeStanding,
  RedEnvelopeContext,
} from './red-envelope.contract.ts';

type RedEnvelopeEvent = { type: 'envelope.refresh' } | { type: 'envelope.open' } | { type: 'envelope.again' };
interface Opened {
  readonly grab: EnvelopeGrab;
  readonly remaining: number;
}
const stands =
  (standing: EnvelopeStanding) =>
  ({ event }: { readonly event: { readonly output: EnvelopeOffer } }) => ({ offer: event.output, standing });
const passOffer = ({ event }: { readonly event: { readonly output: EnvelopeOffer } }) => ({
  offer: event.output,
});
const waitForWindow = ({ context }: { readonly context: RedEnvelopeContext }) => ({
  name: 'envelopeWindow',
  milliseconds: Math.max(1, context.offer?.secondsLeft ?? 1) * 1_000,
  ticks: true,
});

/** See `redEnvelopeContract`. The server draws the amount and keeps the count. */
export const redEnvelopeMachine = setup({
  types: { context: {} as RedEnvelopeContext, events: {} as RedEnvelopeEvent },
  actors: {
    wait: unwiredWait,
    loadEnvelope: unwiredService<EnvelopeOffer, Record<string, never>>('loadEnvelope'),
    openEnvelope: unwiredService<Opened, Record<string, never>>('openEnvelope'),
  },
  guards: {
    hasCode,
    isThrottled: hasThrottled,
    hasStanding: (_, { offer, standing }: { offer: EnvelopeOffer; standing: EnvelopeStanding }) =>
      offer.standing === standing,
    hasMore: ({ context }) => context.remaining > 0,
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepOffer: assign((_, { offer }: { offer: EnvelopeOffer }) => ({
      offer,
      remaining: offer.remaining,
      grab: null,
      secondsLeft: null,
    })),
    keepGrab: assign((_, { grab, remaining }: Opened) => ({ ...noComplaint, grab, remaining })),
    showError: assign(complainOf),
    clearErrors: assign(noComplaint),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    refreshBalance: unwiredEffect('refreshBalance'),
    refreshBadges: unwiredEffect('refreshBadges'),
  },
}).createMachine({
  id: 'redEnvelope',
  context: { ...noComplaint, ...noLockout, offer: null, remaining: 0, grab: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadEnvelope',
        src: 'loadEnvelope',
        input: {},
        onDone: [
          {
            guard: { type: 'hasStanding', params: stands('upcoming') },
            target: 'upcoming',
            actions: { type: 'keepOffer', params: passOffer },
          },
          {
            guard: { type: 'hasStanding', params: stands('used') },
            target: 'used',
            actions: { type: 'keepOffer', params: passOffer },
          },
          {
            guard: { type: 'hasStanding', params: stands('ineligible') },
            target: 'ineligible',
            actions: { type: 'keepOffer', params: passOffer },
          },
          {
            guard: { type: 'hasStanding', params: stands('closed') },
            target: 'closed',
            actions: { type: 'keepOffer', params: passOffer },
          },
          { target: 'ready', actions: { type: 'keepOffer', params: passOffer } },
        ],
        onError: complainIn('failed'),
      },
    },
    failed: { on: { 'envelope.refresh': { target: 'loading', actions: 'clearErrors' } } },
    closed: { on: { 'envelope.refresh': { target: 'loading', actions: 'clearErrors' } } },
    ineligible: { on: { 'envelope.refresh': { target: 'loading', actions: 'clearErrors' } } },
    upcoming: {
      invoke: {
        id: 'windowOpens',
        src: 'wait',
        input: waitForWindow,
        onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
        onDone: { target: 'loading', actions: 'clearErrors' },
      },
    },
    ready: {
      on: { 'envelope.open': { target: 'opening', actions: 'clearErrors' } },
      invoke: {
        id: 'windowCloses',
        src: 'wait',
        input: waitForWindow,
        onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
        // The server has the last word on whether it is closed.
        onDone: { target: 'loading', actions: 'clearErrors' },
      },
    },
    opening: {
      invoke: {
        id: 'openEnvelope',
        src: 'openEnvelope',
        input: {},
        onDone: {
          target: 'opened',
          actions: [
            { type: 'keepGrab', params: ({ event }) => event.output },
            'refreshBalance',
            'refreshBadges',
          ],
        },
        onError: [
          lockWhenThrottled,
          // It may have come through before the page went away: the history tells.
          leadTo('loading', 'request.interrupted'),
          complainIn('loading'),
        ],
      },
    },
    opened: {
      on: {
        'envelope.again': { guard: 'hasMore', target: 'loading' },
        'envelope.refresh': 'loading',
      },
    },
    used: { on: { 'envelope.refresh': { target: 'loading', actions: 'clearErrors' } } },
    locked: lockedUntil('envelopeLockout', 'loading'),
  },
});
