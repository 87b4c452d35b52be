import { expect, it } from 'vitest';
import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { copySite } from '../proof/site-edits.ts';
import { siteChecker } from './site-checker.ts';

/** A fragment that many pages have. */
const fragment = 'fragments/section-head';

it('a component without what it needs is found in a fragment of many pages, whichever it is', async () => {
  const site = await copySite();
  const root = site[fragment]?.['root'] as { children: unknown[] };
  const types = loadCatalogue().components.map(({ type }) => type);
  root.children.push(...types.map((type, index) => ({ type, id: `planted-${index}` })));
  const { issues, release } = await siteChecker.check(site);
  expect(release).toBeNull();
  const found = issues.filter(({ code, document }) => code === 'prop.missing' && document === fragment);
  expect(found.length).toBeGreaterThan(20);
});
