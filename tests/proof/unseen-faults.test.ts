import { describe, expect, it } from 'vitest';
import { byEffort, takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { siteChecker } from '../site/site-checker.ts';
import { groupByKind, listMissed, nameFault, type PlacedFault } from './placed-faults.ts';
import { listRemovable, listUnseen, type UnseenPlace } from './plant-unseen.ts';
import { copySite } from './site-edits.ts';

describe('parts that no window shows, planted at every node', () => {
  it('are all found', { timeout: 1_200_000 }, async ({ annotate }) => {
    const all = listUnseen(await copySite());
    const counts: string[] = [];
    const missed: PlacedFault[] = [];
    let turn = 0;
    for (const [kind, faults] of groupByKind(all)) {
      const tried = takeShare(faults, 48, (turn += 1));
      const open = await listMissed(tried);
      counts.push(`${kind}: ${tried.length} planted, ${tried.length - open.length} found`);
      missed.push(...open);
    }
    await annotate([`${all.length} in all`, ...counts].join('\n'));
    expect(missed.map(nameFault)).toEqual([]);
    expect(all.length).toBeGreaterThan(2_000);
  });
});

/** What a part of a screen can be needed for. */
const ofNeed =
  /^(proof\.|policy\.|control\.|(action|data)\.unread|flow\.failure|accessibility\.(start-field|top-heading|heading-order|landmark))/;
/** What names lose with a part that is taken away, and a part that is hidden still writes. */
const ofNames = /^(reference\.|text\.|param\.|suppression\.|style\.never-shown|budget\.)/;

const findBy = async (places: readonly UnseenPlace[], how: 'hide' | 'remove') => {
  const site = await copySite();
  for (const place of places) place[how](site);
  const { issues } = await siteChecker.check(site);
  const listed = issues.filter(({ code }) => ofNeed.test(code));
  const unused = issues.filter(({ code }) => code === 'reference.unused').map(({ document }) => document);
  return {
    unused: new Set(unused),
    needs: [...new Set(listed.map(({ code, document }) => `${code} ${document}`))].sort(),
    strange: issues.filter(({ code }) => !ofNeed.test(code) && !ofNames.test(code)),
  };
};

describe('a part that no window shows', () => {
  it('counts as little as one that is taken away', { timeout: 1_200_000 }, async ({ annotate }) => {
    const all = listRemovable(await copySite());
    const byDocument = new Map<string, UnseenPlace[]>();
    for (const place of all)
      byDocument.set(place.document, [...(byDocument.get(place.document) ?? []), place]);
    let found = 0;
    for (let turn = 0; turn < byEffort(2, 24); turn += 1) {
      const tried = [...byDocument.values()].flatMap((list) => list[(turn * 7) % list.length] ?? []);
      // A page may need what a part of it sets: without that, nothing is proven of it.
      const { strange } = await findBy(tried, 'remove');
      const places = tried.filter((place) => !strange.some(({ document }) => document === place.document));
      const [hidden, removed] = [await findBy(places, 'hide'), await findBy(places, 'remove')];
      expect([...hidden.strange, ...removed.strange]).toEqual([]);
      // A fragment that is taken away with its only use is no part of the site, and so needs nothing of it.
      const needs = hidden.needs.filter((need) => !removed.unused.has(need.split(' ')[1] ?? ''));
      expect(needs).toEqual(removed.needs);
      found += needs.length;
    }
    await annotate(`${all.length} places, ${found} needs found`);
    expect(found).toBeGreaterThan(50);
  });
});
