import { describe, expect, it } from 'vitest';
import type { Impact } from '../../protocol/release/impact.ts';
import { compileSite } from '../compile-site.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from '../tiny-site.fake.ts';
import { measureImpact, type ReleaseView } from './measure-impact.ts';

const view = async (documents: Record<string, unknown>): Promise<ReleaseView> => {
  const { release, issues } = await compileSite(documents, createTinyCatalogue());
  if (release === null) throw new Error(JSON.stringify(issues));
  return {
    manifest: release.manifest,
    part: (hash) => JSON.parse(release.parts[hash]?.body ?? 'null') as unknown,
    theme: documents['themes/default'],
  };
};
const measure = async (after: Record<string, unknown>): Promise<Impact> =>
  measureImpact(await view(createTinySite()), await view(after), {
    textsOfType: (type) => (type === 'Tabs' ? ['component.tabs.more'] : []),
    statesOfMachine: () => 4,
    isMoneyMachine: () => false,
  });
const altered = ({ screens }: Impact): readonly string[] =>
  screens.map(({ kind, id, why }) => `${kind} ${id}: ${why.join()}`);

describe('the impact of a change', () => {
  it('is nothing between equal releases', async () => {
    expect(await measure(createTinySite())).toEqual({ screens: [], total: 4, flows: [] });
  });
  it('is the one page whose layout changed, with the addresses that show it', async () => {
    const extra = { type: 'Text', id: 'more', children: [{ $t: 'nav.home' }] };
    const impact = await measure(changeTinySite('pages/home', ['root', 'children', 1], extra));
    expect(altered(impact)).toEqual(['page home: layout']);
    expect(impact.screens[0]?.routes).toEqual(['/', '/help/:tag']);
  });
  it('is every screen that shows a changed text, in the languages where it changed', async () => {
    const impact = await measure(changeTinySite('locales/EN', ['home.title'], 'Start'));
    expect(altered(impact)).toEqual(['page home: texts', 'modal login: texts']);
    expect(impact.screens[0]?.locales).toEqual(['EN']);
  });
  it('counts a text of a component itself and a label of a form', async () => {
    expect(altered(await measure(changeTinySite('locales/EN', ['component.tabs.more'], 'Others')))).toEqual([
      'page about: texts',
      'modal login: texts',
    ]);
  });
  it('is every screen when the theme changed', async () => {
    const tokens = { colors: { 'brand.fg': { light: '#112244', dark: '#ddeeff' } } };
    expect(altered(await measure(changeTinySite('themes/default', ['tokens'], tokens)))).toEqual([
      'shell shell: theme',
      'page about: theme',
      'page home: theme',
      'modal login: theme',
    ]);
  });
  it('is none for a text nobody shows', async () => {
    expect(altered(await measure(changeTinySite('locales/EN', ['never.used'], 'Still nobody')))).toEqual([]);
  });
});
