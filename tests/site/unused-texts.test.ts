import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readLocale } from './listed-words.ts';
import { listUnused, readBodies, readSaidKeys } from './unused-texts.ts';

const bodies = readBodies(resolve(import.meta.dirname, '../..'));
const said = readSaidKeys(bodies);
const keys = Object.keys(readLocale('EN'));

test('every text is used: by a document, a form, or the program', () => {
  expect(keys.length).toBeGreaterThan(2000);
  expect(listUnused(keys, said)).toEqual([]);
});

test('in each group of texts one without a use is found, however names of the group are used otherwise', () => {
  const groups = [...new Set(keys.map((key) => key.slice(0, key.lastIndexOf('.'))))];
  expect(groups.length).toBeGreaterThan(150);
  // A name that is put in may be any: texts of these groups are said by what data is called.
  const open = said.patterns.map((pattern) => pattern.split('*')[0] ?? '');
  const planted = groups
    .filter((group) => !open.some((start) => `${group}.`.startsWith(start) || start.startsWith(`${group}.`)))
    .map((group) => `${group}.plantedDead`);
  expect(planted.length).toBeGreaterThan(100);
  expect(planted).toEqual(
    expect.arrayContaining(['missions.plantedDead', 'deposit.plantedDead', 'contact.plantedDead']),
  );
  expect(listUnused(planted, said)).toEqual(planted);
});

const code = (body: string): Readonly<Record<string, string>> => ({ 'src/a.tsx': body });
test.each<readonly [use: string, files: Readonly<Record<string, string>>, key: string]>([
  ['a call', code("export const a = text('a.title');"), 'a.title'],
  ['a call in one case', code("export const a = t(b ? 'a.title' : 'a.text');"), 'a.text'],
  ['a value', code("export const a = { empty: 'a.title' };"), 'a.title'],
  ['an attribute', code('export const a = <A words="a.title" />;'), 'a.title'],
  ['a plural form', code("export const a = text('a.games');"), 'a.games_one'],
  ['a call that puts it together', code('export const a = text(`a.${b}`);'), 'a.title'],
  ['one that puts its middle in', code('export const a = text(`a.${b}.label`);'), 'a.name.label'],
  ['what makes keys', code('export const messageKey = (b: string): string => `a.${b}`;'), 'a.title'],
  ['a text by key', code('export const a = texts[`a.${b}`];'), 'a.title'],
  ['what a flow shows', code('export const a = { name: `a.${b}` };'), 'a.title'],
  ['a document', { 'layouts/a.json': '{ "title": { "$t": "a.title" } }' }, 'a.title'],
  ['a rule of a document', { 'layouts/a.json': '{ "$t": { "if": [true, "a.title", "a.text"] } }' }, 'a.text'],
  [
    'a document that puts it together',
    { 'layouts/a.json': '{ "$t": { "cat": ["a.", { "var": "b" }] } }' },
    'a.title',
  ],
  ['a form', { 'schemas/forms/a.json': '{ "foyer:label": "a.title" }' }, 'a.title'],
])('%s uses a text', (_use, files, key) => {
  expect(listUnused([key], readSaidKeys(files))).toEqual([]);
});
test.each<readonly [what: string, files: Readonly<Record<string, string>>]>([
  ['a type', code("type A = Pick<Handlers, 'a.title'>;")],
  ['a type that is put together', code("type A = Pick<Handlers, `a.${'title' | 'text'}`>;")],
  ['an address in memory', code('export const a = store.get(`a.${b}`);')],
  ['the kind of an event', code('export const a = { kind: `a.${b}` };')],
  ['another ending', code('export const a = text(`a.${b}.label`);')],
  ['a name of a property', code("export const a = { 'a.title': 1 };")],
  ['a module', code("import { a } from 'a.title';\nexport { b } from 'a.title';")],
  ['a comment', code("// text('a.title')\nexport const a = 1;")],
  ['an event of a document', { 'layouts/a.json': '{ "do": "send", "event": "a.title" }' }],
  ['a path of a document', { 'layouts/a.json': '{ "cat": ["a.", { "var": "b" }] }' }],
])('%s uses no text', (_what, files) => {
  expect(listUnused(['a.title'], readSaidKeys(files))).toEqual(['a.title']);
});
