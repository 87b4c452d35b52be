import type { Factor } from '../../game.ts';
import { totalOf, type Move } from './blackjack.rules.ts';
import { chooseMove } from './blackjack.strategy.ts';

// The exact worth of every hand, as fractions: each card is drawn from a whole deck, so that a hand is worth the same
// whatever came before. Cards are counted by their values: `1` to `9` are one rank of thirteen, `10` is four.

const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other);
function shorten(over: bigint, under: bigint): Factor {
  const divisor = greatestDivisor(over < 0n ? -over : over, under);
  return { over: over / divisor, under: under / divisor };
}
const add = (one: Factor, other: Factor): Factor =>
  shorten(one.over * other.under + other.over * one.under, one.under * other.under);
const times = (one: Factor, other: Factor): Factor => shorten(one.over * other.over, one.under * other.under);
const whole = (count: number): Factor => ({ over: BigInt(count), under: 1n });
const zero = whole(0);
export const isMore = (one: Factor, other: Factor): boolean =>
  one.over * other.under > other.over * one.under;

export const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const ranksOf = (value: number): number => (value === 10 ? 4 : 1);
const chanceOf = (value: number): Factor => ({ over: BigInt(ranksOf(value)), under: 13n });
/** The mean over the next card, which is none of those that are left out. */
function meanOf(worth: (value: number) => Factor, without: readonly number[] = []): Factor {
  const possible = values.filter((value) => !without.includes(value));
  const ranks = possible.reduce((sum, value) => sum + ranksOf(value), 0);
  return possible.reduce(
    (sum, value) => add(sum, times({ over: BigInt(ranksOf(value)), under: BigInt(ranks) }, worth(value))),
    zero,
  );
}

/** A hand by the values of its cards. */
type Values = readonly number[];
/** Cards with these values: spades. */
export const cardsOf = (hand: Values): readonly number[] => hand.map((value) => value - 1);
const read = (hand: Values) => totalOf(cardsOf(hand));
const keyOf = (hand: Values): string => {
  const { points, isSoft } = read(hand);
  return `${points} ${isSoft}`;
};
function remember<Rest extends readonly unknown[], Value>(
  keep: (...asked: Rest) => string,
  find: (...asked: Rest) => Value,
): (...asked: Rest) => Value {
  const memory = new Map<string, Value>();
  return (...asked) => {
    const key = keep(...asked);
    const earlier = memory.get(key);
    if (earlier !== undefined) return earlier;
    const value = find(...asked);
    memory.set(key, value);
    return value;
  };
}

/** What one stake on a hand with so many points gets back, over what the dealer may draw to this hand. */
const drawOn = remember(
  (points: number, dealer: Values) => `${points} ${keyOf(dealer)}`,
  (points: number, dealer: Values): Factor => {
    const house = read(dealer).points;
    if (house >= 17) return whole(house > 21 || points > house ? 2 : points === house ? 1 : 0);
    return meanOf((value) => drawOn(points, [...dealer, value]));
  },
);
/** The values that the hole card cannot have, once the dealer has looked at it. */
const impossibleUnder = (up: number): readonly number[] => (up === 1 ? [10] : up === 10 ? [1] : []);
const standOn = remember(
  (points: number, up: number) => `${points} ${up}`,
  (points: number, up: number): Factor =>
    points > 21 ? zero : meanOf((hole) => drawOn(points, [up, hole]), impossibleUnder(up)),
);

/** What a way of playing puts on a hand and gets back, in first stakes. */
export interface Worth {
  readonly paid: Factor;
  readonly staked: Factor;
}
const mix = (worth: (value: number) => Worth): Worth => ({
  paid: meanOf((value) => worth(value).paid),
  staked: meanOf((value) => worth(value).staked),
});
const standWith = (hand: Values, up: number, units = 1): Worth => ({
  paid: times(whole(units), standOn(read(hand).points, up)),
  staked: whole(units),
});

interface Place {
  readonly hand: Values;
  readonly up: number;
  /** Whether it is one of two hands. */
  readonly isSplit: boolean;
}
const listMoves = ({ hand, isSplit }: Place): readonly Move[] => {
  if (hand.length > 2) return ['hit', 'stand'];
  return hand[0] === hand[1] && !isSplit ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
};
/** The hand that a move is chosen for. */
type Choose = (place: Place) => Move;

/** What a hand is worth if it is played on by `choose`. */
export function createCount(choose: Choose) {
  const worthOf = remember(
    ({ hand, up, isSplit }: Place) =>
      `${keyOf(hand)} ${Math.min(3, hand.length)} ${hand.length === 2 && hand[0] === hand[1]} ${up} ${isSplit}`,
    (place: Place): Worth =>
      read(place.hand).points >= 21 ? standWith(place.hand, place.up) : tryMove(place, choose(place)),
  );
  function tryMove(place: Place, move: Move): Worth {
    const { hand, up } = place;
    if (move === 'stand') return standWith(hand, up);
    if (move === 'hit') return mix((value) => worthOf({ ...place, hand: [...hand, value] }));
    if (move === 'double') return mix((value) => standWith([...hand, value], up, 2));
    const [first = 0] = hand;
    const one = mix((value) =>
      first === 1 ? standWith([first, value], up) : worthOf({ hand: [first, value], up, isSplit: true }),
    );
    return { paid: times(whole(2), one.paid), staked: times(whole(2), one.staked) };
  }
  return { worthOf, tryMove };
}
export const netOf = ({ paid, staked }: Worth): Factor => add(paid, times(whole(-1), staked));

export const chooseBasic: Choose = (place) =>
  chooseMove(
    { cards: cardsOf(place.hand), isDoubled: false, isDone: false },
    cardsOf([place.up])[0] ?? 0,
    listMoves(place),
  );
/** The move with the best worth, all that follow it chosen so too. */
export function findBest(place: Place): Move {
  const worths = listMoves(place).map((move) => ({ move, net: netOf(bestCount.tryMove(place, move)) }));
  return worths.reduce((best, one) => (isMore(one.net, best.net) ? one : best)).move;
}
const bestCount = createCount(findBest);

/** Every place in which a hand can be played: by first two cards, and by totals of more. */
export function listPlaces(): readonly Place[] {
  const pairs = values.flatMap((first) =>
    values.filter((second) => second >= first).map((second) => [first, second]),
  );
  const longer = [
    // Hard totals from 6 to 20, then soft ones from 13.
    ...values.slice(1).map((value) => [2, 2, value]),
    ...values.slice(2, 8).map((value) => [10, 2, value]),
    ...values.slice(0, 8).map((value) => [1, 1, value]),
  ];
  return values.flatMap((up) =>
    [
      ...pairs.map((hand) => ({ hand, up, isSplit: false })),
      ...pairs.map((hand) => ({ hand, up, isSplit: true })),
      ...longer.map((hand) => ({ hand, up, isSplit: false })),
    ].filter(({ hand }) => read(hand).points < 21),
  );
}
const isNatural = (one: number, other: number): boolean => one + other === 11 && one * other === 10;
/** All that basic strategy stakes and gets back in a round. */
export function countRound(choose: Choose = chooseBasic): Worth {
  const { worthOf } = createCount(choose);
  const deal = (up: number, first: number, second: number): Worth => {
    const looksAt = up === 1 ? 10 : up === 10 ? 1 : null;
    const dealerNatural = looksAt === null ? zero : chanceOf(looksAt);
    const rest = add(whole(1), times(whole(-1), dealerNatural));
    if (isNatural(first, second))
      return { paid: add(dealerNatural, times({ over: 5n, under: 2n }, rest)), staked: whole(1) };
    const played = worthOf({ hand: [first, second], up, isSplit: false });
    return { paid: times(rest, played.paid), staked: add(dealerNatural, times(rest, played.staked)) };
  };
  return mix((up) => mix((first) => mix((second) => deal(up, first, second))));
}
export const divide = (one: Factor, other: Factor): Factor =>
  shorten(one.over * other.under, one.under * other.over);
