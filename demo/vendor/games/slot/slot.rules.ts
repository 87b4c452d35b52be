import { nothingPaid, type Factor } from '../../game.ts';

/**
 * Three reels of 18 stops; the middle row pays three alike. Symbols differ by their rank: 0 pays least, and the
 * last is wild, which replaces every other. What they show is the theme of the entry (`slot.themes.ts`).
 */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const ranks: readonly Rank[] = [0, 1, 2, 3, 4, 5, 6];
const wild: Rank = 6;

const readStrip = (text: string): readonly Rank[] => [...text].map((digit) => Number(digit) as Rank);

/**
 * In the order in which they roll by. How often a symbol is on a strip decides the return, not where, so
 * the symbols are mixed.
 */
export const strips: readonly (readonly Rank[])[] = [
  readStrip('010230140215130246'),
  readStrip('012301201342012356'),
  readStrip('041020341025013246'),
];
export const stopCount = 18;

/** What three alike of a rank pay, as a multiple of the stake. */
export const payTable = [5, 8, 12, 20, 40, 150, 300] as const satisfies readonly number[];

/** The rank at a stop; strips are rings. */
export const rankAt = (reel: number, stop: number): Rank =>
  strips[reel]?.[(stop + stopCount) % stopCount] ?? wild;
export const lineOf = (stops: readonly number[]): readonly Rank[] =>
  stops.map((stop, reel) => rankAt(reel, stop));

/** The rank that three alike show, or null. */
export function winOf(line: readonly Rank[]): Rank | null {
  const [first = wild, ...others] = line.filter((rank) => rank !== wild);
  return others.every((rank) => rank === first) ? first : null;
}
const factors = payTable.map((times): Factor => ({ over: BigInt(times), under: 1n }));
export const paysOf = (stops: readonly number[]): Factor => {
  const win = winOf(lineOf(stops));
  return (win === null ? undefined : factors[win]) ?? nothingPaid;
};

/** Stops that show no win, for a machine on which nothing was played: a win that is not paid must not be seen. */
export function restingStops(id: number): readonly number[] {
  const resting = strips.map((_, reel) => (id * (reel + 1) + reel * 5) % stopCount);
  while (winOf(lineOf(resting)) !== null) resting[2] = ((resting[2] ?? 0) + 1) % stopCount;
  return resting;
}

const stops = Array.from({ length: stopCount }, (_, stop) => stop);
/** Lines of all 5,832 that show a rank three times. */
export const countLines = (rank: Rank): number =>
  stops.reduce(
    (count, one) =>
      count +
      stops.reduce(
        (sum, two) => sum + stops.filter((three) => winOf(lineOf([one, two, three])) === rank).length,
        0,
      ),
    0,
  );
export const allLines = stopCount ** 3;
/** 96.11 %: what all lines pay together, for a stake on each. */
export const slotReturn: Factor = { over: 5_605n, under: 5_832n };
