import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { assembleMachine } from '../assemble-machine.ts';
import { createStepClock } from '../clock.ts';
import { machineCatalog } from '../generated/catalog.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a change that expired begins again with the password, which is typed again', async () => {
  let emptied = 0;
  const services = {
    startContactChange: async () => ({ ticket: 't', masked: 'a•••@mail.example', ways: ['code'] }),
    sendOldCode: async () => {
      throw Object.assign(new Error('expired'), { code: 'contact.expired' });
    },
  };
  const effects = { emptyPassword: () => void (emptied += 1) };
  const world = { services, effects, clock: createStepClock(), report: () => undefined };
  const machine = assembleMachine('contactChange', world, machineCatalog);
  const actor = createActor(machine, { input: { kind: 'email' } }).start();
  actor.send({ type: 'form.submit', values: { password: 'Foyer-2026' } });
  await turn();
  expect(emptied).toBe(0);
  actor.send({ type: 'code.request' });
  await turn();
  expect(actor.getSnapshot().value).toBe('asking');
  expect(actor.getSnapshot().context).toMatchObject({ error: 'error.contact.expired', password: null });
  expect(emptied).toBe(1);
});
