import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { loadCatalogue } from '../../server/site/catalogue.ts';
import { readSourceFiles } from '../../server/site/source-files.ts';

/** The same value with the keys of every object in another order. */
const shuffleKeys = (value: unknown, pick: (most: number) => number): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => shuffleKeys(item, pick));
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value);
  const shuffled: [string, unknown][] = [];
  while (left.length > 0) {
    const [entry] = left.splice(pick(left.length), 1);
    if (entry !== undefined) shuffled.push([entry[0], shuffleKeys(entry[1], pick)]);
  }
  return Object.fromEntries(shuffled);
};

describe('the order of keys in the source', () => {
  it('changes no byte of the release of the default site, and no finding', async () => {
    const { documents } = await readSourceFiles(join(import.meta.dirname, '..', '..'));
    const catalogue = loadCatalogue();
    const { release, issues } = await compileSite(documents, catalogue);
    expect(release).not.toBeNull();
    const seeds = fc.array(fc.nat(), { minLength: 64, maxLength: 64 });
    for (const numbers of fc.sample(seeds, { numRuns: 3, seed: 20251121 })) {
      let at = 0;
      const shuffled = shuffleKeys(documents, (most) => (numbers[(at += 1) % 64] ?? 0) % most);
      expect(JSON.stringify(shuffled)).not.toBe(JSON.stringify(documents));
      const again = await compileSite(shuffled as typeof documents, catalogue);
      expect(again.issues).toEqual(issues);
      expect(again.release?.hash).toBe(release?.hash);
      expect(again.release?.parts).toEqual(release?.parts);
    }
  }, 120_000);
});
