import fc from 'fast-check';
import { applyPatches, enablePatches, type Objectish } from 'immer';
import { describe, expect, it } from 'vitest';
import { makePatches, readPath, readPointer, replaceAt, writePointer } from './json-patches.ts';
import type { Json } from './json.ts';

enablePatches();
// Immer refuses names of prototypes, as documents do.
const names = fc.string({ maxLength: 3 }).filter((name) => !['__proto__', 'constructor'].includes(name));
const { tree: value } = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Json>(null, true, false),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('tree')) as fc.Arbitrary<Json>,
    fc.dictionary(names, tie('tree')) as fc.Arbitrary<Json>,
  ),
}));
const documents = fc.dictionary(names, value) as fc.Arbitrary<Json>;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('patches between two documents', () => {
  it('make the second of the first', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const patches = makePatches('d', before, after).map(({ op, path, value }) => ({
          op,
          path: [...path],
          value,
        }));
        expect(plain(applyPatches(before as Objectish, patches))).toEqual(plain(after));
      }),
    );
  });
  it('are none between equal documents', () => {
    fc.assert(
      fc.property(documents, (value) => {
        expect(makePatches('d', value, structuredClone(value))).toEqual([]);
      }),
    );
  });
  it('touch only what differs', () => {
    const before = { fields: { a: { on: true }, b: { on: true } }, list: [1, 2] };
    const after = { fields: { a: { on: false }, b: { on: true } }, list: [1, 3] };
    expect(makePatches('d', before, after)).toEqual([
      { document: 'd', op: 'replace', path: ['fields', 'a', 'on'], value: false },
      { document: 'd', op: 'replace', path: ['list', 1], value: 3 },
    ]);
  });
});

describe('pointers', () => {
  it('come back from their text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(readPointer(writePointer(path))).toEqual(path);
      }),
    );
  });
  it('lead nowhere through a prototype', () => {
    expect(readPath({ a: 1 }, ['constructor'])).toBeUndefined();
  });
  it('replace a value inside a copy', () => {
    const before = { a: [{ b: 1 }] };
    expect(replaceAt(before, ['a', '0', 'b'], 2)).toEqual({ a: [{ b: 2 }] });
    expect(before).toEqual({ a: [{ b: 1 }] });
  });
});
