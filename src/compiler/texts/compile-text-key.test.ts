import { expect, it } from 'vitest';
import { compileSite } from '../compile-site.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

/** Findings about a page that shows the value at a path as a text. */
const checkSaying = async (path: string): Promise<readonly string[]> => {
  const site = createTinySite() as Record<string, Record<string, unknown>>;
  const page = site['pages/home'] as Record<string, unknown>;
  page['data'] = { list: { call: 'games.list', with: { gameType: 'slots' } } };
  page['root'] = {
    type: 'Box',
    id: 'root',
    children: [{ type: 'Text', id: 'why', children: [{ $t: { var: path } }] }],
  };
  const { issues } = await compileSite(site, createTinyCatalogue());
  return issues.filter(({ severity }) => severity === 'error').map(({ code }) => code);
};

it('says why a source of data failed by its reason, never by its code', async () => {
  expect(await checkSaying('ui.data.list.reason')).toEqual([]);
  expect(await checkSaying('ui.data.list.error')).toEqual(['text.not-a-message']);
});
