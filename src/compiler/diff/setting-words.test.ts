import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameSetting, showSetting } from './setting-words.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema & { readonly enum?: readonly string[] };
  readonly definitions?: Readonly<Record<string, Schema>>;
}
const folder = join(import.meta.dirname, '../../../schemas/settings');
const readSchema = (name: string): Schema =>
  JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8')) as Schema;
/** Of every document; they set nothing. */
const frame = ['$schema', 'language', 'id', 'suppress'];

/** Every place of a settings document that may change, with `any` for a key that the site names. */
function listPlaces(root: Schema, schema: Schema = root, place: readonly string[] = []): readonly string[][] {
  const { $ref, properties = {}, additionalProperties, items } = schema;
  if ($ref !== undefined)
    return listPlaces(root, root.definitions?.[$ref.replace('#/definitions/', '')], place);
  const named = Object.entries(properties)
    .filter(([key]) => place.length > 0 || !frame.includes(key))
    .flatMap(([key, inner]) => [[...place, key], ...listPlaces(root, inner, [...place, key])]);
  const free =
    typeof additionalProperties === 'object' ? listPlaces(root, additionalProperties, [...place, 'any']) : [];
  return [...named, ...free, ...(items === undefined ? [] : listPlaces(root, items, place))];
}

describe('the words of settings', () => {
  it.each([
    ['settings/brand', 'brand', 30],
    ['settings/jurisdiction', 'jurisdiction', 20],
    ['settings/limits', 'limits', 8],
    ['themes/default', 'theme', 6],
  ])('%s has words for each of its keys', (document, schema, least) => {
    const places = listPlaces(readSchema(schema));
    expect(places.length).toBeGreaterThanOrEqual(least);
    const named = places.map((place) => [place.join('/'), nameSetting(document, place)] as const);
    expect(named.filter(([, words]) => words === null).map(([place]) => place)).toEqual([]);
    // No word is the key itself, or written as one.
    expect(named.filter(([, words]) => /[a-z][A-Z]/.test((words ?? '').replace('iOS', '')))).toEqual([]);
  });

  it('every choice of a setting has words', () => {
    const { properties = {} } = readSchema('jurisdiction');
    const several = Object.entries(properties).filter(([, { items }]) => items?.enum !== undefined);
    expect(several).toHaveLength(7);
    for (const [key, { items }] of several)
      for (const choice of items?.enum ?? [])
        expect([key, choice, showSetting('settings/jurisdiction', [key], [choice])]).not.toEqual([
          key,
          choice,
          `"${choice}"`,
        ]);
    expect(showSetting('settings/jurisdiction', ['exclusions'], ['P6M', 'P1Y', 'forever'])).toBe(
      '6 months, 1 year, For good',
    );
    expect(showSetting('settings/jurisdiction', ['timeOuts'], ['PT24H', 'P1M'])).toBe('24 hours, 1 month');
    expect(showSetting('settings/jurisdiction', ['exclusions'], [])).toBe('nothing');
  });

  it('are for settings only', () => {
    expect(nameSetting('pages/home', ['name'])).toBeNull();
    expect(nameSetting('site', ['name'])).toBeNull();
  });
});
