import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChecker } from './compile-site.ts';
import { compileSite } from './compile-site.fake.ts';
import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Catalogue } from './catalogue.ts';
import type { CompileResult } from './compile-result.ts';
import { createFlowCatalogue, createFlowSite } from './proof/tiny-flow.fake.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from './tiny-site.fake.ts';

/** One edit each: to a page, a fragment, what others see of a modal, a text, the settings, the theme. */
/** Document, place and value; without a place the document goes. */
const edits: readonly (readonly [string, (readonly (string | number)[])?, unknown?])[] = [
  ['pages/home', ['root', 'children', 0, 'type'], 'Txet'],
  ['pages/home', ['root', 'children', 0, 'show'], { in: ['session', 'visitor'] }],
  ['fragments/hint', ['root', 'children', 0, 'type'], 'Txet'],
  ['fragments/hint', ['params', 'count'], { type: 'number' }],
  ['modals/login', ['params'], { game: { type: 'string' } }],
  ['modals/login', ['root', 'type'], 'Box'],
  ['modals/login'],
  ['locales/EN', ['home.title'], undefined],
  ['locales/EN', ['nav.home'], 'Start'],
  ['menus/main', ['items', 0, 'do', 0, 'to'], 'help'],
  ['shell', ['machines', 'more'], { use: 'language' }],
  ['shell', ['root', 'children', 2], { type: 'Box', id: 'x' }],
  ['settings/limits', ['minimumAge'], 21],
  ['settings/register-fields', ['fields', 'email', 'enabled'], true],
  ['themes/default', ['tokens', 'colors', 'brand.fg', 'light'], '#000000'],
  ['site', ['routes', 1, 'path'], '/help'],
  ['site', ['routes', 2, 'with'], {}],
];

/** Whether a checker says of sites in any order what a new one says of each. Gives what was said. */
const compareOrders = async (
  sites: readonly SiteDocuments[],
  catalogue: Catalogue,
): Promise<readonly CompileResult[]> => {
  const fresh = await Promise.all(sites.map((site) => compileSite(site, catalogue)));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(fresh.length - 1), { minLength: 2, maxLength: 6 }), async (order) => {
      const checker = createChecker(catalogue);
      for (const index of order)
        expect(await checker.check(sites[index] ?? {}), String(index)).toEqual(fresh[index]);
    }),
    { numRuns: 40, seed: 7 },
  );
  return fresh;
};

type Parts = Record<string, Record<string, Record<string, unknown>>>;
/** Changes of a site with a flow: those that get somebody stuck, with what the proof says, and others. */
const flowEdits: readonly (readonly [change: (site: Parts) => unknown, codes: readonly string[]])[] = [
  [() => null, []],
  [(site) => (site['site'] = { ...site['site'], name: 'Other' as never }), []],
  [(site) => Object.assign(site['settings/limits'] ?? {}, { minimumAge: 21 }), []],
  [(site) => Object.assign(fieldOf(site), { maxLength: 9 }), []],
  // The way on from where the flow begins is by this field alone.
  [(site) => delete fieldOf(site)['x-locked'], ['proof.stuck']],
  [
    (site) => Object.assign(nodeOf(site, 2), { show: { var: 'settings.whitelabel.COMM3' } }),
    ['proof.blank', 'proof.stuck'],
  ],
  // What a finding says of the settings goes by how they stand now.
  [(site) => disableByModule(site), ['proof.blank', 'proof.control-dead', 'proof.stuck']],
  [
    (site) => [disableByModule(site), turnOff(site, 'COMM3')],
    ['proof.blank', 'proof.control-dead', 'proof.stuck'],
  ],
  // A switch that decides something and gets nobody stuck: the proof of one value is that of the other.
  [(site) => addByModule(site), []],
  [(site) => [addByModule(site), turnOff(site, 'COMM3')], []],
  [
    (site) => Object.assign(nodeOf(site, 2), { props: { disabled: true } }),
    ['proof.control-dead', 'proof.stuck'],
  ],
  [(site) => Object.assign(nodeOf(site, 2), { on: {} }), ['proof.stuck']],
  [
    (site) => Object.assign(nodeOf(site, 2), { on: sendQuiz('paper.check') }),
    ['proof.event-refused', 'proof.stuck'],
  ],
  [(site) => showByName(site), []],
  [
    (site) => [showByName(site), Object.assign(site['settings/brand'] ?? {}, { name: 'Other' })],
    ['proof.blank', 'proof.stuck'],
  ],
  [(site) => showToVisitors(site), []],
  // Nobody is there any more in whose hands the flow could be.
  [(site) => [showToVisitors(site), Object.assign(site['pages/about'] ?? {}, { access: 'member' })], []],
  [
    (site) => Object.assign(nodeOf(site, 0), { in: ['quiz', 'answered'] }),
    ['proof.blank', 'proof.event-refused', 'proof.stuck'],
  ],
  [(site) => Object.assign(site['pages/about'] ?? {}, { access: 'member' }), []],
  // Without the setting it is never checked: that control shows nowhere.
  [(site) => Object.assign(site['pages/about'] ?? {}, { machines: { quiz: { use: 'quiz' } } }), []],
  [
    (site) => Object.assign(site['pages/about'] ?? {}, { machines: { quiz: { use: 'language' } } }),
    ['reference.event-unknown', 'reference.state-unknown'],
  ],
  [
    (site) =>
      (site['menus/main'] = {
        ...site['menus/main'],
        items: listOf(site['menus/main']?.['items']).slice(0, -1) as never,
      }),
    // The page that is left has nothing but a link to itself.
    ['proof.page-unreachable', 'proof.trap'],
  ],
  [(site) => dropRoute(site, 'about'), ['reference.route-unknown']],
];
const fieldOf = (site: Parts): Record<string, unknown> =>
  site['forms/register.schema']?.['properties']?.['username'] as Record<string, unknown>;
const listOf = (value: unknown): readonly object[] => (Array.isArray(value) ? (value as object[]) : []);
const nodeOf = (site: Parts, index: number): object =>
  listOf(site['fragments/quiz']?.['root']?.['children'])[index] ?? {};
const sendQuiz = (event: string): object => ({ press: [{ do: 'send', to: 'quiz', event }] });
const disableByModule = (site: Parts): unknown =>
  Object.assign(nodeOf(site, 2), {
    show: { var: 'settings.whitelabel.COMM3' },
    props: { disabled: true },
  });
const addByModule = (site: Parts): unknown =>
  (site['fragments/quiz'] = {
    ...site['fragments/quiz'],
    root: {
      ...site['fragments/quiz']?.['root'],
      children: [
        ...listOf(site['fragments/quiz']?.['root']?.['children']),
        { ...structuredClone(nodeOf(site, 2)), id: 'by-module', show: { var: 'settings.whitelabel.COMM3' } },
      ] as never,
    },
  });
/** Switches a module of the site off. */
const turnOff = (site: Parts, module: string): void => {
  const written = JSON.stringify(site['settings/whitelabel']);
  site['settings/whitelabel'] = JSON.parse(
    written.replace(`"modId":"${module}","enabled":true`, `"modId":"${module}","enabled":false`),
  ) as never;
};
const showByName = (site: Parts): object =>
  Object.assign(nodeOf(site, 2), { show: { '===': [{ var: 'settings.brand.name' }, 'Tiny'] } });
const showToVisitors = (site: Parts): object =>
  Object.assign(nodeOf(site, 2), { show: { '===': [{ var: 'session.state' }, 'visitor'] } });
const dropRoute = (site: Parts, id: string): void => {
  const routes = site['site']?.['routes'] as unknown as readonly { readonly id: string }[];
  site['site'] = { ...site['site'], routes: routes.filter((route) => route.id !== id) as never };
};

describe('a checker with a memory', () => {
  it('answers the same as one without, after any row of edits', async () => {
    const sites = edits.map(([document, place, value]) =>
      place === undefined
        ? Object.fromEntries(Object.entries(createTinySite()).filter(([path]) => path !== document))
        : changeTinySite(document, place, value),
    );
    await compareOrders(sites, createTinyCatalogue());
  });

  it('proves the same as one without, and finds what an edit breaks elsewhere', async () => {
    const sites = flowEdits.map(([change]) => {
      const site = createFlowSite();
      change(site as Parts);
      return site;
    });
    const said = await compareOrders(sites, createFlowCatalogue());
    for (const [index, [, codes]] of flowEdits.entries())
      expect([...new Set(said[index]?.issues.map(({ code }) => code))].sort(), String(index)).toEqual(codes);
  });
});

/** The same value with the keys of every object the other way round. Forms keep theirs: it is their order. */
const turnKeys = (value: unknown, path = ''): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => turnKeys(item, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]): [string, unknown] => [
        key,
        key.startsWith('forms/') ? entry : turnKeys(entry, `${path}/${key}`),
      ])
      .reverse(),
  );
};

describe('a release', () => {
  it('has the same bytes whatever the order of keys', async () => {
    const catalogue = createTinyCatalogue();
    const site = changeTinySite('pages/home', ['root'], {
      type: 'Box',
      id: 'root',
      props: {
        padding: { $r: { base: '2', md: '4' } },
        tone: { $e: { if: [{ var: 'ui.online' }, 'brand', 'plain'] } },
      },
      slots: { end: [{ type: 'Text', id: 'end', children: [{ $t: 'home.title' }] }] },
      children: [{ use: 'fragment:hint', id: 'h', params: { level: 2, words: { $t: 'home.title' } } }],
    });
    const one = await compileSite(site, catalogue);
    const other = await compileSite(turnKeys(site) as Record<string, unknown>, createTinyCatalogue());
    expect(one.issues).toEqual([]);
    expect(other.release?.parts).toEqual(one.release?.parts);
    expect(other.release?.hash).toBe(one.release?.hash);
  });
});
