import { expect, test } from 'vitest';
import type { CompiledSite } from '../../src/protocol/release.ts';
import { describeUsedSite } from './screen-key.ts';

const site = (settings: CompiledSite['settings'], name = 'A'): CompiledSite => ({
  name,
  routes: [],
  locales: [],
  defaultLocale: 'EN',
  externalHosts: [],
  settings,
});
const screen = '{"d":["settings.whitelabel.MOD3"],"r":{"var":"settings.brand"}}';

test('changes with the settings that a screen names, and with the site around, and with nothing else', () => {
  const base = { whitelabel: { MOD3: true, OTHER: true }, brand: { title: 'x' }, register: { a: 1 } };
  const key = describeUsedSite(site(base), [screen]);
  const other = { ...base, register: { a: 2 }, whitelabel: { MOD3: true, OTHER: false } };
  expect(describeUsedSite(site(other), [screen])).toBe(key);
  expect(describeUsedSite(site({ ...base, whitelabel: { MOD3: false } }), [screen])).not.toBe(key);
  expect(describeUsedSite(site({ ...base, brand: { title: 'y' } }), [screen])).not.toBe(key);
  expect(describeUsedSite(site(base, 'B'), [screen])).not.toBe(key);
  const locked = { ...base, brand: { title: 'x', loginedToHomePage: true } };
  expect(describeUsedSite(site(locked), ['{}'])).not.toBe(describeUsedSite(site(base), ['{}']));
});
