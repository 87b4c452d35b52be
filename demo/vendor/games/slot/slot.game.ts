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
  ranks,
  winOf,
  type Rank,
} from './slot.rules.ts';
import { slotTitles } from './slot.themes.ts';

interface Course {
  /** Of each reel: the stop in the middle row. */
  readonly stops: readonly number[];
}
export interface SlotPicture extends Course {
  readonly win: { readonly rank: Rank; readonly times: number } | null;
}

/** Least time of a spin: a regulator's, and the reels take it. */
const spinMs = 2_500;

/** Three reels and one line. No spin begins before the last has ended, and none begins without a press. */
export const slotGame: Game<Nothing, Course, Nothing, SlotPicture> = {
  code: 'slot',
  opens: [
    { type: 'RNG', classify: 'SL', titles: slotTitles },
    { type: 'RNG', classify: 'JP', titles: slotTitles },
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
    const rank = winOf(lineOf(stops));
    return { stops, win: rank === null ? null : { rank, times: payTable[rank] } };
  },
  ways: [{ name: 'a spin', choice: {}, rtp: slotReturn }],
  chances: ranks.toReversed().map((rank) => ({
    text: 'three',
    values: { symbol: String(rank + 1) },
    chance: { over: BigInt(countLines(rank)), under: BigInt(allLines) },
    pays: { over: BigInt(payTable[rank]), under: 1n },
  })),
  facts: {},
};
