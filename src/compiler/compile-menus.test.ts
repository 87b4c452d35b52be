import { describe, expect, it } from 'vitest';
import type { CompiledNode, CompiledScreen } from '../protocol/release/release.ts';
import { compileSite } from './compile-site.fake.ts';
import { compileTiny, readPart } from './compile-tiny.fake.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';
import { createTinySite } from './tiny-site.fake.ts';

const findNode = (screen: CompiledScreen, id: string): CompiledNode => {
  const node = screen.nodes.find((candidate) => candidate.id === id);
  if (node === undefined)
    throw new Error(`Expected a node ${id}, got ${screen.nodes.map((each) => each.id).join()}`);
  return node;
};

describe('a menu', () => {
  it('turns a menu into entries, without the hidden ones, and marks the current one', async () => {
    const release = await compileTiny(createTinySite());
    const shell = JSON.parse(readPart(release, release.manifest.shell)) as CompiledScreen;
    expect(shell.nodes.map((node) => [node.id, node.type])).toEqual([
      ['frame', 'Box'],
      ['nav', 'NavMenu'],
      ['nav/home', 'MenuItem'],
      ['nav/more', 'MenuGroup'],
      ['nav/deep', 'MenuItem'],
      ['page', 'Slot:main'],
      ['open-login', 'Button'],
    ]);
    const home = findNode(shell, 'nav/home');
    expect(home.props).toEqual({ icon: 'home', to: 'home' });
    expect(home.binds?.current).toEqual({
      k: 'e',
      r: { '===': [{ var: 'route.id' }, 'home'] },
      d: ['route.id'],
    });
  });

  it('marks an entry on the pages below its own, and asks the site which those are', async () => {
    const site = createTinySite();
    const routes = (site['site'] as { routes: readonly unknown[] }).routes;
    const menu = {
      ...(site['menus/main'] as object),
      items: [{ id: 'about', label: { $t: 'nav.home' }, do: [{ do: 'navigate', to: 'about' }] }],
    };
    const release = await compileTiny({
      ...site,
      site: {
        ...(site['site'] as object),
        routes: [...routes, { id: 'team', path: '/about/team', page: 'about' }],
      },
      'menus/main': menu,
    });
    const shell = JSON.parse(readPart(release, release.manifest.shell)) as CompiledScreen;
    expect(findNode(shell, 'nav/about').binds?.within).toEqual({
      k: 'e',
      r: { 'member-of': [{ var: 'route.id' }, ['team']] },
      d: ['route.id'],
    });
  });

  it('makes a link and a panel of an entry that goes somewhere and opens a node', async () => {
    const site = createTinySite();
    const panel = { type: 'Text', id: 'tip', children: [{ $t: 'home.title' }] };
    const menu = {
      ...(site['menus/main'] as object),
      items: [{ id: 'home', label: { $t: 'home.title' }, do: [{ do: 'navigate', to: 'home' }], panel }],
    };
    const release = await compileTiny({ ...site, 'menus/main': menu });
    const shell = JSON.parse(readPart(release, release.manifest.shell)) as CompiledScreen;
    const group = findNode(shell, 'nav/home');
    expect(group).toMatchObject({
      type: 'MenuGroup',
      props: { to: 'home' },
      on: { press: [{ to: 'home' }] },
    });
    expect(group.children).toEqual([shell.nodes.indexOf(findNode(shell, 'nav/tip'))]);
    const wrong = {
      ...menu,
      items: [{ id: 'home', label: { $t: 'home.title' }, panel: { ...panel, type: 'Texd' } }],
    };
    const { issues } = await compileSite({ ...site, 'menus/main': wrong }, createTinyCatalogue());
    expect(issues.map(({ code, document, pointer }) => [code, document, pointer])).toContainEqual([
      'reference.component-unknown',
      'menus/main',
      '/items/0/panel/type',
    ]);
  });

  it('makes a link alone of an entry that goes somewhere while its panel does not show', async () => {
    const site = createTinySite();
    const panel = { type: 'Text', id: 'tip', children: [{ $t: 'home.title' }] };
    const withShow = (show: unknown) => ({
      ...site,
      'menus/main': {
        ...(site['menus/main'] as object),
        items: [
          {
            id: 'home',
            label: { $t: 'home.title' },
            show: { var: 'ui.online' },
            do: [{ do: 'navigate', to: 'home' }],
            panel: { ...panel, show },
          },
        ],
      },
    });
    const release = await compileTiny(withShow({ '===': [{ var: 'route.id' }, 'home'] }));
    const shell = JSON.parse(readPart(release, release.manifest.shell)) as CompiledScreen;
    const rule = { '===': [{ var: 'route.id' }, 'home'] };
    const d = ['route.id', 'ui.online'];
    expect(findNode(shell, 'nav/home')).toMatchObject({
      type: 'MenuGroup',
      show: { r: { and: [rule, { var: 'ui.online' }] }, d },
    });
    expect(findNode(shell, 'nav/home-alone')).toMatchObject({
      type: 'MenuItem',
      props: { to: 'home' },
      show: { r: { and: [{ '!': rule }, { var: 'ui.online' }] }, d },
    });
    expect(findNode(shell, 'nav/tip').show).toBeUndefined();
    const { issues } = await compileSite(withShow({ var: 'nothing.there' }), createTinyCatalogue());
    expect(issues.map(({ document, pointer }) => [document, pointer])).toContainEqual([
      'menus/main',
      '/items/0/panel/show/var',
    ]);
  });
});
