import { expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

test('a withdrawal that is under way already is shown in place of the form, and that no second one was sent', () => {
  const simulation = createSimulation({ machine: 'withdrawal', input: {} });
  simulation.answer('loadWithdrawalForm', 'form');
  const { accounts, terms } = simulation.read().projection as {
    readonly accounts: readonly { readonly id: string }[];
    readonly terms: { readonly minimum: string };
  };
  simulation.send({ type: 'form.submit', account: accounts[0]?.id ?? '', amount: terms.minimum });
  simulation.send({ type: 'password.submit', password: '480213' });
  simulation.answer('submitWithdrawal', 'another under way');
  simulation.answer('loadWithdrawalForm', 'one under way');
  expect(simulation.read()).toMatchObject({
    state: 'tracking.waiting',
    projection: { error: 'error.withdrawal.pending' },
  });
  simulation.send({ type: 'status.check' });
  simulation.answer('loadWithdrawal', 'reviewing');
  expect(simulation.read()).toMatchObject({ projection: { error: null } });
});

test('without an account chosen it asks for one', () => {
  const simulation = createSimulation({ machine: 'withdrawal', input: {} });
  simulation.answer('loadWithdrawalForm', 'form');
  const { terms } = simulation.read().projection as { readonly terms: { readonly minimum: string } };
  simulation.send({ type: 'form.submit', account: '', amount: terms.minimum });
  expect(simulation.read().projection).toMatchObject({
    errors: { account: 'error.withdrawal.account-missing' },
  });
});

test.each([
  ['network down', 'confirming', { error: 'error.network.offline' }],
  ['not enough money', 'editing', { errors: { amount: 'error.balance.insufficient' } }],
] as const)('%s is said in the step where it can be mended: %s', (answer, state, projection) => {
  const simulation = createSimulation({ machine: 'withdrawal', input: {} });
  simulation.answer('loadWithdrawalForm', 'form');
  const { accounts, terms } = simulation.read().projection as {
    readonly accounts: readonly { readonly id: string }[];
    readonly terms: { readonly minimum: string };
  };
  simulation.send({ type: 'form.submit', account: accounts[0]?.id ?? '', amount: terms.minimum });
  simulation.send({ type: 'password.submit', password: '480213' });
  simulation.answer('submitWithdrawal', answer);
  expect(simulation.read()).toMatchObject({ state, projection });
});
