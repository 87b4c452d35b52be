import { afterEach, expect, test, vi } from 'vitest';
import type { EditedView } from './site-compiler.ts';
import { openViews } from './open-views.ts';

afterEach(() => void vi.useRealTimers());

test('the thread of editors ends ten minutes after the last view, and starts again with the next', async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const empty: EditedView = { screens: [], words: {}, flows: {} };
  const views = openViews({
    view: async () => {
      said.push('view');
      return empty;
    },
    stop: async () => void said.push('stop'),
  });
  const wish = { documents: [], locale: 'EN' };
  await views.view({}, wish);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  await views.view({}, wish);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(said).toEqual(['view', 'view']);
  await vi.advanceTimersByTimeAsync(60_000);
  await views.view({}, wish);
  expect(said).toEqual(['view', 'view', 'stop', 'view']);
  await views.stop();
});
