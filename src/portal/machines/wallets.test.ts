import { expect, test } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { walletsArea } from './areas/wallets.ts';
import { createActorEnvironment } from './start-machine.ts';
import type { WiringNeeds } from './wiring-needs.ts';

const rows = (main: string, ownBalance: string) => [
  { accountTypeId: 1, accountTypeName: '', availBalance: main, locked: false },
  { accountTypeId: 2, accountTypeName: 'Kestrin Works', availBalance: ownBalance, locked: true },
  { accountTypeId: 3, accountTypeName: 'Tarnlight', availBalance: '0.00', locked: false },
  { accountTypeId: 4, accountTypeName: 'Closed House', availBalance: '0.00', locked: true },
];
function startWallets(isSingle = false) {
  const calls: (readonly [name: string, input: JsonObject, key: string | undefined])[] = [];
  let isCollected = false;
  const answers: Readonly<Record<string, () => unknown>> = {
    'wallet.merchant': () => ({ isSingle }),
    'wallet.list': () => (isCollected ? rows('150.00', '0.00') : rows('100.00', '50.00')),
    'wallet.balance': () => ({ sumBalance: '150.00', currency: 'PHP', currencySymbol: '₱', balance: [] }),
    'wallet.transfer': () => ({ amount: '20.00' }),
    'wallet.toMain': () => {
      isCollected = true;
      return { amount: '50.00' };
    },
  };
  const api = new Proxy({} as Api, {
    get: (_target, name) => (input: JsonObject, options?: { readonly idempotencyKey?: string }) => {
      calls.push([String(name), input, options?.idempotencyKey]);
      return Promise.resolve(answers[String(name)]?.());
    },
  });
  const runtime = { translate: (key: string) => key };
  const needs = { api, newId: () => 'key-1', runtime } as unknown as WiringNeeds;
  const { services } = createActorEnvironment([walletsArea], needs);
  const run = (name: string, input: JsonObject = {}): Promise<unknown> =>
    services[name]?.(input, new AbortController().signal) ?? Promise.reject(new Error(`no ${name}`));
  return { run, calls };
}

test('wallets with money come first, and closed ones without money are left out', async () => {
  expect(await startWallets().run('loadWallets')).toEqual({
    isSingle: false,
    currency: 'PHP',
    symbol: '₱',
    main: '100.00',
    held: [{ id: '2', name: 'Kestrin Works', amount: '50.00' }],
    options: [
      { value: '1', label: 'wallet.main' },
      { value: '2', label: 'Kestrin Works' },
      { value: '3', label: 'Tarnlight' },
    ],
  });
});

test('where every game plays with the main wallet there is nothing to move', async () => {
  expect(await startWallets(true).run('loadWallets')).toMatchObject({ isSingle: true, options: [] });
});

test('money goes into the main wallet also where transfers are switched off', async () => {
  const { run, calls } = startWallets();
  expect(await run('moveMoney', { from: '2', to: '1', amount: '50' })).toEqual({ amount: '50.00' });
  await run('moveMoney', { from: '1', to: '3', amount: '20' });
  expect(calls).toEqual([
    ['wallet.toMain', { typeId: 2, amount: '50' }, 'key-1'],
    ['wallet.transfer', { from: 1, to: 3, amount: '20' }, 'key-1'],
  ]);
});

test('collecting empties each wallet that holds money, and says what came together', async () => {
  const { run, calls } = startWallets();
  expect(await run('collectWallets')).toEqual({ amount: '50.00' });
  expect(calls.filter(([name]) => name === 'wallet.toMain')).toEqual([
    ['wallet.toMain', { typeId: 2 }, 'key-1'],
  ]);
});
