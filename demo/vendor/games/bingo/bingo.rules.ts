import { nothingPaid, type Chance, type Factor } from '../../game.ts';

/**
 * Bingo with 75 balls. A card has five columns of numbers, B 1–15 to O 61–75, and a free middle. Balls are drawn one
 * after another, and each pattern pays by how many were drawn when it was full.
 */
export const ballCount = 75;
export const columnLetters = ['B', 'I', 'N', 'G', 'O'] as const;
export const columnSpan = 15;
export const drawnCount = 45;
/** From one ball to the next, in milliseconds. */
export const ballMs = 600;
export const mostCards = 4;
const side = 5;
export const freeCell = 12;

/** Five columns of different numbers, from above; the middle one has four, around the free cell. */
export type Card = readonly (readonly number[])[];
export const columnSize = (column: number): number => (column === 2 ? side - 1 : side);

/** The 25 cells of a card, row after row; null is the free one. */
export const cellsOf = (card: Card): readonly (number | null)[] =>
  Array.from({ length: side * side }, (_, cell) => {
    if (cell === freeCell) return null;
    const [row, column] = [Math.floor(cell / side), cell % side];
    const place = column === 2 && row > 2 ? row - 1 : row;
    return card[column]?.[place] ?? null;
  });

export const patternNames = ['line', 'corners', 'cross', 'frame'] as const;
export type PatternName = (typeof patternNames)[number];

const range = Array.from({ length: side }, (_, step) => step);
const lines = [
  ...range.map((row) => range.map((column) => row * side + column)),
  ...range.map((column) => range.map((row) => row * side + column)),
  range.map((step) => step * side + step),
  range.map((step) => step * side + side - 1 - step),
];
const edge = (step: number): boolean => step === 0 || step === side - 1;
const pick = (isIn: (row: number, column: number) => boolean): readonly number[] =>
  range.flatMap((row) => range.filter((column) => isIn(row, column)).map((column) => row * side + column));
const withoutFree = (cells: readonly number[]): readonly number[] =>
  cells.filter((cell) => cell !== freeCell);

/** By pattern: sets of cells, of which the first that is full counts. The free cell is full from the beginning. */
export const patterns: { readonly [Name in PatternName]: readonly (readonly number[])[] } = {
  line: lines.map(withoutFree),
  corners: [pick((row, column) => edge(row) && edge(column))],
  cross: [withoutFree(pick((row, column) => row === column || row + column === side - 1))],
  frame: [pick((row, column) => edge(row) || edge(column))],
};

/** A pattern that is full with the ball `until`, and after the tier before, pays so many times the card's stake. */
export interface Tier {
  readonly until: number;
  readonly times: bigint;
}
export const tiers: { readonly [Name in PatternName]: readonly Tier[] } = {
  line: [
    { until: 15, times: 20n },
    { until: 20, times: 6n },
    { until: 27, times: 2n },
    { until: 35, times: 1n },
  ],
  corners: [
    { until: 20, times: 20n },
    { until: 30, times: 6n },
    { until: 40, times: 1n },
  ],
  cross: [
    { until: 35, times: 40n },
    { until: drawnCount, times: 5n },
  ],
  frame: [{ until: drawnCount, times: 500n }],
};
/** What a pattern pays that is full with a ball; undefined where it is too late. */
export const tierAt = (pattern: PatternName, ball: number): Tier | undefined =>
  tiers[pattern].find(({ until }) => ball <= until);

const allBalls = Array.from({ length: ballCount }, (_, ball) => ball + 1);
/** All balls that will be drawn, in their order. */
export function drawBalls(chance: Chance): readonly number[] {
  const cage = [...allBalls];
  const drawn: number[] = [];
  while (drawn.length < drawnCount) {
    const place = chance(cage.length);
    drawn.push(cage[place] ?? 0);
    // The last one fills the gap: the order in the cage tells nothing.
    cage[place] = cage.at(-1) ?? 0;
    cage.pop();
  }
  return drawn;
}

/** A pattern that is full, with the number of balls until then. */
export interface Win {
  readonly card: number;
  readonly pattern: PatternName;
  readonly balls: number;
  readonly times: bigint;
}

/** The ball with which a set of cells is full; infinite where one of them is not drawn. */
function fullAt(set: readonly number[], cells: readonly number[]): number {
  let last = 0;
  for (const cell of set) last = Math.max(last, cells[cell] ?? Infinity);
  return last;
}
/** With which ball each pattern of a card is full, where that pays. */
function findCardWins(card: Card, index: number, turns: readonly (number | undefined)[]): readonly Win[] {
  const cells = cellsOf(card).map((number) => (number === null ? 0 : (turns[number] ?? Infinity)));
  const wins: Win[] = [];
  for (const pattern of patternNames) {
    let balls = Infinity;
    for (const set of patterns[pattern]) balls = Math.min(balls, fullAt(set, cells));
    const tier = tierAt(pattern, balls);
    if (tier !== undefined) wins.push({ card: index, pattern, balls, times: tier.times });
  }
  return wins;
}
/** What the cards have won with the balls so far, in the order in which it was won. */
export function findWins(cards: readonly Card[], balls: readonly number[]): readonly Win[] {
  const turns = Array.from<number | undefined>({ length: ballCount + 1 });
  for (const [place, ball] of balls.entries()) turns[ball] = place + 1;
  return cards
    .flatMap((card, index) => findCardWins(card, index, turns))
    .toSorted((one, other) => one.balls - other.balls);
}
/** Each card has an equal part of the stake. */
export function payWins(wins: readonly Win[], cardCount: number): Factor {
  if (wins.length === 0) return nothingPaid;
  return { over: wins.reduce((sum, { times }) => sum + times, 0n), under: BigInt(cardCount) };
}

/** A card of numbers that `pick` chooses: which ones makes no difference to what it returns. */
export function makeCard(pick: Chance): Card {
  return columnLetters.map((_, column) => {
    const numbers = Array.from({ length: columnSpan }, (_number, step) => column * columnSpan + step + 1);
    return Array.from(
      { length: columnSize(column) },
      () => numbers.splice(pick(numbers.length), 1)[0] ?? 0,
    ).toSorted((one, other) => one - other);
  });
}
