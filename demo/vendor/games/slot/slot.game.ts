import { nothing, type Game, type Nothing } from '../../game.ts';
import {
  allLines,
  countLines,
  lineOf,
  payTable,
  paysOf,
  slotReturn,
  stopCount,
  strips,
  symbolNames,
  winOf,
  type SlotSymbol,
} from './slot.rules.ts';

interface Course {
  /** Of each reel: the stop in the middle row. */
  readonly stops: readonly number[];
}
export interface SlotPicture extends Course {
  readonly win: { readonly symbol: SlotSymbol; readonly times: number } | null;
}

/** Least time of a spin: a regulator's, and the reels take it. */
const spinMs = 2_500;

/** Three reels and one line. No spin begins before the last has ended, and none begins without a press. */
export const slotGame: Game<Nothing, Course, Nothing, SlotPicture> = {
  code: 'slot',
  opens: [
    { type: 'RNG', classify: 'SL' },
    { type: 'RNG', classify: 'JP' },
  ],
  features: [],
  volatility: 'high',
  cycleMs: spinMs,
  isCommitted: false,
  choiceSchema: nothing,
  moveSchema: nothing,
  open: (_choice, { chance }) => ({ stops: strips.map(() => chance(stopCount)) }),
  move: (course) => course,
  isExit: () => false,
  leave: (course) => course,
  standing: ({ stops }) => ({ kind: 'over', pays: paysOf(stops) }),
  picture: ({ stops }) => {
    const symbol = winOf(lineOf(stops));
    return { stops, win: symbol === null ? null : { symbol, times: payTable[symbol] } };
  },
  ways: [{ name: 'a spin', choice: {}, rtp: slotReturn }],
  chances: symbolNames.toReversed().map((symbol) => ({
    text: `three.${symbol}`,
    chance: { over: BigInt(countLines(symbol)), under: BigInt(allLines) },
    pays: { over: BigInt(payTable[symbol]), under: 1n },
  })),
  facts: {},
};
