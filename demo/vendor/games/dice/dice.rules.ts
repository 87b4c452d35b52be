import { nothingPaid, type Factor } from '../../game.ts';

/** A roll of 0 to 9,999, shown as 00.00 to 99.99, wins on a side that the player makes as wide as they like. */
export const rolls = 10_000;
export const leastPercent = 1;
export const mostPercent = 95;
/** Of each stake this is paid out on average, before the multiple is cut down. */
const returnPercent = 99;
/** Multiples have four places, and what is beyond them is cut off. */
const places = 10_000;

export type Side = 'under' | 'over';
export interface Choice {
  readonly side: Side;
  /** Chance to win, in percent. */
  readonly percent: number;
}

/** What a win pays, in ten-thousandths of the stake. */
export const timesOf = (percent: number): number => Math.floor((returnPercent * places) / percent);
const factors: readonly Factor[] = Array.from({ length: mostPercent + 1 }, (_, percent) => ({
  over: percent === 0 ? 0n : BigInt(timesOf(percent)),
  under: BigInt(places),
}));
export const paysOf = (percent: number): Factor => factors[percent] ?? nothingPaid;
/** The exact return of a choice, with what the cut takes. */
export const returnOf = (percent: number): Factor => ({
  over: BigInt(percent) * BigInt(timesOf(percent)),
  under: 100n * BigInt(places),
});

/** The roll at which the winning side begins or ends. */
export const edgeOf = ({ side, percent }: Choice): number =>
  side === 'under' ? (percent * rolls) / 100 : rolls - (percent * rolls) / 100;
export const isWon = (choice: Choice, roll: number): boolean =>
  choice.side === 'under' ? roll < edgeOf(choice) : roll >= edgeOf(choice);

/** `07.42` */
export const writeRoll = (roll: number): string => (roll / 100).toFixed(2).padStart(5, '0');
