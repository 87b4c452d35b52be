import { describe, expect, it } from 'vitest';
import { compileSite } from '../compile-site.fake.ts';
import { compileTiny } from '../compile-tiny.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

const source = { call: 'games.list', with: { gameType: { $e: { var: 'route.query.tag' } } } };
/** A button that asks again. */
const button = (action: object) => ({
  type: 'Button',
  id: 'again',
  on: { press: [action] },
  children: [{ $t: 'home.title' }],
});

const onPage = (action: object) => {
  const site = createTinySite() as Record<string, Record<string, unknown>>;
  site['pages/home'] = { ...site['pages/home'], data: { list: source }, root: button(action) };
  return site;
};
/** A fragment with a source whose input its use gives. */
const inFragment = (action: object) => {
  const site = onPage({ do: 'close' });
  const dataSource = { call: 'games.list', with: { gameType: { $e: { var: 'params.kind' } } } };
  site['fragments/list'] = {
    $schema: 'x',
    language: 1,
    id: 'list',
    params: { kind: { type: 'string' } },
    data: { games: dataSource },
    root: button(action),
  };
  const uses = ['RNG', 'LIVE'].map((kind) => ({
    use: 'fragment:list',
    id: kind.toLowerCase(),
    params: { kind },
  }));
  site['pages/home'] = {
    ...site['pages/home'],
    root: {
      type: 'Box',
      id: 'root',
      show: { '!!': [{ var: 'data.list.total' }] },
      children: uses,
    },
  };
  return site;
};
const issuesOf = async (site: Record<string, unknown>) => {
  const { issues } = await compileSite(site, createTinyCatalogue());
  return issues.map(({ code, document, pointer, message }) => ({ code, document, pointer, message }));
};

describe('an action that asks a data source again', () => {
  it('makes the same release as the call of that source with its inputs written out', async () => {
    const written = onPage({ do: 'call', ...source, into: 'data.list' });
    const short = onPage({ do: 'reload', data: 'list' });
    expect((await compileTiny(short)).hash).toBe((await compileTiny(written)).hash);
  });

  it('asks in each use of a fragment for what that use gave', async () => {
    const written = inFragment({
      do: 'call',
      call: 'games.list',
      into: 'data.games',
      with: { gameType: { $e: { var: 'params.kind' } } },
    });
    const short = inFragment({ do: 'reload', data: 'games' });
    expect((await compileTiny(short)).hash).toBe((await compileTiny(written)).hash);
  });

  it('takes the sources of the same document, and names the nearest', async () => {
    expect(await issuesOf(onPage({ do: 'reload', data: 'lits' }))).toContainEqual({
      code: 'reference.data-unknown',
      document: 'pages/home',
      pointer: '/root/on/press/0/data',
      message: 'This document has no data "lits"; it has "list". Did you mean "list"?',
    });
    // The page's source has inputs that only the page can read.
    expect(await issuesOf(inFragment({ do: 'reload', data: 'list' }))).toContainEqual(
      expect.objectContaining({ code: 'reference.data-unknown', document: 'fragments/list' }),
    );
  });

  it('says what is wrong with the inputs once, where they are written', async () => {
    const site = onPage({ do: 'reload', data: 'list' });
    site['pages/home'] = { ...site['pages/home'], data: { list: { call: 'games.list' } } };
    expect(await issuesOf(site)).toEqual([
      expect.objectContaining({ code: 'action.payload', pointer: '/data/list' }),
      expect.objectContaining({ code: 'data.unread', pointer: '/data/list' }),
    ]);
  });
});
