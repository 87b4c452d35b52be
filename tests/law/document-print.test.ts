import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listMisprints, printDocuments } from './document-print.ts';
import { plantTree } from './planted.fixture.ts';

test('a document or an example that is a tree is printed as its writing', () => {
  const page = {
    $schema: 's',
    language: 1,
    id: 'a',
    root: { type: 'Box', id: 'b', props: { x: { $t: 'k' } } },
  };
  const tree = plantTree({
    'layouts/fragments/a.json': JSON.stringify(page),
    'src/components/a/a.layout.json': JSON.stringify({ ...page, id: 'example-a' }),
    'locales/EN.json': '{}\n',
    'schemas/forms/a.schema.json': '{}\n',
  });
  const node = '"root": { "type": "Box", "id": "b", "x": "@k" }';
  try {
    expect(printDocuments(tree.root)).toEqual(['layouts/fragments/a.json', 'src/components/a/a.layout.json']);
    const read = (file: string) => readFileSync(join(tree.root, file), 'utf8');
    const begin = '{\n  "$schema": "s",\n  "notation": 2,\n';
    expect(read('layouts/fragments/a.json')).toBe(`${begin}  ${node}\n}\n`);
    expect(read('src/components/a/a.layout.json')).toBe(`${begin}  "chrome": {},\n  ${node}\n}\n`);
    expect(listMisprints(tree.root)).toEqual([]);
  } finally {
    tree.remove();
  }
});

test('a document in another print is found, and put right', () => {
  const tree = plantTree({
    'layouts/pages/a.json': '{\n  "id": "a"\n}\n',
    'locales/EN.json': '{ "a": "A" }\n',
    'schemas/forms/a.schema.json': '{ "type": "object" }\n',
  });
  try {
    expect(listMisprints(tree.root).map(({ file }) => file)).toEqual(['layouts/pages/a.json']);
    printDocuments(tree.root);
    expect(readFileSync(join(tree.root, 'layouts/pages/a.json'), 'utf8')).toBe('{ "id": "a" }\n');
    expect(listMisprints(tree.root)).toEqual([]);
  } finally {
    tree.remove();
  }
});
