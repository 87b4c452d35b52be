import { expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

const start = () => createSimulation({ machine: 'withdrawalCancel', input: { id: '901' } });

test('asks before it cancels', () => {
  expect(start().read().state).toBe('confirming');
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
    state: 'confirming',
    projection: { error: 'error.withdrawal.final' },
  });
});
