import { describe, expect, it } from 'vitest';
import { groupByKind, listMissed, nameFault, type PlacedFault } from './placed-faults.ts';
import { listKeyFaults, listSameRows } from './plant-keys.ts';
import { copySite } from './site-edits.ts';

describe('rows with a key that two of them may share', () => {
  it('are all found', { timeout: 1_200_000 }, async ({ annotate }) => {
    const site = await copySite();
    const all = [...listKeyFaults(site), ...listSameRows(site)];
    const counts: string[] = [];
    const missed: PlacedFault[] = [];
    for (const [kind, faults] of groupByKind(all)) {
      const open = await listMissed(faults);
      counts.push(`${kind}: ${faults.length} planted, ${faults.length - open.length} found`);
      missed.push(...open);
    }
    await annotate([`${all.length} in all`, ...counts].join('\n'));
    expect(missed.map(nameFault)).toEqual([]);
    expect(all.length).toBeGreaterThan(80);
  });
});
