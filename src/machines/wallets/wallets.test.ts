import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { walletsContract, type Wallets } from './wallets.contract.ts';
import { walletsMachine } from './wallets.machine.ts';

const wallets: Wallets = {
  isSingle: false,
  currency: 'PHP',
  symbol: '₱',
  main: '1200.00',
  held: [{ id: '2', name: 'Kestrin Works', amount: '50.00' }],
  options: [],
};

test('the most that can be moved is what the wallet that pays has', async () => {
  const machine = walletsMachine.provide({
    actors: { loadWallets: fromPromise(() => Promise.resolve(wallets)) },
  });
  const actor = createActor(machine).start();
  await new Promise((resolve) => setTimeout(resolve, 0));
  const read = () => walletsContract.project(actor.getSnapshot());
  expect(read()).toMatchObject({ from: '1', most: '1200.00' });
  actor.send({ type: 'move.submit', from: '1', to: '2', amount: '9999' });
  expect(read()).toMatchObject({ errors: { amount: 'error.balance.insufficient' } });
  actor.send({ type: 'source.choose', from: '2' });
  expect(read()).toMatchObject({ from: '2', most: '50.00', errors: {} });
  actor.send({ type: 'source.choose', from: '7' });
  expect(read()).toMatchObject({ most: '0' });
});
