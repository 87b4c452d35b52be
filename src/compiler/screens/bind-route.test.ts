import { describe, expect, it } from 'vitest';
import type { CompiledScreen, CompiledSite } from '../../protocol/release/release.ts';
import { compileTiny } from '../compile-tiny.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

type Site = Record<string, Record<string, unknown>>;

const kinds = ['slots', 'fish'];

/** A page of games; `extra` is what only some kinds have. */
const pageOf = (kind: unknown, words: unknown, level: unknown, extra: readonly object[]) => ({
  $schema: 'x',
  language: 1,
  title: { $t: words },
  access: 'anyone',
  data: { list: { call: 'games.list', with: { gameType: kind } } },
  root: {
    type: 'Box',
    id: 'root',
    children: [{ use: 'fragment:hint', id: 'hint', params: { words: { $t: words }, level } }, ...extra],
  },
});
const fish = { type: 'Text', id: 'fish', children: [{ $t: 'home.title' }] };

/** The tiny site with `pages`, and the routes to them instead of the one to its own page. */
const siteWith = (pages: Site, routes: readonly object[]): Site => {
  const site = createTinySite() as Site;
  const known = (site['site']?.['routes'] ?? []) as readonly object[];
  const { 'pages/about': _about, ...others } = site;
  return { ...others, ...pages, site: { ...site['site'], routes: [...known.slice(0, 2), ...routes] } };
};
const written = siteWith(
  Object.fromEntries(
    kinds.map((id) => [`pages/${id}`, { ...pageOf(id, 'about.title', 1, id === 'fish' ? [fish] : []), id }]),
  ),
  kinds.map((id) => ({ id, path: `/${id}`, page: id, arrival: true })),
);
const given = siteWith(
  {
    'pages/games': {
      ...pageOf({ $e: { var: 'params.kind' } }, { var: 'params.words' }, { $e: { var: 'params.level' } }, [
        { ...fish, show: { '===': [{ var: 'params.kind' }, 'fish'] } },
      ]),
      id: 'games',
      params: { kind: { type: 'string' }, words: { 'x-text': true }, level: { type: 'number', default: 1 } },
    },
  },
  kinds.map((id) => ({
    id,
    path: `/${id}`,
    page: 'games',
    arrival: true,
    with: { kind: id, words: { $t: 'about.title' } },
  })),
);
const open = async (site: Site) => {
  const { manifest, parts } = await compileTiny(site);
  const read = (hash: string | undefined): unknown => JSON.parse(parts[hash ?? '']?.body ?? 'null');
  return {
    site: read(manifest.site) as CompiledSite,
    pages: manifest.pages,
    screen: (id: string) => read(manifest.pages[id]) as CompiledScreen,
  };
};

describe('a route that gives constants', () => {
  it.each(kinds)('shows %s as if that page was written out', async (kind) => {
    const [one, two] = await Promise.all([open(given), open(written)]);
    const { id, ...screen } = one.screen(`games:${kind}`);
    expect(id).toBe(`games:${kind}`);
    expect({ ...screen, id: kind }).toEqual(two.screen(kind));
  });

  it('has its own screen in the release, and nothing of what it gives', async () => {
    const { site, pages } = await open(given);
    expect(Object.keys(pages).sort()).toEqual(['games:fish', 'games:slots', 'home']);
    expect(site.routes.slice(2)).toEqual(
      kinds.map((id) => ({ id, path: `/${id}`, page: `games:${id}`, arrival: true })),
    );
  });
});
