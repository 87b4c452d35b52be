import { expect, it, test } from 'vitest';
import { criticalValue, isFair, measureFairness } from './chi-square.fake.ts';

test.each([
  [9, 27.88],
  [48, 84.04],
  [79, 123.59],
])('at %i degrees of freedom chance exceeds %f once in a thousand times', (freedom, value) => {
  expect(criticalValue(freedom)).toBeCloseTo(value, 0);
});

test.each(['five-digits', 'three-dice', 'eleven-pick-five', 'ten-cars', 'mark-six', 'keno'] as const)(
  'numbers of %s come equally often',
  (family) => {
    expect(isFair(measureFairness(family, 20_000))).toBe(true);
  },
);

it('a draw by the rest of a byte is found to be unfair', () => {
  expect(isFair(measureFairness('five-digits', 500_000, true))).toBe(false);
});
