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

  it('says in words what a document leaves out of the check, and why', () => {
    const suppression = { code: 'budget.nodes', node: 'list', reason: 'The list is what this page is for' };
    const after = changeTinySite('pages/home', ['suppress'], [suppression]);
    expect(summaries(after)).toEqual([
      'Page home: the finding budget.nodes at "list" is left out of the check, because “The list is what this page is for”',
    ]);
    expect(diffSites(after, createTinySite()).map(({ kind, summary }) => [kind, summary])).toEqual([
      ['removed', 'Page home: the finding budget.nodes at "list" is checked again'],
    ]);
    const reworded = changeTinySite(
      'pages/home',
      ['suppress'],
      [{ ...suppression, reason: 'Because of it' }],
    );
    expect(diffSites(after, reworded).map(({ summary }) => summary)).toEqual([
      'Page home: the finding budget.nodes at "list" is still left out, now because “Because of it”',
    ]);
  });

  it('names a rule of a document and says it in words', () => {
    const isMember = { '===': [{ var: 'session.state' }, 'member'] };
    const before = changeTinySite('pages/home', ['rules'], { isMember, other: true });
    const after = changeTinySite('pages/home', ['rules'], {
      isMember: { '!': isMember },
      isNew: { '<': [{ var: 'member.daysJoined' }, 7] },
    });
    expect(diffSites(before, after).map(({ pointer, summary }) => [pointer, summary])).toEqual([
      [
        '/rules/isMember',
        'Page home: rule.isMember is now not session.state is member, was session.state is member',
      ],
      ['/rules/other', 'Page home: rule.other was removed, was on'],
      ['/rules/isNew', 'Page home: rule.isNew was added, member.daysJoined is less than 7'],
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
      'Page home, Text "text" says "nav.home", was "home.title"',
    ]);
    expect(summaries(changeTinySite('pages/home', ['root', 'children', 0], undefined))).toEqual([
      'Page home: Text "text" was removed',
    ]);
    const wrapped = [
      { type: 'Box', id: 'wrap', children: [{ type: 'Text', id: 'text', children: [{ $t: 'home.title' }] }] },
    ];
    expect(summaries(changeTinySite('pages/home', ['root', 'children'], wrapped))).toEqual([
      'Page home: Box "wrap" was added',
      'Page home, Text "text" was moved from Box "root" to Box "wrap"',
    ]);
  });

  it('says what a node showed, when, and what it did, before and after', () => {
    const page = (node: object) =>
      changeTinySite('pages/home', ['root', 'children', 0], { type: 'Text', id: 'text', ...node });
    const changed = (before: object, after: object) =>
      diffSites(page(before), page(after)).map(({ summary }) =>
        summary.replace('Page home, Text "text"', ''),
      );
    const words = { children: [{ $t: 'home.title' }] };
    expect(changed(words, { children: [{ $t: 'nav.label' }] })).toEqual([' says "Main", was "Home"']);
    expect(
      changed({}, { show: { and: [{ var: 'settings.sms' }, { can: ['reg', 'code.resend'] }] } }),
    ).toEqual([' is shown only when settings.sms and reg takes code.resend']);
    expect(changed({ show: { '===': [{ var: 'ui.a' }, 1] } }, { show: { '!': { var: 'ui.a' } } })).toEqual([
      ' is shown when ui.a is off or empty, was when ui.a is 1',
    ]);
    expect(changed({ in: ['reg', 'editing'] }, { in: ['reg', 'done'] })).toEqual([
      ' belongs to reg in state done, was reg in state editing',
    ]);
    const press = (event: string) => ({ on: { press: [{ do: 'send', to: 'reg', event }] } });
    expect(changed(press('a'), press('b'))).toEqual([': press sends b to reg, was sends a to reg']);
    expect(
      changed({ props: { rowGap: { $r: { base: '$2', md: '$4' } } } }, { props: { rowGap: '$2' } }),
    ).toEqual([': row gap is now "$2", was "$2", "$4" from md']);
  });

  it('names the one entry that was moved, not those it passed', () => {
    const list = (ids: readonly string[]) =>
      changeTinySite(
        'pages/home',
        ['root', 'children'],
        ids.map((id) => ({ type: 'Text', id, children: [{ $t: 'home.title' }] })),
      );
    expect(
      diffSites(list(['a', 'b', 'c', 'd']), list(['d', 'a', 'b', 'c'])).map(({ summary }) => summary),
    ).toEqual(['Page home: Text "d" was moved from place 4 to place 1 in Box "root"']);
  });

  it('shows a text as it reads and as it read', () => {
    expect(summaries(changeTinySite('locales/EN', ['home.title'], 'Start'))).toEqual([
      'Texts EN: "home.title" reads "Start", was "Home"',
    ]);
  });

  it('says which edition of a legal text takes the place of which', () => {
    const withTexts = (legalTexts: object) => changeTinySite('settings/brand', ['legalTexts'], legalTexts);
    const first = { version: '1.0', date: '2026-11-23' };
    const said = (before: object, after: object) =>
      diffSites(withTexts(before), withTexts(after)).map(({ summary, pointer }) => `${pointer} ${summary}`);
    expect(said({ terms: first }, { terms: { version: '1.1', date: '2026-12-01' } })).toEqual([
      '/legalTexts/terms Terms: edition 1.1 of 2026-12-01 takes the place of 1.0 of 2026-11-23',
    ]);
    expect(said({ privacy: first }, { privacy: { ...first, date: '2026-12-01' } })).toEqual([
      '/legalTexts/privacy Privacy notice: edition 1.0 is dated 2026-12-01, was 2026-11-23. It is the same edition',
    ]);
    expect(said({}, { responsibleGaming: first })).toEqual([
      '/legalTexts/responsibleGaming Responsible gaming: edition 1.0 of 2026-11-23 is the first',
    ]);
    expect(said({ terms: first }, {})).toEqual([
      '/legalTexts/terms Terms: edition 1.0 of 2026-11-23 was taken out',
    ]);
    expect(said({ terms: first }, { terms: first })).toEqual([]);
    expect(summaries(withTexts({ terms: first }))).toEqual(['Terms: edition 1.0 of 2026-11-23 is the first']);
  });

  it('says the old and the new value of a setting', () => {
    expect(summaries(changeTinySite('settings/limits', ['minimumAge'], 21))).toEqual([
      'Limits: “Minimum age” is now 21, was 18',
    ]);
    const settings = (document: string, before: object, after: object): readonly string[] =>
      diffSites({ [document]: before }, { [document]: after }).map(({ summary }) => summary);
    expect(
      settings(
        'settings/jurisdiction',
        { panicButton: true, exclusions: ['P6M', 'P1Y'], helplineName: 'Help' },
        { panicButton: false, exclusions: ['forever'], helplineName: 'Hope' },
      ),
    ).toEqual([
      'Market profile: “Stop button in the header” is now off, was on',
      'Market profile: “Self-exclusions” is now For good, was 6 months, 1 year',
      'Market profile: “Helpline” is now "Hope", was "Help"',
    ]);
    const chat = { id: 'chat', label: 'Chat', address: 'https://a.example' };
    expect(
      settings(
        'settings/brand',
        { copyrightYear: 2025, messaging: [chat] },
        { copyrightYear: 2026, messaging: [{ ...chat, address: 'https://b.example' }] },
      ),
    ).toEqual([
      'Brand: “Copyright year” is now 2026, was 2025',
      'Brand: “Messaging: Chat, Address” is now "https://b.example", was "https://a.example"',
    ]);
    const colours = (light: string) => ({ tokens: { colors: { 'brand.solid': { light, dark: '#000' } } } });
    expect(settings('themes/default', colours('#fff'), colours('#eee'))).toEqual([
      'Theme: “Colour, brand.solid, in the light theme” is now "#eee", was "#fff"',
    ]);
  });

  it('keeps silent about no change: every difference of two sites is a sentence', () => {
    expect(summaries(changeTinySite('menus/main', ['items', 0, 'label', 'args'], { a: 1 }))).toHaveLength(1);
    expect(summaries(changeTinySite('menus/main', ['$schema'], 'y'))).toEqual(['Menu main was changed']);
    expect(summaries(changeTinySite('pages/extra', [], { id: 'extra' }))).toEqual(['Page extra was added']);
  });
});
