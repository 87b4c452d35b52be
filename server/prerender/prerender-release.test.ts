import { classNamePattern } from '../../src/compiler/styles/style-sheet.ts';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { PrerenderedViews, Release } from '../../src/protocol/release/release.ts';
import { readSourceFiles } from '../site/compile/source-files.ts';
import { createPrerenderer } from './prerender-release.ts';
import { takeShare } from '../infrastructure/test-effort.fake.ts';
import { siteChecker } from '../../tests/site/site-checker.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const prerenderer = createPrerenderer('this program');
let documents: SiteDocuments;
/** The default site before and after its views were drawn. */
let bare: Release;
let release: Release;

const compile = async (changed: SiteDocuments = {}): Promise<Release> => {
  const { release: made, issues } = await siteChecker.check({ ...documents, ...changed });
  if (made === null) throw new Error(JSON.stringify(issues));
  return made;
};
const publish = async (changed: SiteDocuments): Promise<Release> =>
  prerenderer.addViews(await compile(changed));
const viewsOf = ({ manifest, parts }: Release): PrerenderedViews =>
  JSON.parse(parts[manifest.prerendered ?? '']?.body ?? '{}') as PrerenderedViews;
const htmlOf = (from: Release, route: string, locale: string): string =>
  from.parts[viewsOf(from)[route]?.[locale]?.html ?? '']?.body ?? '';
const edit = (path: string, change: (document: Record<string, unknown>) => void): SiteDocuments => {
  const copy = structuredClone(documents[path]) as Record<string, unknown>;
  change(copy);
  return { [path]: copy };
};

beforeAll(async () => {
  documents = (await readSourceFiles(root)).documents;
  bare = await compile();
  release = await prerenderer.addViews(bare);
});

test('draws every public route in every language, and no page for members', () => {
  const views = viewsOf(release);
  expect(Object.keys(views).sort()).toEqual(
    [
      'agent-login',
      'bgs',
      'bingo',
      'cockfight',
      'cookies',
      'down',
      'esports',
      'seamless',
      'sports',
      'fish',
      'help',
      'help-plain',
      'lottery',
      'lottery-game',
      'elott',
      'sea-lottery',
      'vn-lottery',
      'home',
      'join',
      'live',
      'login',
      'notices',
      'privacy',
      'promotions',
      'pvp',
      'register',
      'reset-password',
      'responsible-gaming-info',
      'rng',
      'stop-promotions',
      'terms',
    ].sort(),
  );
  for (const route of Object.values(views)) expect(Object.keys(route).sort()).toEqual(['AR', 'EN', 'TY']);
});
test('draws shell and page in the language, with skeletons where data will stand', () => {
  expect(htmlOf(release, 'home', 'EN')).toMatch(/<main.*New to Lumina\?/s);
  expect(htmlOf(release, 'home', 'EN')).toContain('role="status"');
  expect(htmlOf(release, 'rng', 'AR')).toMatch(/[\u0600-\u06ff]{4}/);
  expect(htmlOf(release, 'rng', 'EN')).toContain('data-foyer-path="/rng"');
});
test('offers a visitor what only a break takes away: promotions and registration', () => {
  const html = htmlOf(release, 'home', 'EN');
  for (const path of ['/promotions', '/register']) expect(html).toContain(`href="${path}"`);
});
test('makes the same bytes of the same release', async () => {
  const again = await createPrerenderer('this program').addViews(bare);
  expect(again.hash).toBe(release.hash);
  expect(Object.keys(again.parts).sort()).toEqual(Object.keys(release.parts).sort());
});
test('names no class that the rules beside the markup do not have', () => {
  for (const route of Object.values(viewsOf(release))) {
    for (const { html, css } of Object.values(route)) {
      const rules = release.parts[css]?.body ?? '';
      const names = new Set(
        [...(release.parts[html]?.body ?? '').matchAll(/\sclass="([^"]*)"/g)]
          .flatMap(([, list]) => (list as string).split(' '))
          .filter((name) => new RegExp(`^${classNamePattern}$`).test(name)),
      );
      expect(names.size).toBeGreaterThan(20);
      expect([...names].filter((name) => !rules.includes(`.${name}`))).toEqual([]);
    }
  }
});
test('leaves a page to the browser where a visitor would be sent elsewhere', async () => {
  const strict = await publish(
    edit('settings/brand', (brand) => {
      brand['loginedToHomePage'] = true;
    }),
  );
  expect(Object.keys(viewsOf(strict)).sort()).toEqual([
    'agent-login',
    'cookies',
    'down',
    'help-plain',
    'join',
    'login',
    'privacy',
    'register',
    'reset-password',
    'responsible-gaming-info',
    'stop-promotions',
    'terms',
  ]);
});

test.each(
  takeShare(
    [
      { what: 'of one page', key: 'register.title', text: 'Join today' },
      { what: 'of the frame around all pages', key: 'nav.login', text: 'Enter' },
      { what: 'that no view shows', key: 'error.password.wrong', text: 'Another password' },
    ],
    4,
    2,
  ),
)('draws after a changed text $what the same as a process that remembers nothing', async ({ key, text }) => {
  const changed = await compile(
    edit('locales/EN', (texts) => {
      texts[key] = text;
    }),
  );
  const [warm, cold] = [
    await prerenderer.addViews(changed),
    await createPrerenderer('this program').addViews(changed),
  ];
  expect(viewsOf(warm)).toEqual(viewsOf(cold));
  expect(warm.hash).toBe(cold.hash);
});
