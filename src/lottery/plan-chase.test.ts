import { describe, expect, it } from 'vitest';
import { planMultiples, type ChasePlan } from './plan-chase.ts';

const terms = { cost: 200n, win: 392n };
const plan = (change: Partial<ChasePlan>): ChasePlan => ({
  way: 'same',
  count: 5,
  most: 100,
  percent: 10,
  ...change,
});

describe('planMultiples', () => {
  it('keeps the stake, or doubles it up to the largest multiple', () => {
    expect(planMultiples(terms, plan({}))).toEqual([1, 1, 1, 1, 1]);
    expect(planMultiples(terms, plan({ way: 'double', most: 6 }))).toEqual([1, 2, 4, 6, 6]);
    expect(planMultiples(terms, plan({ way: 'double', count: 50 })).at(-1)).toBe(100);
  });

  it('finds the smallest multiples by which every win leaves the profit', () => {
    for (const percent of [1, 10, 50, 90]) {
      const multiples = planMultiples(terms, plan({ way: 'profit', percent, count: 50, most: 10_000 }));
      expect(multiples.length).toBeGreaterThan(2);
      let spent = 0n;
      for (const multiple of multiples) {
        const isEnough = (times: bigint) =>
          100n * (terms.win * times) >= BigInt(100 + percent) * (spent + terms.cost * times);
        expect(isEnough(BigInt(multiple))).toBe(true);
        expect(multiple === 1 || !isEnough(BigInt(multiple - 1))).toBe(true);
        spent += terms.cost * BigInt(multiple);
      }
    }
  });

  it('ends where the profit cannot be reached: by the largest multiple, or at all', () => {
    expect(planMultiples(terms, plan({ way: 'profit', percent: 50, most: 4 }))).toEqual([1, 4]);
    expect(planMultiples({ cost: 200n, win: 200n }, plan({ way: 'profit' }))).toEqual([]);
  });
});
