import { expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

test('a step-up that was answered rightly does not expire while the member is loaded', () => {
  const options = [{ method: 'authenticator', masked: '' }];
  const simulation = createSimulation({ machine: 'stepUp', input: { options, ticket: 'ticket-1' } });
  simulation.send({ type: 'method.select', method: 'authenticator' });
  simulation.send({ type: 'answer.submit', answer: '123456', trustDevice: true });
  simulation.answer('answerStepUp', 'right');
  simulation.advance(3_600_000);
  expect(simulation.read().state).toBe('loadingMember');
  simulation.answer('loadMember', 'member');
  expect(simulation.read().state).toBe('succeeded');
});
test('a step-up that nobody answers expires', () => {
  const options = [{ method: 'authenticator', masked: '' }];
  const simulation = createSimulation({ machine: 'stepUp', input: { options, ticket: 'ticket-1' } });
  simulation.advance(3_600_000);
  expect(simulation.read().state).toBe('expired');
});
