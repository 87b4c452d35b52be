import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listSources } from './list-sources.ts';

/** What operators and testers read: the console, the lab, and the commands. */
const read = /^(src\/(console|lab)\/|server\/(site|db)\/|server\/start\.ts$)/;
const patterns = [
  // `count === 1 ? 'is' : 'are'`
  /[=!]== 1 \? ['"`][^'"`\\]*['"`] : ['"`]/,
  // `${changes.length} changes`
  /\$\{[^{}]*\b(length|count|size|total|failures|links)\} [a-z]+s\b/i,
];
const findOwn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => patterns.some((rule) => rule.test(line)));

test('numbers before a word go through the one rule for plurals', () => {
  const files = listSources(resolve(import.meta.dirname, '../..')).filter(
    ({ path }) => read.test(path) && /\.tsx?$/.test(path) && !/\.(test|fake)\.tsx?$/.test(path),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(({ path, text }) => findOwn(text).map((line) => `${path}: ${line.trim()}`))).toEqual(
    [],
  );
});

test.each([
  '`${changes.length} changes`',
  "count === 1 ? '1 try' : `${count} tries`",
  '`of ${total} documents`',
])('a planted %s is found', (line) => expect(findOwn(line)).toHaveLength(1));
