import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { isJsonObject, isSameJson } from '../protocol/json/json-patches.ts';
import type { Json } from '../protocol/json/json.ts';
import { toWritten } from './places.ts';
import { printDocument } from './print-document.ts';
import { isWriting, readWriting } from './read.ts';
import { anything, trees } from './tree.fake.ts';
import { writeTree } from './write.ts';

const numRuns = byEffort(1_000, 20_000);
/** At night 20,000 trees take 100 seconds of the processor alone, and 220 beside other tests. */
const limitMs = byEffort(120_000, 480_000);
/** JSON has no minus nought, and no member without a value. */
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const listPointers = (value: Json, pointer = ''): readonly string[] => [
  pointer,
  ...(Array.isArray(value) || isJsonObject(value)
    ? Object.entries(value).flatMap(([key, part]) =>
        listPointers(part as Json, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
      )
    : []),
];

it(
  'tree, writing, text, tree: the same again, whatever the tree says',
  () => {
    let writings = 0;
    fc.assert(
      fc.property(trees, ({ path, tree: written }) => {
        const tree = asJson(written);
        const writing = writeTree(path, tree);
        if (isWriting(path, writing)) writings += 1;
        const text = printDocument(path, tree);
        expect(isSameJson(JSON.parse(text) as Json, writing), text).toBe(true);
        const { tree: back, faults } = readWriting(path, JSON.parse(text) as Json);
        expect(isSameJson(back, tree), text).toBe(true);
        expect(faults).toEqual([]);
        // What is written is the one writing: it comes out the same from its own tree.
        expect(printDocument(path, back)).toBe(text);
      }),
      { numRuns },
    );
    expect(writings).toBeGreaterThan(numRuns / 2);
  },
  limitMs,
);

it('whatever JSON says can be written and read again, and nothing throws', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const tree = asJson({ ...(isJsonObject(value) ? value : { root: value }), language: 1 });
      expect(isSameJson(readWriting('pages/page', writeTree('pages/page', tree)).tree, tree)).toBe(true);
      const read = readWriting('pages/page', asJson({ ...tree, notation: 2 }));
      expect(isJsonObject(read.tree)).toBe(true);
    }),
    { numRuns },
  );
});

it('every place of a tree has one in its writing', () => {
  fc.assert(
    fc.property(trees, ({ path, tree: written }) => {
      const tree = asJson(written);
      const writing = writeTree(path, tree);
      const places = new Set(listPointers(writing));
      const lost = listPointers(tree).filter((pointer) => !places.has(toWritten(writing, pointer)));
      expect(lost).toEqual([]);
    }),
    { numRuns: numRuns / 5 },
  );
});
