import { expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

const start = () => {
  const simulation = createSimulation({ machine: 'withdrawalConfirmation', input: { id: 'w-1' } });
  simulation.answer('loadReceipt', 'pending');
  return simulation;
};
const submit = (simulation: ReturnType<typeof start>): void => {
  simulation.send({ type: 'receipt.full' });
  simulation.send({ type: 'receipt.confirm' });
};

test('the time that is left is there from the first moment, and runs on while an answer is under way', () => {
  const simulation = start();
  expect(simulation.read()).toMatchObject({ state: 'pending.choosing', projection: { secondsLeft: 900 } });
  simulation.advance(60_000);
  submit(simulation);
  expect(simulation.read()).toMatchObject({ state: 'submitting', projection: { secondsLeft: 840 } });
  simulation.advance(40_000);
  expect(simulation.read().projection).toMatchObject({ secondsLeft: 800 });
  simulation.answer('submitReceipt', 'network down');
  expect(simulation.read()).toMatchObject({ state: 'pending.confirming', projection: { secondsLeft: 800 } });
  simulation.advance(799_000);
  expect(simulation.read().state).toBe('pending.confirming');
  simulation.advance(1_000);
  expect(simulation.read().state).toBe('loading');
});

test('a time that ends while an answer is under way does not take the answer back', () => {
  const simulation = start();
  submit(simulation);
  simulation.advance(901_000);
  expect(simulation.read()).toMatchObject({ state: 'submitting', projection: { secondsLeft: 0 } });
  simulation.answer('submitReceipt', 'received');
  expect(simulation.read()).toMatchObject({ state: 'received', projection: { secondsLeft: null } });
});

test('an answer that did not arrive and whose time is over asks the server how it stands', () => {
  const simulation = start();
  submit(simulation);
  simulation.advance(901_000);
  simulation.answer('submitReceipt', 'network down');
  simulation.advance(1);
  expect(simulation.read().state).toBe('loading');
});

const slip = { handle: 'f-1', name: 'slip.png', type: 'image/png', size: 20_000 };

test('a time that is put off leaves claim and pictures: the person continues where they were', () => {
  const simulation = start();
  simulation.send({ type: 'receipt.partial' });
  simulation.send({ type: 'proof.change', files: [slip] });
  simulation.advance(900_000);
  expect(simulation.read()).toMatchObject({ state: 'renewing.asking', projection: { proofs: 1 } });
  // The form stays on screen meanwhile: what is chosen in it counts.
  simulation.send({ type: 'proof.change', files: [slip, { ...slip, handle: 'f-2' }] });
  simulation.answer('loadReceipt', 'network down');
  expect(simulation.read()).toMatchObject({ state: 'renewing.waiting', projection: { proofs: 2 } });
  simulation.advance(60_000);
  simulation.answer('loadReceipt', 'pending');
  expect(simulation.read()).toMatchObject({
    state: 'pending.disputing',
    projection: { claim: 'partial', proofs: 2, secondsLeft: 900, error: null },
  });
});

test('a dispute that came too late is over where the server says so', () => {
  const simulation = start();
  simulation.send({ type: 'receipt.none' });
  simulation.send({ type: 'proof.change', files: [slip] });
  simulation.send({ type: 'dispute.submit', amount: null, comment: null });
  simulation.answer('submitReceipt', 'network down');
  expect(simulation.read()).toMatchObject({ state: 'pending.disputing', projection: { proofs: 1 } });
  simulation.send({ type: 'dispute.submit', amount: null, comment: null });
  simulation.answer('submitReceipt', 'too late');
  expect(simulation.read().state).toBe('renewing.asking');
  simulation.answer('loadReceipt', 'counted as received');
  expect(simulation.read().state).toBe('autoReceived');
});

test('opened without saying which withdrawal, it ends without a call and without an error', () => {
  const simulation = createSimulation({ machine: 'withdrawalConfirmation', input: { id: '' } });
  expect(simulation.read()).toMatchObject({ state: 'unchosen', projection: { error: null } });
  expect(() => simulation.answer('loadReceipt', 'pending')).toThrow();
});
