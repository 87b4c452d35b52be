import { expect, it, vi } from 'vitest';
import { createDeskNews } from './desk-news.ts';

it('answers everybody who waits when something comes, and at once what came since a mark', async () => {
  const desk = createDeskNews({ process: 'a' });
  const both = Promise.all([desk.wait(''), desk.wait('a:0')]);
  desk.note();
  expect(await both).toEqual([
    { mark: 'a:1', isNews: true },
    { mark: 'a:1', isNews: true },
  ]);
  expect(await desk.wait('a:0')).toEqual({ mark: 'a:1', isNews: true });
});

it('waits where nothing came, for a mark of another process too, and ends with the process', async () => {
  vi.useFakeTimers();
  const desk = createDeskNews({ process: 'a' });
  const quiet = desk.wait('b:7');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await quiet).toEqual({ mark: 'a:0', isNews: false });
  const last = desk.wait('a:0');
  desk.close();
  expect(await last).toEqual({ mark: 'a:0', isNews: false });
  expect(await desk.wait('a:0')).toEqual({ mark: 'a:0', isNews: false });
  vi.useRealTimers();
});
