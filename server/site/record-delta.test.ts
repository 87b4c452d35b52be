import { expect, test } from 'vitest';
import { createDeltaReader, createDeltaWriter } from './record-delta.ts';

test('carries what is new or another, and keeps the rest as the objects that they are', () => {
  const write = createDeltaWriter<object | undefined>();
  const read = createDeltaReader<object | undefined>();
  const [a, b, none] = [{ a: 1 }, { b: 1 }, undefined];
  const first = write({ a, none, b });
  expect(first).toEqual({ names: ['a', 'none', 'b'], values: { a, none, b } });
  const before = read(structuredClone(first));
  const second = write({ c: b, b: { b: 2 }, none, a });
  expect(second).toEqual({ names: ['c', 'b', 'none', 'a'], values: { c: b, b: { b: 2 } } });
  const after = read(structuredClone(second));
  expect(after).toEqual({ c: b, b: { b: 2 }, none, a });
  expect(Object.keys(after)).toEqual(['c', 'b', 'none', 'a']);
  expect(after['a']).toBe(before['a']);
  // What went comes again as a whole.
  expect(write({ a }).values).toEqual({});
  expect(write({ a, b }).values).toEqual({ b });
});

test('a name that says all of its value is sent once', () => {
  const write = createDeltaWriter<{ readonly body: string }>(() => true);
  write({ one: { body: 'x' } });
  expect(write({ one: { body: 'x' }, two: { body: 'y' } }).values).toEqual({ two: { body: 'y' } });
});

test('refuses to build on what was never read', () => {
  const read = createDeltaReader<number>();
  expect(() => read({ names: ['a'], values: {} })).toThrow(/Expected a in this record/);
});
