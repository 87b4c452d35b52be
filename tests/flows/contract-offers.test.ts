import { expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

const start = () => {
  const simulation = createSimulation({
    machine: 'contractOffers',
    input: { kind: 'dividend', product: 'CONS' },
  });
  simulation.answer('loadLine', 'a page');
  return simulation;
};
const write = (simulation: ReturnType<typeof start>) => {
  simulation.send({ type: 'page.mark' });
  simulation.send({ type: 'accounts.submit' });
  simulation.send({ type: 'tier.change', key: '1', field: 'rate', value: '5' });
  simulation.send({ type: 'offer.submit' });
  return simulation;
};

test('an order goes out in parts and says after each how far it is', () => {
  const simulation = write(start());
  expect(simulation.read()).toMatchObject({ state: 'reviewing', projection: { restCount: 6, count: 6 } });
  simulation.send({ type: 'offers.send' });
  expect(simulation.pending()).toMatchObject([
    {
      service: 'sendOffers',
      input: {
        accounts: ['bayani', 'malaya', 'm1', 'm2', 'm3'].map((account) => ({
          account,
          version: account === 'malaya' ? 1 : 0,
        })),
        tiers: [{ rate: '5.00' }],
      },
    },
  ]);
  simulation.answer('sendOffers', 'all offered');
  expect(simulation.read()).toMatchObject({ state: 'sending', projection: { doneCount: 5, restCount: 1 } });
  expect(simulation.pending()).toMatchObject([{ input: { accounts: [{ account: 'm4' }] } }]);
  simulation.answer('sendOffers', 'one changed meanwhile');
  expect(simulation.read()).toMatchObject({
    state: 'finished',
    projection: { offeredCount: 5, againCount: 1 },
  });
  simulation.send({ type: 'offers.again' });
  expect(simulation.read()).toMatchObject({
    state: 'drafting',
    projection: { rest: [{ account: 'm4', status: 'P', version: 2 }], draft: [{ rate: '5' }] },
  });
});

test('an order that is cut off continues with those that are left, or stops and says who was not reached', () => {
  const simulation = write(start());
  simulation.send({ type: 'offers.send' });
  simulation.answer('sendOffers', 'all offered');
  simulation.answer('sendOffers', 'network down');
  expect(simulation.read()).toMatchObject({ state: 'stopped', projection: { doneCount: 5, restCount: 1 } });
  simulation.send({ type: 'offers.continue' });
  expect(simulation.pending()).toMatchObject([{ input: { accounts: [{ account: 'm4' }] } }]);
  simulation.answer('sendOffers', 'network down');
  simulation.send({ type: 'offers.stop' });
  const { made } = simulation.read().projection as { made: readonly { outcome: string }[] };
  expect(made.at(-1)).toMatchObject({ account: 'm4', outcome: 'unsent' });
});

test('without a mark nothing continues, and a rate above the own one does not reach the review', () => {
  const simulation = start();
  simulation.send({ type: 'accounts.submit' });
  expect(simulation.read()).toMatchObject({
    state: 'choosing',
    projection: { errors: { accounts: 'error.contract.no-accounts' } },
  });
  simulation.send({ type: 'page.mark' });
  simulation.send({ type: 'accounts.submit' });
  simulation.send({ type: 'tier.change', key: '1', field: 'rate', value: '99' });
  expect(simulation.read()).toMatchObject({
    projection: { draft: [{ error: 'error.contract.rate-too-high' }] },
  });
  simulation.send({ type: 'offer.submit' });
  expect(simulation.read()).toMatchObject({ state: 'drafting' });
});
