import { numbersFrom } from './chance.ts';
import type { Shape } from './families.ts';

/** Names of the places of a draw; a draw of more places is counted as a whole, as `ALL`. */
const placeNames = [
  ...['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'],
  ...['SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH'],
] as const;

export interface HotGap {
  /** The numbers that are counted, in the order of the lists. */
  readonly symbols: readonly number[];
  /** By place: how often each number came. */
  readonly hot: Readonly<Record<string, readonly number[]>>;
  /** By place: how many draws each number has not come for. */
  readonly gap: Readonly<Record<string, readonly number[]>>;
}

/** How often numbers came in draws, the latest first, and since when they have not. Chance knows neither. */
export function countHotGap(shape: Shape, draws: readonly (readonly number[])[]): HotGap {
  const symbols =
    shape.kind === 'balls'
      ? numbersFrom(1, shape.balls)
      : numbersFrom(shape.first, shape.first + shape.symbols - 1);
  const places = shape.count > placeNames.length ? ['ALL'] : placeNames.slice(0, shape.count);
  const seen = (place: number, draw: readonly number[]): readonly number[] =>
    places.length === 1 && shape.count > 1 ? draw : draw.slice(place, place + 1);
  const countBy = (count: (symbol: number, place: number) => number) =>
    Object.fromEntries(
      places.map((name, place) => [name, symbols.map((symbol) => count(symbol, place))] as const),
    );
  return {
    symbols,
    hot: countBy((symbol, place) =>
      draws.reduce((sum, draw) => sum + seen(place, draw).filter((one) => one === symbol).length, 0),
    ),
    gap: countBy((symbol, place) => {
      const last = draws.findIndex((draw) => seen(place, draw).includes(symbol));
      return last === -1 ? draws.length : last;
    }),
  };
}
