import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { readTreePointer, toWritten, writeTreePointer } from '../../src/notation/places.ts';
import { printDocument } from '../../src/notation/print-document.ts';
import { isWriting, readWriting } from '../../src/notation/read.ts';
import { hasNotation } from '../../src/notation/grammar.ts';
import { writeTree } from '../../src/notation/write.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import { isJsonObject, isSameJson } from '../../src/protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { applyChanges, conformanceCases } from '../conformance/conformance-cases.ts';
import { listSources } from '../law/list-sources.ts';
import { siteChecker } from './site-checker.ts';

const root = join(import.meta.dirname, '..', '..');
const { documents } = await readSourceFiles(root);
const shipped = Object.entries(documents as Readonly<Record<string, Json>>).filter(([path]) =>
  hasNotation(path),
);
const examples = listSources(root)
  .filter(({ path }) => path.startsWith('src/') && path.endsWith('.layout.json'))
  .map(({ path: file, text }): readonly [string, Json] => {
    const path = `pages/example-${file.slice(file.lastIndexOf('/') + 1, -'.layout.json'.length)}`;
    return [path, readWriting(path, JSON.parse(text) as Json).tree];
  });
const cases = conformanceCases.flatMap(({ changes }) =>
  Object.entries(applyChanges(changes)).filter(([path]) => hasNotation(path)),
) as unknown as readonly (readonly [string, Json])[];

const listPointers = (value: Json, pointer = ''): readonly string[] => [
  pointer,
  ...(Array.isArray(value) || isJsonObject(value)
    ? Object.entries(value as JsonObject).flatMap(([key, part]) =>
        listPointers(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
      )
    : []),
];

/** Documents that come out as another tree, or in another text the second time. */
const listChanged = (trees: readonly (readonly [string, Json])[]): readonly string[] =>
  trees.flatMap(([path, tree]) => {
    const text = printDocument(path, tree);
    const { tree: back, faults } = readWriting(path, JSON.parse(text) as Json);
    const isSame = isSameJson(back, tree) && faults.length === 0 && printDocument(path, back) === text;
    return isSame ? [] : [path];
  });

describe('tree, writing, text, tree', () => {
  it.each([
    ['of the documents of the site', shipped, 220],
    ['of the examples of the components', examples, 110],
    ['of the cases of the language', cases, 2_000],
  ] as const)('is the same %s', (_, trees, least) => {
    expect(trees.length).toBeGreaterThan(least);
    expect(listChanged(trees)).toEqual([]);
  });

  it('has a writing of every document that the site and the components ship', () => {
    const bare = [...shipped, ...examples].filter(([path, tree]) => !isWriting(path, writeTree(path, tree)));
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it('has a written place for every place of a tree, which leads back', () => {
    let count = 0;
    const lost: string[] = [];
    for (const [path, tree] of shipped) {
      const writing = writeTree(path, tree);
      const places = new Set(listPointers(writing));
      for (const pointer of listPointers(tree)) {
        count += 1;
        if (!places.has(toWritten(writing, pointer))) lost.push(`${path}${pointer}`);
        if (readTreePointer(tree, writeTreePointer(writing, pointer)) !== pointer)
          lost.push(`${path}${pointer} and back`);
      }
    }
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(50_000);
  }, 60_000);
});

it('the release is the same from the trees and from what is written of them', async () => {
  const written: SiteDocuments = Object.fromEntries(
    Object.entries(documents as Readonly<Record<string, Json>>).map(([path, tree]) => [
      path,
      readWriting(path, JSON.parse(printDocument(path, tree)) as Json).tree,
    ]),
  );
  const [before, after] = [await siteChecker.check(documents), await siteChecker.check(written)];
  expect(after.release?.hash).toBe(before.release?.hash);
  expect(before.release).not.toBeNull();
}, 200_000);
