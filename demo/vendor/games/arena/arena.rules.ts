import { evenOdds, type Factor } from '../../game.ts';

/** Two emblems meet in a contest; all players bet on the same one. */
export type Side = 'meron' | 'wala' | 'draw';
export const sides: readonly Side[] = ['meron', 'draw', 'wala'];

/** From one contest to the next: a window for bets, the contest, and a pause with its result. */
export const everyMs = 40_000;
export const betMs = 25_000;
const contestMs = 9_000;

/** Draws are whole numbers below this. */
export const grain = 10_000;
const drawShare = 600;
/** Of each hundred that are staked so many come back in the long run; odds are cut down, never up. */
export const returnPercent = 96;
/** Of 10,000 draws, how many Meron wins: each contest has one of these by turns, for all to see before it. */
export const meronShares = [4_700, 5_400, 4_200, 5_000, 3_600, 4_500, 5_800, 4_000] as const;

export interface Shares {
  readonly meron: number;
  readonly wala: number;
  readonly draw: number;
}
/** The chances of a contest, counted since 1970. */
export function sharesOf(contest: number): Shares {
  const meron = meronShares[contest % meronShares.length] ?? meronShares[0];
  return { meron, wala: grain - drawShare - meron, draw: drawShare };
}
export const winnerOf = ({ meron, draw }: Shares, word: number): Side =>
  word < meron ? 'meron' : word < meron + draw ? 'draw' : 'wala';

/** Odds in hundredths. With a draw the stakes on both emblems come back, which their odds have paid for. */
export function oddsOf(shares: Shares, side: Side): number {
  const given = side === 'draw' ? 0 : shares.draw;
  return Math.floor((returnPercent * grain - 100 * given) / shares[side]);
}
/** The exact return of a bet. */
export const returnOf = (shares: Shares, side: Side): Factor => ({
  over: BigInt(shares[side] * oddsOf(shares, side) + (side === 'draw' ? 0 : shares.draw * 100)),
  under: BigInt(grain) * evenOdds,
});

/** The contest that is on at a time, or whose result is shown. */
export const contestAt = (moment: number): number => Math.floor(moment / everyMs);
export const closesAt = (contest: number): number => contest * everyMs + betMs;
export const endsAt = (contest: number): number => closesAt(contest) + contestMs;
/** The name of a contest, as its draw follows from it. */
export const nameContest = (contest: number): string => `arena.${contest}`;
