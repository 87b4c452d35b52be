import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { asking, setupFlow, withAnswer } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { showErrorIn, routeError, noFailure } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout, passSeconds } from '../lockout.ts';
import {
  redEnvelopeContract,
  type EnvelopeOffer,
  type EnvelopeAvailability,
  type RedEnvelopeContext,
} from './red-envelope.contract.ts';

type Opened = AnswerOf<typeof redEnvelopeContract, 'openEnvelope'>;
/** An offer of this standing leads to the state of the same name. */
const showIn = <const Standing extends EnvelopeAvailability>(standing: Standing) =>
  ({
    guard: {
      type: 'hasStanding',
      params: ({ event }: { readonly event: { readonly output: EnvelopeOffer } }) => ({
        offer: event.output,
        standing,
      }),
    },
    target: standing,
    actions: withAnswer('keepOffer'),
  }) as const;
const waitForWindow = ({ context }: { readonly context: RedEnvelopeContext }) => ({
  name: 'envelopeWindow' as const,
  milliseconds: Math.max(1, context.offer?.secondsLeft ?? 1) * 1_000,
  ticks: true,
});

/** See `redEnvelopeContract`. The server draws the amount and keeps the count. */
export const redEnvelopeMachine = setupFlow(redEnvelopeContract, {
  guards: {
    hasStanding: (_, { offer, standing }: { offer: EnvelopeOffer; standing: EnvelopeAvailability }) =>
      offer.standing === standing,
    hasMore: ({ context }) => context.remaining > 0,
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepOffer: assign((_, offer: EnvelopeOffer) => ({
      offer,
      remaining: offer.remaining,
      grab: null,
      secondsLeft: null,
    })),
    keepGrab: assign((_, { grab, remaining }: Opened) => ({ ...noFailure, grab, remaining })),
  },
}).createMachine({
  id: 'redEnvelope',
  context: { ...noFailure, ...noLockout, offer: null, remaining: 0, grab: null },
  initial: 'loading',
  states: {
    ...loadingStates('loadEnvelope', 'envelope.refresh', [
      showIn('upcoming'),
      showIn('used'),
      showIn('ineligible'),
      showIn('closed'),
      { target: 'ready', actions: withAnswer('keepOffer') },
    ]),
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
    opening: asking('openEnvelope', {
      onDone: { target: 'opened', actions: [withAnswer('keepGrab'), 'refreshBalance', 'refreshBadges'] },
      onError: [
        lockWhenThrottled,
        // It may have come through before the page went away: the history tells.
        routeError('loading', 'request.interrupted'),
        showErrorIn('loading'),
      ],
    }),
    opened: {
      on: { 'envelope.again': { guard: 'hasMore', target: 'loading' }, 'envelope.dismiss': 'loading' },
    },
    used: { on: { 'envelope.refresh': { target: 'loading', actions: 'clearErrors' } } },
    locked: lockedUntil('envelopeLockout', 'loading'),
  },
});
