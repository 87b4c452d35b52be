import { describe, expect, it } from 'vitest';
import { diffSites } from './diff-sites.ts';
import { changeTinySite, createTinySite } from './tiny-site.fake.ts';

const summaries = (after: Record<string, unknown>): readonly string[] =>
  diffSites(createTinySite(), after).map((change) => change.summary);

describe('diffSites', () => {
  it('finds nothing between equal sites', () => {
    expect(diffSites(createTinySite(), createTinySite())).toEqual([]);
  });

  it('says in words that a registration field is no longer asked for', () => {
    const after = changeTinySite('settings/register-fields', ['fields', 'affiliateCode', 'enabled'], false);
    expect(diffSites(createTinySite(), after)).toEqual([
      {
        document: 'settings/register-fields',
        pointer: '/fields/affiliateCode/enabled',
        kind: 'changed',
        summary: 'Registration: Affiliate code is no longer asked for',
      },
    ]);
  });

  it('names a menu entry by its words', () => {
    expect(summaries(changeTinySite('menus/main', ['items', 0, 'hidden'], true))).toEqual([
      'Menu main: Home hidden',
    ]);
  });

  it('says which module was switched off', () => {
    const after = changeTinySite('settings/whitelabel', ['tree', 'childrenNodes', 1, 'enabled'], false);
    expect(summaries(after)).toEqual(['Whitelabel: AGENT3 was switched off']);
  });

  it('tells added, removed, moved and changed nodes by their ids', () => {
    const children = [
      { type: 'Text', id: 'new', children: [{ $t: 'home.title' }] },
      { type: 'Text', id: 'text', children: [{ $t: 'nav.home' }] },
    ];
    expect(summaries(changeTinySite('pages/home', ['root', 'children'], children))).toEqual([
      'Page home: Text "new" was added',
      'Page home, Text "text" has other words',
    ]);
    expect(summaries(changeTinySite('pages/home', ['root', 'children', 0], undefined))).toEqual([
      'Page home: Text "text" was removed',
    ]);
    const wrapped = [
      { type: 'Box', id: 'wrap', children: [{ type: 'Text', id: 'text', children: [{ $t: 'home.title' }] }] },
    ];
    expect(summaries(changeTinySite('pages/home', ['root', 'children'], wrapped))).toEqual([
      'Page home: Box "wrap" was added',
      'Page home, Text "text" was moved',
    ]);
  });

  it('says the old and the new value of a setting', () => {
    expect(summaries(changeTinySite('settings/limits', ['minimumAge'], 21))).toEqual([
      'Limits: minimumAge is now 21, was 18',
    ]);
  });

  it('keeps silent about no change: every difference of two sites is a sentence', () => {
    expect(summaries(changeTinySite('menus/main', ['items', 0, 'label', 'args'], { a: 1 }))).toHaveLength(1);
    expect(summaries(changeTinySite('menus/main', ['$schema'], 'y'))).toEqual(['Menu main was changed']);
    expect(summaries(changeTinySite('pages/extra', [], { id: 'extra' }))).toEqual(['Page extra was added']);
  });
});
