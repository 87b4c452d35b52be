import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStamp } from '../../schemas/ensure-generated.mjs';

const root = join(import.meta.dirname, '../..');
const listFiles = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...words], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');
const tracked = listFiles('*/generated/*').filter((path) => !path.startsWith('tests/'));

/** What takes minutes to make, or is measured with a tolerance (decision 137). */
const exceptions =
  /^src\/(machines\/generated\/(graphs|pictures)(\/[a-z-]+)?|protocol\/generated\/component-weights)\.ts$/;

it('the repository has of what is generated only the exceptions', () => {
  expect(tracked.length).toBeGreaterThan(100);
  expect(tracked.filter((path) => !exceptions.test(path))).toEqual([]);
});

it('no file that is made in seconds is in the repository, and none is new to it', () => {
  const made = Object.keys(readStamp(root)?.made ?? {});
  expect(made.length).toBeGreaterThan(100);
  expect(listFiles('--cached', '--others', '--exclude-standard', '--', ...made)).toEqual([]);
});

it('generated TypeScript in the repository has at most 5,000 lines', () => {
  const lines = tracked
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5_000);
});
