import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { accountClosureMachine } from './account-closure.machine.ts';
import type { OpenThings } from './account-closure.contract.ts';

const open: OpenThings = {
  isClear: true,
  balance: '0.00',
  currency: 'PHP',
  holdsMoney: false,
  deposits: 0,
  withdrawals: 0,
  rounds: 0,
  tickets: 0,
  contracts: 0,
  redemptions: 0,
  points: 0,
  needsPassword: true,
  needsFundPassword: false,
};

it('asks for no fund password from a member who has none, and keeps no password after the call', async () => {
  const sent: unknown[] = [];
  const actor = createActor(
    accountClosureMachine.provide({
      actors: {
        loadOpenThings: fromPromise(async () => open),
        closeAccount: fromPromise(async ({ input }) => {
          sent.push(input);
          return {};
        }),
      },
      actions: { accountClosed: () => sent.push('closed') },
    }),
  ).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('explaining');
  actor.send({ type: 'closure.continue' });
  actor.send({ type: 'form.submit', values: { reason: 'unused', password: '' } });
  expect(actor.getSnapshot().context.errors).toEqual({ password: 'error.field.required' });
  actor.send({ type: 'form.submit', values: { reason: 'unused', password: 'Foyer-2026' } });
  await expect.poll(() => actor.getSnapshot().value).toBe('closed');
  expect(sent).toEqual([{ reason: 'unused', password: 'Foyer-2026', fundPassword: '' }, 'closed']);
  expect(actor.getSnapshot().context.password).toBeNull();
});
