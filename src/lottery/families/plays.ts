import { chanceOf, type Chance } from '../chance.ts';
import { singleTier, type Draw, type PicksPlay, type PoolPlay, type RowsPlay } from '../play.ts';

/** Builders that several families share. */

export const oneTier = (wins: number | bigint, space: number | bigint): Readonly<Record<string, Chance>> => ({
  [singleTier]: chanceOf(wins, space),
});

const textsOf = (numbers: readonly number[]): readonly string[] => numbers.map(String);
export const digits = textsOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

/**
 * Draws that a play pays in, of those in which it does not give the stake back. Odds by all draws would give back more
 * than the stakes together: what is returned has no edge of the house in it.
 */
export const besidePushes = (
  wins: number | bigint,
  pushes: number | bigint,
  space: number | bigint,
): Chance => chanceOf(wins, BigInt(space) - BigInt(pushes));

/** Numbers as they are written on balls and cars: `01`. */
export const ball = (number: number): string => String(number).padStart(2, '0');
export const balls = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => ball(index + 1));

/** Every text of `length` digits. */
export const codes = (length: number): readonly string[] =>
  Array.from({ length: 10 ** length }, (_, index) => String(index).padStart(length, '0'));

/** Choices by their chances, each with odds apart: one of them, or none, wins. */
export function valuePlay(
  id: string,
  tiers: Readonly<Record<string, Chance>>,
  valueOf: (draw: Draw) => string | null,
): PicksPlay {
  return {
    id,
    kind: 'picks',
    tiers,
    choices: Object.keys(tiers),
    hit: (choice, draw) => (valueOf(draw) === choice ? { tier: choice } : null),
  };
}

/** As `valuePlay`, with chances that are counted: value → how many of `space`. */
export const countedPlay = (
  id: string,
  counts: ReadonlyMap<number, number>,
  { space, valueOf }: { readonly space: number; readonly valueOf: (draw: Draw) => number },
): PicksPlay =>
  valuePlay(
    id,
    Object.fromEntries([...counts].map(([value, count]) => [String(value), chanceOf(count, space)])),
    (draw) => String(valueOf(draw)),
  );

/** Big, small, odd and even. */
export const halves = ['B', 'S', 'O', 'E'] as const;
export function isHalf(choice: string, value: number, bigFrom: number): boolean {
  if (choice === 'B') return value >= bigFrom;
  if (choice === 'S') return value < bigFrom;
  return (value % 2 === 1) === (choice === 'O');
}
export const halfGroup = (choice: string): string => (choice === 'B' || choice === 'S' ? 'size' : 'parity');

/** Big, small, odd and even of a number that is read from the draw. */
export function halvesPlay(
  id: string,
  tiers: Readonly<Record<(typeof halves)[number], Chance>>,
  { bigFrom, valueOf }: { readonly bigFrom: number; readonly valueOf: (draw: Draw) => number },
): PicksPlay {
  return {
    id,
    kind: 'picks',
    tiers,
    choices: halves,
    group: halfGroup,
    most: 2,
    hit: (choice, draw) => (isHalf(choice, valueOf(draw), bigFrom) ? { tier: choice } : null),
  };
}
export const evenHalves = (wins: number, space: number) => ({
  B: chanceOf(wins, space),
  S: chanceOf(wins, space),
  O: chanceOf(wins, space),
  E: chanceOf(wins, space),
});

/** One choice for each position; position and choice are written `3:07`. */
export function positionPlay(
  id: string,
  positions: number,
  {
    choices,
    wins,
    space,
    isHit,
    most = 1,
  }: {
    readonly choices: readonly string[];
    readonly wins: number;
    readonly space: number;
    readonly isHit: (choice: string, number: number) => boolean;
    readonly most?: number;
  },
): PicksPlay {
  const split = (choice: string) => choice.split(':') as [string, string];
  return {
    id,
    kind: 'picks',
    tiers: oneTier(wins, space),
    choices: Array.from({ length: positions }, (_, index) =>
      choices.map((one) => `${index + 1}:${one}`),
    ).flat(),
    group: (choice) => (most === 1 ? split(choice)[0] : `${split(choice)[0]}:${halfGroup(split(choice)[1])}`),
    most: positions * most,
    hit: (choice, { numbers }) => {
      const [position, one] = split(choice);
      return isHit(one, numbers[Number(position) - 1] ?? -1) ? { tier: singleTier } : null;
    },
  };
}

/** A choice of each position, in its place. */
export const directPlay = (
  id: string,
  positions: readonly number[],
  rules: Pick<RowsPlay, 'choices' | 'tiers'> & Partial<Pick<RowsPlay, 'isDistinct'>>,
): RowsPlay => ({
  id,
  kind: 'rows',
  ...rules,
  rows: positions.length,
  isHit: (choice, row, { numbers }) => Number(choice) === numbers[positions[row] ?? -1],
});

/** Choices that must all be among some numbers of the draw. */
export const insidePlay = (
  id: string,
  size: number,
  rules: Pick<PoolPlay, 'choices' | 'tiers' | 'mostHits'> & {
    readonly among: (draw: Draw) => readonly number[];
    readonly fewestHits?: number;
  },
): PoolPlay => ({
  id,
  kind: 'pool',
  size,
  mostSpecial: 0,
  choices: rules.choices,
  tiers: rules.tiers,
  mostHits: rules.mostHits,
  ...(rules.fewestHits === undefined ? {} : { fewestHits: rules.fewestHits }),
  classOf: (choice, draw) => (rules.among(draw).includes(Number(choice)) ? 1 : 0),
  tierOf: (hits) => (hits === size ? singleTier : null),
});
