import { describe, expect, it } from 'vitest';
import { noticePages } from '../../src/protocol/document/notice-pages.ts';
import { copySite, type EditableSite } from '../proof/site-edits.ts';
import { siteChecker } from './site-checker.ts';

const find = async (edit: (site: EditableSite) => void): Promise<readonly string[]> => {
  const site = await copySite();
  edit(site);
  const { issues } = await siteChecker.check(site);
  return issues.map(({ code, document, pointer }) => `${code} ${document}${pointer}`);
};
type Route = Record<string, unknown> & { readonly path: string };
const routesOf = (site: EditableSite) => site['site']?.['routes'] as Route[];
const move = (site: EditableSite, path: string) => {
  const route = routesOf(site).find((one) => one.path === path);
  Object.assign(route ?? {}, { path: '/moved', aliases: [] });
};
const openTo = (site: EditableSite, page: string, access: string) =>
  Object.assign(site[`pages/${page}`] ?? {}, { access });

describe('a site without a page that the program itself opens', { timeout: 120_000 }, () => {
  const { loading, broken, ...needed } = noticePages;
  it.each(Object.values(needed))('is refused: the page "%s"', async (page) => {
    expect(await find((site) => void delete site[`pages/${page}`])).toEqual([
      `reference.page-needed pages/${page}`,
    ]);
  });
  it.each([loading, broken])('is taken where the portal brings words for it: "%s"', async (page) => {
    expect(await copySite()).not.toHaveProperty([`pages/${page}`]);
  });
  it('is not the default site', async () => {
    expect(await find(() => undefined)).toEqual([]);
  });
  it.each(['/', '/login', '/reset-password'])('is refused: a page at %s', async (path) => {
    expect(await find((site) => move(site, path))).toEqual(['reference.page-needed site/routes']);
  });
  it('is refused where visitors may not open it', async () => {
    expect(await find((site) => openTo(site, 'reset-password', 'member'))).toContain(
      'reference.page-needed site/routes',
    );
  });
  it('is taken where nobody comes to it', async () => {
    const found = await find((site) => {
      delete site['pages/agent-needed'];
      for (const path of Object.keys(site))
        if (path.startsWith('pages/agent-')) openTo(site, path.slice('pages/'.length), 'member');
    });
    expect(found.filter((line) => line.startsWith('reference.page-needed'))).toEqual([]);
  });
});
