import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { groupByKind, listMissed, nameFault, type PlacedFault } from './placed-faults.ts';
import { listUnreadFaults } from './plant-unread.ts';
import { copySite } from './site-edits.ts';

describe('what a site asks for, gives or begins in vain, planted at every place', () => {
  it('is all found', { timeout: 1_200_000 }, async ({ annotate }) => {
    const all = listUnreadFaults(await copySite());
    const counts: string[] = [];
    const missed: PlacedFault[] = [];
    let turn = 0;
    for (const [kind, faults] of groupByKind(all)) {
      const tried = takeShare(faults, faults.length < 12 ? 1 : 24, (turn += 1));
      const open = await listMissed(tried);
      counts.push(`${kind}: ${tried.length} planted, ${tried.length - open.length} found`);
      missed.push(...open);
    }
    await annotate([`${all.length} in all`, ...counts].join('\n'));
    expect(missed.map(nameFault)).toEqual([]);
    expect(all.length).toBeGreaterThan(500);
  });
});
