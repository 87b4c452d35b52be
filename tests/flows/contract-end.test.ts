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

test('the reason of a request is sent with it, kept through a refusal, and gone once the request is made', () => {
  const simulation = start();
  simulation.answer('loadContract', 'active');
  simulation.send({ type: 'end.request' });
  simulation.send({ type: 'reason.change', reason: ' The team moves. ' });
  simulation.send({ type: 'step.confirm' });
  expect(simulation.pending()).toMatchObject([{ input: { step: 'requestEnd', reason: 'The team moves.' } }]);
  simulation.answer('processContract', 'network down');
  expect(simulation.read()).toMatchObject({
    state: 'confirming',
    projection: { reason: ' The team moves. ', error: 'error.network.offline' },
  });
  simulation.send({ type: 'step.cancel' });
  simulation.send({ type: 'end.request' });
  expect(simulation.read()).toMatchObject({ projection: { reason: ' The team moves. ', error: null } });
  simulation.send({ type: 'step.confirm' });
  simulation.answer('processContract', 'end asked for by the upline');
  simulation.send({ type: 'end.takeBack' });
  expect(simulation.read()).toMatchObject({ projection: { step: 'takeBackEnd', reason: '' } });
});

test('a reason that is too long is said at its field before anything is sent', () => {
  const simulation = start();
  simulation.answer('loadContract', 'active');
  simulation.send({ type: 'end.request' });
  simulation.send({ type: 'reason.change', reason: 'x'.repeat(141) });
  simulation.send({ type: 'step.confirm' });
  expect(simulation.pending()).toEqual([]);
  expect(simulation.read()).toMatchObject({
    state: 'confirming',
    projection: { error: null, errors: { reason: 'error.comment.too-long' } },
  });
  simulation.send({ type: 'reason.change', reason: 'x'.repeat(140) });
  expect(simulation.read()).toMatchObject({ projection: { errors: {} } });
  simulation.send({ type: 'step.confirm' });
  expect(simulation.pending()).toHaveLength(1);
});

test('only the side that asked for an end takes that back', () => {
  const asked = start();
  asked.answer('loadContract', 'end asked for by the downline');
  asked.send({ type: 'end.takeBack' });
  expect(asked.read()).toMatchObject({ state: 'endRequested' });
  const asker = start();
  asker.answer('loadContract', 'end asked for by the upline');
  asker.send({ type: 'end.agree' });
  expect(asker.read()).toMatchObject({ state: 'endRequested' });
  asker.send({ type: 'end.takeBack' });
  asker.send({ type: 'step.confirm' });
  expect(asker.pending()).toMatchObject([{ input: { step: 'takeBackEnd', reason: '', version: 1 } }]);
  // Meanwhile the other side agreed.
  asker.answer('processContract', 'changed meanwhile');
  asker.answer('loadContract', 'ended');
  expect(asker.read()).toMatchObject({ state: 'ended', projection: { error: 'error.contract.changed' } });
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
