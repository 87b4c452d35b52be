import { expect, it } from 'vitest';
import whitelabelSchema from '../../../schemas/settings/whitelabel.schema.json' with { type: 'json' };
import { diffSites } from '../diff-sites.ts';
import { changeTinySite, createTinySite } from '../tiny-site.fake.ts';
import { findSensitive } from './classify-changes.ts';

const kinds = (after: Record<string, unknown>, before = createTinySite()): readonly string[] =>
  findSensitive(diffSites(before, after), {
    before,
    after,
    isMoneyMachine: (machine) => machine === 'withdrawal',
  }).map(({ kind }) => kind);

it('asks for a second person for limits, the licence, the currency and accepted patterns', () => {
  expect(kinds(changeTinySite('settings/limits', ['minimumAge'], 21))).toEqual(['legal']);
  expect(kinds(changeTinySite('settings/limits', ['dailyDeposit'], 100))).toEqual(['money']);
  expect(kinds(changeTinySite('settings/brand', ['licence'], 'none'))).toEqual([]);
  expect(kinds(changeTinySite('settings/brand', ['licence'], 'Other'))).toEqual(['legal']);
  expect(kinds(changeTinySite('settings/brand', ['currency'], 'BRL'))).toEqual(['money']);
  expect(kinds(changeTinySite('settings/brand', ['legalTexts'], { terms: {} }))).toEqual(['legal']);
  expect(kinds(changeTinySite('settings/brand', ['timeZone'], 'America/Toronto'))).toEqual(['legal']);
  const mark = { id: 'gaming', name: 'Gaming licence', image: '/assets/licence-demo.svg' };
  expect(kinds(changeTinySite('settings/brand', ['licenceMarks'], [mark]))).toEqual(['legal']);
  const hosts = (...names: string[]) => changeTinySite('site', ['externalHosts'], names);
  for (const after of [hosts(), hosts('other.example'), hosts('help.example.com', 'other.example')])
    expect(new Set(kinds(after)), JSON.stringify(after['site'])).toEqual(new Set(['legal']));
  expect(kinds(changeTinySite('settings/register-fields', ['fields', 'email', 'patternId'], 1))).toEqual([
    'validators',
  ]);
  expect(kinds(changeTinySite('forms/login.schema', ['required'], []))).toEqual(['validators']);
});
it('asks for nobody to show a field, hide a menu entry or change plain words', () => {
  expect(kinds(changeTinySite('settings/register-fields', ['fields', 'email', 'enabled'], true))).toEqual([]);
  expect(kinds(changeTinySite('menus/main', ['items', 0, 'hidden'], true))).toEqual([]);
  expect(kinds(changeTinySite('locales/EN', ['home.title'], 'Start'))).toEqual([]);
  expect(kinds(changeTinySite('settings/limits', ['noticesPerPage'], 9))).toEqual([]);
});
it.each(['birthday', 'idNumber', 'payeeName', 'terms', 'age'])(
  'asks for a second person to show, hide, require or take out the field %s',
  (field) => {
    const rule = { enabled: true, required: true, order: 1 };
    const site = (value?: object) => changeTinySite('settings/register-fields', ['fields', field], value);
    expect(kinds(site({ ...rule, enabled: false }), site(rule))).toEqual(['legal']);
    expect(kinds(site(rule), site({ ...rule, required: false }))).toEqual(['legal']);
    expect(kinds(site(), site(rule))).toEqual(['legal']);
    expect(kinds(site({ ...rule, order: 2 }), site(rule))).toEqual([]);
  },
);
it('knows a legal text by its key and a page by the flow it runs, added or taken away', () => {
  expect(kinds(changeTinySite('locales/EN', ['footer.licence'], 'New'))).toEqual(['legal']);
  const cash = changeTinySite('pages/home', ['machines'], { cash: { use: 'withdrawal' } });
  expect(kinds(cash)).toEqual(['money']);
  expect(kinds(createTinySite(), cash)).toEqual(['money']);
});
it.each([
  'modals/reality-check',
  'modals/take-break',
  'modals/on-break',
  'modals/age-gate',
  'fragments/break-card',
  'fragments/break-notice',
  'pages/responsible-gaming',
])('asks for a second person to add, change or take away %s, which protects players', (document) => {
  const site = (root?: object) => {
    const { [document]: _, ...others } = createTinySite();
    return root === undefined ? others : { ...others, [document]: { root } };
  };
  const [one, other] = [site({ type: 'Box', id: 'a' }), site({ type: 'Box', id: 'b' })];
  const pairs = [
    [other, one],
    [one, site()],
    [site(), one],
  ] as const;
  for (const [after, before] of pairs) expect([...new Set(kinds(after, before))]).toEqual(['legal']);
});
it.each(['ageGate.text', 'realityCheck.title', 'onBreak.text', 'breaks.confirm', 'panic.text', 'care.title'])(
  'asks for a second person to change the text %s',
  (key) => {
    const site = (text: string) => changeTinySite('locales/EN', [key], text);
    expect(kinds(site('Anything'), site('Take a break'))).toEqual(['legal']);
  },
);
it('asks for a second person to lead the box that agrees to a text elsewhere', () => {
  const site = (route: string) =>
    changeTinySite('forms/register.ui', ['username', 'foyer:link'], { route, label: 'nav.login' });
  expect(kinds(site('help'), site('terms'))).toEqual(['legal']);
});
it('follows the whitelabel tree up to the module that is about money', () => {
  const tree = (enabled: boolean) =>
    changeTinySite('settings/whitelabel', ['tree', 'childrenNodes', 2], {
      modId: 'WALLET3',
      enabled: true,
      childrenNodes: [{ modId: 'DPSTBAS3', enabled, childrenNodes: [] }],
    });
  expect(kinds(tree(false), tree(true))).toEqual(['money']);
  expect(kinds(createTinySite(), tree(true))).toContain('money');
  expect(kinds(tree(true), createTinySite())).toContain('money');
});

const marked = Object.entries(whitelabelSchema['x-second-person']);
it('marks the modules by which a person, a number or an age is proven', () => {
  expect(marked.filter(([, kind]) => kind === 'legal').map(([id]) => id)).toEqual(
    expect.arrayContaining(['REGMOBVERF3', 'LOGINIPVERF3', 'LOGINTOTP3', 'VERIFICATION3', 'AGEANNOUNCE3']),
  );
});
it.each(marked)(
  'asks for a second person when %s goes off, alone, with its group, or out of the tree',
  (id, kind) => {
    const site = (module: object | undefined, isGroupOn = true) =>
      changeTinySite('settings/whitelabel', ['tree', 'childrenNodes', 2], {
        modId: 'GROUP3',
        enabled: isGroupOn,
        childrenNodes: module === undefined ? [] : [module],
      });
    const module = { modId: id, enabled: true, childrenNodes: [] };
    expect(kinds(site({ ...module, enabled: false }), site(module))).toEqual([kind]);
    expect(kinds(site(module, false), site(module))).toEqual([kind]);
    expect(kinds(site(undefined), site(module))).toEqual([kind]);
    expect(
      kinds(site({ ...module, modId: 'OTHER3', enabled: false }), site({ ...module, modId: 'OTHER3' })),
    ).toEqual([]);
  },
);

it('asks for a second person to change a fragment that stands on a page of money or of rights, in any depth', () => {
  const inner = { id: 'inner', root: { type: 'Text', id: 'inner' } };
  const siteWith = (page: string, machines: object, text: object = inner) => ({
    ...changeTinySite('fragments/hint', ['root', 'children', 2], { use: 'fragment:inner', id: 'inner' }),
    'fragments/inner': text,
    [`pages/${page}`]: {
      id: page,
      machines,
      root: { type: 'Box', id: 'root', children: [{ use: 'fragment:hint', id: 'hint' }] },
    },
  });
  const changed = { ...inner, root: { type: 'Box', id: 'inner' } };
  const kindsOf = (page: string, machines: object) =>
    kinds(siteWith(page, machines, changed), siteWith(page, machines));
  expect(kindsOf('out', { flow: { use: 'withdrawal' } })).toEqual(['money']);
  expect(kindsOf('terms', {})).toEqual(['legal']);
  expect(kindsOf('news', { flow: { use: 'inbox' } })).toEqual([]);
});
