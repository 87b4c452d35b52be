import { expect, test } from 'vitest';
import type { CompiledSite } from '../../src/protocol/release.ts';
import { createScreenKeys } from './screen-key.ts';

const site = (settings: CompiledSite['settings'], name = 'A'): CompiledSite => ({
  name,
  routes: [],
  locales: [],
  defaultLocale: 'EN',
  externalHosts: [],
  settings,
});
const named = '{"d":["settings.whitelabel.MOD3"],"r":{"var":"settings.brand"}}';

const readKeys = createScreenKeys();
const keyOf = (of: CompiledSite, body: string): string => readKeys(of)([{ hash: body, body }]);

test('changes with the settings that a screen names, and with the site around, and with nothing else', () => {
  const base = { whitelabel: { MOD3: true, OTHER: true }, brand: { title: 'x' }, register: { a: 1 } };
  const key = keyOf(site(base), named);
  const other = { ...base, register: { a: 2 }, whitelabel: { MOD3: true, OTHER: false } };
  expect(keyOf(site(other), named)).toBe(key);
  expect(keyOf(site({ ...base, whitelabel: { MOD3: false } }), named)).not.toBe(key);
  expect(keyOf(site({ ...base, brand: { title: 'y' } }), named)).not.toBe(key);
  expect(keyOf(site(base, 'B'), named)).not.toBe(key);
  const locked = { ...base, brand: { title: 'x', loginedToHomePage: true } };
  expect(keyOf(site(locked), '{}')).not.toBe(keyOf(site(base), '{}'));
});
