import { expect, test } from 'vitest';
import type { CompiledSite } from '../../src/protocol/release/release.ts';
import { listAllSettings, openScreenKeys, readSite } from './screen-key.ts';

const site = (settings: CompiledSite['settings'], name = 'A'): CompiledSite => ({
  name,
  routes: [],
  locales: [],
  defaultLocale: 'EN',
  externalHosts: [],
  settings,
});
const named = '{"d":["settings.whitelabel.MOD3"],"r":{"var":"settings.brand"}}';

const openKeys = (of: CompiledSite) => openScreenKeys(readSite({ hash: '', body: JSON.stringify(of) }));
const keyOfOne = (of: CompiledSite, body: string): string => openKeys(of).of([{ hash: body, body }]);
/** The key of all screens in one, of which one says this. */
const keyOfAll = (of: CompiledSite, body: string): string =>
  openKeys(of).ofAll(listAllSettings([body, '{}'].map((text) => ({ hash: text, body: text }))));

test.each([
  ['a screen', keyOfOne],
  ['all screens', keyOfAll],
])('changes with the settings of %s, and with the site around, and with nothing else', (_, keyOf) => {
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

test('changes with all settings where a screen reads them whole, and not where a flow is called like them', () => {
  const flow =
    '{"machines":{"settings":{"use":"x"}},"in":["settings",["editing"]],"on":{"press":[{"event":"go","to":"settings"}]}}';
  const one = site({ brand: { title: 'x' } });
  const other = site({ brand: { title: 'y' } });
  expect(keyOfOne(other, flow)).toBe(keyOfOne(one, flow));
  for (const reads of ['{"r":{"var":"settings"}}', '{"d":["settings"]}', '{"d":["member.id","settings"]}'])
    expect(keyOfOne(other, reads)).not.toBe(keyOfOne(one, reads));
});
