import { shareOf } from '../protocol/money/money.ts';
import type { Chance } from './chance.ts';
import type { Judgement, Play } from './play.ts';

/** A series of 2000 returns all stakes in the long run; the difference is the house's, or is a rebate. */
const fairSeries = 2_000n;
/** Odds are whole hundredths of a stake. */
const oddsUnit = 100n;

/** Odds in hundredths, the stake within, cut down: what a stake of one returns where it wins. */
export const oddsOf = ({ wins, space }: Chance, series: number): bigint =>
  (BigInt(series) * oddsUnit * space) / (fairSeries * wins);

/** A series below the highest one of a member takes from the odds what it gives as a rebate. */
export interface SeriesChoice {
  readonly series: number;
  readonly highest: number;
}
/** What stakes give back whatever is drawn, in minor units, cut down. Stakes that are returned give none. */
export const rebateOf = (stakes: bigint, { series, highest }: SeriesChoice): bigint =>
  (stakes * BigInt(highest - series)) / fairSeries;

/** Percent of the stakes that a series gives back: two series are a tenth. */
export const rebatePercentOf = ({ series, highest }: SeriesChoice): number =>
  ((highest - series) * 100) / Number(fairSeries);

/** Odds in hundredths by tier. */
export type Odds = Readonly<Record<string, bigint>>;
export const oddsOfPlay = (play: Play, series: number): Odds =>
  Object.fromEntries(Object.entries(play.tiers).map(([tier, chance]) => [tier, oddsOf(chance, series)]));

/** What one stake costs in minor units, and what it returns by tier. */
export interface Terms {
  readonly stake: bigint;
  readonly odds: Odds;
}

/** What units of a tier pay, in minor units, cut down. */
export function payOfTier({ stake, odds }: Terms, tier: string, units: bigint): bigint {
  const paid = odds[tier];
  if (paid === undefined) throw new Error(`Expected odds for the tier ${tier}.`);
  return shareOf(stake * units, paid, oddsUnit, 'down');
}

/** What a judgement pays in minor units, stakes that are given back within. */
export const payOf = ({ wins, pushed }: Judgement, terms: Terms): bigint =>
  wins.reduce((sum, { tier, units }) => sum + payOfTier(terms, tier, units), pushed * terms.stake);
