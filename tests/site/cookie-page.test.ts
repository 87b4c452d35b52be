import { expect, it } from 'vitest';
import { join } from 'node:path';
import { storageEntries } from '../../src/portal/session/storage-keys.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const text = readTreeText(join(import.meta.dirname, '../../layouts/pages/cookies.json'));

/** The names that the section of each purpose gives to its text. */
const readNames = (page: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...page.matchAll(/privacy\.cookies\.(\w+)\.text",\s*"args": (\{[^}]*\})/g)].map(
      ([, purpose = '', args = '']): readonly [string, readonly string[]] => [
        purpose,
        [...args.matchAll(/: "([^"]*)"/g)].flatMap(([, names = '']) => names.split(', ')).sort(),
      ],
    ),
  );
const byPurpose: Record<string, string[]> = {};
for (const [name, { purpose }] of Object.entries(storageEntries)) (byPurpose[purpose] ??= []).push(name);
for (const names of Object.values(byPurpose)) names.sort();

it('the cookie page names all that a browser keeps, under its purpose, and nothing else', () => {
  expect(readNames(text)).toEqual(byPurpose);
});

it('a name that the page lost would be missed', () => {
  expect(readNames(text.replace('foyer_device', 'foyer_other'))).not.toEqual(byPurpose);
});
