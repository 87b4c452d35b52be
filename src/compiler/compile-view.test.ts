import { describe, expect, test } from 'vitest';
import { createChecker } from './compile-site.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from './tiny-site.fake.ts';

const open = (documents: readonly string[]) => ({ documents, locale: 'EN' });

describe('a view of open screens', () => {
  test('has the screens that were asked for, as the check compiles them, and where each node was written', async () => {
    const site = createTinySite();
    const checker = createChecker(createTinyCatalogue());
    const [about] = checker.view(site, open(['pages/about'])).screens;
    const { release } = await checker.check(site);
    const part = release?.parts[release.manifest.pages['about'] ?? ''];
    expect(about?.screen).toEqual(JSON.parse(part?.body ?? 'null'));
    const places = about?.screen.nodes.map(({ id }, index) => [id, about.places[index]?.document]);
    expect(places).toContainEqual(['root', 'pages/about']);
    expect(places?.some(([id, document]) => id?.startsWith('hint/') && document === 'fragments/hint')).toBe(
      true,
    );
  });

  test('follows a change that the rest of the site would not let through', () => {
    const checker = createChecker(createTinyCatalogue());
    checker.view(createTinySite(), open(['pages/home']));
    const broken = changeTinySite('pages/about', ['root', 'children', 0, 'use'], 'fragment:gone');
    const { screens, words } = checker.view(broken, open(['pages/home']));
    expect(screens.map(({ document, issues }) => [document, issues])).toEqual([['pages/home', []]]);
    expect(words['home.title']).toBeTypeOf('string');
  });

  test('says what the parts of a document can read, by its types', () => {
    const checker = createChecker(createTinyCatalogue());
    const reads = (document: string) =>
      checker.view(createTinySite(), { ...open([]), reads: document }).reads;
    expect(reads('pages/gone')).toBeNull();
    const home = reads('pages/home');
    expect(home?.scopes['session']?.fields?.['state']?.values).toEqual(['booting', 'visitor', 'member']);
    expect(home?.scopes['wallet']?.fields?.['balance']).toEqual({ kinds: ['string'], unit: 'money' });
    expect(home?.scopes['ui']?.fields?.['locales']?.row?.fields).toHaveProperty('nativeName');
  });

  test('says at once what is wrong with the screen itself', () => {
    const checker = createChecker(createTinyCatalogue());
    const changed = changeTinySite('pages/home', ['root', 'children', 0, 'type'], 'Txet');
    const [home] = checker.view(changed, open(['pages/home'])).screens;
    expect(home?.issues.map(({ pointer }) => pointer)).toContain('/root/children/0/type');
  });
});
