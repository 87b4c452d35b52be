import { expect, test } from 'vitest';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';

/** Every way in by which a member on a break may come: the money stays within reach on all of them. */
function logIn(): Simulation {
  const simulation = createSimulation({ machine: 'login', input: { humanVerification: false } });
  simulation.send({ type: 'form.submit', values: { username: 'player', password: 'Foyer-2026' } });
  simulation.answer('logIn', 'on a break');
  return simulation;
}
function proveThePlace(): Simulation {
  const input = { options: [{ method: 'authenticator', masked: '' }], ticket: 'ticket-1' };
  const simulation = createSimulation({ machine: 'stepUp', input });
  simulation.send({ type: 'method.select', method: 'authenticator' });
  simulation.send({ type: 'answer.submit', answer: '123456', trustDevice: false });
  simulation.answer('answerStepUp', 'right, on a break');
  return simulation;
}
function comeBackFromAProvider(): Simulation {
  const simulation = createSimulation({ machine: 'thirdPartyLogin', input: { google: true } });
  simulation.send({ type: 'provider.select', provider: 'google' });
  simulation.answer('startProviderLogin', 'address');
  simulation.send({ type: 'provider.answered', code: 'code-1' });
  return simulation;
}
function logInByProvider(): Simulation {
  const simulation = comeBackFromAProvider();
  simulation.answer('exchangeProviderCode', 'on a break');
  return simulation;
}
function bindAProvider(): Simulation {
  const simulation = comeBackFromAProvider();
  simulation.answer('exchangeProviderCode', 'to be bound');
  simulation.send({ type: 'binding.submit', values: { username: 'player', password: 'Foyer-2026' } });
  simulation.answer('bindProvider', 'on a break');
  return simulation;
}
function resetByPhone(): Simulation {
  const simulation = createSimulation({ machine: 'forgotPassword', input: { phoneTab: true } });
  simulation.answer('loadSenders', 'both');
  simulation.send({ type: 'tab.select', tab: 'phone' });
  simulation.send({
    type: 'form.submit',
    values: {
      mobileNum: '+639171234567',
      verificationCode: '123456',
      newPassword: 'Foyer-2027',
      confirmNewPassword: 'Foyer-2027',
    },
  });
  simulation.answer('resetByPhone', 'changed');
  simulation.answer('logIn', 'on a break');
  return simulation;
}

test.each([
  ['a password', logIn],
  ['a proof of the place', proveThePlace],
  ['a provider', logInByProvider],
  ['the binding of a provider', bindAProvider],
  ['a reset by phone', resetByPhone],
])('after %s a member on a break is handed on with the ticket to the money', (_, takeTheWay) => {
  const handed = takeTheWay()
    .effects()
    .filter(({ name }) => name === 'openBreak');
  expect(handed.map(({ params }) => params)).toEqual([
    { until: '2026-12-01T08:00:00.000Z', onRequest: false, ticket: expect.any(String) },
  ]);
});
