import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { payoutAccountsMachine } from './payout-accounts.machine.ts';

const account = (id: string, masked: string) => ({
  id,
  kind: 'bank',
  name: 'Foyer Bank',
  holder: 'A B',
  masked,
});
const list = (...accounts: readonly ReturnType<typeof account>[]) => ({ accounts, providers: [], most: 5 });

it('names the account that was added, which the list before did not have', async () => {
  const confirmed: string[] = [];
  const before = account('c-1', '•••• 4471');
  const actor = createActor(
    payoutAccountsMachine.provide({
      actors: {
        loadAccounts: fromPromise(async () => list(before)) as never,
        addAccount: fromPromise(async () => list(account('c-2', '•••• 9002'), before)) as never,
      },
      actions: {
        announceAccounts: () => undefined,
        confirmAccount: (_, params) => void confirmed.push(params.account),
      },
    }),
  ).start();
  await waitFor(actor, (state) => state.matches('browsing'));
  actor.send({ type: 'account.add' });
  actor.send({ type: 'account.submit', provider: 'FOYB', holder: 'A B', number: '1002', password: '246810' });
  await waitFor(actor, (state) => state.matches('browsing'));
  expect(confirmed).toEqual(['Foyer Bank •••• 9002']);
});
