import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSite, createChecker } from './compile-site.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from './tiny-site.fake.ts';

/** One edit each: to a page, a fragment, what others see of a modal, a text, the settings, the theme. */
const edits: readonly Readonly<Parameters<typeof changeTinySite>>[] = [
  ['pages/home', ['root', 'children', 0, 'type'], 'Txet'],
  ['pages/home', ['root', 'children', 0, 'show'], { in: ['session', 'visitor'] }],
  ['fragments/hint', ['root', 'children', 0, 'type'], 'Txet'],
  ['fragments/hint', ['params', 'count'], { type: 'number' }],
  ['modals/login', ['params'], { game: { type: 'string' } }],
  ['modals/login', ['root', 'type'], 'Box'],
  ['modals/login', undefined as never, undefined],
  ['locales/EN', ['home.title'], undefined],
  ['locales/EN', ['nav.home'], 'Start'],
  ['menus/main', ['items', 0, 'do', 0, 'to'], 'help'],
  ['shell', ['machines', 'more'], { use: 'language' }],
  ['shell', ['root', 'children', 2], { type: 'Box', id: 'x' }],
  ['settings/limits', ['minimumAge'], 21],
  ['settings/register-fields', ['fields', 'email', 'enabled'], true],
  ['themes/default', ['tokens', 'colors', 'brand.fg', 'light'], '#000000'],
  ['site', ['routes', 1, 'path'], '/help'],
];

describe('a checker with a memory', () => {
  it('answers the same as one without, after any row of edits', async () => {
    const catalogue = createTinyCatalogue();
    const fresh = await Promise.all(
      edits.map(async ([document, place, value]) => {
        const site =
          place === undefined
            ? Object.fromEntries(Object.entries(createTinySite()).filter(([path]) => path !== document))
            : changeTinySite(document, place, value);
        return { site, expected: await compileSite(site, catalogue) };
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(fresh.length - 1), { minLength: 2, maxLength: 6 }), async (order) => {
        const checker = createChecker(catalogue);
        for (const index of order) {
          const { site = {}, expected } = fresh[index] ?? {};
          expect(await checker.check(site)).toEqual(expected);
        }
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});

/** The same value with the keys of every object the other way round. Forms keep theirs: it is their order. */
const turnKeys = (value: unknown, path = ''): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => turnKeys(item, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]): [string, unknown] => [
        key,
        key.startsWith('forms/') ? entry : turnKeys(entry, `${path}/${key}`),
      ])
      .reverse(),
  );
};

describe('a release', () => {
  it('has the same bytes whatever the order of keys', async () => {
    const catalogue = createTinyCatalogue();
    const site = changeTinySite('pages/home', ['root'], {
      type: 'Box',
      id: 'root',
      props: {
        padding: { $r: { base: '2', md: '4' } },
        tone: { $e: { if: [{ var: 'ui.online' }, 'brand', 'plain'] } },
      },
      slots: { end: [{ type: 'Text', id: 'end', children: [{ $t: 'home.title' }] }] },
      children: [{ use: 'fragment:hint', id: 'h', params: { level: 2, words: { $t: 'home.title' } } }],
    });
    const one = await compileSite(site, catalogue);
    const other = await compileSite(turnKeys(site) as Record<string, unknown>, createTinyCatalogue());
    expect(one.issues).toEqual([]);
    expect(other.release?.parts).toEqual(one.release?.parts);
    expect(other.release?.hash).toBe(one.release?.hash);
  });
});
