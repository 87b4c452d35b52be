import type { Factor } from './game.ts';

/** A way in which a round can end, and how likely it is beside the others. */
interface End {
  readonly weight: number;
  /** What each bet pays, in the order of the bets, as a multiple of it. */
  readonly pays: readonly number[];
}

/** Parts of a stake are whole parts of this. */
const unit = 1_000_000;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const spread = (values: readonly number[], weights: readonly number[]): number => {
  const mean = sum(values.map((value, place) => value * (weights[place] ?? 0)));
  return sum(values.map((value, place) => (value - mean) ** 2 * (weights[place] ?? 0)));
};

/**
 * The part of a stake that is at risk: no more than the worst end loses, and steeply less where the bets take more
 * than half of each other's risk.
 */
export function findAtRisk(units: readonly number[], ends: readonly End[]): Factor {
  const whole = sum(ends.map(({ weight }) => weight));
  const weights = ends.map(({ weight }) => weight / whole);
  const returnsOf = (bet: number): readonly number[] =>
    ends.map(({ pays }) => (pays[bet] ?? 0) * (units[bet] ?? 0));
  const all = ends.map(({ pays }) => sum(pays.map((times, bet) => times * (units[bet] ?? 0))));
  const alone = sum(units.map((_, bet) => spread(returnsOf(bet), weights)));
  const open = alone === 0 ? 1 : Math.min(1, ((2 * spread(all, weights)) / alone) ** 2);
  const staked = sum(units);
  const worst = (staked - Math.min(...all)) / staked;
  const sure = (staked - Math.max(...all)) / staked;
  const part = Math.min(worst, Math.max(open, sure));
  return { over: BigInt(Math.floor(Math.max(0, part) * unit)), under: BigInt(unit) };
}
