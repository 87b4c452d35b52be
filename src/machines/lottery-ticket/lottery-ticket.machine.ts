import { assign } from 'xstate';
import { askingWith, setupFlow, withAnswer } from '../setup-flow.ts';
import { noFailure, routeError, showErrorIn, showErrorWhen } from '../form-failure.ts';
import { routeToMissing } from '../route-to-missing.ts';
import { lotteryTicketContract, type Ticket } from './lottery-ticket.contract.ts';

const second = 1_000;
/** A draw is asked for again after so long, where it is late. */
const drawPollMs = 2_000;
const whenIs = <const Target extends string>(status: 'placed' | 'closed', target: Target) =>
  ({
    guard: {
      type: 'isStatus',
      params: ({ event }: { event: { output: Ticket } }) => ({ ticket: event.output, status }),
    },
    target,
    actions: withAnswer('keepTicket'),
  }) as const;
/** What became of the ticket leads to where it waits, or to its end. */
const followTicket = [
  whenIs('placed', 'onSale'),
  whenIs('closed', 'pending'),
  { target: 'settled', actions: [withAnswer('keepTicket'), 'refreshBalance'] },
] as const;

/** See `lotteryTicketContract`. */
export const lotteryTicketMachine = setupFlow(lotteryTicketContract, {
  guards: {
    isStatus: (_, { ticket, status }: { ticket: Ticket; status: Ticket['status'] }) =>
      ticket.status === status,
  },
  actions: {
    keepTicket: assign((_, ticket: Ticket) => ({ ...noFailure, ticket })),
  },
}).createMachine({
  id: 'lotteryTicket',
  context: ({ input }) => ({ ...noFailure, id: input.id, ticket: null }),
  initial: 'loading',
  states: {
    loading: askingWith('loadTicket', ({ context }) => ({ id: context.id }), {
      onDone: [...followTicket],
      onError: [routeToMissing('lottery.ticket-unknown'), showErrorIn('failed')],
    }),
    failed: { on: { 'ticket.refresh': { target: 'loading', actions: 'clearErrors' } } },
    missing: { type: 'final' },
    onSale: {
      on: { 'ticket.cancel': { target: 'confirming', actions: 'clearErrors' } },
      invoke: {
        id: 'ticketClose',
        src: 'wait',
        input: ({ context }) => ({
          name: 'ticketClose',
          milliseconds: ((context.ticket?.secondsToClose ?? 0) + 1) * second,
          ticks: false,
        }),
        onDone: 'looking',
      },
    },
    confirming: {
      on: { 'cancel.keep': 'looking', 'cancel.confirm': 'cancelling' },
    },
    cancelling: askingWith('cancelTicket', ({ context }) => ({ id: context.id }), {
      onDone: { target: 'settled', actions: [withAnswer('keepTicket'), 'refreshBalance'] },
      onError: [
        showErrorWhen('pending', 'lottery.ticket-closed'),
        // It may have come through before the page went away: the ticket tells.
        routeError('loading', 'request.interrupted'),
        showErrorIn('onSale'),
      ],
    }),
    pending: {
      on: { 'ticket.refresh': 'looking' },
      invoke: {
        id: 'ticketDraw',
        src: 'wait',
        input: ({ context }) => ({
          name: 'ticketDraw',
          milliseconds: Math.max(drawPollMs, ((context.ticket?.secondsToDraw ?? 0) + 1) * second),
          ticks: false,
        }),
        onDone: 'looking',
      },
    },
    // Looks again while the ticket stays in sight.
    looking: {
      invoke: {
        id: 'lookAtTicket',
        src: 'loadTicket',
        input: ({ context }) => ({ id: context.id }),
        onDone: [...followTicket],
        onError: showErrorIn('pending'),
      },
    },
    settled: { on: { 'ticket.refresh': 'looking' } },
  },
});
