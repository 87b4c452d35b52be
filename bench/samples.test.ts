import { describe, expect, test } from 'vitest';
import { summarise } from './samples.ts';

describe('a spread', () => {
  test('takes the middle, the 95th of 100 and the last, whatever the order', () => {
    const samples = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(summarise(samples)).toEqual({ runs: 100, median: 50, p95: 95, worst: 100 });
  });

  test('of one sample is that sample', () => {
    expect(summarise([7.4])).toEqual({ runs: 1, median: 7, p95: 7, worst: 7 });
  });
});
