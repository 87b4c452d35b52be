import { assign, setup } from 'xstate';
import { describeFailure, hasCode, noFailure, routeError, showErrorIn } from '../form-failure.ts';
import { unassembledService } from '../unassembled.ts';
import type { PromotionStopContext, StopLink } from './promotion-stop.contract.ts';

interface Token {
  readonly token: string;
}
const readToken = ({ context: { token } }: { readonly context: PromotionStopContext }): Token => ({ token });
const unknownLink = 'stop-link.unknown';

/** See `promotionStopContract`. The link is checked first: a program that opens it stops nothing. */
export const promotionStopMachine = setup({
  types: {
    context: {} as PromotionStopContext,
    events: {} as { type: 'promotions.stop' } | { type: 'link.retry' },
    input: {} as Token,
  },
  actors: {
    readStopLink: unassembledService<StopLink, Token>('readStopLink'),
    stopByLink: unassembledService<StopLink, Token>('stopByLink'),
  },
  guards: { hasCode, isStopped: (_, { isStopped }: StopLink) => isStopped },
  actions: {
    showError: assign(describeFailure),
    clearError: assign(noFailure),
    keepChannel: assign((_, { channel }: StopLink) => ({ channel })),
  },
}).createMachine({
  id: 'promotionStop',
  context: ({ input }) => ({ ...noFailure, channel: null, token: input.token }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readStopLink',
        src: 'readStopLink',
        input: readToken,
        onDone: [
          {
            guard: { type: 'isStopped', params: ({ event }) => event.output },
            target: 'stopped',
            actions: { type: 'keepChannel', params: ({ event }) => event.output },
          },
          { target: 'asking', actions: { type: 'keepChannel', params: ({ event }) => event.output } },
        ],
        onError: [routeError('unknown', unknownLink), showErrorIn('failed')],
      },
    },
    failed: { on: { 'link.retry': { target: 'loading', actions: 'clearError' } } },
    asking: { on: { 'promotions.stop': { target: 'stopping', actions: 'clearError' } } },
    stopping: {
      invoke: {
        id: 'stopByLink',
        src: 'stopByLink',
        input: readToken,
        onDone: 'stopped',
        onError: [routeError('unknown', unknownLink), showErrorIn('asking')],
      },
    },
    stopped: {},
    unknown: {},
  },
});
