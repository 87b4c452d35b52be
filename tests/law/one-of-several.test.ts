import { expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { listSources, type SourceFile } from './list-sources.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const root = join(import.meta.dirname, '../..');
/**
 * What compares and is no choice of one: a press of a short cut fills fields that may hold anything else.
 */
const shortCuts: readonly string[] = [
  'src/components/date-range-picker/date-range-picker.tsx',
  'src/forms/amount-field/amount-field.tsx',
];
/** Several values of a facet are chosen together. */
const facets = 'src/components/facet-bar/facet-bar.tsx';
/** Buttons that are pressed while they are the chosen one: those are radio buttons (`describeRadio`). */
const findPressedChoices = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(/aria-pressed=\{([^}]*)\}/g)].flatMap(([, rule = '']) =>
    /===|\b(isSelected|isChosen)\b/.test(rule) ? [`${path}: ${rule}`] : [],
  );

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listNodes = (value: Json | undefined): readonly JsonObject[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(listNodes);
  return isObject(value) ? [value, ...Object.values(value).flatMap(listNodes)] : [];
};
const listActions = (node: JsonObject): readonly JsonObject[] =>
  listNodes(isObject(node['on']) ? (node['on']['press'] ?? null) : null).filter(({ do: name }) => name);
/** Buttons of a row that do no more than remember which row it is. */
const findRowChoices = (file: string, document: Json): readonly string[] =>
  listNodes(document)
    .filter(({ repeat }) => isObject(repeat))
    .flatMap(({ children }) => listNodes(children))
    .filter(({ type }) => type === 'Button')
    .filter((button) => {
      const actions = listActions(button);
      return actions.length > 0 && actions.every(({ do: name }) => name === 'set');
    })
    .map(({ id }) => `${file}: ${id as string}`);

it('one of several is chosen by radio buttons in the code of the portal', () => {
  const portal = listSources(root).filter(({ path }) =>
    /^src\/(components|forms|portal)\/.*\.tsx$/.test(path),
  );
  expect(portal.length).toBeGreaterThan(100);
  const choices = portal
    .filter(({ path }) => path !== facets && !shortCuts.includes(path))
    .flatMap(findPressedChoices);
  expect(choices).toEqual([]);
  for (const path of shortCuts) {
    expect(findPressedChoices({ path, text: readFileSync(join(root, path), 'utf8') })).toHaveLength(1);
  }
  const text = '<button aria-pressed={way === draft.way} />';
  expect(findPressedChoices({ path: 'planted.tsx', text })).toHaveLength(1);
});

it('the entry of a list that is open is the current one in console and lab', () => {
  const sources = listSources(root).filter(({ path }) => /^src\/(console|lab)\/.*\.tsx$/.test(path));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(findPressedChoices)).toEqual([]);
});

it('one of several is chosen by a field in the documents of the site', () => {
  const files = ['pages', 'fragments', 'modals'].flatMap((folder) =>
    readdirSync(join(root, 'layouts', folder)).map((name) => `layouts/${folder}/${name}`),
  );
  const choices = files.flatMap((file) =>
    findRowChoices(file, JSON.parse(readTreeText(join(root, file))) as Json),
  );
  expect(choices).toEqual([]);
  const use = { do: 'set', path: 'ui.page.account', value: { $e: { var: 'one.id' } } };
  const planted = {
    repeat: { each: { var: 'data.rows' }, as: 'one', key: 'id' },
    children: [{ type: 'Button', id: 'use', on: { press: [use] } }],
  };
  expect(findRowChoices('planted', planted)).toEqual(['planted: use']);
});
