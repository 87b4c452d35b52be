import type { Shape } from '../../lottery/families.ts';

/** A draw as `lottery.history` lists it, the latest first. */
export interface ListedDraw {
  readonly numero: string;
  readonly numbers: readonly number[];
}
/** How often a number came, and in how many draws since it did not; null where it never came. */
export interface NumberCount {
  readonly number: number;
  readonly times: number;
  readonly gap: number | null;
}

/** Numbers that a place of the shape can have. */
export function listNumbers(shape: Shape): readonly number[] {
  const [first, count] = shape.kind === 'balls' ? [1, shape.balls] : [shape.first, shape.symbols];
  return Array.from({ length: count }, (_, index) => first + index);
}

const mostPlaces = 10;
/** Digits of many prizes have no trend: all of them come in each draw. */
export const hasTrend = ({ kind, count }: Shape): boolean => kind === 'balls' || count <= mostPlaces;

/** Places that are counted one by one. Balls of a large draw mean the same wherever they came. */
export const countPlaces = ({ kind, count, ...shape }: Shape): number => {
  const isOrder = kind === 'balls' && 'balls' in shape && shape.balls === count;
  return kind === 'repeated' || isOrder || count <= mostPlaces / 2 ? count : 0;
};

/** @param place a place of the draw from 0, or null for all of them */
export const numbersAt = ({ numbers }: ListedDraw, place: number | null): readonly number[] =>
  place === null ? numbers : numbers.slice(place, place + 1);

export function countNumbers(
  shape: Shape,
  draws: readonly ListedDraw[],
  place: number | null,
): readonly NumberCount[] {
  const seen = draws.map((draw) => new Set(numbersAt(draw, place)));
  return listNumbers(shape).map((number) => {
    const gap = seen.findIndex((numbers) => numbers.has(number));
    return {
      number,
      times: seen.filter((numbers) => numbers.has(number)).length,
      gap: gap === -1 ? null : gap,
    };
  });
}
