import { expect, test } from 'vitest';
import { createDeltaReader, createDeltaWriter } from './record-delta.ts';

test('carries what is new or another, and keeps the rest as the objects that they are', () => {
  const write = createDeltaWriter<object | undefined>();
  const read = createDeltaReader<object | undefined>();
  const [a, b, none] = [{ a: 1 }, { b: 1 }, undefined];
  const first = write({ a, none, b });
  expect(first).toEqual({ removed: [], values: { a, none, b }, size: 3 });
  const before = read(structuredClone(first));
  const second = write({ c: b, b: { b: 2 }, none, a });
  expect(second).toEqual({ removed: [], values: { c: b, b: { b: 2 } }, size: 4 });
  const after = read(structuredClone(second));
  expect(after).toEqual({ c: b, b: { b: 2 }, none, a });
  expect(after['a']).toBe(before['a']);
  // What went comes again as a whole.
  const third = write({ a });
  expect(third).toEqual({ removed: ['c', 'b', 'none'], values: {}, size: 1 });
  expect(read(third)).toEqual({ a });
  expect(write({ a, b }).values).toEqual({ b });
});

test('a name that says all of its value is sent once', () => {
  const write = createDeltaWriter<{ readonly body: string }>(() => true);
  write({ one: { body: 'x' } });
  expect(write({ one: { body: 'x' }, two: { body: 'y' } }).values).toEqual({ two: { body: 'y' } });
});

test('says of a change nothing of the names that stay', () => {
  const write = createDeltaWriter<number>();
  const names = Array.from({ length: 1_000 }, (_, index) => `pages/${index}`);
  const record = Object.fromEntries(names.map((name) => [name, 1]));
  write(record);
  expect(write({ ...record, 'pages/7': 2 })).toEqual({ removed: [], values: { 'pages/7': 2 }, size: 1_000 });
});

test('refuses to build on what was never read', () => {
  const read = createDeltaReader<number>();
  expect(() => read({ removed: [], values: {}, size: 1 })).toThrow(/Expected 1 name on top/);
});
