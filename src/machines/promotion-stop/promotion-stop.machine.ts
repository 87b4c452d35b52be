import { assign } from 'xstate';
import { askingWith, setupFlow, withAnswer } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { noFailure, routeError, showErrorIn } from '../form-failure.ts';
import {
  promotionStopContract,
  type PromotionStopContext,
  type StopLink,
} from './promotion-stop.contract.ts';

type Token = AskOf<typeof promotionStopContract, 'readStopLink'>;
const readToken = ({ context: { token } }: { readonly context: PromotionStopContext }): Token => ({ token });
const unknownLink = 'stop-link.unknown';

/** See `promotionStopContract`. The link is checked first: a program that opens it stops nothing. */
export const promotionStopMachine = setupFlow(promotionStopContract, {
  guards: {
    isStopped: (_, { isStopped }: StopLink) => isStopped,
  },
  actions: {
    clearError: assign(noFailure),
    keepChannel: assign((_, { channel }: StopLink) => ({ channel })),
  },
}).createMachine({
  id: 'promotionStop',
  context: ({ input }) => ({ ...noFailure, channel: null, token: input.token }),
  initial: 'loading',
  states: {
    loading: askingWith('readStopLink', readToken, {
      onDone: [
        { guard: withAnswer('isStopped'), target: 'stopped', actions: withAnswer('keepChannel') },
        { target: 'asking', actions: withAnswer('keepChannel') },
      ],
      onError: [routeError('unknown', unknownLink), showErrorIn('failed')],
    }),
    failed: { on: { 'link.retry': { target: 'loading', actions: 'clearError' } } },
    asking: { on: { 'promotions.stop': { target: 'stopping', actions: 'clearError' } } },
    stopping: askingWith('stopByLink', readToken, {
      onDone: 'stopped',
      onError: [routeError('unknown', unknownLink), showErrorIn('asking')],
    }),
    stopped: {},
    unknown: {},
  },
});
