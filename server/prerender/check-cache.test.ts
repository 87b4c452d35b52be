import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemo, readThrough } from '../../src/compiler/memory.ts';
import { openCheckCache } from './check-cache.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-check-'));
  file = join(folder, 'check-cache.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clean = { isClean: true, moments: 7 };
const fail = (): never => {
  throw new Error('made again');
};

it('gives a later process what an earlier one found, null included', async () => {
  const first = openCheckCache(file);
  expect(createMemo(9, undefined, first.proofs).recall('group', () => clean)).toEqual(clean);
  expect(createMemo<string | null>(9, undefined, first.opinions).recall('rule', () => null)).toBeNull();
  expect(await readThrough(first.validators, 'form', () => Promise.resolve('code'))).toBe('code');
  first.close();
  const second = openCheckCache(file);
  expect(createMemo(9, undefined, second.proofs).recall('group', fail)).toEqual(clean);
  expect(createMemo<string | null>(9, undefined, second.opinions).recall('rule', fail)).toBeNull();
  expect(await readThrough(second.validators, 'form', fail)).toBe('code');
});

it('keeps results of one kind apart from those of another, and of another key', () => {
  const first = openCheckCache(file);
  first.opinions.set('key', 'they disagree');
  first.close();
  const { opinions, validators } = openCheckCache(file);
  expect([opinions.get('key'), opinions.get('other'), validators.get('key')]).toEqual([
    'they disagree',
    undefined,
    undefined,
  ]);
});

it('makes a result again that the caller does not take, and does not leave it to the next process', () => {
  const cache = openCheckCache(file);
  cache.proofs.set('group', { isClean: false, moments: 1 });
  const unclean = createMemo(9, undefined, cache.proofs);
  unclean.recall(
    'other',
    () => ({ isClean: false, moments: 1 }),
    ({ isClean }) => isClean,
  );
  expect(cache.proofs.get('other')).toBeUndefined();
  const memo = createMemo(9, undefined, cache.proofs);
  expect(
    memo.recall(
      'group',
      () => clean,
      ({ isClean }) => isClean,
    ),
  ).toEqual(clean);
});

it('adds to the file what a process found, and writes nothing where that is nothing', () => {
  for (const key of ['one', 'two']) {
    const cache = openCheckCache(file);
    cache.validators.set(key, key);
    cache.close();
  }
  const third = openCheckCache(file);
  expect([third.validators.get('one'), third.validators.get('two')]).toEqual(['one', 'two']);
  rmSync(file);
  third.close();
  expect(existsSync(file)).toBe(false);
});

it('holds nothing once it is closed', () => {
  const cache = openCheckCache(file);
  cache.validators.set('one', 'one');
  cache.close();
  const written = readFileSync(file, 'utf8');
  cache.validators.set('two', 'two');
  cache.close();
  expect([cache.validators.get('one'), cache.validators.get('two')]).toEqual([undefined, undefined]);
  expect(readFileSync(file, 'utf8')).toBe(written);
});

it('starts without results where the file was cut off, and works where nothing can be written', () => {
  writeFileSync(file, '{"validators":{"a');
  expect(openCheckCache(file).validators.get('a')).toBeUndefined();
  const nowhere = openCheckCache(join(folder, 'none', 'check-cache.json'));
  nowhere.validators.set('one', 'one');
  expect(() => nowhere.close()).not.toThrow();
});
