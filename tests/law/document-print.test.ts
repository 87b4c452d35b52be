import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listMisprints, printDocuments } from './document-print.ts';
import { plantTree } from './planted.fixture.ts';

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
