import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { createTextMemo, type TracedResult } from './text-memo.ts';

const partOf = (texts: JsonObject) => ({ hash: JSON.stringify(texts), texts: () => texts });
const base = { greeting: 'Hello', other: 'Else' };

/** A piece of work, and how often it was done. */
const createWork = <Value>(read: (texts: JsonObject) => Value) => {
  const work = {
    runs: 0,
    run: (texts: JsonObject): Promise<Value> => {
      work.runs += 1;
      return Promise.resolve(read(texts));
    },
  };
  return work;
};

it('repeats work for a text that it read, and for no other', async () => {
  const memo = createTextMemo<unknown>(9);
  const work = createWork(({ greeting }) => greeting);
  const said = (texts: JsonObject) => memo.recall('view', partOf(texts), work.run);
  expect(await said(base)).toBe('Hello');
  expect(said({ ...base, other: 'Changed', added: 'New' })).toBe('Hello');
  expect(await said({ ...base, greeting: 'Welcome' })).toBe('Welcome');
  expect(await said(base)).toBe('Hello');
  expect(work.runs).toBe(3);
});

it('counts a text that was not there as read', async () => {
  const memo = createTextMemo<boolean>(9);
  const work = createWork((texts) => Object.hasOwn(texts, 'greeting_one') || 'greeting_two' in texts);
  const has = (texts: JsonObject) => memo.recall('view', partOf(texts), work.run);
  expect(await has(base)).toBe(false);
  expect(has({ ...base, other: 'Changed' })).toBe(false);
  expect(await has({ ...base, greeting_one: 'Hi' })).toBe(true);
  expect(await has({ ...base, greeting_two: 'Hi' })).toBe(true);
  expect(work.runs).toBe(3);
});

it('takes a list of the keys for what it is: they may say something else, and there may not be others', async () => {
  const memo = createTextMemo<number>(9);
  const work = createWork((texts) => Object.keys(texts).length);
  const count = (texts: JsonObject) => memo.recall('view', partOf(texts), work.run);
  expect(await count(base)).toBe(2);
  expect(count({ ...base, other: 'Changed' })).toBe(2);
  expect(await count({ ...base, third: 'New' })).toBe(3);
});

it('repeats work that read all texts for each of them', async () => {
  const memo = createTextMemo<JsonObject>(9);
  const work = createWork((texts) => ({ ...texts }));
  for (const texts of [base, { ...base, other: 'Changed' }, { ...base, greeting: 'Hi' }])
    expect(await memo.recall('view', partOf(texts), work.run)).toEqual(texts);
  expect(work.runs).toBe(3);
});

it('gives each of two runs at the same time what its own texts say', async () => {
  const memo = createTextMemo<unknown>(9);
  const run = async (texts: JsonObject): Promise<unknown> => {
    await Promise.resolve();
    return texts['greeting'];
  };
  const welcome = { ...base, greeting: 'Welcome' };
  const both = [base, welcome].map((texts) => memo.recall('view', partOf(texts), run));
  expect(await Promise.all(both)).toEqual(['Hello', 'Welcome']);
  expect(await memo.recall('view', partOf(base), run)).toBe('Hello');
});

it('does work again that failed', async () => {
  const memo = createTextMemo<unknown>(9);
  await expect(memo.recall('view', partOf(base), () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await memo.recall('view', partOf(base), (texts) => Promise.resolve(texts['other']))).toBe('Else');
});

it('takes results of an earlier process where the texts say the same', async () => {
  const stored = new Map<string, TracedResult<unknown>>();
  const cache = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: TracedResult<unknown>) => void stored.set(key, value),
  };
  const work = createWork(({ greeting }) => greeting);
  await createTextMemo(9, undefined, cache).recall('view', partOf(base), work.run);
  const later = createTextMemo(9, undefined, cache);
  expect(later.recall('view', partOf({ ...base, other: 'Changed' }), work.run)).toBe('Hello');
  expect(await later.recall('view', partOf({ ...base, greeting: 'Hi' }), work.run)).toBe('Hi');
  expect(work.runs).toBe(2);
});
