import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';

const whole = { mobileMethod: true, smsRequired: true, captchaRequired: true, humanVerification: true };
const form = {
  type: 'form.submit',
  values: { username: 'newcomer', password: 'Foyer-2026', mobileNum: '+639171234567' },
};
const otherNumber = { ...form, values: { ...form.values, mobileNum: '+639180000000' } };

function begin(): Simulation {
  const simulation = createSimulation({ machine: 'registration', input: whole });
  simulation.answer('loadCaptcha', 'picture');
  simulation.advance(1_000);
  simulation.send({ type: 'captcha.change', value: 'a7k2' });
  return simulation;
}
const stateOf = (simulation: Simulation): string => simulation.read().state;
const projectionOf = (simulation: Simulation) => simulation.read().projection;
/** Names of the calls that were made so far. */
const callsOf = (simulation: Simulation): readonly string[] =>
  simulation.log(0).flatMap(({ kind, text }) => (kind === 'call' ? [text] : []));
const countOf = (simulation: Simulation, call: string): number =>
  callsOf(simulation).filter((name) => name === call).length;

function pass(simulation: Simulation): void {
  simulation.answer('checkRegistration', 'nothing to object to');
}
function solve(simulation: Simulation): void {
  simulation.answer('loadChallenge', 'slider');
  simulation.send({ type: 'verification.answer', offset: 120 });
  simulation.answer('solve', 'passed');
}
function enterCode(simulation: Simulation, outcome = 'right'): void {
  simulation.send({ type: 'code.enter', code: '123456' });
  simulation.answer('proveNumber', outcome);
}
/** As far as the last call, with everything proven. */
function proveAll(): Simulation {
  const simulation = begin();
  simulation.send(form);
  pass(simulation);
  solve(simulation);
  simulation.answer('sendCode', 'sent');
  enterCode(simulation);
  expect(stateOf(simulation)).toBe('submitting');
  return simulation;
}

const kept = {
  attempt: 'attempt-1',
  ticket: 'ticket-1',
  method: 'username',
  mobileNum: '+639171234567',
  isProven: false,
} as const;
const resume = (resumed: JsonObject): Simulation =>
  createSimulation({ machine: 'registration', input: { ...whole, resumed } });

describe('a registration whose page was loaded again', () => {
  test('is kept from the code on, and dropped by a change of details and by the account', () => {
    const simulation = begin();
    const effects = (): readonly string[] =>
      simulation.log(0).flatMap(({ kind, text }) => (kind === 'effect' ? [text] : []));
    simulation.send(form);
    pass(simulation);
    solve(simulation);
    expect(effects()).toEqual(['storeAttempt']);
    simulation.answer('sendCode', 'sent');
    simulation.send({ type: 'back' });
    expect(effects()).toEqual(['storeAttempt', 'dropAttempt']);
    simulation.send(form);
    pass(simulation);
    enterCode(simulation);
    simulation.answer('register', 'account made');
    // With the code, and once more with the proof.
    expect(effects().slice(2, 6)).toEqual(['storeAttempt', 'storeAttempt', 'dropAttempt', 'keepToken']);
  });

  test('begins at the code: the first one is still taken, and the password alone is asked for again', () => {
    const simulation = resume(kept);
    expect(stateOf(simulation)).toBe('sms.sending');
    simulation.answer('sendCode', 'sent a moment ago');
    expect(stateOf(simulation)).toBe('sms.waiting');
    enterCode(simulation);
    expect(stateOf(simulation)).toBe('editing');
    expect(projectionOf(simulation)).toMatchObject({
      needsPassword: true,
      captchaRequired: false,
      error: null,
    });
    simulation.send(form);
    pass(simulation);
    expect(stateOf(simulation)).toBe('submitting');
    expect(callsOf(simulation)).not.toContain('loadChallenge');
    expect(countOf(simulation, 'sendCode')).toBe(1);
  });

  test('begins at the form where the number was proven, and asks for no proof again', () => {
    const simulation = resume({ ...kept, isProven: true });
    expect(stateOf(simulation)).toBe('editing');
    expect(projectionOf(simulation)['needsPassword']).toBe(true);
    simulation.send(form);
    pass(simulation);
    expect(stateOf(simulation)).toBe('submitting');
  });

  test('asks for a code again where the form has another number now', () => {
    const simulation = resume({ ...kept, isProven: true });
    simulation.send(otherNumber);
    pass(simulation);
    expect(stateOf(simulation)).toBe('sms.sending');
  });

  test('begins at its form where codes were switched off meanwhile', () => {
    const input = { ...whole, smsRequired: false, resumed: kept };
    expect(stateOf(createSimulation({ machine: 'registration', input }))).toBe('editing');
  });

  test('begins with nothing proven where the server has forgotten it', () => {
    const simulation = resume(kept);
    simulation.answer('sendCode', 'sent');
    enterCode(simulation, 'attempt over');
    expect(stateOf(simulation)).toBe('editing');
    expect(projectionOf(simulation)).toMatchObject({ needsPassword: false, captchaRequired: true });
  });

  test('leads back to a form that is open', () => {
    const simulation = resume(kept);
    simulation.answer('sendCode', 'sent');
    simulation.send({ type: 'back' });
    expect(stateOf(simulation)).toBe('editing');
    expect(projectionOf(simulation)['needsPassword']).toBe(false);
  });
});

describe('a registration', () => {
  test.each(['name taken', 'wrong captcha', 'network down', 'too many requests'])(
    'hears “%s” before a puzzle or a code is asked for',
    (outcome) => {
      const simulation = begin();
      simulation.send(form);
      expect(stateOf(simulation)).toBe('checking');
      simulation.answer('checkRegistration', outcome);
      expect(['editing', 'locked']).toContain(stateOf(simulation));
      expect(projectionOf(simulation)['error']).not.toBeNull();
      expect(callsOf(simulation)).not.toContain('loadChallenge');
      expect(callsOf(simulation)).not.toContain('sendCode');
    },
  );

  test('keeps the picture and its letters where something else was refused, and draws one that was used up', () => {
    const simulation = begin();
    simulation.send(form);
    simulation.answer('checkRegistration', 'name taken');
    expect(countOf(simulation, 'loadCaptcha')).toBe(1);
    simulation.send(form);
    expect(stateOf(simulation)).toBe('checking');
    simulation.answer('checkRegistration', 'wrong captcha');
    expect(countOf(simulation, 'loadCaptcha')).toBe(2);
    simulation.send(form);
    expect(projectionOf(simulation)['errors']).toEqual({ captcha: 'error.captcha.required' });
  });

  test('asks for nothing again that was proven, when it is refused in the end', () => {
    const simulation = proveAll();
    simulation.answer('register', 'name taken');
    expect(projectionOf(simulation)).toMatchObject({
      state: 'editing',
      captchaRequired: false,
      errors: { username: 'error.username.taken' },
    });
    simulation.send(form);
    pass(simulation);
    expect(stateOf(simulation)).toBe('submitting');
    expect(
      ['loadCaptcha', 'loadChallenge', 'sendCode', 'proveNumber'].map((call) => countOf(simulation, call)),
    ).toEqual([1, 1, 1, 1]);
  });

  test('costs one puzzle and one message with three mistakes: a taken name, a wrong picture, a wrong code', () => {
    const simulation = begin();
    simulation.send(form);
    simulation.answer('checkRegistration', 'name taken');
    simulation.send(form);
    simulation.answer('checkRegistration', 'wrong captcha');
    simulation.answer('loadCaptcha', 'picture');
    simulation.send({ type: 'captcha.change', value: 'b3m9' });
    simulation.send(form);
    pass(simulation);
    expect(projectionOf(simulation)['step']).toBe('check');
    solve(simulation);
    expect(projectionOf(simulation)['step']).toBe('code');
    simulation.answer('sendCode', 'sent');
    enterCode(simulation, 'wrong');
    expect(stateOf(simulation)).toBe('sms.waiting');
    enterCode(simulation);
    simulation.answer('register', 'account made');
    expect(['loadChallenge', 'solve', 'sendCode'].map((call) => countOf(simulation, call))).toEqual([
      1, 1, 1,
    ]);
  });

  test('takes the code that was sent before the page was loaded again', () => {
    const simulation = begin();
    simulation.send(form);
    pass(simulation);
    solve(simulation);
    simulation.answer('sendCode', 'sent a moment ago');
    expect(projectionOf(simulation)).toMatchObject({
      state: 'sms.waiting',
      sms: { error: 'error.sms.too-soon', secondsLeft: 42 },
    });
    enterCode(simulation);
    expect(stateOf(simulation)).toBe('submitting');
  });

  test('wants a code for another number, and for the first one again after that', () => {
    const simulation = proveAll();
    simulation.answer('register', 'name taken');
    simulation.send(otherNumber);
    pass(simulation);
    expect(stateOf(simulation)).toBe('sms.sending');
    expect(simulation.pending().map(({ service }) => service)).toEqual(['sendCode']);
    simulation.answer('sendCode', 'sent');
    enterCode(simulation);
    simulation.answer('register', 'name taken');
    simulation.send(form);
    pass(simulation);
    expect(stateOf(simulation)).toMatch(/^sms\./);
  });

  test('does not take a number for proven by a wrong code, nor by going back', () => {
    const simulation = begin();
    simulation.send(form);
    pass(simulation);
    solve(simulation);
    simulation.answer('sendCode', 'sent');
    enterCode(simulation, 'wrong');
    expect(stateOf(simulation)).toBe('sms.waiting');
    expect(projectionOf(simulation)['codeError']).toBe('error.sms.code-wrong');
    simulation.send({ type: 'back' });
    simulation.send(form);
    pass(simulation);
    expect(stateOf(simulation)).toBe('sms.waiting');
    expect(countOf(simulation, 'sendCode')).toBe(1);
    // The wrong code was the last visit's.
    expect(projectionOf(simulation)['codeError']).toBeNull();
    expect(projectionOf(simulation)['sms']).toMatchObject({ error: null });
    enterCode(simulation, 'wrong');
    expect(projectionOf(simulation)['codeError']).toBe('error.sms.code-wrong');
  });

  test.each([
    ['register', 'number not proven', 'sms.waiting'],
    ['register', 'puzzle too old', 'verifying'],
    ['register', 'attempt over', 'editing'],
  ] as const)('goes back to what is missing after %s: %s', (call, outcome, state) => {
    const simulation = proveAll();
    simulation.answer(call, outcome);
    expect(stateOf(simulation)).toBe(state);
  });

  test('begins at the picture again where the server knows no more of the attempt', () => {
    const simulation = proveAll();
    simulation.answer('register', 'attempt over');
    expect(projectionOf(simulation)).toMatchObject({
      captchaRequired: true,
      error: 'error.registration.expired',
    });
    expect(countOf(simulation, 'loadCaptcha')).toBe(2);
    simulation.answer('loadCaptcha', 'picture');
    simulation.send({ type: 'captcha.change', value: 'a7k2' });
    simulation.send(form);
    pass(simulation);
    expect(stateOf(simulation)).toBe('verifying');
    solve(simulation);
    expect(stateOf(simulation)).toMatch(/^sms\./);
  });

  test('says at the number that it has an account, once it was proven whose it is', () => {
    const simulation = begin();
    simulation.send(form);
    pass(simulation);
    solve(simulation);
    simulation.answer('sendCode', 'sent');
    enterCode(simulation, 'number taken');
    expect(projectionOf(simulation)).toMatchObject({
      state: 'editing',
      errors: { mobileNum: 'error.mobile.taken' },
    });
  });
});

describe('the check of a name', () => {
  const leave = (value: string, field = 'username') => ({ type: 'field.leave', field, value }) as const;
  test('says at the field that a name is taken, asks once for each, and takes its word back', () => {
    const simulation = createSimulation({ machine: 'nameCheck' });
    simulation.send(leave('player@example.com', 'email'));
    simulation.send(leave('   '));
    expect(callsOf(simulation)).toEqual([]);
    simulation.send(leave(' player '));
    simulation.answer('checkName', 'taken');
    expect(projectionOf(simulation)['errors']).toEqual({ username: 'error.username.taken' });
    simulation.send(leave('player'));
    expect(countOf(simulation, 'checkName')).toBe(1);
    simulation.send(leave('newcomer'));
    expect(projectionOf(simulation)['errors']).toEqual({});
    simulation.answer('checkName', 'free');
    expect(projectionOf(simulation)['errors']).toEqual({});
  });
  test('asks about the last name where one is left before the answer, and again after a failure', () => {
    const simulation = createSimulation({ machine: 'nameCheck' });
    simulation.send(leave('player'));
    simulation.send(leave('newcomer'));
    expect(simulation.pending()).toHaveLength(1);
    simulation.answer('checkName', 'too many requests');
    expect(projectionOf(simulation)['errors']).toEqual({});
    simulation.send(leave('newcomer'));
    expect(countOf(simulation, 'checkName')).toBe(3);
  });
});
