export interface Spread {
  readonly runs: number;
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
}

/** The value that a share of the samples does not exceed (nearest rank). */
const findRank = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** Median, 95th percentile and worst, rounded to whole units. */
export const summarise = (samples: readonly number[]): Spread => {
  const sorted = [...samples].sort((a, b) => a - b);
  return {
    runs: sorted.length,
    median: Math.round(findRank(sorted, 0.5)),
    p95: Math.round(findRank(sorted, 0.95)),
    worst: Math.round(findRank(sorted, 1)),
  };
};
