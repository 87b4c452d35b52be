import { casinoCycleMs, nothing, nothingPaid, RefusedMove, type Game, type Nothing } from '../../game.ts';
import {
  cardCount,
  countWays,
  isFull,
  isLost,
  mostTimes,
  rankCount,
  returnPercent,
  worthOf,
  type Course,
  type Guess,
} from './hi-lo.rules.ts';

/** A word that a player may say, with what it is worth where it is right. */
export interface ChoiceView {
  /** Chance in percent, with one place. */
  readonly chance: string;
  /** Decimal text. */
  readonly worth: string;
}
export interface HiLoPicture {
  /** 0 to 51, in the order in which they were drawn. */
  readonly cards: readonly number[];
  /** What taking it gives now, as decimal text; the stake before the first word. */
  readonly worth: string;
  readonly canTake: boolean;
  readonly choices: { readonly [Name in Guess]: ChoiceView | null };
}
type Move = { readonly guess: Guess } | { readonly take: true };

const likelier = ({ cards }: Course): Guess => {
  const card = cards.at(-1) ?? 0;
  return countWays(card, 'higher') >= countWays(card, 'lower') ? 'higher' : 'lower';
};
const rtp = { over: returnPercent, under: 100n };
const playUntil =
  (words: number) =>
  (course: Course): Move =>
    course.guesses.length < words ? { guess: likelier(course) } : { take: true };

/** Cards, higher or lower; opened also by kinds of the catalogue that have no game of the vendor. */
export const hiLoGame: Game<Nothing, Course, Move, HiLoPicture> = {
  code: 'hi-lo',
  opens: [
    {
      type: 'RNG',
      classify: 'CG',
      titles: { pair: 'High Card, Hi-Lo', cards: 'Higher or Lower, High Low' },
    },
  ],
  features: [],
  volatility: 'low',
  cycleMs: casinoCycleMs,
  isCommitted: false,
  choiceSchema: nothing,
  moveSchema: {
    oneOf: [
      {
        type: 'object',
        additionalProperties: false,
        required: ['guess'],
        properties: { guess: { enum: ['higher', 'lower'] } },
      },
      {
        type: 'object',
        additionalProperties: false,
        required: ['take'],
        properties: { take: { const: true } },
      },
    ],
  },
  open: (_choice, { chance }) => ({ cards: [chance(cardCount)], guesses: [], isTaken: false }),
  move: (course, move, { chance }) => {
    if ('take' in move) {
      if (course.guesses.length === 0) throw new RefusedMove('game.nothing-won');
      return { cards: course.cards, guesses: course.guesses, isTaken: true };
    }
    if (countWays(course.cards.at(-1) ?? 0, move.guess) === 0) throw new RefusedMove('game.guess');
    const cards = [...course.cards, chance(cardCount)];
    return { cards, guesses: [...course.guesses, move.guess], isTaken: false };
  },
  isExit: (move) => 'take' in move,
  leave: (course) => ({ ...course, isTaken: true }),
  standing: (course) => {
    if (isLost(course)) return { kind: 'over', pays: nothingPaid };
    if (isFull(course)) return { kind: 'over', pays: { over: mostTimes, under: 1n } };
    if (!course.isTaken) return { kind: 'open' };
    // Nothing was said yet: there is no game that could be won or lost.
    return course.guesses.length === 0 ? { kind: 'void' } : { kind: 'over', pays: worthOf(course) };
  },
  picture: (course, { amount }) => {
    const isOpen = !course.isTaken && !isLost(course) && !isFull(course);
    const viewChoice = (guess: Guess): ChoiceView | null => {
      const ways = countWays(course.cards.at(-1) ?? 0, guess);
      if (!isOpen || ways === 0) return null;
      return { chance: ((ways * 100) / rankCount).toFixed(1), worth: amount(worthOf(course, guess)) };
    };
    return {
      cards: course.cards,
      worth: isOpen ? amount(worthOf(course)) : amount(nothingPaid),
      canTake: isOpen && course.guesses.length > 0,
      choices: { higher: viewChoice('higher'), lower: viewChoice('lower') },
    };
  },
  ways: [
    { name: 'one word', choice: {}, next: playUntil(1), rtp },
    { name: 'two words', choice: {}, next: playUntil(2), rtp },
  ],
  chances: [],
  facts: { times: mostTimes.toString() },
};
