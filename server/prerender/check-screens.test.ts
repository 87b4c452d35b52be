import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Issue } from '../../src/protocol/release/issue.ts';
import type { CompiledScreen, PartHash, Release } from '../../src/protocol/release/release.ts';
import { loadCatalogue } from '../site/compile/catalogue.ts';
import { readSourceFiles } from '../site/compile/source-files.ts';
import { siteChecker } from '../../tests/site/site-checker.ts';
import { createScreenChecker, showsSomething } from './check-screens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogue = loadCatalogue();
let documents: SiteDocuments;

/** The default site with changes, and of its screens a few pages only: each takes a while to draw. */
const compile = async (pages: readonly string[], changed: SiteDocuments = {}): Promise<Release> => {
  const { release, issues } = await siteChecker.check({ ...documents, ...changed });
  if (release === null) throw new Error(JSON.stringify(issues, null, 1));
  const { manifest } = release;
  const kept = Object.entries(manifest.pages).filter(([id]) => pages.includes(id));
  expect(kept).toHaveLength(pages.length);
  return { ...release, manifest: { ...manifest, pages: Object.fromEntries(kept), modals: {} } };
};
beforeAll(async () => {
  documents = (await readSourceFiles(root)).documents;
  await compile([]);
});
/** The release with one page changed after compilation, as a defect of the compiler would. */
const spoil = (release: Release, id: string, change: (screen: CompiledScreen) => CompiledScreen): Release => {
  const hash = release.manifest.pages[id] as PartHash;
  const part = release.parts[hash];
  if (part === undefined) throw new Error(`no page ${id}`);
  const body = JSON.stringify(change(JSON.parse(part.body) as CompiledScreen));
  return { ...release, parts: { ...release.parts, [hash]: { ...part, body } } };
};
const check = (release: Release, changed: SiteDocuments = {}): Promise<readonly Issue[]> =>
  createScreenChecker(catalogue).check(release, { ...documents, ...changed });
const helpPage = (children: readonly unknown[]): SiteDocuments => ({
  'pages/help': {
    ...(documents['pages/help'] as object),
    root: { type: 'Container', id: 'page', props: { width: 'page' }, children },
  },
});

describe('the drawing of every screen', () => {
  // Of the whole default site that is held where it is published: server/site/compile/threaded-compiler.test.ts.
  test('finds nothing wrong with pages that are well', async () => {
    expect(await check(await compile(['home', 'register', 'help']))).toEqual([]);
  });
  test('names the node of a view that throws, with its place in the document', async () => {
    const broken = spoil(await compile(['register']), 'register', (screen) => ({
      ...screen,
      nodes: screen.nodes.map((node) => (node.type === 'Tabs' ? { ...node, props: {}, binds: {} } : node)),
    }));
    const issues = await check(broken);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({
      code: 'render.error',
      severity: 'error',
      document: 'pages/register',
      message: expect.stringMatching(/^Node methods: Fails .*: /) as string,
    });
    expect(issues[0]?.pointer).toMatch(/^\/root\/children\/.*\d$/);
  });
  test('finds a page that shows nothing while its data is empty', async () => {
    const changed = helpPage([
      {
        type: 'Heading',
        id: 'only',
        props: { level: 1 },
        show: {
          and: [
            { '===': [{ var: 'ui.data.help.status' }, 'error'] },
            // The footer's links name a topic, which a page that they lead to reads.
            { '!==': [{ var: ['route.query.page', ''] }, 'none'] },
          ],
        },
        children: [{ $t: 'state.loadFailed' }],
      },
    ]);
    const issues = await check(await compile(['help'], changed), changed);
    expect(issues.map(({ code, document }) => [code, document])).toEqual([['render.empty', 'pages/help']]);
    expect(issues[0]?.message).toContain('with data');
  });
  test('does not draw again what it drew before', async () => {
    const release = await compile(['home', 'register']);
    let looks = 0;
    // What may be drawn is asked of the catalogue, once for each screen that is drawn.
    const watched = new Proxy(catalogue, {
      get: (target, key) => {
        looks += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    const checker = createScreenChecker(watched);
    const count = async (): Promise<number> => {
      looks = 0;
      await checker.check(release, documents);
      return looks;
    };
    expect(await count()).toBeGreaterThan(0);
    expect(await count()).toBe(0);
  });
});

test.each([
  ['<div><span>Words</span></div>', true],
  ['<div role="status" aria-label="Loading"><i></i></div>', true],
  ['<div><img src="/a.png" alt=""></div>', true],
  ['<div class="a"><p>  </p></div>', false],
  ['', false],
])('%j shows something to a person: %s', (html, isShown) => {
  expect(showsSomething(html)).toBe(isShown);
});
