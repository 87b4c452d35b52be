import {
  casinoCycleMs,
  nothing,
  nothingPaid,
  RefusedMove,
  type Drawing,
  type Game,
  type Nothing,
} from '../../game.ts';
import {
  drawCards,
  judgeHand,
  layTable,
  listMoves,
  moves,
  payHand,
  payTable,
  stakedUnits,
  totalOf,
  unitsOf,
  type Course,
  type Move,
  type Result,
  type Table,
} from './blackjack.rules.ts';
import { basicReturn, chanceRows } from './blackjack.returns.ts';
import { advise } from './blackjack.strategy.ts';

export interface HandView {
  /** Whole numbers from 0 to 51, in the order in which they were dealt. */
  readonly cards: readonly number[];
  readonly points: number;
  readonly isSoft: boolean;
  readonly isDoubled: boolean;
  /** What lies on it, as decimal text. */
  readonly stake: string;
  /** How it has ended, and what it pays as decimal text; null while the round is open. */
  readonly end: { readonly result: Result; readonly pays: string } | null;
}
export interface BlackjackPicture {
  readonly hands: readonly HandView[];
  readonly turn: number | null;
  /** Without the hole card while the round is open. */
  readonly dealer: { readonly cards: readonly number[]; readonly points: number; readonly isSoft: boolean };
  readonly moves: readonly Move[];
  /** What a double or a split costs, as decimal text. */
  readonly cost: string;
  /** The move of basic strategy; null when the round has ended. */
  readonly advice: Move | null;
  /** What was played, to follow the round from its seed. */
  readonly played: readonly Move[];
}
interface Asked {
  readonly play: Move;
}

const costly: readonly Move[] = ['double', 'split'];
const withMove = (course: Course, play: Move): Course => ({ ...course, moves: [...course.moves, play] });

/** Plays on by basic strategy, as far as it takes no further stake. */
function finish(course: Course): Course {
  const move = advise(layTable(course), ['hit', 'stand']);
  return move === null ? course : finish(withMove(course, move));
}

function view(table: Table, amount: Drawing['amount']): BlackjackPicture {
  const { hands, turn } = table;
  const under = stakedUnits(table);
  const dealer = turn === null ? table.dealer : table.dealer.slice(0, 1);
  return {
    hands: hands.map((hand) => ({
      cards: hand.cards,
      isDoubled: hand.isDoubled,
      ...totalOf(hand.cards),
      stake: amount({ over: unitsOf(hand), under }),
      end: turn === null ? { result: judgeHand(table, hand), pays: amount(payHand(table, hand)) } : null,
    })),
    turn,
    dealer: { cards: dealer, ...totalOf(dealer) },
    moves: listMoves(table),
    cost: amount({ over: 1n, under }),
    advice: advise(table),
    played: [],
  };
}

/**
 * Blackjack. All cards are drawn with the stake, so that the seed's hash binds each that a move may bring. A double and a
 * split take a further stake of the same size.
 */
export const blackjackGame: Game<Nothing, Course, Asked, BlackjackPicture> = {
  code: 'blackjack',
  opens: [
    {
      type: 'LIVE',
      classify: 'BJ',
      titles: { pair: 'Blackjack, Blackjack Salon', cards: 'Grand Blackjack, Twenty-One' },
    },
  ],
  features: [],
  volatility: 'low',
  cycleMs: casinoCycleMs,
  isCommitted: true,
  choiceSchema: nothing,
  moveSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['play'],
    properties: { play: { enum: [...moves] } },
  },
  open: (_choice, { chance }) => ({ cards: drawCards(chance), moves: [] }),
  move: (course, { play }) => {
    if (!listMoves(layTable(course)).includes(play)) throw new RefusedMove('game.move');
    return withMove(course, play);
  },
  raise: (course, { play }) => {
    if (!costly.includes(play)) return nothingPaid;
    if (!listMoves(layTable(course)).includes(play)) throw new RefusedMove('game.move');
    return { over: 1n, under: 1n };
  },
  // What is at stake already can always be left as it is.
  isExit: ({ play }) => play === 'stand',
  leave: finish,
  standing: (course) => {
    const table = layTable(course);
    return table.turn === null ? { kind: 'over', pays: payTable(table) } : { kind: 'open' };
  },
  picture: (course, { amount }) => ({ ...view(layTable(course), amount), played: course.moves }),
  ways: [
    {
      name: 'basic strategy',
      choice: {},
      next: (course) => ({ play: advise(layTable(course)) ?? 'stand' }),
      rtp: basicReturn,
      isCountedApart: true,
    },
  ],
  chances: chanceRows,
  facts: {},
};
