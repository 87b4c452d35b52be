import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy } from '../flow-words.ts';
import {
  closedObject,
  listOf,
  oneOfTexts,
  orNull,
  schemasOf,
  withSamples,
  type ValueOf,
} from '../payload-schema.ts';
import { call, callOnce, done, failed } from '../service-contract.ts';
import { anyObject, integer, money, noPayload, text, textMap } from '../value-kinds.ts';

/**
 * A ticket with what judges it against a draw. Amounts are decimal strings, moments milliseconds since 1970;
 * the sale ends at `closesAt` by the browser's clock.
 */
const ticket = {
  id: '901',
  orderNumber: '501',
  numero: '20300101-0001',
  status: 'placed',
  gameName: 'Five digits',
  gameCode: 'FIVE1',
  family: 'five-digits',
  playName: 'Sum',
  play: 'all.sum.bsoe',
  content: 'B',
  stakes: '1',
  stake: '2.00',
  amount: '2.00',
  largestWin: '3.92',
  winAmount: '0.00',
  series: 1960,
  rebate: '0.00',
  currency: 'PHP',
  symbol: '₱',
  secondsToClose: 30,
  secondsToDraw: 35,
  closesAt: 1_900_000_030_000,
  betTime: 1_900_000_000_000,
  commitment: '0'.repeat(64),
  seed: '',
  witness: '',
  /** The chase that it is part of; empty without one. */
  chase: '',
};
const status = oneOfTexts(['placed', 'closed', 'won', 'lost', 'refunded', 'cancelled', 'void']);
const amounts = { stake: money, amount: money, largestWin: money, winAmount: money, rebate: money };
const ticketSchema = closedObject({
  ...schemasOf(ticket, { status, ...amounts }),
  odds: textMap,
  numbers: listOf(integer),
  /** The numbers by rank, where a draw has several prizes. */
  prizes: listOf(closedObject({ name: text, numbers: listOf(text) })),
  /** What proves the draw, and that the ticket was in it, after the draw. */
  certificate: orNull(anyObject),
  proof: orNull(anyObject),
});
export type Ticket = ValueOf<typeof ticketSchema>;

const fields = { ticket: orNull(ticketSchema) };
export type LotteryTicketContext = FlowContext<typeof fields> & { readonly id: string };

const sample = { ...ticket, odds: { B: '1.96' }, numbers: [], prizes: [], certificate: null, proof: null };
const drawn = {
  ...sample,
  secondsToClose: 0,
  secondsToDraw: 0,
  numbers: [8, 9, 4, 8, 4],
  seed: '1'.repeat(64),
};

/** A lottery ticket from its purchase to its result (specification, sections 4 and 7). */
export const lotteryTicketContract = defineFlow({
  id: 'lotteryTicket',
  needs: 'member',
  summary: 'Shows a lottery ticket, cancels it before the sale ends, and waits for its draw.',
  input: closedObject({ id: withSamples(text, ['901']) }),
  events: withoutPayload('ticket.cancel', 'cancel.keep', 'cancel.confirm', 'ticket.refresh'),
  effects: { refreshBalance: noPayload },
  shows: fields,
  states: {
    resting: { settled: 'The draw is over: nothing is left to do.' },
    server: ['loading', 'cancelling', 'looking'],
    person: ['failed', 'settled'],
    final: ['missing'],
    timer: ['onSale', 'pending'],
    form: ['confirming'],
    busy: [],
  },
  quiet: ['looking'],
  words: {
    service: 'loadTicket',
    keep: ({ ticket: current }: LotteryTicketContext, answer: Ticket) => ({
      ticket: current === null ? null : translateBy([answer], 'gameName', 'playName', 'prizes')(current),
    }),
  },
  services: {
    loadTicket: call({ id: text }, ticketSchema, [
      done('on sale', sample),
      done('sale over', { ...sample, status: 'closed', secondsToClose: 0 }),
      done('won', { ...drawn, status: 'won', winAmount: '3.92' }),
      done('lost', { ...drawn, status: 'lost' }),
      done('refunded', { ...drawn, status: 'refunded', winAmount: '2.00' }),
      done('cancelled', { ...sample, status: 'cancelled', winAmount: '2.00' }),
      failed('no such ticket', 'lottery.ticket-unknown'),
    ]),
    cancelTicket: callOnce({ id: text }, ticketSchema, [
      done('cancelled', { ...sample, status: 'cancelled', winAmount: '2.00' }),
      failed('sale over', 'lottery.ticket-closed'),
    ]),
  },
  delays: ['ticketClose', 'ticketDraw'],
  bounded: boundedBy<LotteryTicketContext>({
    has: ['error'],
    also: ({ ticket: current }) => ({ status: current?.status ?? null }),
  }),
});
