import { describe, expect, it } from 'vitest';
import type { CompiledNode, CompiledScreen, Release } from '../protocol/release/release.ts';
import { compileSite } from './compile-site.fake.ts';
import { compileTiny, readPart } from './compile-tiny.fake.ts';
import { hashText } from './content-hash.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from './tiny-site.fake.ts';
import { toText } from '../protocol/json/to-text.ts';

const readPage = (release: Release, id = 'home'): CompiledScreen =>
  JSON.parse(readPart(release, release.manifest.pages[id])) as CompiledScreen;
const findNode = (screen: CompiledScreen, id: string): CompiledNode => {
  const node = screen.nodes.find((candidate) => candidate.id === id);
  if (node === undefined)
    throw new Error(`Expected a node ${id}, got ${screen.nodes.map((each) => each.id).join()}`);
  return node;
};
const pageWith = (root: unknown, more: object = {}): Record<string, unknown> => ({
  ...createTinySite(),
  'pages/home': { ...(createTinySite()['pages/home'] as object), ...more, root },
});

describe('compileSite', () => {
  it('compiles a small site without an issue', async () => {
    const { issues, release } = await compileSite(createTinySite(), createTinyCatalogue());
    expect(issues).toEqual([]);
    expect(release).not.toBeNull();
  });

  it('gives the same bytes for the same documents, whatever the order of their keys', async () => {
    const first = await compileTiny(createTinySite());
    const reversed = Object.fromEntries(Object.entries(createTinySite()).reverse());
    const second = await compileTiny(reversed);
    expect(second).toEqual(first);
    expect(second.hash).toBe(first.hash);
  });

  it('names every part by the hash of its bytes', async () => {
    const release = await compileTiny(createTinySite());
    for (const [hash, part] of Object.entries(release.parts)) expect(hash).toBe(hashText(part.body));
  });

  it('changes only the parts that a change touches', async () => {
    const before = await compileTiny(createTinySite());
    const after = await compileTiny(
      changeTinySite('settings/register-fields', ['fields', 'affiliateCode', 'enabled'], false),
    );
    expect(after.manifest.pages).toEqual(before.manifest.pages);
    expect(after.manifest.styles).toEqual(before.manifest.styles);
    expect(after.manifest.messages).toEqual(before.manifest.messages);
    expect(after.manifest.forms.login).toEqual(before.manifest.forms.login);
    expect(after.manifest.forms.register).not.toEqual(before.manifest.forms.register);
    expect(after.hash).not.toBe(before.hash);
  });

  it('lowers a plain component to its element with a class of the sheet', async () => {
    const release = await compileTiny(
      pageWith({
        type: 'Box',
        id: 'root',
        props: { padding: { $r: { base: '2', md: '4' } }, as: 'section' },
      }),
    );
    const node = findNode(readPage(release), 'root');
    expect(node.tag).toBe('section');
    const css = readPart(release, release.manifest.styles);
    const cls = `\\.${toText(node.cls)}\\b`;
    expect(css).toMatch(new RegExp(`${cls}[^{]*\\{[^}]*padding:var\\(--tiny-spacing-2\\)`));
    expect(css).toMatch(
      new RegExp(`@media[^{]*48rem[^{]*\\{${cls}\\{padding:var\\(--tiny-spacing-4\\)\\}\\}`),
    );
    expect(css).toMatch(new RegExp(`@media \\(hover: hover\\)\\{[^{]*${cls}[^{]*:is\\(:hover`));
  });

  it('makes one class for each value of a variant that data chooses', async () => {
    const release = await compileTiny(
      pageWith({
        type: 'Box',
        id: 'root',
        props: { tone: { $e: { if: [{ var: 'machine.session.busy' }, 'brand', 'plain'] } } },
      }),
    );
    const node = findNode(readPage(release), 'root');
    expect(node.cls).toBeUndefined();
    expect(Object.keys(node.clsBy?.[0]?.map ?? {}).sort()).toEqual(['brand', 'null', 'plain']);
    expect(node.clsBy?.[0]?.value).toMatchObject({ k: 'e', d: ['machine.session.busy'] });
  });

  it('gives a view its properties, its bindings and a class per style slot', async () => {
    const release = await compileTiny(
      pageWith({
        type: 'Tabs',
        id: 'root',
        props: {
          label: { $t: 'home.title' },
          count: 3,
          tabs: [{ id: 'a', label: { $t: 'nav.home' } }],
          route: 'home',
        },
        show: { '!==': [{ var: ['ui.page.tab', ''] }, 'b'] },
        on: { select: [{ do: 'set', path: 'ui.page.tab', value: { $e: { var: 'event.id' } } }] },
      }),
    );
    const node = findNode(readPage(release), 'root');
    expect(node).toMatchObject({ type: 'Tabs', version: 1, props: { count: 3, route: 'home' } });
    expect(node.binds?.label).toEqual({ k: 't', key: 'home.title', d: [] });
    expect(node.binds?.tabs).toMatchObject({ k: 'a' });
    expect(Object.keys(node.cls as object)).toEqual(['root', 'tab']);
    expect(node.on?.select).toEqual([
      { do: 'set', path: 'ui.page.tab', value: { k: 'e', r: { var: 'event.id' }, d: ['event.id'] } },
    ]);
  });

  it('gives an element its id where another one is described by it', async () => {
    const release = await compileTiny(
      pageWith({
        type: 'Box',
        id: 'root',
        children: [
          { type: 'Button', id: 'go', children: [{ $t: 'nav.home' }], a11y: { describedBy: 'why' } },
          { type: 'Text', id: 'why', children: [{ $t: 'home.title' }] },
        ],
      }),
    );
    const page = readPage(release);
    expect(findNode(page, 'go').props).toMatchObject({ 'aria-describedby': 'why' });
    expect(findNode(page, 'why').props).toEqual({ id: 'why' });
  });

  it('inlines a fragment under the id of its use, with parameters and slot content', async () => {
    const release = await compileTiny(
      pageWith({
        use: 'fragment:hint',
        id: 'tip',
        params: { words: { $t: 'home.welcome', args: { name: { $e: { var: 'machine.session.name' } } } } },
        show: { '!': { var: 'machine.session.busy' } },
        slots: { more: [{ type: 'Text', id: 'own', children: [{ $t: 'home.title' }] }] },
      }),
    );
    const page = readPage(release);
    expect(page.nodes.map((node) => node.id)).toEqual(['tip/hint', 'tip/words', 'own']);
    expect(findNode(page, 'tip/words').children).toEqual([
      {
        k: 't',
        key: 'home.welcome',
        args: { name: { k: 'e', r: { var: 'machine.session.name' }, d: ['machine.session.name'] } },
        d: ['machine.session.name'],
      },
    ]);
    expect(findNode(page, 'tip/hint').show).toEqual({
      r: { '!': [{ var: 'machine.session.busy' }] },
      d: ['machine.session.busy'],
    });
  });

  it('repeats the children of a container and keeps the empty one apart', async () => {
    const release = await compileTiny(
      pageWith(
        {
          type: 'Box',
          id: 'root',
          repeat: { each: { var: 'data.list.games' }, as: 'game', key: 'id', empty: 'none' },
          children: [
            { type: 'Text', id: 'row', children: [{ $e: { var: 'game.name' } }] },
            { type: 'Text', id: 'none', children: [{ $t: 'home.title' }] },
          ],
        },
        { data: { list: { call: 'games.list', with: { gameType: 'RNG' }, stale: '5m' } } },
      ),
    );
    const page = readPage(release);
    expect(page.data).toEqual({
      list: { call: 'games.list', with: { gameType: { k: 'c', v: 'RNG' } }, staleMs: 300_000 },
    });
    expect(findNode(page, 'root')).toMatchObject({
      children: [1],
      repeat: { as: 'game', key: 'id', empty: 2, each: { d: ['data.list.games'] } },
    });
  });

  it('ships the messages that are used and those of codes, and no other', async () => {
    const release = await compileTiny(createTinySite());
    const messages = JSON.parse(readPart(release, release.manifest.messages.EN)) as Record<string, string>;
    expect(Object.keys(messages)).toEqual(
      expect.arrayContaining(['home.title', 'error.unknown', 'component.tabs.more']),
    );
    expect(messages).not.toHaveProperty(['never.used']);
  });

  it('puts the tokens of both themes and the keyframes into the sheet', async () => {
    const release = await compileTiny(createTinySite());
    const css = readPart(release, release.manifest.styles);
    expect(css).toContain('--tiny-colors-brand-fg:#112233');
    expect(css).toMatch(/\.dark\{[^}]*--tiny-colors-brand-fg:#ddeeff/);
    expect(css).toContain('@keyframes spin{to{transform:rotate(360deg)}}');
    expect(css).not.toContain('undefined');
    expect(css).not.toContain('&');
  });

  it('refuses a site with an error and says where it is', async () => {
    const { release, issues } = await compileSite(
      changeTinySite('pages/home', ['root', 'children', 0, 'type'], 'Txet'),
      createTinyCatalogue(),
    );
    expect(release).toBeNull();
    expect(issues).toEqual([
      {
        code: 'reference.component-unknown',
        severity: 'error',
        document: 'pages/home',
        pointer: '/root/children/0/type',
        message: 'There is no component "Txet". Did you mean "Text"?',
        fix: {
          summary: 'Use "Text"',
          changes: [{ op: 'replace', pointer: '/root/children/0/type', value: 'Text' }],
        },
      },
    ]);
  });
});
