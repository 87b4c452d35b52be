import { assign } from 'xstate';
import { askingWith, setupFlow, withAnswer } from '../setup-flow.ts';
import { noFailure, routeError, showErrorIn } from '../form-failure.ts';
import { routeToMissing } from '../route-to-missing.ts';
import { lotteryChaseContract, type Chase } from './lottery-chase.contract.ts';

/** See `lotteryChaseContract`. */
export const lotteryChaseMachine = setupFlow(lotteryChaseContract, {
  guards: {
    canCancel: ({ context }) => context.chase?.canCancel === true,
  },
  actions: {
    keepChase: assign((_, chase: Chase) => ({ ...noFailure, chase })),
  },
}).createMachine({
  id: 'lotteryChase',
  context: ({ input }) => ({ ...noFailure, id: input.id, chase: null }),
  initial: 'loading',
  states: {
    loading: askingWith('loadChase', ({ context }) => ({ id: context.id }), {
      onDone: { target: 'showing', actions: withAnswer('keepChase') },
      onError: [routeToMissing('lottery.ticket-unknown'), showErrorIn('failed')],
    }),
    failed: { on: { 'chase.refresh': { target: 'loading', actions: 'clearErrors' } } },
    missing: { type: 'final' },
    showing: {
      on: {
        'chase.refresh': { target: 'loading', actions: 'clearErrors' },
        'chase.cancel': { guard: 'canCancel', target: 'confirming', actions: 'clearErrors' },
      },
    },
    confirming: { on: { 'cancel.keep': 'showing', 'cancel.confirm': 'cancelling' } },
    cancelling: askingWith('cancelChase', ({ context }) => ({ id: context.id }), {
      onDone: { target: 'showing', actions: [withAnswer('keepChase'), 'refreshBalance'] },
      onError: [
        // It may have come through before the page went away: the chase tells.
        routeError('loading', 'request.interrupted'),
        showErrorIn('showing'),
      ],
    }),
  },
});
