import { expect, it } from 'vitest';
import { addDecimals } from './decimal-arithmetic.ts';

it('addDecimals is exact and keeps the longer scale', () => {
  expect([addDecimals('0.1', '0.2'), addDecimals('5', '-0.25'), addDecimals('-1', '0.5')]).toEqual([
    '0.3',
    '4.75',
    '-0.5',
  ]);
  expect(addDecimals('x', '1')).toBeNull();
});
