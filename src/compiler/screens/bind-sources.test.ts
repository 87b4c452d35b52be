import { describe, expect, it } from 'vitest';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { compileSite } from '../compile-site.fake.ts';
import { compileTiny, readPart } from '../compile-tiny.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

const list = { call: 'games.list', with: { gameType: { $e: { var: 'rule.kind' } } } };
const failed = {
  type: 'Button',
  id: 'again',
  show: { '===': [{ var: 'ui.data.list.status' }, 'error'] },
  children: [{ $e: { var: 'data.list.total' } }],
  on: { press: [{ do: 'reload', data: 'list' }] },
};
interface Written {
  readonly use?: object;
  readonly fragment?: object;
}
/** A page with a source, and a fragment that works on it. */
const siteWith = ({ use = { sources: { list: 'games' } }, fragment = {} }: Written) => {
  const site = createTinySite() as Record<string, Record<string, unknown>>;
  site['fragments/failed'] = {
    $schema: 'x',
    language: 1,
    id: 'failed',
    sources: ['list'],
    root: failed,
    ...fragment,
  };
  site['pages/home'] = {
    ...site['pages/home'],
    rules: { kind: { var: 'route.query.tag' } },
    data: { games: list },
    root: { type: 'Box', id: 'root', children: [{ use: 'fragment:failed', id: 'failed', ...use }] },
  };
  return site;
};
const readHome = async (site: Record<string, unknown>): Promise<CompiledScreen> => {
  const release = await compileTiny(site);
  return JSON.parse(readPart(release, release.manifest.pages['home'])) as CompiledScreen;
};
const issuesOf = async (site: Record<string, unknown>) => {
  const { issues } = await compileSite(site, createTinyCatalogue());
  return issues.map(({ code, document, pointer }) => `${code} ${document}${pointer}`);
};
/** The same fragment around another one, which it gives its own source. */
const nested = {
  root: { use: 'fragment:inner', id: 'inner', sources: { list: 'list' } },
};

describe('a fragment on a data source that its use gives', () => {
  it.each([
    { what: 'directly', site: siteWith({}), id: 'failed/again' },
    {
      what: 'through another fragment',
      site: {
        ...siteWith({ fragment: nested }),
        'fragments/inner': { $schema: 'x', language: 1, id: 'inner', sources: ['list'], root: failed },
      },
      id: 'failed/inner/again',
    },
  ])('reads its answer and asks again with the inputs of the page, $what', async ({ site, id }) => {
    const { nodes, data } = await readHome(site);
    expect(data).toMatchObject({ games: { with: { gameType: { k: 'e' } } } });
    expect(Object.keys(data)).toEqual(['games']);
    expect(nodes.find((node) => node.id === id)).toMatchObject({
      show: { r: { '===': [{ var: 'ui.data.games.status' }, 'error'] }, d: ['ui.data.games.status'] },
      on: { press: [{ do: 'call', call: 'games.list', into: 'data.games', with: data['games']?.with }] },
    });
  });

  it('says which source is missing, unknown, or one that the fragment does not have', async () => {
    expect(await issuesOf(siteWith({ use: {} }))).toEqual(['param.missing pages/home/root/children/0']);
    const unknown = siteWith({ use: { sources: { list: 'gams' } } });
    expect(await issuesOf(unknown)).toEqual([
      'reference.data-unknown pages/home/root/children/0/sources/list',
    ]);
    const other = siteWith({ use: { sources: { list: 'games', rows: 'games' } } });
    expect(await issuesOf(other)).toEqual(['param.unknown pages/home/root/children/0/sources/rows']);
  });

  it('finds in each use what the answer of its source does not have', async () => {
    const root = { ...failed, children: [{ $e: { var: 'data.list.amount' } }] };
    expect(await issuesOf(siteWith({ fragment: { root } }))).toEqual([
      'expression.path-unknown fragments/failed/root/children/0/$e/var',
    ]);
  });
});
