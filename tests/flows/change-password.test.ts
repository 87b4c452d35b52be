import { describe, expect, test } from 'vitest';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';

const typed = { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };

/** A login whose password was good but has expired. */
function startChange(outcome = 'expired password'): Simulation {
  const simulation = createSimulation({
    machine: 'login',
    input: { humanVerification: false, expiryRule: true },
  });
  simulation.send({ type: 'form.submit', values: { username: 'player', password: 'Foyer-2026' } });
  simulation.answer('logIn', outcome);
  return simulation;
}
const readEffects = (simulation: Simulation): readonly string[] =>
  simulation.effects().map(({ name }) => name);
const readSecrets = (simulation: Simulation): object => {
  const { credentials, oldPassword, newPassword } = simulation.actor.getSnapshot().context as Readonly<
    Record<string, unknown>
  >;
  return { credentials, oldPassword, newPassword };
};
const none = { credentials: null, oldPassword: null, newPassword: null };

describe('a login whose password has to be changed', () => {
  test('continues to the member once the new one is saved, with the token that comes with it', () => {
    const simulation = startChange();
    expect(simulation.read()).toMatchObject({
      state: 'changingPassword',
      projection: { changeReason: 'expired', error: null, busy: false },
    });
    simulation.send({ type: 'password.submit', values: typed });
    expect(simulation.read()).toMatchObject({ state: 'savingPassword', projection: { busy: true } });
    simulation.answer('changePassword', 'saved');
    expect(simulation.read().state).toBe('loadingMember');
    expect(readSecrets(simulation)).toEqual(none);
    simulation.answer('loadMember', 'member');
    expect(simulation.read().state).toBe('succeeded');
    expect(readEffects(simulation)).toEqual([
      'keepToken',
      'keepToken',
      'signedIn',
      'closeLogin',
      'showAfterLogin',
      'goHome',
    ]);
  });

  test('is told of as the first one too, once', () => {
    const simulation = startChange('first login, default password');
    expect(readEffects(simulation)).toEqual(['keepToken', 'firstLogin']);
    simulation.send({ type: 'password.submit', values: typed });
    simulation.answer('changePassword', 'saved');
    simulation.answer('loadMember', 'member');
    expect(readEffects(simulation).filter((name) => name === 'firstLogin')).toEqual(['firstLogin']);
  });

  test.each([
    ['same as the old one', 'error.password.same', { newPassword: 'error.password.same' }],
    ['too weak', 'error.password.weak', { newPassword: 'error.password.weak' }],
    ['network down', 'error.network.offline', {}],
  ])('asks again when the answer is: %s', (outcome, error, errors) => {
    const simulation = startChange('default password');
    simulation.send({ type: 'password.submit', values: typed });
    simulation.answer('changePassword', outcome);
    expect(simulation.read()).toMatchObject({
      state: 'changingPassword',
      projection: { changeReason: 'default', error, errors },
    });
    simulation.send({ type: 'password.submit', values: typed });
    simulation.answer('changePassword', 'saved');
    expect(simulation.read().state).toBe('loadingMember');
  });

  test('starts over, without the token, when the session is lost meanwhile', () => {
    const simulation = startChange();
    simulation.send({ type: 'password.submit', values: typed });
    simulation.answer('changePassword', 'session lost');
    expect(simulation.read()).toMatchObject({
      state: 'editing',
      projection: { changeReason: null, error: 'error.login.not.session' },
    });
    expect(readEffects(simulation)).toEqual(['keepToken', 'dropToken']);
    expect(readSecrets(simulation)).toEqual(none);
  });

  test('starts over for someone else, without the token and the password', () => {
    const simulation = startChange();
    simulation.send({ type: 'form.reset' });
    expect(simulation.read()).toMatchObject({ state: 'editing', projection: { changeReason: null } });
    expect(readEffects(simulation)).toEqual(['keepToken', 'dropToken']);
    expect(readSecrets(simulation)).toEqual(none);
  });

  test('says at the field what is missing or not the same, before it calls', () => {
    const simulation = startChange();
    simulation.send({ type: 'password.submit', values: {} });
    expect(simulation.read().projection['errors']).toEqual({
      newPassword: 'error.field.required',
      confirmNewPassword: 'error.field.required',
    });
    simulation.send({ type: 'password.submit', values: { ...typed, confirmNewPassword: 'Foyer-2028' } });
    expect(simulation.read().projection['errors']).toEqual({ confirmNewPassword: 'error.field.mismatch' });
    expect(simulation.pending()).toEqual([]);
  });
});
