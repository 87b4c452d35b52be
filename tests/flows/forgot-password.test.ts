import { expect, test } from 'vitest';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';

const open = (senders: string, input: { readonly phoneTab?: boolean } = { phoneTab: true }): Simulation => {
  const simulation = createSimulation({ machine: 'forgotPassword', input });
  expect(simulation.read().state).toBe('loading');
  simulation.answer('loadSenders', senders);
  return simulation;
};
const shown = (simulation: Simulation) => {
  const { state, projection } = simulation.read();
  return { state, tab: projection['tab'], tabs: projection['tabs'] };
};

test.each([
  ['both', { state: 'editing', tab: 'email', tabs: ['email', 'phone'] }],
  ['only e-mail', { state: 'editing', tab: 'email', tabs: ['email'] }],
  ['only SMS', { state: 'editing', tab: 'phone', tabs: ['phone'] }],
  // A platform that does not say what it sends refuses what it cannot.
  ['network down', { state: 'editing', tab: 'email', tabs: ['email', 'phone'] }],
])('with senders “%s” the ways of a reset are those that a message reaches', (senders, expected) => {
  expect(shown(open(senders))).toEqual(expected);
});

test('a way without a sender cannot be chosen', () => {
  const byMail = open('only e-mail');
  byMail.send({ type: 'tab.select', tab: 'phone' });
  expect(shown(byMail).tab).toBe('email');
  const byPhone = open('only SMS');
  byPhone.send({ type: 'tab.select', tab: 'email' });
  expect(shown(byPhone).tab).toBe('phone');
});

test.each([
  ['none', { phoneTab: true }],
  ['only SMS', { phoneTab: false }],
])(
  'with senders “%s” and the switch %j nothing is asked for, and the login is in reach',
  (senders, input) => {
    const simulation = open(senders, input);
    expect(shown(simulation)).toMatchObject({ state: 'unreachable', tabs: [] });
    simulation.send({ type: 'form.submit', values: { username: 'player', email: 'player@example.com' } });
    expect(simulation.read().state).toBe('unreachable');
    simulation.send({ type: 'login.open' });
    expect(simulation.effects().map(({ name }) => name)).toContain('openLogin');
  },
);
