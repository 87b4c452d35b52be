import { expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

const start = () => {
  const simulation = createSimulation({ machine: 'withdrawalCancel', input: { id: '901' } });
  simulation.send({ type: 'withdrawal.cancel' });
  return simulation;
};

test('asks before it cancels, and asks nothing of the server when the member keeps it', () => {
  const simulation = start();
  expect(simulation.read().state).toBe('confirming');
  simulation.send({ type: 'cancel.keep' });
  expect(simulation.read().state).toBe('offered');
});

test('ends with the money back', () => {
  const simulation = start();
  simulation.send({ type: 'cancel.confirm' });
  simulation.answer('cancelWithdrawal', 'cancelled');
  expect(simulation.read()).toMatchObject({ state: 'cancelled', projection: { error: null } });
});

test('says why where the review was faster', () => {
  const simulation = start();
  simulation.send({ type: 'cancel.confirm' });
  simulation.answer('cancelWithdrawal', 'review has begun');
  expect(simulation.read()).toMatchObject({
    state: 'offered',
    projection: { error: 'error.withdrawal.final' },
  });
});
