import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FixChange, Issue } from '../../protocol/release/issue.ts';
import type { Json } from '../../protocol/json/json.ts';
import { applyFix, fixAll, FixMisfit } from './apply-fix.ts';

const fix = (...changes: readonly FixChange[]) => ({ summary: 'x', changes });
const issue = (pointer: string, ...changes: readonly FixChange[]): Issue => ({
  code: 'shape.unknown-key',
  severity: 'error',
  document: 'a',
  pointer,
  message: 'X.',
  fix: fix(...changes),
});

describe('applyFix', () => {
  it('changes one place and keeps every other key where it stood', () => {
    const before = { a: 1, b: { c: [1, 2, 3], d: 4 }, e: 5 };
    const after = applyFix(before, fix({ op: 'rename', pointer: '/b/c', to: 'list' }));
    expect(JSON.stringify(after)).toBe('{"a":1,"b":{"list":[1,2,3],"d":4},"e":5}');
    expect(before).toEqual({ a: 1, b: { c: [1, 2, 3], d: 4 }, e: 5 });
  });

  it('adds, replaces and takes out, in lists too, one after the other', () => {
    const changes: readonly FixChange[] = [
      { op: 'add', pointer: '/list/1', value: 'new' },
      { op: 'remove', pointer: '/list/0' },
      { op: 'add', pointer: '/list/-', value: 'last' },
      { op: 'replace', pointer: '/a~1b', value: 2 },
    ];
    expect(applyFix({ list: ['x', 'y'], 'a/b': 1 }, fix(...changes))).toEqual({
      list: ['new', 'y', 'last'],
      'a/b': 2,
    });
  });

  it.each<FixChange>([
    { op: 'replace', pointer: '/b', value: 1 },
    { op: 'remove', pointer: '/list/2' },
    { op: 'add', pointer: '/list/3', value: 1 },
    { op: 'rename', pointer: '/a', to: 'list' },
    { op: 'rename', pointer: '/list/0', to: 'x' },
    { op: 'replace', pointer: '/a/b/c', value: 1 },
    { op: 'remove', pointer: '' },
    { op: 'replace', pointer: '/__proto__/x', value: 1 },
  ])('refuses a change that has no place: %j', (change) => {
    expect(() => applyFix({ a: 1, list: [1, 2] }, fix(change))).toThrow(FixMisfit);
  });

  it('either changes a document or says that it has no place, whatever it is given', () => {
    const pointer = fc
      .array(fc.oneof(fc.constantFrom('a', 'b', '0', '1', '-', '__proto__'), fc.string({ maxLength: 3 })), {
        maxLength: 3,
      })
      .map((keys) => keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));
    const change = fc.oneof(
      fc.record({ op: fc.constantFrom('add' as const, 'replace' as const), pointer, value: fc.jsonValue() }),
      fc.record({ op: fc.constant('remove' as const), pointer }),
      fc.record({ op: fc.constant('rename' as const), pointer, to: fc.string({ maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), change, (document, each) => {
        const copy = JSON.stringify(document);
        try {
          applyFix(document as Json, fix(each));
        } catch (error) {
          expect(error).toBeInstanceOf(FixMisfit);
        }
        expect(JSON.stringify(document)).toBe(copy);
      }),
      { numRuns: 2_000, seed: 5 },
    );
  });
});

describe('fixAll', () => {
  it('leaves a fix for the next round when another one touched the same place', () => {
    const documents = { a: { list: ['x', 'y', 'z'] }, b: {} };
    const result = fixAll(documents, [
      issue('/list/0', { op: 'remove', pointer: '/list/0' }),
      issue('/list/1', { op: 'remove', pointer: '/list/1' }),
    ]);
    expect(result.documents.a).toEqual({ list: ['y', 'z'] });
    expect(result.documents.b).toBe(documents.b);
    expect(result.applied).toHaveLength(1);
  });

  it('passes over a fix that has no place any more', () => {
    const { documents, applied } = fixAll({ a: {} }, [issue('/x', { op: 'remove', pointer: '/x' })]);
    expect([documents, applied]).toEqual([{ a: {} }, []]);
  });
});
