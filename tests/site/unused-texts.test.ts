import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readLocale } from './listed-words.ts';
import { listUnused, readBodies, readSaidKeys } from './unused-texts.ts';

const said = readSaidKeys(readBodies(resolve(import.meta.dirname, '../..')));

test('every text is used: by a document, a form, or the program', () => {
  const keys = Object.keys(readLocale('EN'));
  expect(keys.length).toBeGreaterThan(2000);
  expect(listUnused(keys, said)).toEqual([]);
});

test('a text without a use is found, in its plural forms too, and one that is put together is used', () => {
  const ownKeys = readSaidKeys([
    "'a.title'",
    '"a.games"',
    '`error.${code}`',
    '{ "cat": ["state.", { "var": "x" }] }',
  ]);
  const keys = [
    'a.title',
    'a.text',
    'a.games_one',
    'a.cards_other',
    'error.timeout',
    'state.new',
    'statement.new',
  ];
  expect(listUnused(keys, ownKeys)).toEqual(['a.text', 'a.cards_other', 'statement.new']);
});
