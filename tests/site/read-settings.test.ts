import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { listDocuments } from '../law/document-print.ts';
import { listSources } from '../law/list-sources.ts';

const root = resolve(import.meta.dirname, '../..');
const readRoot = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/** What screens and server do; not what names, compares or types a setting. */
const bodies = [
  ...listDocuments(root)
    .filter((file) => !/settings\/|locales\//.test(file))
    .map(readRoot),
  ...listSources(root)
    .filter(
      ({ path }) =>
        /^(src|server|platform)\//.test(path) && !/\.(test|fake)\.|generated\/|compiler\/diff/.test(path),
    )
    .map(({ text }) => text),
];
/** Who writes and checks a document, which is the same for all. */
const ofEveryDocument = new Set(['$schema', 'language', 'id', 'suppress']);
const listSettings = (document: string): readonly string[] =>
  Object.keys(
    (JSON.parse(readRoot(`schemas/settings/${document}.schema.json`)) as JsonObject)[
      'properties'
    ] as JsonObject,
  ).filter((name) => !ofEveryDocument.has(name));
/** A name of one word is one of many things elsewhere: it counts where it is read of a document of settings. */
const readingOf = (name: string): RegExp =>
  new RegExp(
    /[A-Z]/.test(name) ? `\\b${name}\\b` : `\\b(?:settings|limits|brand|jurisdiction)\\??\\.${name}\\b`,
  );
const listUnread = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !bodies.some((text) => readingOf(name).test(text)));

describe.each(['limits', 'brand', 'jurisdiction'])('every setting of %s', (document) => {
  it('does something', () => {
    const names = listSettings(document);
    expect(names.length).toBeGreaterThan(6);
    expect(listUnread(names)).toEqual([]);
  });
});

it('is missed where nothing reads it', () => {
  expect(listUnread(['noticesPerPage', 'noticesPerFortnight'])).toEqual(['noticesPerFortnight']);
  // A word of every second file, of which there is no setting.
  expect(listUnread(['name', 'children'])).toEqual(['children']);
});
