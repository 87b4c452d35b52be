/** Which cards the published way to play holds: a well-known short list for this pay table. */
interface Reader {
  readonly rankOf: (card: number) => number;
  readonly suitOf: (card: number) => number;
}
/** A set of cards that may be held. */
interface Held {
  readonly size: number;
  /** Ranks from 2 to 14: the lowest, the highest and the one below it; 0 without a card. */
  readonly low: number;
  readonly high: number;
  readonly second: number;
  /** How many different ranks. */
  readonly kinds: number;
  readonly isSuited: boolean;
  readonly suit: number;
  /** Grows with the highest rank, then with the next one. */
  readonly height: number;
}
const [ten, jack, ace] = [10, 11, 14];

const span = ({ low, high }: Held): number => high - low;
/** All of different ranks, and within five beside each other; an ace is also below the two. */
const isWithinStraight = (held: Held): boolean =>
  held.kinds === held.size && (span(held) <= 4 || (held.high === ace && held.second <= 5));
const isRoyal = ({ isSuited, low }: Held): boolean => isSuited && low >= ten;
const isHigh = ({ low }: Held): boolean => low >= jack;
const isAlike = ({ kinds }: Held): boolean => kinds === 1;

/** The first line that fits is held; `size` is how many cards it holds. */
const lines: readonly { readonly size: number; readonly fits: (held: Held) => boolean }[] = [
  { size: 5, fits: (held) => held.isSuited && isWithinStraight(held) },
  { size: 4, fits: isAlike },
  { size: 4, fits: isRoyal },
  // Two ranks are a full house: four alike are held by a line above.
  { size: 5, fits: (held) => held.isSuited || isWithinStraight(held) || held.kinds === 2 },
  { size: 3, fits: isAlike },
  { size: 4, fits: (held) => held.isSuited && isWithinStraight(held) },
  // Two ranks are two pairs: three alike are held by a line above.
  { size: 4, fits: ({ kinds }) => kinds === 2 },
  { size: 2, fits: (held) => isAlike(held) && isHigh(held) },
  { size: 3, fits: isRoyal },
  { size: 4, fits: ({ isSuited }) => isSuited },
  { size: 2, fits: isAlike },
  { size: 4, fits: (held) => held.kinds === 4 && span(held) === 3 && held.high !== ace },
  { size: 2, fits: (held) => held.isSuited && isHigh(held) },
  { size: 3, fits: (held) => held.isSuited && isWithinStraight(held) },
  { size: 2, fits: isHigh },
  { size: 2, fits: ({ isSuited, low, high }) => isSuited && low === ten && high >= jack && high !== ace },
  { size: 1, fits: isHigh },
];

const nothingHeld: Held = {
  size: 0,
  low: 0,
  high: 0,
  second: 0,
  kinds: 0,
  isSuited: true,
  suit: -1,
  height: 0,
};
const setCount = 32;

/** Adds a card of at least the highest rank. */
const addCard = (held: Held, rank: number, suit: number): Held => ({
  size: held.size + 1,
  low: held.size === 0 ? rank : held.low,
  high: rank,
  second: held.high,
  kinds: held.high === rank ? held.kinds : held.kinds + 1,
  isSuited: held.isSuited && (held.size === 0 || held.suit === suit),
  suit,
  height: held.height + rank * 15 ** held.size,
});

/** The places to hold of five cards; of several sets that fit a line, the one whose highest card is the lowest. */
export function pickLine(hand: readonly number[], { rankOf, suitOf }: Reader): readonly number[] {
  const order = [0, 1, 2, 3, 4].toSorted((one, other) => rankOf(hand[one] ?? 0) - rankOf(hand[other] ?? 0));
  const sets = [nothingHeld];
  for (let mask = 1; mask < setCount; mask += 1) {
    const top = 31 - Math.clz32(mask);
    const card = hand[order[top] ?? 0] ?? 0;
    sets.push(addCard(sets[mask ^ (1 << top)] ?? nothingHeld, rankOf(card), suitOf(card)));
  }
  for (const { size, fits } of lines) {
    let best = 0;
    for (const [mask, held] of sets.entries())
      if (held.size === size && fits(held) && (best === 0 || held.height < (sets[best]?.height ?? 0)))
        best = mask;
    if (best !== 0)
      return order.filter((_, turn) => (best & (1 << turn)) !== 0).toSorted((one, two) => one - two);
  }
  return [];
}
