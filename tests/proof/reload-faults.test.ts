import { describe, expect, it } from 'vitest';
import { listMissed, nameFault } from './placed-faults.ts';
import { listReloadFaults } from './plant-reload.ts';
import { copySite } from './site-edits.ts';

describe('a failure that a page tells about until it is loaded again', () => {
  it('is found in every state that lasts', { timeout: 1_200_000 }, async ({ annotate }) => {
    const all = listReloadFaults(await copySite());
    await annotate(all.map(nameFault).join('\n'));
    expect((await listMissed(all)).map(nameFault)).toEqual([]);
    expect(all.length).toBeGreaterThan(5);
  });
});
