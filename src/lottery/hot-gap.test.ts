import { expect, it } from 'vitest';
import { families } from './families.ts';
import { countHotGap } from './hot-gap.ts';

it('counts numbers by their place, the latest draw first', () => {
  const { symbols, hot, gap } = countHotGap(families['three-digits'].shape, [
    [1, 2, 3],
    [1, 0, 3],
    [9, 2, 2],
  ]);
  expect(symbols).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(Object.keys(hot)).toEqual(['FIRST', 'SECOND', 'THIRD']);
  expect(hot['FIRST']).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(gap['SECOND']).toEqual([1, 3, 0, 3, 3, 3, 3, 3, 3, 3]);
  expect(gap['FIRST']?.[9]).toBe(2);
});

it('counts a draw of many places as a whole', () => {
  const draw = Array.from({ length: 20 }, (_, index) => index + 1);
  const { hot, gap } = countHotGap(families.keno.shape, [draw]);
  expect(Object.keys(hot)).toEqual(['ALL']);
  expect(hot['ALL']?.slice(18, 22)).toEqual([1, 1, 0, 0]);
  expect(gap['ALL']?.slice(18, 22)).toEqual([0, 0, 1, 1]);
});
