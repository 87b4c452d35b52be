import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { asking, setupFlow, withAnswer } from '../setup-flow.ts';
import { noFailure, routeError, showErrorIn } from '../form-failure.ts';
import { returnToPlayContract, type ReturnStateOfPerson } from './return-to-play.contract.ts';
const show = { target: 'showing', actions: withAnswer('keepState') } as const;

/** See `returnToPlayContract`. */
export const returnToPlayMachine = setupFlow(returnToPlayContract, {
  guards: {
    canAsk: ({ context }) => context.canAsk,
    isAsked: ({ context }) => context.opensAt !== null,
  },
  actions: {
    keepState: assign((_, state: ReturnStateOfPerson) => ({ ...noFailure, ...state })),
  },
}).createMachine({
  id: 'returnToPlay',
  context: {
    ...noFailure,
    isOnRequest: false,
    endsAt: null,
    from: null,
    canAsk: false,
    opensAt: null,
    waitHours: 0,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadReturn', 'return.retry', show),
    showing: {
      on: {
        'return.ask': { guard: 'canAsk', target: 'confirming', actions: 'clearErrors' },
        'return.keep': { guard: 'isAsked', target: 'keeping', actions: 'clearErrors' },
      },
    },
    confirming: { on: { 'return.back': 'showing', 'return.confirm': 'asking' } },
    asking: asking('askReturn', {
      onDone: show,
      // It may have been asked for before the page went away.
      onError: [routeError('loading', 'request.interrupted'), showErrorIn('showing')],
    }),
    keeping: asking('keepExclusion', {
      onDone: show,
      onError: [routeError('loading', 'request.interrupted'), showErrorIn('showing')],
    }),
  },
});
