import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Json } from '../protocol/json/json.ts';
import { applySteps } from './apply-steps.ts';
import { stepsBetween } from './steps-between.ts';

const row = (...ids: readonly string[]): Json => ids.map((id) => ({ id, label: id }));
const kinds = (before: Json, after: Json): readonly string[] =>
  stepsBetween('d', before, after).map((step) => step.do);
/** Both ways lead to the very bytes. */
const expectWay = (before: Json, after: Json): void => {
  const there = applySteps({ d: before }, stepsBetween('d', before, after));
  expect(there.conflicts).toEqual([]);
  expect(JSON.stringify(there.documents['d'])).toBe(JSON.stringify(after));
  const back = applySteps(there.documents, there.inverse);
  expect(back.conflicts).toEqual([]);
  expect(JSON.stringify(back.documents['d'])).toBe(JSON.stringify(before));
};

describe('the steps between two versions of a document', () => {
  it.each<[string, Json, Json, readonly string[]]>([
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, ['set']],
    ['a key in the middle', { a: 1, c: 3 }, { a: 1, b: 2, c: 3 }, ['set']],
    ['a key that goes', { a: 1, b: 2, c: 3 }, { a: 1, c: 3 }, ['clear']],
    ['another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, ['set']],
    ['a part that moved', { items: row('a', 'b', 'c') }, { items: row('c', 'a', 'b') }, ['move']],
    ['a part that is new', { items: row('a', 'c') }, { items: row('a', 'b', 'c') }, ['put']],
    ['a part that is gone', { items: row('a', 'b') }, { items: row('b') }, ['take']],
    ['a list that is new', { id: 'x' }, { id: 'x', items: row('a') }, ['set', 'put']],
    ['a list that is gone', { items: row('a') }, {}, ['clear']],
    ['a text between parts', { items: ['t', { id: 'a' }] }, { items: ['u', { id: 'a' }] }, ['set']],
    ['a rule', { a: { show: { '==': [1, 2] } } }, { a: { show: { '==': [1, 3] } } }, ['set']],
    [
      'a part that moved and changed',
      { items: [{ id: 'a', label: 'x' }, ...(row('b') as readonly Json[])] },
      { items: [...(row('b') as readonly Json[]), { id: 'a', label: 'y' }] },
      ['move', 'set'],
    ],
    [
      'a part that was wrapped',
      { items: row('a', 'b') },
      { items: [{ id: 'box', items: row('a') }, ...(row('b') as readonly Json[])] },
      ['put', 'move'],
    ],
    [
      'a part that was unwrapped',
      { items: [{ id: 'box', items: row('a') }, ...(row('b') as readonly Json[])] },
      { items: row('a', 'b') },
      ['move', 'take'],
    ],
    ['a name that occurs twice', { items: row('a', 'a') }, { items: row('a') }, ['set']],
    [
      'the root in a box',
      { root: { id: 'a', items: [] } },
      { root: { id: 'b', items: [{ id: 'a', items: [] }] } },
      ['set'],
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected);
    expectWay(before, after);
    expectWay(after, before);
  });

  it('makes and drops documents', () => {
    expect(kinds({ a: 1 }, { a: 1 })).toEqual([]);
    const made = applySteps({}, stepsBetween('d', undefined, { a: 1 }));
    expect(made.documents).toEqual({ d: { a: 1 } });
    const dropped = applySteps(made.documents, stepsBetween('d', { a: 1 }, undefined));
    expect(dropped.documents).toEqual({});
    expect(applySteps(dropped.documents, dropped.inverse).documents).toEqual({ d: { a: 1 } });
  });
});

describe('the documents that are shipped', () => {
  let documents: SiteDocuments;
  beforeAll(async () => {
    ({ documents } = await readSourceFiles(join(import.meta.dirname, '..', '..')));
  });
  it('are the same bytes after they were opened and saved', () => {
    const paths = Object.keys(documents);
    expect(paths.length).toBeGreaterThan(300);
    for (const path of paths) {
      const text = JSON.stringify(documents[path]);
      const opened = JSON.parse(text) as Json;
      expect(stepsBetween(path, documents[path] as Json, opened), path).toEqual([]);
      const made = applySteps({}, stepsBetween(path, undefined, opened)).documents[path];
      expect(JSON.stringify(made), path).toBe(text);
    }
  });
});
