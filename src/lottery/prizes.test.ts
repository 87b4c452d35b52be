import { expect, it } from 'vitest';
import { families } from './families.ts';
import { listPrizes } from './prizes.ts';

const digitsOf = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place % 10);

it('splits a draw of Vietnam into its ranks, in the order of drawing and with all zeros', () => {
  const rows = listPrizes('vietnam-south', digitsOf(families['vietnam-south'].shape.count));
  expect(rows.map(({ id, numbers }) => [id, numbers.length])).toEqual([
    ...[
      ['special', 1],
      ['first', 1],
      ['second', 1],
      ['third', 2],
      ['fourth', 7],
      ['fifth', 1],
    ],
    ...[
      ['sixth', 3],
      ['seventh', 1],
      ['eighth', 1],
    ],
  ]);
  expect(rows[0]?.numbers).toEqual(['012345']);
  expect(rows[1]?.numbers).toEqual(['67890']);
});

it.each(['vietnam-north', 'vietnam-south', 'thai'] as const)('uses each digit of %s once', (family) => {
  const digits = digitsOf(families[family].shape.count);
  const rows = listPrizes(family, digits);
  expect(rows.flatMap(({ numbers }) => numbers).join('')).toBe(digits.join(''));
});

it('leaves other families as one row, and what is not drawn yet empty', () => {
  expect(listPrizes('keno', digitsOf(20))).toEqual([]);
  expect(listPrizes('thai', [])).toEqual([]);
});
