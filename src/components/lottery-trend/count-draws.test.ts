import { expect, it } from 'vitest';
import { countNumbers, countPlaces, hasTrend } from './count-draws.ts';

const shape = { kind: 'repeated', first: 0, symbols: 4, count: 2 } as const;
const draws = [
  { numero: '3', numbers: [1, 2] },
  { numero: '2', numbers: [0, 1] },
  { numero: '1', numbers: [1, 1] },
];

it('counts how often a number came at a place, and since when it did not', () => {
  expect(countNumbers(shape, draws, 0)).toEqual([
    { number: 0, times: 1, gap: 1 },
    { number: 1, times: 2, gap: 0 },
    { number: 2, times: 0, gap: null },
    { number: 3, times: 0, gap: null },
  ]);
});

it('counts draws, not places, where all places are looked at', () => {
  expect(countNumbers(shape, draws, null)[1]).toEqual({ number: 1, times: 3, gap: 0 });
});

it('looks at places where a place means something', () => {
  expect(countPlaces(shape)).toBe(2);
  expect(countPlaces({ kind: 'balls', balls: 10, count: 10 })).toBe(10);
  expect(countPlaces({ kind: 'balls', balls: 80, count: 20 })).toBe(0);
});

it('has no trend for the digits of many prizes', () => {
  expect(hasTrend(shape)).toBe(true);
  expect(hasTrend({ ...shape, count: 107 })).toBe(false);
});
