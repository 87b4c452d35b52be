import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { createWait } from '../wait.actor.ts';
import type { Ticket } from './lottery-ticket.contract.ts';
import { lotteryTicketMachine } from './lottery-ticket.machine.ts';

const ticketWith = (status: Ticket['status']): Ticket => ({
  id: '901',
  orderNumber: '501',
  gameName: 'Five digits',
  gameCode: 'FIVE1',
  numero: '001',
  playName: 'Sum',
  family: 'five-digits',
  play: 'all.sum.bsoe',
  content: 'B',
  stakes: '1',
  series: 1960,
  rebate: '0.00',
  stake: '2.00',
  amount: '2.00',
  largestWin: '3.92',
  winAmount: '0.00',
  currency: 'PHP',
  symbol: '₱',
  status,
  secondsToClose: 10,
  secondsToDraw: 15,
  closesAt: 10_000,
  betTime: 0,

  commitment: '',
  seed: '',
  witness: '',
  odds: { B: '1.96' },
  numbers: [],
  prizes: [],
  chase: '',
  certificate: null,
  proof: null,
});

/** The flow on a server that answers these states of the ticket, one after the other. */
function openTicket(answers: readonly Ticket['status'][], cancelled: () => Promise<Ticket>) {
  const left = [...answers];
  const refreshBalance = vi.fn<() => void>();
  const clock = {
    now: () => Date.now(),
    setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
    clearTimeout: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  };
  const machine = lotteryTicketMachine.provide({
    actors: {
      wait: createWait(clock),
      loadTicket: fromPromise(() => Promise.resolve(ticketWith(left.shift() ?? 'closed'))),
      cancelTicket: fromPromise(cancelled),
    },
    actions: { refreshBalance },
  });
  const actor = createActor(machine, { input: { id: '901' } }).start();
  return { actor, refreshBalance, read: () => actor.getSnapshot() };
}
const refuse = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe('lotteryTicket', () => {
  it('follows a ticket from its sale over the draw to its result, and shows the balance then', async () => {
    vi.useFakeTimers();
    const { refreshBalance, read } = openTicket(['placed', 'closed', 'closed', 'won'], refuse('unknown'));
    await vi.advanceTimersByTimeAsync(0);
    expect(read().value).toBe('onSale');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(read().value).toBe('pending');
    await vi.advanceTimersByTimeAsync(16_000);
    expect(read().value).toBe('pending');
    expect(refreshBalance).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(read().value).toBe('settled');
    expect(refreshBalance).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('cancels a ticket that is on sale', async () => {
    vi.useFakeTimers();
    const { actor, read } = openTicket(['placed'], () => Promise.resolve(ticketWith('cancelled')));
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'ticket.cancel' });
    actor.send({ type: 'cancel.confirm' });
    await vi.advanceTimersByTimeAsync(0);
    expect(read().value).toBe('settled');
    expect(read().context.ticket?.status).toBe('cancelled');
    vi.useRealTimers();
  });

  it('says why, and waits for the draw, where the sale ended first', async () => {
    vi.useFakeTimers();
    const { actor, read } = openTicket(['placed'], refuse('lottery.ticket-closed'));
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'ticket.cancel' });
    actor.send({ type: 'cancel.confirm' });
    await vi.advanceTimersByTimeAsync(0);
    expect(read().value).toBe('pending');
    expect(read().context.error).toBe('error.lottery.ticket-closed');
    vi.useRealTimers();
  });
});
