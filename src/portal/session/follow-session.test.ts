import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../runtime/core/clock.fake.ts';
import { createStore } from '../../runtime/core/store.ts';
import { followSession, recheckSession } from './follow-session.ts';

beforeEach(() => void vi.stubGlobal('isSecureContext', true));
afterEach(() => void vi.unstubAllGlobals());

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

it('tells the session by the hash that the server keeps of its token, once for each', async () => {
  const store = createStore({ session: { state: 'member' } });
  let token: string | null = 'token-1';
  const told: (string | null)[] = [];
  followSession({ store }, { token: () => token }, (hash) => void told.push(hash));
  await expect.poll(() => told).toEqual([hashOf('token-1')]);
  store.set('session.state', 'busy');
  token = 'token-2';
  store.set('session.state', 'member');
  await expect.poll(() => told.length).toBe(2);
  token = null;
  store.set('session.state', 'visitor');
  await expect.poll(() => told).toEqual([hashOf('token-1'), hashOf('token-2'), null]);
});

it('follows no session on a page without a secure context, which cannot make the hash', async () => {
  vi.stubGlobal('isSecureContext', false);
  const told: (string | null)[] = [];
  followSession({ store: createStore({}) }, { token: () => 'token-1' }, (hash) => void told.push(hash));
  await expect.poll(() => told).toEqual([null]);
});

function setUp(state: string) {
  const clock = createFakeClock();
  const store = createStore({ session: { state } });
  const flow = { isFree: true, sent: 0 };
  const machines = { canSend: () => flow.isFree, send: () => void (flow.sent += 1) };
  const runtime = { store, machines } as unknown as Parameters<typeof recheckSession>[0];
  return { flow, clock, store, check: () => recheckSession(runtime, clock) };
}

it('asks the server with the token of the member', () => {
  const { flow, check } = setUp('member');
  check();
  expect(flow.sent).toBe(1);
});

it('asks again after an answer that was under way, and not once the member is gone', () => {
  const { flow, clock, store, check } = setUp('member');
  flow.isFree = false;
  check();
  clock.advance(999);
  flow.isFree = true;
  expect(flow.sent).toBe(0);
  clock.advance(1);
  expect(flow.sent).toBe(1);
  flow.isFree = false;
  check();
  store.set('session.state', 'visitor');
  clock.advance(5_000);
  expect(flow.sent).toBe(1);
});

it('asks nothing for a visitor', () => {
  const { flow, check } = setUp('visitor');
  check();
  expect(flow.sent).toBe(0);
});
