import { describe, expect, test } from 'vitest';
import { createSimulation, type Simulation } from './simulation.ts';

function startLogin(): Simulation {
  const simulation = createSimulation({ machine: 'login', input: { humanVerification: false } });
  simulation.send({ type: 'form.submit', values: { username: ' player ', password: 'Foyer-2026' } });
  return simulation;
}

describe('a simulation', () => {
  test('shows a call until it is answered', () => {
    const simulation = startLogin();
    expect(simulation.pending().map(({ service, input }) => [service, input['username']])).toEqual([
      ['logIn', 'player'],
    ]);
    simulation.answer('logIn', 'right');
    expect(simulation.pending().map(({ service }) => service)).toEqual(['loadMember']);
    simulation.answer('loadMember', 'member');
    expect(simulation.read()).toMatchObject({ state: 'succeeded', status: 'done' });
    expect(simulation.effects().map(({ name }) => name)).toEqual([
      'keepToken',
      'signedIn',
      'closeLogin',
      'showAfterLogin',
      'goHome',
    ]);
  });
  test('gives a slow answer only when its time has come', () => {
    const simulation = startLogin();
    simulation.answer('logIn', 'wrong', 3_000);
    simulation.advance(2_999);
    expect(simulation.read().state).toBe('submitting');
    simulation.advance(1);
    expect(simulation.read()).toMatchObject({
      state: 'editing',
      projection: { error: 'error.login.failed' },
    });
  });
  test('drops a slow answer when the flow has moved on', () => {
    const simulation = createSimulation({
      machine: 'language',
      input: { code: 'EN', codes: ['EN', 'AR'] },
    });
    simulation.send({ type: 'language.select', code: 'AR' });
    simulation.answer('loadMessages', 'loaded', 1_000);
    simulation.send({ type: 'language.select', code: 'EN' });
    simulation.advance(1_000);
    expect(simulation.read()).toMatchObject({ state: 'settled', projection: { code: 'EN' } });
  });
  test('steps the clock from timer to timer', () => {
    const simulation = createSimulation({ machine: 'smsCode', input: { purpose: 'login' } });
    simulation.send({ type: 'code.request', mobileNum: '+639171234567' });
    simulation.answer('sendCode', 'sent');
    expect(simulation.untilNext()).toBe(1_000);
    const seen: unknown[] = [];
    simulation.actor.subscribe(() => seen.push(simulation.context()['secondsLeft']));
    simulation.advance(60_000);
    expect(seen.slice(0, 3)).toEqual([59, 58, 57]);
    expect(simulation.read().projection['state']).toBe('resendable');
  });
  test('counts down to the next message as the server says, also where it came too soon', () => {
    const simulation = createSimulation({ machine: 'smsCode', input: { purpose: 'register' } });
    simulation.send({ type: 'code.request', mobileNum: '+639171234567' });
    simulation.answer('sendCode', 'sent a moment ago');
    simulation.advance(1_000);
    expect(simulation.read()).toMatchObject({
      state: 'sent.waiting',
      projection: { secondsLeft: 41, error: 'error.sms.too-soon' },
    });
    simulation.advance(41_000);
    simulation.send({ type: 'code.resend' });
    simulation.answer('sendCode', 'sent, next in 30 s');
    simulation.advance(29_000);
    expect(simulation.read()).toMatchObject({ state: 'sent.waiting', projection: { secondsLeft: 1 } });
    simulation.advance(1_000);
    expect(simulation.read().state).toBe('sent.resendable');
  });
  test('shows no secret in log or context', () => {
    const simulation = createSimulation({ machine: 'login' });
    simulation.send({ type: 'form.submit', values: { username: 'player', password: 'Foyer-2026' } });
    const shown = JSON.stringify([simulation.log(), simulation.context()]);
    expect(shown).not.toContain('Foyer-2026');
    expect(shown).toContain('•••');
  });
  test('refuses an answer to a call that was never made', () => {
    const simulation = createSimulation({ machine: 'login' });
    expect(() => simulation.answer('logIn', 'right')).toThrow(/waiting call logIn/);
    expect(simulation.trace()).toEqual([]);
  });
  test('refuses a machine that is not in the catalogue', () => {
    expect(() => createSimulation({ machine: 'toString' })).toThrow(
      /expects a machine of .*\bsession\b.*, got toString/,
    );
  });
  test('counts what was reached', () => {
    const simulation = startLogin();
    expect([...simulation.visited().states]).toEqual(['editing', 'submitting']);
    expect([...simulation.visited().transitions]).toContain('editing|form.submit|2');
  });
});
