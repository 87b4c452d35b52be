import { describe, expect, test } from 'vitest';
import { searchMoments, type MomentSearch } from './search-moments.ts';

/** Counts up and down between nothing and a top; what is asked for above it changes nothing. */
const counting = (top: number, most = 100): MomentSearch<number, { readonly count: number }, string> => ({
  starts: [0, top],
  begin: (count) => ({ count }),
  keyOf: ({ count }) => String(count),
  *listSteps(moment) {
    yield { by: 'up', after: moment.count === top ? moment : { count: moment.count + 1 } };
    if (moment.count > 0) yield { by: 'down', after: { count: moment.count - 1 } };
  },
  most,
});

describe('a search of moments', () => {
  test('finds each once per start, the nearest first, and every step between them', () => {
    const { found, firsts } = searchMoments(counting(2));
    expect(firsts).toEqual([0, 3]);
    expect(found.map(({ start, moment }) => [start, moment.count])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [2, 2],
      [2, 1],
      [2, 0],
    ]);
    expect(found[1]?.edges).toEqual([
      { by: 'up', to: 2 },
      { by: 'down', to: 0 },
    ]);
    expect(found[3]?.edges[0]).toEqual({ by: 'up', to: 3 });
  });
  test('gives up where there are more than it may have', () => {
    expect(searchMoments(counting(2, 6)).found).toHaveLength(6);
    expect(() => searchMoments(counting(2, 5))).toThrow('expects at most 5 moments, got more');
  });
});
