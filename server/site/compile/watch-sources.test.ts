import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repeatWork, watchSources } from './watch-sources.ts';

test('a watched check runs again after each change of a source, and ends when it is told to', async () => {
  const root = mkdtempSync(join(tmpdir(), 'foyer-watch-'));
  mkdirSync(join(root, 'layouts/pages'), { recursive: true });
  mkdirSync(join(root, 'other'));
  const stopping = new AbortController();
  let runs = 0;
  const watching = repeatWork(
    async () => {
      runs += 1;
    },
    { follow: (changed) => watchSources(root, changed), signal: stopping.signal },
  );
  await expect.poll(() => runs).toBe(1);
  writeFileSync(join(root, 'other/x.json'), '{}');
  writeFileSync(join(root, 'layouts/pages/notes.txt'), 'x');
  writeFileSync(join(root, 'layouts/pages/home.json'), '{}');
  await expect.poll(() => runs, { timeout: 5_000 }).toBe(2);
  stopping.abort();
  await watching;
  rmSync(root, { recursive: true });
});
