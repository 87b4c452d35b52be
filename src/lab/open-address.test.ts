import { expect, test } from 'vitest';
import { createLabStore, suggestInput } from './lab-store.ts';
import { openAddress } from './open-address.ts';
import { encodeRun } from './trace-link.ts';

const openStore = () => createLabStore({ machine: 'login', input: suggestInput('login'), moves: [] });

test('a machine is opened by its name', () => {
  const store = openStore();
  expect(openAddress(store, '#language')).toMatchObject({ ok: true });
  expect(store.view().run).toMatchObject({ machine: 'language', moves: [] });
});
test('a trace is replayed', () => {
  const store = openStore();
  const moves = [{ do: 'advance', ms: 3_000 }] as const;
  openAddress(store, `#${encodeRun({ machine: 'captcha', input: suggestInput('captcha'), moves })}`);
  expect(store.view().run).toMatchObject({ machine: 'captcha', moves });
});
test('a run is found behind the name of its machine', () => {
  const store = openStore();
  const moves = [{ do: 'advance', ms: 3_000 }] as const;
  openAddress(store, `#/captcha/${encodeRun({ machine: 'captcha', input: suggestInput('captcha'), moves })}`);
  expect(store.view().run).toMatchObject({ machine: 'captcha', moves });
  openAddress(store, '#/language');
  expect(store.view().run).toMatchObject({ machine: 'language', moves: [] });
});
test('an address without anything leaves the lab where it is', () => {
  const store = openStore();
  expect(openAddress(store, '')).toBeNull();
  expect(store.view().run.machine).toBe('login');
});
test.each(['#withdrawl', '#/login/cut', '#constructor', '#toString'])(
  '%s is no machine and is refused with a reason',
  (hash) => {
    const store = openStore();
    expect(openAddress(store, hash)).toMatchObject({ ok: false });
    expect(store.view().run.machine).toBe('login');
  },
);
