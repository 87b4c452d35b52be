import { expect, test } from 'vitest';
import { copySite, type EditableSite } from '../proof/site-edits.ts';
import { siteChecker } from './site-checker.ts';

interface Place {
  readonly document: string;
  readonly keys: readonly string[];
  readonly path: string;
}
/** Every written-out path of a file, wherever it is. */
const listPlaces = (document: string, value: unknown, keys: readonly string[] = []): readonly Place[] => {
  if (typeof value === 'string') return value.startsWith('/assets/') ? [{ document, keys, path: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listPlaces(document, inner, [...keys, key]));
};
const write = (site: EditableSite, { document, keys }: Place, path: string): void => {
  let part = site[document] as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) part = part[key] as Record<string, unknown>;
  part[keys.at(-1) ?? ''] = path;
};
const check = async (edit: (site: EditableSite) => void) => {
  const site = await copySite();
  // The demonstration's mark of a licence, so that settings have one too.
  Object.assign(site['settings/brand'] ?? {}, {
    licenceMarks: [{ id: 'demo', name: 'Demonstration', image: '/assets/licence-demo.svg' }],
  });
  edit(site);
  const { issues } = await siteChecker.check(site);
  return issues.map(({ code, document, pointer, message, fix }) => ({
    finding: `${code} ${document}${pointer}`,
    message,
    value: fix?.changes.map((change) => ('value' in change ? change.value : null)),
  }));
};

test('a file that is not there is found wherever a document names one, with the name that was meant', async () => {
  let places: readonly Place[] = [];
  expect(
    await check((site) => {
      places = Object.entries(site).flatMap(([document, value]) => listPlaces(document, value));
    }),
  ).toEqual([]);
  expect(places.map(({ document }) => document)).toEqual(
    expect.arrayContaining(['settings/brand', 'fragments/brand']),
  );
  const misspelt = await check((site) => {
    for (const place of places) write(site, place, place.path.replace('.svg', 'x.svg'));
  });
  expect(misspelt.map(({ finding }) => finding).sort()).toEqual(
    places.map(({ document, keys }) => `reference.asset-unknown ${document}/${keys.join('/')}`).sort(),
  );
  for (const { value } of misspelt)
    expect(value).toEqual([expect.stringMatching(/^\/assets\/\w[\w-]*\.svg$/)]);
  const [foreign] = await check((site) =>
    places.slice(0, 1).forEach((place) => write(site, place, '/assets/../secret.svg')),
  );
  expect(foreign?.message).toBe('This installation has no file "/assets/../secret.svg".');
});
