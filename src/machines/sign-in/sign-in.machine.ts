import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, withAnswer } from '../setup-flow.ts';
import { showErrorIn, routeError, noFailure } from '../form-failure.ts';
import { signInContract, type DailyCheckInStrip } from './sign-in.contract.ts';

/** See `signInContract`. */
export const signInMachine = setupFlow(signInContract, {
  guards: {
    isClosed: (_, strip: DailyCheckInStrip) => !strip.open,
    isClaimed: (_, strip: DailyCheckInStrip) => strip.claimedToday,
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepStrip: assign((_, strip: DailyCheckInStrip) => ({ strip })),
  },
}).createMachine({
  id: 'signIn',
  context: { ...noFailure, strip: null },
  initial: 'loading',
  states: {
    ...loadingStates('loadSignIn', 'signIn.refresh', [
      { guard: withAnswer('isClosed'), target: 'unavailable', actions: withAnswer('keepStrip') },
      { guard: withAnswer('isClaimed'), target: 'claimed', actions: withAnswer('keepStrip') },
      { target: 'open', actions: withAnswer('keepStrip') },
    ]),
    unavailable: { on: { 'signIn.refresh': { target: 'loading', actions: 'clearErrors' } } },
    open: { on: { 'signIn.claim': { target: 'claiming', actions: 'clearErrors' } } },
    claiming: askingWith('claimSignIn', ({ context }) => ({ date: context.strip?.date ?? '' }), {
      onDone: { target: 'claimed', actions: [withAnswer('keepStrip'), 'refreshBadges'] },
      onError: [
        // It may have come through before the page went away: the strip tells.
        routeError('loading', 'request.interrupted'),
        showErrorIn('loading'),
      ],
    }),
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
