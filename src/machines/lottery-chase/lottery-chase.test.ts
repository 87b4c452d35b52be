import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { Chase } from './lottery-chase.contract.ts';
import { lotteryChaseMachine } from './lottery-chase.machine.ts';

const running: Chase = {
  id: '7',
  gameName: 'Five digits',
  status: 'running',
  stopsOnWin: true,
  draws: 3,
  left: 2,
  amount: '6.00',
  winAmount: '0.00',
  canCancel: true,
  betTime: 0,
  symbol: '₱',
  steps: [],
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function openChase(cancel: () => Promise<Chase>, chase = running) {
  const refreshBalance = vi.fn<() => void>();
  const machine = lotteryChaseMachine.provide({
    actors: { loadChase: fromPromise(() => Promise.resolve(chase)), cancelChase: fromPromise(cancel) },
    actions: { refreshBalance },
  });
  const actor = createActor(machine, { input: { id: '7' } }).start();
  await settle();
  return { actor, refreshBalance, read: () => actor.getSnapshot() };
}

describe('lotteryChase', () => {
  it('asks before it gives back what is left, and shows the balance then', async () => {
    const cancelled = { ...running, status: 'cancelled', left: 0, canCancel: false } as const;
    const { actor, refreshBalance, read } = await openChase(() => Promise.resolve(cancelled));
    actor.send({ type: 'chase.cancel' });
    expect(read().value).toBe('confirming');
    actor.send({ type: 'cancel.confirm' });
    await settle();
    expect(read()).toMatchObject({ value: 'showing', context: { chase: { status: 'cancelled' } } });
    expect(refreshBalance).toHaveBeenCalledOnce();
    actor.send({ type: 'chase.cancel' });
    expect(read().value).toBe('showing');
  });

  it('keeps the chase in sight, and says why it was not cancelled', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('down'), { code: 'network' }));
    const { actor, read } = await openChase(refuse);
    actor.send({ type: 'chase.cancel' });
    actor.send({ type: 'cancel.confirm' });
    await settle();
    expect(read()).toMatchObject({ value: 'showing', context: { chase: { id: '7' } } });
    expect(read().context.error).not.toBeNull();
  });
});
