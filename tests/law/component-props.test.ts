import { expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { componentDefinitions } from '../../src/components/generated/definitions.ts';
import { formDefinitions } from '../../src/forms/generated/definitions.ts';
import type { ComponentDefinition } from '../../src/protocol/document/component-definition.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { readWriting } from '../../src/notation/read.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

/** Written by the compiler where it turns the entries of a menu into nodes. */
const ofMenus: ReadonlySet<string> = new Set([
  ...['to', 'current', 'within', 'label', 'icon', 'badge'].map((name) => `MenuItem.${name}`),
  ...['to', 'current', 'within', 'label', 'icon'].map((name) => `MenuGroup.${name}`),
]);
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The properties that a document gives: `Type.name`. */
const listGiven = (value: Json | undefined): readonly string[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(listGiven);
  if (!isObject(value)) return [];
  const { type, props } = value;
  const own =
    typeof type === 'string' && isObject(props) ? Object.keys(props).map((name) => `${type}.${name}`) : [];
  return [...own, ...Object.values(value).flatMap(listGiven)];
};
/** A block is a document or a node of one, in a writing. */
const readBlock = (block: Json): Json =>
  isObject(block) && 'notation' in block
    ? readWriting('pages/block', block).tree
    : readWriting('pages/block', { notation: 2, root: block }).tree;
const readJson = (file: string): Json => JSON.parse(readTreeText(file)) as Json;
const listFiles = (folder: string, end: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
/** Nodes in the examples of a guide, as far as they are whole documents or parts of some. */
const listGuideBlocks = (): readonly Json[] =>
  listFiles('docs/guides', '.md').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/```json\n([^]*?)```/g)].flatMap(([, block = '']) => {
      try {
        return [readBlock(JSON.parse(block) as Json)];
      } catch {
        return []; // A part of a document, which alone is no JSON.
      }
    }),
  );
const listIdle = (
  definitions: readonly Pick<ComponentDefinition, 'type' | 'props'>[],
  documents: readonly Json[],
): readonly string[] => {
  const given = new Set(documents.flatMap(listGiven));
  return definitions.flatMap(({ type, props }) =>
    Object.keys((props['properties'] ?? {}) as JsonObject)
      .map((name) => `${type}.${name}`)
      .filter((name) => !given.has(name) && !ofMenus.has(name)),
  );
};

it('each property of a component is in the site, in the gallery or in a guide', () => {
  const definitions = [...componentDefinitions, ...formDefinitions];
  const site = listFiles('layouts', '.json');
  const gallery = ['src/components', 'src/forms'].flatMap((folder) => listFiles(folder, '.layout.json'));
  expect([site.length > 150, gallery.length > 70, definitions.length > 90]).toEqual([true, true, true]);
  expect(listIdle(definitions, [...[...site, ...gallery].map(readJson), ...listGuideBlocks()])).toEqual([]);
});

it('one that nobody uses is found, also where another component has one of its name', () => {
  const props = { type: 'object', properties: { label: {}, collapsed: {} } };
  const documents = [
    { type: 'SideMenu', id: 'side', props: { label: 'Menu' } },
    { type: 'Card', id: 'card', props: { collapsed: true } },
  ];
  expect(listIdle([{ type: 'SideMenu', props }], documents)).toEqual(['SideMenu.collapsed']);
});
