import { describe, expect, it } from 'vitest';
import { copySite } from '../proof/site-edits.ts';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { siteChecker } from './site-checker.ts';

const site = await copySite();
type Part = Record<string, unknown>;

/** Every finding with its document, of the site with some documents changed, or taken away where null. */
const check = async (changed: Readonly<Record<string, Part | null>>): Promise<readonly string[]> => {
  const documents = Object.entries({ ...site, ...changed }).filter(([, document]) => document !== null);
  const { issues } = await siteChecker.check(Object.fromEntries(documents));
  return issues.map(({ code, document }) => `${code} ${document}`).sort();
};
const listPaths = (kind: RegExp): readonly string[] => Object.keys(site).filter((path) => kind.test(path));
const listNodes = (value: unknown): readonly Part[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(listNodes);
  const part = value as Part;
  return typeof part['type'] === 'string' && typeof part['id'] === 'string' ? [part, ...below] : below;
};

const kinds: readonly (readonly [string, RegExp])[] = [
  ['the site', /^site$/],
  ['the frame', /^shell$/],
  ['the theme', /^themes/],
  ['the brand', /^settings\/brand/],
  ['the limits', /^settings\/limits/],
  ['the market', /^settings\/jurisdiction/],
  ['the registration fields', /^settings\/register/],
  ['the modules', /^settings\/whitelabel/],
  ['all pages', /^pages/],
  ['all modals', /^modals/],
  ['all fragments', /^fragments/],
  ['all menus', /^menus/],
  ['all forms', /^forms.+schema/],
  ['what forms look like', /^forms.+ui/],
];

describe('one fault is one finding, at the document that has it', { timeout: 120_000 }, () => {
  it.each(takeShare(kinds, 3))('for a wrong key in %s', async (_, kind) => {
    const paths = listPaths(kind);
    const found = await check(Object.fromEntries(paths.map((path) => [path, { ...site[path], unheard: 1 }])));
    expect(found.map((one) => one.split(' ')[1])).toEqual(paths.toSorted());
    expect(found.filter((one) => !one.startsWith('shape.'))).toEqual([]);
  });

  it.each(['.schema', '.ui'])('for forms whose %s is taken away', async (half) => {
    const paths = listPaths(/^forms/);
    const found = await check(
      Object.fromEntries(paths.flatMap((path) => (path.endsWith(half) ? [[path, null]] : []))),
    );
    const left = paths.filter((path) => !path.endsWith(half));
    expect(found).toEqual(left.map((path) => `form.document-missing ${path}`).sort());
  });

  it.each(['settings/whitelabel', 'settings/register-fields', 'settings/brand'])(
    'for %s, which is taken away',
    async (path) => {
      expect(await check({ [path]: null })).toEqual([`shape.missing-document ${path}`]);
    },
  );

  const places = [0, 0.5, 1] as const;
  /** The documents with a component that there is not, at the top, in the middle or at the end of each, in turn. */
  const plant = (paths: readonly string[], turn: number): Readonly<Record<string, Part>> =>
    Object.fromEntries(
      paths.flatMap((path, index) => {
        const part = places[(index + turn) % places.length] ?? 0;
        const changed = structuredClone(site[path]) ?? {};
        const nodes = listNodes(changed['root']);
        const node = nodes[Math.floor((nodes.length - 1) * part)];
        if (node === undefined) return [];
        node['type'] = 'Stak';
        return [[path, changed]];
      }),
    );

  const turns = takeShare([...places.keys()], places.length);
  // Pages and modals know nothing of each other: all of a kind have their fault at once. Others are part of them,
  // and a change of one compiles many pages: each has its fault at one of the places.
  it.each<readonly [string, readonly string[], readonly number[]]>([
    ['all pages', listPaths(/^pages/), turns],
    ['all modals', listPaths(/^modals/), turns],
    ...takeShare(listPaths(/^(fragments|shell)/), 10).map((path, index) => [path, [path], [index]] as const),
  ])(
    'for a component that is not known, at the top, in the middle or at the end: %s',
    async (_, paths, rounds) => {
      for (const turn of rounds) {
        const changed = plant(paths, turn);
        const expected = Object.keys(changed).map((path) => `reference.component-unknown ${path}`);
        expect(await check(changed)).toEqual(expected.sort());
        expect(expected.length).toBeGreaterThan(0);
      }
    },
  );
});
