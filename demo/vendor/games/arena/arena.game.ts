import {
  drawEvent,
  nothing,
  nothingPaid,
  RefusedMove,
  writePercent,
  type BoardDrawing,
  type Game,
  type Nothing,
  type Moment,
} from '../../game.ts';
import { writeOdds } from '../../book/markets.ts';
import {
  closesAt,
  contestAt,
  endsAt,
  everyMs,
  betMs,
  grain,
  meronShares,
  nameContest,
  oddsOf,
  returnOf,
  returnPercent,
  sharesOf,
  sides,
  winnerOf,
  type Shares,
  type Side,
} from './arena.rules.ts';

interface Choice {
  /** Counted since 1970. */
  readonly contest: number;
  readonly side: Side;
  /** As they were shown, in hundredths. */
  readonly odds: number;
}
interface Course extends Choice {
  readonly winner: Side;
  readonly isOver: boolean;
  readonly isVoid: boolean;
}
export interface ArenaPicture {
  readonly contest: number;
  readonly side: Side;
  readonly odds: number;
  /** What it pays if its side wins. */
  readonly possible: string;
  /** Null before the result. */
  readonly winner: Side | null;
}
export interface ContestView {
  readonly contest: number;
  readonly shares: Shares;
  readonly odds: Readonly<Record<Side, number>>;
  readonly closesAt: number;
  readonly endsAt: number;
  readonly winner: Side | null;
  readonly commitment: string;
  readonly seed: string | null;
}
export interface ArenaBoard {
  /** The contest that is on, and those before; newest first. */
  readonly contests: readonly ContestView[];
}
const beads = 48;

const drawWinner = (contest: number, drawing: Pick<BoardDrawing, 'eventChance'>): Side =>
  winnerOf(sharesOf(contest), drawing.eventChance(nameContest(contest))(grain));

function viewContest(contest: number, drawing: BoardDrawing): ContestView {
  const shares = sharesOf(contest);
  const isOver = drawing.at >= endsAt(contest);
  const { commitment, seed } = drawing.proof(nameContest(contest));
  return {
    contest,
    shares,
    commitment,
    odds: {
      meron: oddsOf(shares, 'meron'),
      draw: oddsOf(shares, 'draw'),
      wala: oddsOf(shares, 'wala'),
    },
    closesAt: closesAt(contest),
    endsAt: endsAt(contest),
    winner: isOver ? drawWinner(contest, drawing) : null,
    seed: isOver ? seed : null,
  };
}

/** @throws RefusedMove */
function check({ contest, side, odds }: Choice, { at: now }: Pick<Moment, 'at'>): void {
  if (now >= closesAt(contest)) throw new RefusedMove('game.bets-closed');
  if (contestAt(now) !== contest) throw new RefusedMove('game.no-bet');
  if (oddsOf(sharesOf(contest), side) !== odds) throw new RefusedMove('game.odds-changed');
}
const isLate = ({ contest }: Choice, now: number): boolean => now >= closesAt(contest);

function advance(course: Course, now: number): Course {
  return now < endsAt(course.contest) ? course : { ...course, isOver: true };
}

/** A contest of two emblems, by the clock, for all players at the same time. */
export const arenaGame: Game<Choice, Course, Nothing, ArenaPicture> = {
  code: 'arena',
  opens: [
    {
      type: 'COCKFIGHT',
      titles: {
        emblems: 'Derby, Sabong, Spur Match, Dawn Match',
        trophy: 'Grand Derby, Champion Cup',
      },
    },
  ],
  features: [],
  volatility: null,
  cycleMs: 2_500,
  isCommitted: false,
  choiceSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['contest', 'side', 'odds'],
    properties: {
      contest: { type: 'integer', minimum: 0, maximum: 2 ** 40 },
      side: { enum: sides },
      odds: { type: 'integer', minimum: 101, maximum: 100_000 },
    },
  },
  moveSchema: nothing,
  calendar: {
    board: (drawing): ArenaBoard => {
      const now = contestAt(drawing.at);
      return {
        contests: Array.from({ length: beads + 1 }, (_, before) => viewContest(now - before, drawing)),
      };
    },
  },
  check,
  open: (choice, moment) => ({
    ...choice,
    winner: winnerOf(sharesOf(choice.contest), drawEvent(moment, nameContest(choice.contest))(grain)),
    isOver: false,
    isVoid: isLate(choice, moment.at),
  }),
  move: (course) => course,
  isExit: () => false,
  advance,
  dueAt: ({ contest }) => endsAt(contest),
  leave: (course) => course,
  standing: ({ isVoid, isOver, side, odds, winner }) => {
    if (isVoid) return { kind: 'void' };
    if (!isOver) return { kind: 'open' };
    if (side === winner) return { kind: 'over', pays: { over: BigInt(odds), under: 100n } };
    return winner === 'draw' ? { kind: 'void' } : { kind: 'over', pays: nothingPaid };
  },
  picture: ({ contest, side, odds, winner }, { at, amount }) => ({
    contest,
    side,
    odds,
    possible: amount({ over: BigInt(odds), under: 100n }),
    winner: at >= endsAt(contest) ? winner : null,
  }),
  // Contest n has the n-th of the chances, and its window is open at the beginning of its time.
  ways: sides.map((side) => ({
    name: `${side} at ${writeOdds(oddsOf(sharesOf(0), side))}`,
    choice: { contest: 0, side, odds: oddsOf(sharesOf(0), side) },
    rtp: returnOf(sharesOf(0), side),
  })),
  chances: sides.map((side) => ({
    text: `row.${side}`,
    chance: { over: BigInt(sharesOf(0)[side]), under: BigInt(grain) },
    pays: { over: BigInt(oddsOf(sharesOf(0), side)), under: 100n },
  })),
  facts: {
    every: String(everyMs / 1_000),
    window: String(betMs / 1_000),
    back: String(returnPercent),
    low: writePercent({ over: BigInt(Math.min(...meronShares)), under: BigInt(grain) }),
    high: writePercent({ over: BigInt(Math.max(...meronShares)), under: BigInt(grain) }),
  },
};
