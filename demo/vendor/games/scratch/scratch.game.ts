import { casinoCycleMs, nothing, type Game, type Nothing } from '../../game.ts';
import { findWin, paysOf, printCard, prizes, runSize, scratchReturn } from './scratch.rules.ts';

interface Course {
  /** The card of the run. */
  readonly card: number;
  readonly cells: readonly number[];
}
export interface ScratchPicture extends Course {
  /** What three fields show, as a multiple of the stake, and where they are; null for a card without a prize. */
  readonly win: { readonly times: number; readonly places: readonly number[] } | null;
}

/** A scratch card: what is below the fields is drawn with the stake, and scratching shows it. */
export const scratchGame: Game<Nothing, Course, Nothing, ScratchPicture> = {
  code: 'scratch',
  opens: [{ type: 'RNG', classify: 'SC', titles: { ticket: 'Scratch, Scratch Card, Instant Win' } }],
  features: [],
  volatility: 'high',
  cycleMs: casinoCycleMs,
  isCommitted: true,
  choiceSchema: nothing,
  moveSchema: nothing,
  open: (_choice, { chance }) => {
    const card = chance(runSize);
    return { card, cells: printCard(card, chance) };
  },
  move: (course) => course,
  isExit: () => false,
  leave: (course) => course,
  standing: ({ card }) => ({ kind: 'over', pays: paysOf(card) }),
  picture: ({ card, cells }) => ({ card, cells, win: findWin(cells) }),
  // The order of the fields is drawn too: the game's own test counts the cards of the run.
  ways: [{ name: 'a card', choice: {}, rtp: scratchReturn, isCountedApart: true }],
  chances: prizes.map(({ times, cards }) => ({
    text: 'three',
    values: { times: String(times) },
    chance: { over: BigInt(cards), under: BigInt(runSize) },
    pays: { over: BigInt(times), under: 1n },
  })),
  facts: {
    run: String(runSize),
    winners: String(prizes.reduce((sum, { cards }) => sum + cards, 0)),
  },
};
