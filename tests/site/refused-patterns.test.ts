import { describe, expect, it } from 'vitest';
import { readPart } from '../../src/compiler/compile-tiny.fake.ts';
import type { Release } from '../../src/protocol/release/release.ts';
import { copySite, type EditableSite } from '../proof/site-edits.ts';
import { siteChecker } from './site-checker.ts';

/** Two classes that meet in one letter, in a repeat: exponential. */
const pattern = '^(?:[a-zñ]|[A-Zñ])+$';
type Fields = Record<string, Record<string, unknown>>;
/** A field of a document, and the key that takes a pattern. */
type Door = readonly [document: string, holder: 'fields' | 'properties', field: string, key: string];

const plantAll = (site: EditableSite, doors: readonly Door[]): EditableSite => {
  for (const [document, holder, field, key] of doors) {
    const fields = site[document]?.[holder] as Fields;
    fields[field] = { ...fields[field], [key]: pattern };
  }
  return site;
};
/** Whether a form of the release, or the module that judges it, has the pattern in it. */
const isIn = (release: Release): boolean =>
  Object.values(release.manifest.forms)
    .flatMap(({ form, validator }) => [readPart(release, form), readPart(release, validator)])
    .some((text) => text.includes('[A-Zñ]'));

/** How many of the doors are refused. The others lead nowhere: no form has what was written there. */
const countRefused = async (doors: readonly Door[]): Promise<number> => {
  const first = await siteChecker.check(plantAll(await copySite(), doors));
  const refused = new Set(
    first.issues.flatMap(({ code, document, pointer }) =>
      code === 'pattern.unsafe' ? [`${document}${pointer}`] : [],
    ),
  );
  const open = doors.filter((door) => !refused.has(door.join('/')));
  const { release, issues } = await siteChecker.check(plantAll(await copySite(), open));
  if (release === null) throw new Error(`expects a release, got ${JSON.stringify(issues[0])}`);
  expect(isIn(release)).toBe(false);
  return refused.size;
};

describe('a pattern that takes long', { timeout: 60_000 }, () => {
  it('gets into no release from any field of any form', async () => {
    const doors = Object.entries(await copySite()).flatMap(([document, { properties }]) =>
      document.endsWith('.schema')
        ? Object.keys(properties as Fields).map((field): Door => [document, 'properties', field, 'pattern'])
        : [],
    );
    expect(await countRefused(doors)).toBeGreaterThan(40);
  });

  it('gets into no release from the settings of registration', async () => {
    const document = 'settings/register-fields';
    const fields = Object.keys((await copySite())[document]?.['fields'] as Fields);
    const doors = fields.map((field): Door => [document, 'fields', field, 'acceptedPattern']);
    expect(await countRefused(doors)).toBeGreaterThan(5);
  });
});
