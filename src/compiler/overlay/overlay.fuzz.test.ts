import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SiteDocuments } from '../../protocol/document/document.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { applyOverlay } from './apply-overlay.fake.ts';
import { mergeBase } from './merge-base.ts';
import { makeOverlay } from './overlay.ts';

interface Part {
  readonly id: string;
  readonly props: JsonObject;
  readonly children: readonly (Part | JsonObject)[];
}
const words = fc.constantFrom('a', 'b', 'c', 'd', 'e');
/** Anything that JSON can say, with names that meet, names that stand twice and keys that look reserved. */
const anyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<Json>(null, true, 1, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom('id', 'code', 'props', 'children', '$e', '$t', '$node', 'show', '__proto__', 'x'),
      fc.oneof(words, tie('value')),
      { maxKeys: 4 },
    ),
  ),
})).value;
const anySite: fc.Arbitrary<SiteDocuments> = fc.dictionary(
  fc.constantFrom('site', 'pages/a', 'pages/b', '__proto__'),
  anyJson,
  { maxKeys: 3 },
);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('gives the site back that it was made of, whatever the documents hold', () => {
  fc.assert(
    fc.property(anySite, anySite, (base, site) => {
      const overlay = plain(makeOverlay(base, site)) as ReturnType<typeof makeOverlay>;
      expect(plain(applyOverlay(base, overlay))).toEqual(plain(site));
    }),
    { numRuns: 3_000 },
  );
});
it('holds nothing where nothing was changed', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      expect(makeOverlay(site, site)).toEqual({});
    }),
  );
});

/** A page of named parts: numbers say which part an edit is about. */
const makePage = (shape: readonly number[]): Part => {
  const children = new Map<number, Part[]>([[-1, []]]);
  const parts = shape.map((_, index): Part => ({
    id: `n${index}`,
    props: { text: `t${index}` },
    children: [],
  }));
  shape.forEach((place, index) => {
    const parent = index === 0 ? -1 : place % index;
    const list = children.get(parent) ?? [];
    const part = parts[index];
    if (part !== undefined) children.set(parent, [...list, part]);
  });
  const build = (index: number): Part => ({
    ...(parts[index] as Part),
    children: (children.get(index) ?? []).map(({ id }) => build(Number(id.slice(1)))),
  });
  return { id: 'root', props: {}, children: shape.length === 0 ? [] : [build(0)] };
};
type Edit = (part: Part) => Part;
const editPart = (root: Part, id: string, edit: Edit): Part =>
  root.id === id
    ? edit(root)
    : {
        ...root,
        children: root.children.map((child) =>
          'props' in child ? editPart(child as Part, id, edit) : child,
        ),
      };
const setProp =
  (key: string, value: Json): Edit =>
  (part) => ({ ...part, props: { ...part.props, [key]: value } });
const addChild =
  (id: string): Edit =>
  (part) => ({ ...part, children: [{ id, props: {}, children: [] }, ...part.children] });
const dropChildren = (): Edit => (part) => ({ ...part, children: [] });

interface Step {
  readonly at: number;
  readonly what: 'prop' | 'add' | 'drop';
  readonly key: string;
}
const steps = fc.array(
  fc.record({
    at: fc.nat(9),
    what: fc.constantFrom('prop', 'add', 'drop'),
    key: words,
  }),
  { maxLength: 5 },
);
const edit = (page: Part, list: readonly Step[], side: string): Part =>
  list.reduce((current, { at, what, key }, index) => {
    const edits = {
      prop: setProp(`${side}${key}`, `${side}${index}`),
      add: addChild(`${side}${index}`),
      drop: dropChildren(),
    };
    return editPart(current, `n${at}`, edits[what]);
  }, page);
const toSite = (root: Part): SiteDocuments => ({ 'pages/a': { id: 'a', root: root as unknown as Json } });
const shapes = fc.array(fc.nat(20), { minLength: 3, maxLength: 10 });

it('merges edits that do not meet the same, no matter who made which', () => {
  let merged = 0;
  fc.assert(
    fc.property(shapes, steps, steps, (shape, first, second) => {
      const page = makePage(shape);
      const [old, one, other] = [page, edit(page, first, 'p'), edit(page, second, 'q')].map(toSite);
      if (old === undefined || one === undefined || other === undefined) return;
      const [there, back] = [mergeBase(old, one, other), mergeBase(old, other, one)];
      expect(there.conflicts.length > 0).toBe(back.conflicts.length > 0);
      if (there.conflicts.length > 0) return;
      merged += 1;
      expect(there.documents).toEqual(back.documents);
    }),
    { numRuns: 1_500 },
  );
  expect(merged).toBeGreaterThan(300);
});
it('makes of edits that only set and add what doing one after the other makes', () => {
  const gentle = steps.map((list) => list.filter(({ what }) => what === 'prop'));
  fc.assert(
    fc.property(shapes, gentle, gentle, (shape, first, second) => {
      const page = makePage(shape);
      const { documents, conflicts } = mergeBase(
        toSite(page),
        toSite(edit(page, first, 'p')),
        toSite(edit(page, second, 'q')),
      );
      expect(conflicts).toEqual([]);
      expect(documents).toEqual(toSite(edit(edit(page, first, 'p'), second, 'q')));
    }),
    { numRuns: 500 },
  );
});
it('leaves a document as it is that only one side changed, whatever it holds', () => {
  fc.assert(
    fc.property(anySite, anySite, anySite, (old, next, ownSite) => {
      const { documents, conflicts } = mergeBase(old, next, ownSite);
      const [theirs, yours] = [makeOverlay(old, next), makeOverlay(old, ownSite)];
      const read = (site: SiteDocuments, path: string): unknown =>
        Object.hasOwn(site, path) ? plain(site[path]) : undefined;
      for (const path of new Set([...Object.keys(old), ...Object.keys(next), ...Object.keys(ownSite)])) {
        if (!Object.hasOwn(theirs, path)) expect(read(documents, path)).toEqual(read(ownSite, path));
        else if (!Object.hasOwn(yours, path)) expect(read(documents, path)).toEqual(read(next, path));
        else continue;
        expect(conflicts.filter(({ document }) => document === path)).toEqual([]);
      }
    }),
    { numRuns: 1_500 },
  );
});
it('loses nothing that either side wrote: it is in the site, or it is told', () => {
  fc.assert(
    fc.property(shapes, steps, steps, (shape, first, second) => {
      const page = makePage(shape);
      const [old, next, ownSite] = [page, edit(page, first, 'p'), edit(page, second, 'q')].map(toSite);
      if (old === undefined || next === undefined || ownSite === undefined) return;
      const { documents, conflicts } = mergeBase(old, next, ownSite);
      const text = JSON.stringify(documents);
      const told = JSON.stringify(conflicts);
      // Every value that either side wrote is in the site or told.
      for (const side of [next, ownSite])
        for (const [, value = ''] of JSON.stringify(side).matchAll(/"([pq]\d)"/g))
          expect(`${text} ${told}`).toContain(value);
      expect(text).not.toContain('$node');
    }),
    { numRuns: 1_500 },
  );
});
