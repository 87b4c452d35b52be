import { expect, it } from 'vitest';
import type { Step } from '../protocol/document/edit-step.ts';
import type { Json } from '../protocol/json/json.ts';
import { applySteps, invertSteps } from './apply-steps.ts';
import { fingerprintOf } from './fingerprint.ts';
import { stepsBetween } from './steps-between.ts';

const page = (...items: readonly Json[]): Json => ({ name: 'Home', items });
const part = (id: string, label = id): Json => ({ id, label });
const [a, b, c] = [part('a'), part('b'), part('c')];

/** What becomes of mine and of theirs, both made on the same page; theirs came first. */
const meet = (before: Json, theirs: Json, mine: Json) => {
  const steps = stepsBetween('d', before, mine);
  const now = { d: theirs };
  const { conflicts, documents, last } = applySteps(now, steps);
  return { steps, conflicts, last, now, result: documents['d'] };
};

it.each<[string, Json, Json, Json, Json]>([
  ['different values', { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }],
  ['the same value in the same way', { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }],
  [
    'a change in a part that moved',
    page(a, b),
    page(b, a),
    page(part('a', 'new'), b),
    page(b, part('a', 'new')),
  ],
  ['a part behind one that moved', page(a, b), page(b, a), page(a, c, b), page(b, a, c)],
  ['a move beside a move', page(a, b, c), page(b, a, c), page(c, a, b), page(c, b, a)],
  ['a move of what got a neighbour', page(a, b), page(c, a, b), page(b, a), page(c, b, a)],
  ['what is taken already', page(a, b), page(b), page(b), page(b)],
  ['what is cleared already', { x: 1, y: 1 }, { y: 1 }, { y: 1 }, { y: 1 }],
])('nothing is asked about %s', (_name, before, theirs, mine, result) => {
  const met = meet(before, theirs, mine);
  expect(met.conflicts).toEqual([]);
  expect(met.result).toEqual(result);
});

it.each<[string, Json, Json, Json, Json | undefined, boolean]>([
  ['a value', { x: 1 }, { x: 2 }, { x: 3 }, 2, true],
  ['a value that was cleared', { x: 1, y: 1 }, { y: 1 }, { x: 3, y: 1 }, undefined, true],
  ['clearing a value', { x: 1, y: 1 }, { x: 2, y: 1 }, { y: 1 }, 2, true],
  ['a key that both added', {}, { x: 2 }, { x: 3 }, 2, true],
  ['taking what changed', page(a, b), page(part('a', 'new'), b), page(b), part('a', 'new'), true],
  ['a change in what was taken', page(a, b), page(b), page(part('a', 'new'), b), undefined, false],
  ['a part for a list that is gone', page(a), { name: 'Home' }, page(a, b), undefined, false],
  ['a name that both put', page(a), page(a, part('b', 'theirs')), page(a, b), part('b', 'theirs'), false],
  [
    'a part that both moved',
    page(a, b, c),
    page(b, c, a),
    page(b, a, c),
    { part: '', path: ['items'], after: 'id:c' },
    true,
  ],
])('it is asked about %s', (_name, before, theirs, mine, value, canKeep) => {
  const met = meet(before, theirs, mine);
  expect(met.conflicts).toMatchObject([{ canKeep, seen: fingerprintOf(value) }]);
  expect(met.conflicts[0]?.theirs).toEqual(value);
  const seen = met.conflicts[0]?.seen ?? '';
  const given = applySteps(met.now, met.steps, [{ step: 0, keep: 'theirs', seen }]);
  expect(given.conflicts).toEqual([]);
  expect(given.documents['d']).toEqual(theirs);
  const taken = applySteps(met.now, met.steps, [{ step: 0, keep: 'mine', seen }]);
  expect(taken.conflicts).toHaveLength(canKeep ? 0 : 1);
  if (canKeep) expect(taken.documents['d']).toEqual(mine);
});

it('asks again where the value changed once more', () => {
  const steps = stepsBetween('d', { x: 1 }, { x: 3 });
  const [conflict] = applySteps({ d: { x: 2 } }, steps).conflicts;
  const settled = [{ step: 0, keep: 'mine', seen: conflict?.seen ?? '' }] as const;
  expect(applySteps({ d: { x: 9 } }, steps, settled).conflicts).toMatchObject([{ theirs: 9 }]);
});

it('puts a part last where the one in front is gone, and says so', () => {
  const met = meet(page(a, b), page(b), page(a, c, b));
  expect(met.result).toEqual(page(b, c));
  expect(met.last).toEqual([0]);
});

it('asks about documents that both made, and drops none that changed', () => {
  const made = stepsBetween('d', undefined, { x: 1 });
  expect(applySteps({ d: { x: 2 } }, made).conflicts).toMatchObject([{ theirs: { x: 2 }, canKeep: true }]);
  const dropped = stepsBetween('d', { x: 1 }, undefined);
  expect(applySteps({ d: { x: 2 } }, dropped).conflicts).toMatchObject([{ theirs: { x: 2 } }]);
  expect(applySteps({}, dropped)).toMatchObject({ conflicts: [], documents: {} });
  expect(applySteps({}, stepsBetween('d', { x: 1 }, { x: 2 })).conflicts).toMatchObject([{ canKeep: false }]);
});

it('goes back to the first bytes where steps rename a part or put its name twice', () => {
  const before = { d: page(a, b) };
  const text = JSON.stringify(before);
  const renames: readonly (readonly Step[])[] = [
    [{ document: 'd', do: 'set', part: 'id:a', path: ['id'], value: 'z', was: 'a' }],
    [{ document: 'd', do: 'set', part: 'id:a', path: ['id'], value: 'b', was: 'a' }],
    [{ document: 'd', do: 'set', part: 'id:a', path: [], value: part('z'), was: a }],
    [{ document: 'd', do: 'set', part: 'id:a', path: ['inner'], value: part('a') }],
  ];
  for (const steps of renames) {
    const { documents, conflicts } = applySteps(before, steps);
    expect(conflicts).toEqual([]);
    expect(JSON.stringify(documents)).not.toBe(text);
    expect(JSON.stringify(applySteps(documents, invertSteps(before, steps)).documents)).toBe(text);
  }
});
