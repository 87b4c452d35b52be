import { expect, test } from 'vitest';
import type { SiteDocuments } from '../../protocol/document/document.ts';
import { createMemory, runCheck } from '../run-check.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from '../tiny-site.fake.ts';

/** A checker that tells which screens it compiled for a site, by the document that each is of. */
const createWatched = () => {
  const memory = createMemory();
  const catalogue = createTinyCatalogue();
  return async (site: SiteDocuments): Promise<readonly string[]> => {
    const before = new Set(memory.screens.last?.units);
    await runCheck(site, catalogue, memory);
    const units = memory.screens.last?.units ?? [];
    return units.filter((unit) => !before.has(unit)).map(({ sourced }) => sourced.document);
  };
};
const withPages = (): SiteDocuments => {
  const site = createTinySite();
  const page = site['pages/home'] as object;
  return { ...site, 'pages/second': { ...page, id: 'second' }, 'pages/third': { ...page, id: 'third' } };
};

test('a screen is compiled again for what it asks, not for a document that breaks elsewhere', async () => {
  const compile = createWatched();
  const site = withPages();
  expect((await compile(site)).length).toBeGreaterThan(4);
  const broken = { ...site, 'pages/third': { ...(site['pages/third'] as object), root: 5 } };
  expect(await compile(broken)).toEqual(['pages/third']);
  expect(await compile(site)).toEqual(['pages/third']);
});

test('a screen that opens a modal is compiled again when that takes something else', async () => {
  const compile = createWatched();
  await compile(createTinySite());
  const asked = await compile(changeTinySite('modals/login', ['params'], { game: { type: 'string' } }));
  expect(asked).toContain('modals/login');
  expect(asked).not.toContain('pages/help');
});
