// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createLabRouter } from './lab-router.tsx';
import { createLabStore, suggestInput } from './lab-store.ts';
import { encodeRun } from './trace-link.ts';

const openLab = (isReadable = true) => {
  const store = createLabStore({ machine: 'login', input: suggestInput('login'), moves: [] });
  const router = createLabRouter(store, { screen: null, isReadable });
  const address = (): string => `/${store.view().run.machine}/${encodeRun(store.view().run)}`;
  return { store, router, address, shown: () => window.location.hash.slice(1) };
};
beforeEach(() => window.history.replaceState(null, '', '/lab/'));

test('the address names the machine and holds its run, also after a move', async () => {
  const { store, address, shown } = openLab();
  await expect.poll(shown).toBe(address());
  const entries = window.history.length;
  store.play({ do: 'advance', ms: 3_000 });
  await expect.poll(shown).toBe(address());
  expect(shown()).toMatch(/^\/login\//);
  expect(window.history.length).toBe(entries);
});
test('another machine is a new entry, and the way back replays the run that was there', async () => {
  const { store, router, address, shown } = openLab();
  store.play({ do: 'advance', ms: 3_000 });
  const left = address();
  await expect.poll(shown).toBe(left);
  store.start('language');
  await expect.poll(shown).toBe(address());
  await router.navigate(-1);
  await expect.poll(() => store.view().run.machine).toBe('login');
  expect(address()).toBe(left);
  await router.navigate(1);
  await expect.poll(() => store.view().run.machine).toBe('language');
});
test('an address that could not be replayed stays until something is done', async () => {
  window.history.replaceState(null, '', '/lab/#/login/cut');
  const { store, address, shown } = openLab(false);
  expect(shown()).toBe('/login/cut');
  store.start('language');
  await expect.poll(shown).toBe(address());
});
