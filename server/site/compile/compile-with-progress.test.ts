import { expect, test, vi } from 'vitest';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { compileWithProgress } from './compile-with-progress.ts';

test('says what is checked, and every ten seconds that it still is', async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const slow = {
    compile: (_documents: SiteDocuments) =>
      new Promise<{ release: null; issues: [] }>((resolve) => {
        setTimeout(() => resolve({ release: null, issues: [] }), 25_000);
      }),
  };
  const checked = compileWithProgress(slow, (sentence) => said.push(sentence)).compile({ a: {}, b: {} });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await checked).toEqual({ release: null, issues: [] });
  expect(said).toEqual([
    'Checking 2 documents.',
    'Still checking, 10 s so far.',
    'Still checking, 20 s so far.',
  ]);
});
