import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

function startKeeper() {
  let count = 0;
  const keys: string[] = [];
  const withKey = createIdempotencyKeys(() => `key-${(count += 1)}`);
  const ask = (asked: string, code?: string) =>
    withKey(asked, async (key) => {
      keys.push(key);
      if (code !== undefined) throw Object.assign(new Error(code), { code });
    }).catch(() => undefined);
  return { ask, keys };
}

test('a call whose answer never came is repeated with its own key', async () => {
  const { ask, keys } = startKeeper();
  await ask('one', 'network.timeout');
  await ask('one', 'network.offline');
  await ask('one');
  expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
});
test('a call at which the server failed is repeated with its own key', async () => {
  const { ask, keys } = startKeeper();
  for (const code of ['server.failed', 'server.busy', 'upstream.timeout', 'response.unreadable'])
    await ask('one', code);
  expect(new Set(keys)).toEqual(new Set(['key-1']));
});
test('what was answered, well or not, is never repeated', async () => {
  const { ask, keys } = startKeeper();
  await ask('one');
  await ask('one', 'fund-password.wrong');
  await ask('one');
  expect(keys).toEqual(['key-1', 'key-2', 'key-3']);
});
test('where every failure keeps it, the key is the same until the call succeeds', async () => {
  let count = 0;
  const keys: string[] = [];
  const withKey = createIdempotencyKeys(
    () => `key-${(count += 1)}`,
    () => true,
  );
  for (const code of ['service.unavailable', 'network.offline', null, null])
    await withKey('one', async (key) => {
      keys.push(key);
      if (code !== null) throw Object.assign(new Error(code), { code });
    }).catch(() => undefined);
  expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});
test('another thing has another key', async () => {
  const { ask, keys } = startKeeper();
  await ask('one', 'network.offline');
  await ask('two');
  await ask('one');
  expect(keys).toEqual(['key-1', 'key-2', 'key-1']);
});
