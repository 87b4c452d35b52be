import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import { siteChecker } from '../site/site-checker.ts';
import { groupByKind, listMissed, nameFault, type PlacedFault } from './placed-faults.ts';
import { listReachFaults } from './plant-reach.ts';
import { copySite } from './site-edits.ts';

describe('what people have to reach, and what is read out to them, broken at every place', () => {
  it('is all found', { timeout: 1_200_000 }, async ({ annotate }) => {
    const site = await copySite();
    const { release } = await siteChecker.check(site);
    const pages = Object.values(release?.manifest.pages ?? {}).flatMap((hash) => {
      const part = release?.parts[hash];
      return part === undefined ? [] : [parseOwnJson<CompiledScreen, 'memory'>(part.body)];
    });
    const all = listReachFaults(site, pages);
    const counts: string[] = [];
    const missed: PlacedFault[] = [];
    let turn = 0;
    for (const [kind, faults] of groupByKind(all)) {
      const isDear = faults.some(({ isAlone }) => isAlone === true);
      const tried = takeShare(faults, isDear ? 4 : 12, (turn += 1));
      const open = await listMissed(tried);
      counts.push(`${kind}: ${tried.length} planted, ${tried.length - open.length} found`);
      missed.push(...open);
    }
    await annotate([`${all.length} in all`, ...counts].join('\n'));
    expect(missed.map(nameFault)).toEqual([]);
    expect(all.length).toBeGreaterThan(500);
  });
});
