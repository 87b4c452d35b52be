import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from '../site/compile/source-hash.ts';
import { dropOldFiles } from './build-assets.ts';

let root: string;
const write = (name: string, text: string): void => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-sources-'));
  write('src/a.ts', '1');
  write('vite.config.ts', '');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('knows a build by the content and names of its sources, not by tests', async () => {
  const first = await hashSources(root);
  write('src/a.test.ts', 'test');
  expect(await hashSources(root)).toBe(first);
  write('src/a.ts', '2');
  const second = await hashSources(root);
  rmSync(join(root, 'src/a.ts'));
  write('src/b.ts', '2');
  expect(new Set([first, second, await hashSources(root)]).size).toBe(3);
});
test('keeps the files of former builds for open pages and drops them by age', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'));
  const day = 86_400_000;
  const now = Date.now();
  for (const [name, age] of [
    ['new.js', 0],
    ['recent.js', 13],
    ['old.js', 15],
  ] as const) {
    writeFileSync(join(folder, name), name);
    utimesSync(join(folder, name), new Date(now - age * day), new Date(now - age * day));
  }
  await dropOldFiles(folder, now);
  expect(readdirSync(folder).sort()).toEqual(['new.js', 'recent.js']);
  rmSync(folder, { recursive: true });
});
