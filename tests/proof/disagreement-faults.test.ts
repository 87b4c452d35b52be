import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { groupByKind, listMissed, nameFault, type PlacedFault } from './placed-faults.ts';
import { listDisagreements } from './plant-disagreements.ts';
import { copySite } from './site-edits.ts';

describe('what settings, forms and components say against each other, planted at every place', () => {
  it('is all found', { timeout: 1_200_000 }, async ({ annotate }) => {
    const all = listDisagreements(await copySite());
    const counts: string[] = [];
    const missed: PlacedFault[] = [];
    let turn = 0;
    for (const [kind, faults] of groupByKind(all)) {
      const tried = takeShare(faults, 12, (turn += 1));
      const open = await listMissed(tried);
      counts.push(`${kind}: ${tried.length} planted, ${tried.length - open.length} found`);
      missed.push(...open);
    }
    await annotate([`${all.length} in all`, ...counts].join('\n'));
    expect(missed.map(nameFault)).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });
});
