import { findAtRisk } from '../../at-risk.ts';
import { nothingPaid, type Factor } from '../../game.ts';

/** European roulette: 37 pockets with one zero, each equally likely. */
export const pocketCount = 37;
/** Of one bet, in whole units of the currency. */
export const mostUnits = 500;

/** The pockets in their order on the wheel. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export type PocketColour = 'red' | 'black' | 'zero';
export function colourOf(pocket: number): PocketColour {
  if (pocket === 0) return 'zero';
  return reds.has(pocket) ? 'red' : 'black';
}

/** Bets on many numbers, with the numbers that win. */
const groups: Readonly<Record<string, (pocket: number) => boolean>> = {
  red: (pocket) => reds.has(pocket),
  black: (pocket) => pocket > 0 && !reds.has(pocket),
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket > 0 && pocket % 2 === 0,
  low: (pocket) => pocket >= 1 && pocket <= 18,
  high: (pocket) => pocket >= 19,
  dozen1: (pocket) => pocket >= 1 && pocket <= 12,
  dozen2: (pocket) => pocket >= 13 && pocket <= 24,
  dozen3: (pocket) => pocket >= 25,
  column1: (pocket) => pocket % 3 === 1,
  column2: (pocket) => pocket % 3 === 2,
  column3: (pocket) => pocket > 0 && pocket % 3 === 0,
};
const groupNames: readonly string[] = Object.keys(groups);
/** Bets on one number. */
const numberNames: readonly string[] = Array.from({ length: pocketCount }, (_, pocket) => `n${pocket}`);
/** `red`, `dozen1`, … and `n0` to `n36`. */
export const betNames: readonly string[] = [...groupNames, ...numberNames];

/** Whole units by bet. A stake is shared among them in the same proportion. */
export type Bets = Readonly<Record<string, number>>;

const coversOf = (bet: string, pocket: number): boolean => groups[bet]?.(pocket) ?? bet === `n${pocket}`;
/** How many of the 37 pockets win: 1, 12 or 18. */
export const countCovered = (bet: string): number =>
  Array.from({ length: pocketCount }, (_, pocket) => pocket).filter((pocket) => coversOf(bet, pocket)).length;
/** What a bet that wins pays, with the bet itself: 36 shared by the numbers that win. */
export const paysOf = (bet: string): Factor => ({ over: 36n, under: BigInt(countCovered(bet)) });
/** The same for every bet: 36 of 37. */
export const rouletteReturn: Factor = { over: 36n, under: 37n };

/** In the order of `betNames`. */
export const listBets = (bets: Bets): readonly (readonly [name: string, units: number])[] =>
  betNames.flatMap((name) => (bets[name] === undefined ? [] : [[name, bets[name]] as const]));
export const sumUnits = (bets: Bets): number => listBets(bets).reduce((sum, [, units]) => sum + units, 0);
export const payBet = (bet: string, pocket: number): Factor =>
  coversOf(bet, pocket) ? paysOf(bet) : nothingPaid;

/** What all bets pay together, as a multiple of the stake that they share. */
export const payBets = (bets: Bets, pocket: number): Factor => ({
  over: listBets(bets).reduce((sum, [name, units]) => {
    const { over, under } = payBet(name, pocket);
    return sum + (BigInt(units) * over) / under;
  }, 0n),
  under: BigInt(sumUnits(bets)),
});

const toNumber = ({ over, under }: Factor): number => Number(over) / Number(under);
/** The part of a stake that is at risk: red and black together risk the zero. */
export const partAtRisk = (bets: Bets): Factor =>
  findAtRisk(
    listBets(bets).map(([, units]) => units),
    wheel.map((pocket) => ({
      weight: 1,
      pays: listBets(bets).map(([name]) => toNumber(payBet(name, pocket))),
    })),
  );
