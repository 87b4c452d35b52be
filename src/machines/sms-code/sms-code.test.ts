import { createActor, type AnyActorLogic } from 'xstate';
import { expect, it } from 'vitest';
import { assembleMachine } from '../assemble-machine.ts';
import { createStepClock } from '../clock.ts';
import { machineCatalog } from '../generated/catalog.ts';

const refusal = (retryAfter: number, value: object = {}): Error =>
  Object.assign(new Error('refused'), { code: 'TOO_MANY_REQUESTS', retryAfter, value });
const ask = async (refused: Error): Promise<unknown> => {
  const logic: AnyActorLogic = assembleMachine(
    'smsCode',
    {
      services: { sendCode: () => Promise.reject(refused) },
      effects: {},
      clock: createStepClock(),
      report: () => undefined,
    },
    machineCatalog,
  );
  const actor = createActor(logic, { input: { purpose: 'register' } }).start();
  actor.send({ type: 'code.request', mobileNum: '9170000001' });
  await new Promise((resolve) => setImmediate(resolve));
  return (actor.getSnapshot() as { readonly value: unknown }).value;
};

it('goes to the code where one is on its way, also in the first second of the whole wait', async () => {
  expect(await ask(refusal(300, { sent: true }))).toHaveProperty('sent');
  expect(await ask(refusal(42))).toHaveProperty('sent');
});

it('is locked where too many were sent', async () => {
  expect(await ask(refusal(300))).toBe('locked');
});
