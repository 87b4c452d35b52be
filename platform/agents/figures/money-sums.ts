import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { MoneyFigures } from './read-figures.ts';

const names = [
  'deposits',
  'withdrawals',
  'rebates',
  'bonuses',
  'salaries',
  'dividends',
  'valid',
  'payout',
  'lotteryValid',
  'lotteryPayout',
] as const satisfies readonly (keyof MoneyFigures)[];
/** Minor units. */
export type MoneySums = Readonly<Record<keyof MoneyFigures, bigint>>;

/** The sums of some figures. */
export const sumFigures = (all: readonly MoneyFigures[]): MoneySums =>
  Object.fromEntries(
    names.map((name) => [name, all.reduce((sum, figures) => sum + BigInt(figures[name]), 0n)]),
  ) as unknown as MoneySums; // Each name is written.

/** Which bets a report is about: those of lotteries, of all other games, or all. */
export type Games = '' | 'lottery' | 'other';
/** Figures with the bets of some games alone. */
const narrowTo = (games: Games, sums: MoneySums): MoneySums =>
  games === ''
    ? sums
    : {
        ...sums,
        valid: games === 'lottery' ? sums.lotteryValid : sums.valid - sums.lotteryValid,
        payout: games === 'lottery' ? sums.lotteryPayout : sums.payout - sums.lotteryPayout,
      };

/** What is left of settled bets after all that was paid to members. Of some games: after what these paid. */
const netOf = (games: Games, { valid, payout, ...paid }: MoneySums): bigint =>
  valid - payout - (games === '' ? paid.rebates + paid.bonuses + paid.salaries + paid.dividends : 0n);

/** The figures of the wire contract, as decimal texts. */
export function writeFigures(all: MoneySums, currency: string, games: Games = '') {
  const sums = narrowTo(games, all);
  const write = (minor: bigint): string => writeMoney(minor, currency);
  return {
    deposits: write(sums.deposits),
    withdrawals: write(sums.withdrawals),
    validBets: write(sums.valid),
    payout: write(sums.payout),
    rebate: write(sums.rebates),
    bonus: write(sums.bonuses),
    salary: write(sums.salaries),
    dividend: write(sums.dividends),
    net: write(netOf(games, sums)),
  };
}
