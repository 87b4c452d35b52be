import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import { listMissing } from '../../src/compiler/policies/duties.ts';
import { siteChecker } from '../site/site-checker.ts';
import { groupByKind, listMissed, nameFault, type PlacedFault } from './placed-faults.ts';
import { listDutyFaults } from './plant-duties.ts';
import { copySite } from './site-edits.ts';

const readPages = async (): Promise<readonly CompiledScreen[]> => {
  const { release } = await siteChecker.check(await copySite());
  return Object.values(release?.manifest.pages ?? {}).flatMap((hash) => {
    const part = release?.parts[hash];
    return part === undefined ? [] : [parseOwnJson<CompiledScreen, 'memory'>(part.body)];
  });
};

describe('a site that takes money without the pages that a player is owed', () => {
  it('lacks each of them, whatever other pages it has', { timeout: 600_000 }, async () => {
    const pages = await readPages();
    const namesOf = (some: readonly CompiledScreen[]): readonly string[] =>
      listMissing(some, null).map(([name]) => name);
    const uses = ({ machines }: CompiledScreen): readonly string[] =>
      Object.values(machines).map(({ use }) => use);
    const paying = pages.filter((page) => uses(page).includes('deposit'));
    expect(paying.length).toBeGreaterThan(0);
    expect(namesOf(pages)).toEqual([]);
    const owed = namesOf(paying);
    expect([...owed].sort()).toEqual(
      [
        ...['close-account', 'complaints', 'help', 'identity'],
        ...['money-out', 'own-data', 'own-limits', 'own-records'],
      ].sort(),
    );
    for (const name of owed) {
      const others = pages.filter((page) => namesOf([...paying, page]).includes(name));
      expect(others.length, `pages for ${name}`).toBeLessThan(pages.length);
      expect(namesOf([...paying, ...others])).toContain(name);
    }
  });
});

describe('what a site owes its players, broken at every place', () => {
  it('is all found', { timeout: 1_200_000 }, async ({ annotate }) => {
    const site = await copySite();
    const { release, issues } = await siteChecker.check(site);
    expect(issues).toEqual([]);
    const pages = Object.values(release?.manifest.pages ?? {}).flatMap((hash) => {
      const part = release?.parts[hash];
      return part === undefined ? [] : [parseOwnJson<CompiledScreen, 'memory'>(part.body)];
    });
    const all = listDutyFaults(site, pages);
    const counts: string[] = [];
    const missed: PlacedFault[] = [];
    let turn = 0;
    for (const [kind, faults] of groupByKind(all)) {
      const tried = takeShare(faults, 24, (turn += 1));
      const open = await listMissed(tried);
      counts.push(
        `${kind}: ${faults.length} in all, ${tried.length} planted, ${tried.length - open.length} found`,
      );
      missed.push(...open);
    }
    await annotate([`${all.length} in all`, ...counts].join('\n'));
    expect(missed.map(nameFault)).toEqual([]);
    for (const page of [
      'withdraw',
      'responsible-gaming',
      'close-account',
      'identity',
      'help',
      'terms',
      'privacy',
    ])
      expect(all.map(nameFault)).toContain(`page of a duty that a break closes: pages/${page} `);
    expect(all.length).toBeGreaterThan(200);
  });
});
