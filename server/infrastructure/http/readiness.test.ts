import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

const open = () => {
  let time = 0;
  let answer: (takesFiles: boolean) => void = () => undefined;
  let count = 0;
  const readiness = createReadiness({
    dataFolder: '/nowhere',
    hasSite: () => true,
    now: () => time,
    write: () => {
      count += 1;
      return new Promise((resolve) => (answer = resolve));
    },
  });
  readiness.started();
  return {
    check: () => readiness.check(),
    pass: (milliseconds: number) => (time += milliseconds),
    answer: async (takesFiles: boolean) => {
      answer(takesFiles);
      await Promise.resolve();
    },
    count: () => count,
  };
};

test('a check of the disk that takes its time holds no answer up, the one before counts', async () => {
  const { check, pass, answer, count } = open();
  const begin = performance.now();
  expect(await check()).toEqual([]);
  expect(performance.now() - begin).toBeLessThan(4_000);
  await answer(false);
  expect(await check()).toEqual(['disk']);
  pass(2_000);
  expect(await check()).toEqual(['disk']);
  expect(count()).toBe(2);
  await answer(true);
  expect(await check()).toEqual([]);
});

test('a disk that answers nothing for half a minute is no disk to write to', async () => {
  const { check, pass, answer, count } = open();
  expect(await check()).toEqual([]);
  pass(30_000);
  expect(await check()).toEqual(['disk']);
  // A second check would hang like the first.
  expect(count()).toBe(1);
  await answer(true);
  expect(await check()).toEqual([]);
});
