import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listNodes = (value: Json | undefined): readonly JsonObject[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(listNodes);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(listNodes)];
};

/** Buttons of the rows of lists, and not of what a list shows when it is empty. */
const listRowButtons = (document: Json): readonly JsonObject[] =>
  listNodes(document).flatMap(({ repeat, children }) =>
    isObject(repeat) && Array.isArray(children)
      ? listNodes((children as readonly JsonObject[]).filter(({ id }) => id !== repeat['empty'])).filter(
          ({ type }) => type === 'Button',
        )
      : [],
  );
/** Whether a name has something of its row: an expression, or words that are looked up by one. */
const namesItsRow = ({ a11y, children, props }: JsonObject): boolean => {
  const label = isObject(a11y) ? a11y['label'] : undefined;
  const drawn = isObject(props) ? props['label'] : undefined;
  return listNodes([label ?? drawn ?? children ?? null]).some(
    (value) => isObject(value['$e']) || isObject(value['$t']),
  );
};
const listNameless = (document: Json): readonly string[] =>
  listRowButtons(document)
    .filter((button) => !namesItsRow(button))
    .map(({ id }) => (typeof id === 'string' ? id : ''));

const folders = ['layouts/pages', 'layouts/fragments', 'layouts/modals'];
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

describe('buttons in rows', () => {
  it('are named with the thing that they change, so that no two rows have the same button', () => {
    const nameless = files.flatMap((file) =>
      listNameless(JSON.parse(readTreeText(file)) as Json).map((id) => `${file} ${id}`),
    );
    expect(nameless).toEqual([]);
  });

  it('are found without a name of their row', () => {
    const button = { type: 'Button', id: 'remove', children: [{ $t: 'passkeys.remove' }] };
    const list = (child: JsonObject): Json => ({
      type: 'Stack',
      id: 'list',
      repeat: { each: { var: 'data.rows' }, as: 'row', key: 'id' },
      children: [{ type: 'Stack', id: 'one', children: [child] }],
    });
    expect(listNameless(list(button))).toEqual(['remove']);
    expect(listNameless(list({ ...button, a11y: { label: { $e: { var: 'row.name' } } } }))).toEqual([]);
  });
});
