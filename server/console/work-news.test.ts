import { expect, it, vi } from 'vitest';
import { createWorkNews } from './work-news.ts';

it('answers everybody who waits when something comes, and at once what came since a mark', async () => {
  const workNews = createWorkNews({ process: 'a' });
  const both = Promise.all([workNews.wait(''), workNews.wait('a:0')]);
  workNews.note();
  expect(await both).toEqual([
    { mark: 'a:1', isNews: true },
    { mark: 'a:1', isNews: true },
  ]);
  expect(await workNews.wait('a:0')).toEqual({ mark: 'a:1', isNews: true });
});

it('waits where nothing came, for a mark of another process too, and ends with the process', async () => {
  vi.useFakeTimers();
  const workNews = createWorkNews({ process: 'a' });
  const quiet = workNews.wait('b:7');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await quiet).toEqual({ mark: 'a:0', isNews: false });
  const last = workNews.wait('a:0');
  workNews.close();
  expect(await last).toEqual({ mark: 'a:0', isNews: false });
  expect(await workNews.wait('a:0')).toEqual({ mark: 'a:0', isNews: false });
  vi.useRealTimers();
});
