import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listObjects = (value: unknown): readonly JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  return isObject(value) ? [value, ...Object.values(value).flatMap(listObjects)] : [];
};
const propsOf = (node: JsonObject): JsonObject => (isObject(node['props']) ? node['props'] : {});

let documents: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  ({ documents } = await readSourceFiles(join(import.meta.dirname, '../..')));
});
const nodesOf = (path: string): readonly JsonObject[] => listObjects(documents[path]);

describe('the member centre', () => {
  const listEntries = () =>
    nodesOf('fragments/member-entries').flatMap((node) => {
      const { route, icon } = {
        ...(node['type'] === 'Link' && propsOf(node)),
      } as { route?: string; icon?: string };
      return route === undefined ? [] : [{ route, icon: icon ?? '' }];
    });

  it('has a drawing for each of its entries, and no drawing twice', () => {
    const entries = listEntries();
    expect(entries).toHaveLength(26);
    const icons = entries.map(({ icon }) => icon);
    expect(icons).not.toContain('');
    expect(icons).toHaveLength(new Set(icons).size);
  });

  it('says at these entries where the member is with them', () => {
    const withState = nodesOf('fragments/member-entries')
      .filter((node) => node['type'] === 'Link')
      .filter((node) =>
        listObjects(node['children']).some(({ type }) => type === 'StatusPill' || type === 'Badge'),
      )
      .map((node) => propsOf(node)['route']);
    expect(withState).toEqual([
      'withdraw',
      'rewards',
      'missions',
      'messages',
      'identity',
      'security',
      'responsible-gaming',
    ]);
  });
});

it('every level card says what comes and when, as the server has it', () => {
  const cards = Object.keys(documents).flatMap((path) =>
    nodesOf(path)
      .filter((node) => node['type'] === 'LevelProgress')
      .map((node) => [path, propsOf(node)['rise']] as const),
  );
  expect(cards).toEqual(
    ['levels', 'member'].map((page) => [`pages/${page}`, { $e: { var: 'data.progress.rise' } }]),
  );
});
