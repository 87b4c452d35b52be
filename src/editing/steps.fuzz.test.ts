import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Step } from '../protocol/document/edit-step.ts';
import type { Json } from '../protocol/json/json.ts';
import { applySteps, documentAt } from './apply-steps.ts';
import { editAnyhow, type Draw } from './random-edits.fake.ts';
import { stepsBetween } from './steps-between.ts';

let shipped: SiteDocuments;
beforeAll(async () => {
  ({ documents: shipped } = await readSourceFiles(join(import.meta.dirname, '..', '..')));
});
const drawFrom = (seeds: readonly number[]): Draw => {
  let state = seeds.reduce((sum, one) => Math.imul(sum ^ one, 0x9e_37_79_b1) >>> 0, 1);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return below === 0 ? 0 : Math.floor((state / 2 ** 32) * below);
  };
};

it('carries random edits of all documents out by name, and undoes them to the first bytes', () => {
  const paths = Object.keys(shipped);
  let [edits, whole] = [0, 0];
  fc.assert(
    fc.property(fc.nat(paths.length - 1), fc.nat(), (which, seed) => {
      const path = paths[which] ?? '';
      const draw = drawFrom([which, seed]);
      const first = JSON.stringify(shipped[path]);
      let documents: SiteDocuments = { [path]: shipped[path] };
      const back: (readonly Step[])[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const before = documentAt(documents, path) ?? null;
        const after = editAnyhow(before, draw, String(turn));
        const steps = stepsBetween(path, before, after);
        const done = applySteps(documents, steps);
        expect(done.conflicts).toEqual([]);
        expect(JSON.stringify(done.documents[path])).toBe(JSON.stringify(after));
        edits += Math.min(1, steps.length);
        whole += steps.filter(
          (step) => step.do === 'set' && step.part === '' && step.path.length === 0,
        ).length;
        ({ documents } = done);
        back.unshift(done.inverse);
      }
      for (const steps of back) {
        const undone = applySteps(documents, steps);
        expect(undone.conflicts).toEqual([]);
        ({ documents } = undone);
      }
      expect(JSON.stringify(documents[path])).toBe(first);
    }),
    // The example takes a part away whose inner names are elsewhere too.
    { numRuns: 1_000, seed: 48, examples: [[paths.indexOf('pages/lobby'), 259_895_056]] },
  );
  expect(edits).toBeGreaterThan(3_000);
  // Nearly all have an address: a whole document would meet every other edit in it.
  expect(whole / edits).toBeLessThan(0.02);
});

const names = fc.constantFrom('a', 'b', 'c', 'd');
/** Anything that JSON can say, with names that meet, names that occur twice and keys that look like numbers. */
const anyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.constantFrom<Json>(null, true, 1, 'a'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom('id', 'code', 'items', 'props', '$e', '$node', 'show', '0', 'x'),
      fc.oneof(names, tie('value')),
      { maxKeys: 4 },
    ),
    fc.uniqueArray(names).map((ids): Json => ids.map((id) => ({ id, items: [] }))),
  ),
})).value;

it('leads from any document to any other and back, byte for byte', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (before, after) => {
      const there = applySteps({ d: before }, stepsBetween('d', before, after));
      expect(there.conflicts).toEqual([]);
      expect(JSON.stringify(there.documents['d'])).toBe(JSON.stringify(after));
      const back = applySteps(there.documents, there.inverse);
      expect(back.conflicts).toEqual([]);
      expect(JSON.stringify(back.documents['d'])).toBe(JSON.stringify(before));
    }),
    { numRuns: 3_000, seed: 48 },
  );
});
