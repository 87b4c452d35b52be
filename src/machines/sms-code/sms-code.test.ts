import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { smsCodeMachine } from './sms-code.machine.ts';

const refusal = (retryAfter: number, value: object = {}): object => ({
  code: 'TOO_MANY_REQUESTS',
  retryAfter,
  value,
});
const ask = async (refused: object) => {
  const machine = smsCodeMachine.provide({
    actors: {
      sendCode: fromPromise(() => Promise.reject(refused)) as never,
      wait: fromPromise(() => new Promise(() => undefined)) as never,
    },
  });
  const actor = createActor(machine, { input: { purpose: 'register' } }).start();
  actor.send({ type: 'code.request', mobileNum: '9170000001' });
  const { value } = await waitFor(actor, (state) => !state.matches('sending'));
  actor.stop();
  return typeof value === 'string' ? value : Object.keys(value)[0];
};

it('goes to the code where one is on its way, also in the first second of the whole wait', async () => {
  expect(await ask(refusal(300, { sent: true }))).toBe('sent');
  expect(await ask(refusal(42))).toBe('sent');
});

it('is locked where too many were sent', async () => {
  expect(await ask(refusal(300))).toBe('locked');
});
