import type { Factor } from '../../game.ts';
import { deckSize, handSize, holdOf, nameOf, payTable, type HandName } from './poker.rules.ts';

/** `choose[few][many]`: how many sets of `few` there are of `many`. */
const choose: readonly (readonly number[])[] = Array.from({ length: handSize + 1 }, (_, few) =>
  Array.from({ length: deckSize + 1 }, (__, many) => {
    let sets = 1;
    for (let turn = 0; turn < few; turn += 1) sets = (sets * (many - turn)) / (turn + 1);
    return sets;
  }),
);
const countOf = (many: number, few: number): number => choose[few]?.[many] ?? 0;

/** Sets of places of a hand: each has its number as a bit mask. */
const placeSets: readonly (readonly number[])[] = Array.from({ length: 2 ** handSize }, (_, mask) =>
  [0, 1, 2, 3, 4].filter((place) => (mask & (1 << place)) !== 0),
);
/** Here a card is its rank times four, and its suit: so cards of the same rank are beside each other. */
const toCard = (cardIndex: number): number => (cardIndex % 4) * 13 + Math.floor(cardIndex / 4);

/** Calls back with every hand, from the lowest card; the list is the same one each time. */
function eachHand(call: (hand: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  const lay = (place: number, below: number): void => {
    for (let card = place; card < below; card += 1) {
      hand[place] = card;
      if (place === 0) call(hand);
      else lay(place - 1, card);
    }
  };
  lay(handSize - 1, deckSize);
}

/** Calls back for each set of places of a hand with the number of its cards among the sets of that size. */
function eachPart(hand: readonly number[], call: (mask: number, size: number, index: number) => void): void {
  for (const [mask, places] of placeSets.entries()) {
    let index = 0;
    for (let turn = 0; turn < places.length; turn += 1)
      index += choose[turn + 1]?.[hand[places[turn] ?? 0] ?? 0] ?? 0;
    call(mask, places.length, index);
  }
}

/** The same number for hands that differ in the names of their suits alone. */
function keyOf(hand: readonly number[]): number {
  let [key, seen] = [0, 0];
  const names = [-1, -1, -1, -1];
  for (const card of hand) {
    const suit = card % 4;
    if (names[suit] === -1) {
      names[suit] = seen;
      seen += 1;
    }
    key = key * deckSize + (card - suit) + (names[suit] ?? 0);
  }
  return key;
}

interface Group {
  readonly hand: readonly number[];
  readonly pays: number;
  count: number;
}
/** What a hand of a name is worth in a count. */
type Worths = Readonly<Record<HandName, number>>;
/** All hands in groups of the same worth, and by size and number of a part what all hands with it are worth together. */
function readDeck(worths: Worths): {
  readonly groups: readonly Group[];
  readonly sums: readonly Int32Array[];
} {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Int32Array(countOf(deckSize, size)));
  const groups = new Map<number, Group>();
  eachHand((hand) => {
    const key = keyOf(hand);
    let group = groups.get(key);
    if (group === undefined) {
      const name = nameOf(hand.map(toCard));
      group = { hand: [...hand], pays: name === null ? 0 : worths[name], count: 0 };
      groups.set(key, group);
    }
    group.count += 1;
    const { pays } = group;
    if (pays > 0)
      eachPart(hand, (_, size, index) => {
        const sizeSums = sums[size];
        if (sizeSums !== undefined) sizeSums[index] = (sizeSums[index] ?? 0) + pays;
      });
  });
  return { groups: [...groups.values()], sums };
}

/** Every number of cards that is drawn, as parts of the same whole. */
const wholeDraws = 5 * countOf(47, 5);

/** By set of places that are held: what all draws pay together, in parts of the whole. */
function listWorths(hand: readonly number[], sums: readonly Int32Array[]): readonly number[] {
  const worths: number[] = [];
  eachPart(hand, (mask, size, index) => {
    worths[mask] = sums[size]?.[index] ?? 0;
  });
  // What was thrown away does not come back: hands with such a card are taken out, card by card.
  for (let bit = 1; bit < worths.length; bit *= 2)
    for (let mask = 0; mask < worths.length; mask += 1)
      if ((mask & bit) === 0) worths[mask] = (worths[mask] ?? 0) - (worths[mask | bit] ?? 0);
  return worths.map(
    (sum, mask) => (sum * wholeDraws) / countOf(47, handSize - (placeSets[mask]?.length ?? 0)),
  );
}

/**
 * The exact returns, or means of other worths, of the published way and of the best one: all 2,598,960 hands, each with all 32 ways to hold, over
 * all cards that can be drawn.
 */
export function countReturns(worthOf: Worths = payTable): {
  readonly published: Factor;
  readonly best: Factor;
} {
  const { groups, sums } = readDeck(worthOf);
  let [published, best] = [0n, 0n];
  for (const { hand, count } of groups) {
    const worths = listWorths(hand, sums);
    const holdMask = holdOf(hand.map(toCard)).reduce((mask, place) => mask | (1 << place), 0);
    published += BigInt(count) * BigInt(worths[holdMask] ?? 0);
    best += BigInt(count) * BigInt(Math.max(...worths));
  }
  const under = BigInt(countOf(deckSize, handSize)) * BigInt(wholeDraws);
  return { published: { over: published, under }, best: { over: best, under } };
}
