import { casinoCycleMs, type Game } from '../../game.ts';
import { cardReturn, chanceRows } from './bingo.returns.ts';
import {
  ballMs,
  columnLetters,
  columnSize,
  columnSpan,
  drawBalls,
  drawnCount,
  findWins,
  makeCard,
  mostCards,
  payWins,
  type Card,
  type PatternName,
} from './bingo.rules.ts';

interface Choice {
  readonly cards: readonly Card[];
}
interface Course extends Choice {
  readonly balls: readonly number[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly isOver: boolean;
}
type Move = { readonly finish: true };

/** A pattern that is full; `amount` is decimal text. */
export interface WinView {
  readonly card: number;
  readonly pattern: PatternName;
  readonly balls: number;
  readonly amount: string;
}
export interface BingoPicture {
  readonly cards: readonly Card[];
  /** Those that were drawn so far. */
  readonly balls: readonly number[];
  /** Until the next ball, in milliseconds. */
  readonly nextMs: number;
  readonly wins: readonly WinView[];
}

const endOf = ({ startedAt }: Course): number => startedAt + drawnCount * ballMs;
/** How many balls have been drawn at a moment. */
const countDrawn = ({ startedAt, isOver }: Course, now: number): number =>
  isOver ? drawnCount : Math.min(drawnCount, Math.max(0, Math.floor((now - startedAt) / ballMs)));

const columnSchema = (column: number): object => ({
  type: 'array',
  minItems: columnSize(column),
  maxItems: columnSize(column),
  uniqueItems: true,
  items: { type: 'integer', minimum: column * columnSpan + 1, maximum: (column + 1) * columnSpan },
});
const cardSchema = {
  type: 'array',
  minItems: columnLetters.length,
  maxItems: columnLetters.length,
  items: columnLetters.map((_, column) => columnSchema(column)),
} as const;
/** Cards that have few numbers in common: any cards return the same. */
const sampleCards = Array.from({ length: mostCards }, (_, card) => makeCard((below) => (card * 4) % below));

/** Bingo with cards of the player's choosing: the server's clock draws the balls. */
export const bingoGame: Game<Choice, Course, Move, BingoPicture> = {
  code: 'bingo',
  opens: [
    {
      type: 'RNG',
      classify: 'BG',
      titles: {
        balls: 'Bingo, Ninety Ball, Lucky Bingo',
        drum: 'Bingo Hall, Tumble Bingo',
      },
    },
  ],
  features: [],
  volatility: 'medium',
  cycleMs: casinoCycleMs,
  isCommitted: false,
  choiceSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['cards'],
    properties: { cards: { type: 'array', minItems: 1, maxItems: mostCards, items: cardSchema } },
  },
  moveSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['finish'],
    properties: { finish: { const: true } },
  },
  open: ({ cards }, { at, chance }) => ({ cards, balls: drawBalls(chance), startedAt: at, isOver: false }),
  move: (course) => ({ ...course, isOver: true }),
  // Nothing is left to choose: to see the end sooner changes nothing.
  isExit: () => true,
  advance: (course, now) => (course.isOver || now < endOf(course) ? course : { ...course, isOver: true }),
  dueAt: endOf,
  leave: (course) => ({ ...course, isOver: true }),
  standing: ({ cards, balls, isOver }) =>
    isOver ? { kind: 'over', pays: payWins(findWins(cards, balls), cards.length) } : { kind: 'open' },
  picture: (course, { at, amount }) => {
    const { cards } = course;
    const drawn = countDrawn(course, at);
    const balls = course.balls.slice(0, drawn);
    return {
      cards,
      balls,
      nextMs: drawn === drawnCount ? 0 : course.startedAt + (drawn + 1) * ballMs - at,
      wins: findWins(cards, balls).map((win) => ({
        card: win.card,
        pattern: win.pattern,
        balls: win.balls,
        amount: amount({ over: win.times, under: BigInt(cards.length) }),
      })),
    };
  },
  ways: [1, mostCards].map((count) => ({
    name: count === 1 ? 'one card' : `${count} cards`,
    choice: { cards: sampleCards.slice(0, count) },
    rtp: cardReturn,
    isCountedApart: true,
  })),
  chances: chanceRows,
  facts: { drawn: String(drawnCount), seconds: String(ballMs / 1_000), cards: String(mostCards) },
};
