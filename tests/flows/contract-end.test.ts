import { expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

const start = () =>
  createSimulation({
    machine: 'contract',
    input: { kind: 'dividend', product: 'CONS', side: 'upline', account: 'downline1' },
  });

test('asking for an end says how many contracts below end with this one, before it is confirmed', () => {
  const simulation = start();
  simulation.answer('loadContract', 'active, two below would end with it');
  expect(simulation.read()).toMatchObject({ state: 'active', projection: { endsBelow: 0 } });
  simulation.send({ type: 'end.request' });
  expect(simulation.read()).toMatchObject({ state: 'confirming', projection: { endsBelow: 2 } });
  simulation.send({ type: 'step.cancel' });
  expect(simulation.read()).toMatchObject({ projection: { endsBelow: 0 } });
});

test('agreeing to an end says it too, and declining does not', () => {
  const simulation = start();
  simulation.answer('loadContract', 'end asked for by the downline, one below would end with it');
  simulation.send({ type: 'end.decline' });
  expect(simulation.read()).toMatchObject({ state: 'confirming', projection: { endsBelow: 0 } });
  simulation.send({ type: 'step.cancel' });
  simulation.send({ type: 'end.agree' });
  expect(simulation.read()).toMatchObject({ state: 'confirming', projection: { endsBelow: 1 } });
});

test('an end that was decided on an older state is refused, and the page shows how it stands now', () => {
  const simulation = start();
  simulation.answer('loadContract', 'active, two below would end with it');
  simulation.send({ type: 'end.request' });
  simulation.send({ type: 'step.confirm' });
  expect(simulation.pending()).toMatchObject([
    { service: 'processContract', input: { step: 'requestEnd', version: 1, endsBelow: 2 } },
  ]);
  simulation.answer('processContract', 'changed meanwhile');
  simulation.answer('loadContract', 'ended');
  expect(simulation.read()).toMatchObject({
    state: 'ended',
    projection: { error: 'error.contract.changed', endsBelow: 0 },
  });
});
