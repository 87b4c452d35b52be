import { casinoCycleMs, nothing, writePercent, type Game, type Nothing } from '../../game.ts';
import {
  chanceOf,
  dealCards,
  drawHand,
  handNames,
  handSize,
  holdOf,
  nameOf,
  paysOf,
  payTable,
  returns,
  type HandName,
} from './poker.rules.ts';

interface Course {
  /** The five that are dealt, and the five that may replace them, in their order. */
  readonly cards: readonly number[];
  /** Null until the player has chosen. */
  readonly held: readonly number[] | null;
}
interface Move {
  /** Places from 0 to 4. */
  readonly hold: readonly number[];
}
export interface PokerPicture {
  /** The hand as it lies: after the draw with the new cards. */
  readonly hand: readonly number[];
  readonly held: readonly number[] | null;
  /** What the hand is by now; null for one that pays nothing. */
  readonly name: HandName | null;
  /** What the published way holds of the cards that were dealt. */
  readonly published: readonly number[];
}

const dealtOf = ({ cards }: Course): readonly number[] => cards.slice(0, handSize);
const handOf = ({ cards, held }: Course): readonly number[] => drawHand(cards, held ?? [0, 1, 2, 3, 4]);

/** Video poker. All ten cards are drawn with the stake, so that the seed's hash binds those of the draw too. */
export const pokerGame: Game<Nothing, Course, Move, PokerPicture> = {
  code: 'poker',
  opens: [
    {
      type: 'RNG',
      classify: 'VP',
      titles: { cards: 'Jacks or Better, Video Poker, Draw Poker, Five-Card Draw' },
    },
  ],
  features: [],
  volatility: 'medium',
  cycleMs: casinoCycleMs,
  isCommitted: true,
  choiceSchema: nothing,
  moveSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['hold'],
    properties: {
      hold: {
        type: 'array',
        maxItems: handSize,
        uniqueItems: true,
        items: { type: 'integer', minimum: 0, maximum: handSize - 1 },
      },
    },
  },
  open: (_choice, { chance }) => ({ cards: dealCards(chance), held: null }),
  move: (course, { hold }) => ({ ...course, held: hold }),
  // The draw takes no further stake: it ends a round that is paid for.
  isExit: () => true,
  leave: (course) => ({ ...course, held: holdOf(dealtOf(course)) }),
  standing: (course) =>
    course.held === null ? { kind: 'open' } : { kind: 'over', pays: paysOf(handOf(course)) },
  picture: (course) => {
    const hand = handOf(course);
    return { hand, held: course.held, name: nameOf(hand), published: holdOf(dealtOf(course)) };
  },
  ways: [
    {
      name: 'published holds',
      choice: {},
      next: (course) => ({ hold: holdOf(dealtOf(course)) }),
      rtp: returns.published,
      isCountedApart: true,
    },
  ],
  chances: handNames.map((name) => ({
    text: `hand.${name}`,
    chance: chanceOf(name),
    pays: { over: BigInt(payTable[name]), under: 1n },
  })),
  facts: { best: writePercent(returns.best) },
};
