import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { JsonObject } from '../protocol/json/json.ts';
import { assembleMachine, type Service, type ActorEnvironment } from './assemble-machine.ts';
import { machineCatalog } from './generated/catalog.ts';
import { createStepClock } from './clock.ts';

const input = { code: 'EN', codes: ['EN', 'AR'] };
function createEnvironment(services: Readonly<Record<string, Service>>) {
  const effects: [name: string, params: JsonObject][] = [];
  const reported: unknown[] = [];
  const environment: ActorEnvironment = {
    services,
    effects: { applyLanguage: (params) => effects.push(['applyLanguage', params]) },
    clock: createStepClock(),
    report: (error) => reported.push(error),
  };
  return { world: environment, effects, reported };
}
async function selectArabic(environment: ActorEnvironment) {
  const actor = createActor(assembleMachine('language', environment, machineCatalog), { input });
  actor.start();
  actor.send({ type: 'language.select', code: 'AR' });
  await new Promise((resolve) => setImmediate(resolve));
  return actor.getSnapshot();
}

test('a service is called with its input and its answer moves the flow', async () => {
  const seen: JsonObject[] = [];
  const { world: environment, effects } = createEnvironment({
    loadMessages: async (given) => {
      seen.push(given);
      return {};
    },
  });
  const snapshot = await selectArabic(environment);
  expect(seen).toEqual([{ code: 'AR' }]);
  expect(effects).toEqual([['applyLanguage', { code: 'AR' }]]);
  expect(snapshot.context).toMatchObject({ code: 'AR' });
});
test('a failure with a code is the flow’s business alone', async () => {
  const { world: environment, reported } = createEnvironment({
    loadMessages: () => Promise.reject(Object.assign(new Error('down'), { code: 'network.offline' })),
  });
  const snapshot = await selectArabic(environment);
  expect(snapshot.context).toMatchObject({ code: 'EN', error: 'error.language.unavailable' });
  expect(reported).toEqual([]);
});
test('a mistake in a service is reported and still ends the wait', async () => {
  const { world: environment, reported } = createEnvironment({
    loadMessages: () => {
      throw new TypeError('planted');
    },
  });
  const snapshot = await selectArabic(environment);
  expect(snapshot.value).toBe('settled');
  expect(String(reported[0])).toBe('TypeError: planted');
});
test('a service or effect that is missing is reported, not ignored', async () => {
  const missing = createEnvironment({});
  await selectArabic(missing.world);
  expect(String(missing.reported[0])).toMatch(/expects a service loadMessages/);
  const { world: environment, reported } = createEnvironment({ loadMessages: async () => ({}) });
  await selectArabic({ ...environment, effects: {} });
  expect(String(reported[0])).toMatch(/expects an effect applyLanguage/);
});
test('a machine without its world refuses to run', () => {
  expect(() => assembleMachine('nobody', createEnvironment({}).world, machineCatalog)).toThrow(
    /expects a machine of .*\bsession\b.*, got nobody/,
  );
});
