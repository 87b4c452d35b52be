import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/platform/test-effort.fake.ts';
import type { CompiledScreen } from '../../src/protocol/release.ts';
import { parseOwnJson } from '../../src/protocol/own-json.ts';
import { siteChecker } from '../site/site-checker.ts';
import { groupByKind, listMissed, nameFault, type PlacedFault } from './placed-faults.ts';
import { listDutyFaults } from './plant-duties.ts';
import { copySite } from './site-edits.ts';

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
