import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSite } from './compile-site.fake.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';
import { createTinySite } from './tiny-site.fake.ts';

const catalogue = createTinyCatalogue();

/** Every place of a value, as keys. */
const listPlaces = (value: unknown, place: readonly string[] = []): readonly (readonly string[])[] => [
  ...(place.length === 0 ? [] : [place]),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => listPlaces(entry, [...place, key]))
    : []),
];
const places = listPlaces(createTinySite());

const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  '__proto__',
  '(a+)+',
  [],
  {},
  [[[]]],
  { $e: null },
  { $e: { var: [] } },
  { $e: { var: ['ui.locale', { var: 'ui.theme' }] } },
  { $e: { and: [] } },
  { $t: '' },
  { $t: { var: 'machine.session.error' } },
  { $t: 5 },
  { $r: { base: '2' } },
  { $r: null },
  { type: 'Box', id: 'frame', children: [{ slot: 'main', id: 's' }] },
  { use: 'fragment:hint', id: 'frame', params: { words: { $e: { var: 'params.words' } } } },
  { slot: 'more', id: 'more' },
  JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}'),
];

const mutate = (changes: readonly (readonly [number, number])[]): Record<string, unknown> => {
  const site = createTinySite();
  for (const [where, what] of changes) {
    const place = places[where % places.length] ?? [];
    let holder: unknown = site;
    for (const key of place.slice(0, -1)) holder = (holder as Record<string, unknown> | null)?.[key];
    const last = place.at(-1);
    if (typeof holder !== 'object' || holder === null || last === undefined) continue;
    const value = hostile[what];
    if (what >= hostile.length) delete (holder as Record<string, unknown>)[last];
    else (holder as Record<string, unknown>)[last] = structuredClone(value);
  }
  return site;
};

describe('compileSite on hostile documents', () => {
  it('answers with issues, never with an exception, and never ships what it could not check', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(places.length - 1), fc.nat(hostile.length)), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          const { release, issues } = await compileSite(mutate(changes), catalogue);
          const hasErrors = issues.some((issue) => issue.severity === 'error');
          expect(release === null).toBe(hasErrors);
          if (hasErrors) refused += 1;
        },
      ),
      { numRuns: 600, seed: 11 },
    );
    expect(refused).toBeGreaterThan(300);
  });
});
