import { expect, test } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { createOneTimeStore } from '../session/one-time-store.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';
import { responsibleGamingArea } from './areas/responsible-gaming.ts';
import { createActorEnvironment } from './start-machine.ts';
import type { WiringNeeds } from './wiring-needs.ts';

const standing = {
  limits: [],
  coolingHours: 24,
  cancelled: null,
  timeOuts: ['PT24H'],
  exclusions: ['P6M'],
  panicButton: true,
  currency: 'PHP',
  currencySymbol: '₱',
};
function setUp(answers: Readonly<Record<string, Json>> = {}) {
  const calls: [string, JsonObject][] = [];
  const seen: string[] = [];
  const note =
    (what: string) =>
    (...given: readonly unknown[]): void =>
      void seen.push([what, ...given.map((one) => JSON.stringify(one))].join(' '));
  const api = new Proxy({} as Api, {
    get: (_target, name) => (params: JsonObject) => {
      calls.push([String(name), params]);
      return Promise.resolve(answers[String(name)] ?? standing);
    },
  });
  const oneTimeStore = createOneTimeStore();
  const runtime = {
    machines: { tell: note('tell'), send: note('send'), canSend: () => true },
    effects: { open: note('open'), navigate: note('navigate') },
    store: { set: note('set'), get: () => undefined },
    closeModal: note('close'),
    active: () => ({ pointer: { manifest: { modals: { 'on-break': 'hash' } } } }),
  };
  const { services, effects } = createActorEnvironment([responsibleGamingArea], {
    api,
    runtime,
    oneTimeStore,
    browserTexts: createFakeTexts(),
    now: () => 1_000,
  } as unknown as WiringNeeds);
  const run = (name: string, input: JsonObject = {}) => services[name]?.(input, new AbortController().signal);
  return { run, calls, seen, effects, oneTimeStore };
}

test('limits are set by kind and period; no amount asks for no limit', async () => {
  const { run, calls } = setUp();
  const place = { kind: 'loss', period: 'week' };
  expect(await run('setLimit', { ...place, amount: '300' })).toEqual({
    limits: [],
    coolingHours: 24,
    cancelled: null,
    currency: 'PHP',
  });
  await run('setLimit', { ...place, amount: null });
  await run('confirmLimit', place);
  await run('keepLimit', place);
  expect(calls).toEqual([
    ['care.setLimit', { ...place, amount: '300' }],
    ['care.setLimit', { ...place, amount: null }],
    ['care.confirmLimit', place],
    ['care.keepLimit', place],
  ]);
});

test('a break is what the market offers, and its end is what the server says, before it and after', async () => {
  const end = { until: '2026-12-01T08:00:00.000Z', onRequest: true };
  const { run, calls } = setUp({ 'care.takeBreak': end, 'care.breakEnd': end });
  expect(await run('foreseeEnd', { length: 'P6M' })).toEqual(end);
  expect(calls).toEqual([['care.breakEnd', { length: 'P6M' }]]);
  expect(await run('loadBreaks')).toEqual({ timeOuts: ['PT24H'], exclusions: ['P6M'] });
  expect(await run('takeBreak', { length: 'PT24H' })).toEqual(end);
});

test('a break that began ends the session without asking for a login, and tells until when', () => {
  const { effects, seen, oneTimeStore } = setUp();
  effects['breakBegun']?.({ until: '2026-12-01T08:00:00.000Z', onRequest: true });
  expect(seen).toEqual(['tell "session" "session.lost" {"reason":"onBreak"}', 'open "on-break" {}']);
  expect(oneTimeStore.take('onBreak')).toEqual({
    until: '2026-12-01T08:00:00.000Z',
    ticket: '',
    onRequest: true,
  });
});

test('a reality check is answered on the server, and stopping logs out without another question', async () => {
  const state = {
    checkInSeconds: 3_600,
    restSeconds: 300,
    restUntil: '2026-12-01T08:05:00.000Z',
    isTimeUp: false,
  };
  const going = setUp({ 'care.answerCheck': state });
  expect(await going.run('answerCheck')).toEqual({ restSeconds: 300 });
  expect(going.calls).toEqual([['care.answerCheck', {}]]);
  const resumed = setUp();
  resumed.effects['resumePlay']?.({});
  expect(resumed.seen).toEqual(['set "$play.paused" false', 'set "$play.isHeld" false', 'close']);
  const stopping = setUp();
  stopping.effects['endSession']?.({});
  expect(stopping.seen).toEqual([
    'set "$play.isHeld" false',
    'close',
    'send "session" "logout.request" {}',
    'send "session" "logout.confirm" {}',
  ]);
});
