import { describe, expect, test } from 'vitest';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';

const options = [{ method: 'authenticator', masked: '' }];
const typed = { oldPassword: 'Foyer-2026', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };
const readEffects = (simulation: Simulation): readonly string[] =>
  simulation.effects().map(({ name }) => name);

/** A step-up whose answer was sent off. */
function startAnswer(input: { readonly expiryRule?: boolean } = {}): Simulation {
  const simulation = createSimulation({
    machine: 'stepUp',
    input: { options, ticket: 'ticket-1', ...input },
  });
  simulation.send({ type: 'method.select', method: 'authenticator' });
  simulation.send({ type: 'answer.submit', answer: '123456', trustDevice: true });
  return simulation;
}

test('a step-up that was answered rightly does not expire while the member is loaded', () => {
  const simulation = startAnswer();
  simulation.answer('answerStepUp', 'right');
  simulation.advance(3_600_000);
  expect(simulation.read().state).toBe('loadingMember');
  simulation.answer('loadMember', 'member');
  expect(simulation.read().state).toBe('succeeded');
});
test('a step-up that nobody answers expires', () => {
  const simulation = createSimulation({ machine: 'stepUp', input: { options, ticket: 'ticket-1' } });
  simulation.advance(3_600_000);
  expect(simulation.read().state).toBe('expired');
});
test('a step-up greets like the login that it ends', () => {
  const simulation = startAnswer();
  simulation.answer('answerStepUp', 'right');
  simulation.answer('loadMember', 'member');
  expect(readEffects(simulation)).toEqual([
    'keepToken',
    'signedIn',
    'closeLogin',
    'showAfterLogin',
    'goHome',
  ]);
});

describe('a password that may not stay', () => {
  test.each([
    ['right, default password', {}, 'default'],
    ['right, expired password', { expiryRule: true }, 'expired'],
  ])('is changed before anybody is let in: %s', (outcome, input, changeReason) => {
    const simulation = startAnswer(input);
    simulation.answer('answerStepUp', outcome);
    simulation.advance(3_600_000);
    expect(simulation.read()).toMatchObject({ state: 'changingPassword', projection: { changeReason } });
    expect(readEffects(simulation)).toEqual(['keepToken']);
    simulation.send({ type: 'password.submit', values: typed });
    expect(simulation.actor.getSnapshot().context).toMatchObject({ change: null });
    simulation.answer('changePassword', 'saved');
    simulation.answer('loadMember', 'member');
    expect(simulation.read()).toMatchObject({ state: 'succeeded', projection: { changeReason: null } });
    expect(readEffects(simulation).slice(0, 3)).toEqual(['keepToken', 'keepToken', 'signedIn']);
  });
  test('stays by its age alone where the site has no rule for that', () => {
    const simulation = startAnswer();
    simulation.answer('answerStepUp', 'right, expired password');
    expect(simulation.read().state).toBe('loadingMember');
  });
  test('is asked for again, at its field, when the server refuses it', () => {
    const simulation = startAnswer();
    simulation.answer('answerStepUp', 'right, default password');
    simulation.send({ type: 'password.submit', values: { ...typed, oldPassword: '' } });
    expect(simulation.read().projection).toMatchObject({ errors: { oldPassword: 'error.field.required' } });
    simulation.send({ type: 'password.submit', values: typed });
    simulation.answer('changePassword', 'wrong old password');
    expect(simulation.read()).toMatchObject({
      state: 'changingPassword',
      projection: { errors: { oldPassword: 'error.password.wrong' } },
    });
  });
  test('leaves nobody signed in who goes away instead', () => {
    const simulation = startAnswer();
    simulation.answer('answerStepUp', 'right, default password');
    simulation.send({ type: 'stepUp.cancel' });
    expect(simulation.read().state).toBe('cancelled');
    expect(readEffects(simulation)).toEqual(['keepToken', 'dropToken']);
  });
});
