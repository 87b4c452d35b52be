import { nothingPaid, type Chance, type Factor } from '../../game.ts';
import { pickLine } from './poker.lines.ts';

/** Five cards of one deck; those that are not held are replaced once, and a pair of jacks or better is paid. */
export const deckSize = 52;
export const handSize = 5;
/** What a hand pays, as a multiple of the stake; the best first. */
export const payTable = {
  royalFlush: 800,
  straightFlush: 50,
  four: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  three: 3,
  twoPairs: 2,
  jacks: 1,
} as const;
export type HandName = keyof typeof payTable;
export const handNames = Object.keys(payTable) as readonly HandName[];

/** 2 to 14, the ace. Cards are whole numbers from 0 to 51. */
const rankOf = (card: number): number => (card % 13 === 0 ? 14 : (card % 13) + 1);
const suitOf = (card: number): number => Math.floor(card / 13);
const jack = 11;

/** Ranks of a straight lie beside each other; an ace is also below the two. */
function isStraight(ranks: readonly number[]): boolean {
  const low = Math.min(...ranks);
  if (Math.max(...ranks) - low === handSize - 1) return true;
  return [14, 2, 3, 4, 5].every((rank) => ranks.includes(rank));
}
function nameOfDifferent(hand: readonly number[], ranks: readonly number[]): HandName | null {
  const isFlush = hand.every((card) => suitOf(card) === suitOf(hand[0] ?? 0));
  if (!isStraight(ranks)) return isFlush ? 'flush' : null;
  if (!isFlush) return 'straight';
  return Math.min(...ranks) === 10 ? 'royalFlush' : 'straightFlush';
}
/** What five cards are; null for a hand that pays nothing. */
export function nameOf(hand: readonly number[]): HandName | null {
  const ranks = hand.map(rankOf);
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  if (counts.size === handSize) return nameOfDifferent(hand, ranks);
  const most = Math.max(...counts.values());
  if (most === 4) return 'four';
  if (most === 3) return counts.size === 2 ? 'fullHouse' : 'three';
  if (counts.size === 3) return 'twoPairs';
  return [...counts].some(([rank, count]) => count === 2 && rank >= jack) ? 'jacks' : null;
}
export const paysOf = (hand: readonly number[]): Factor => {
  const name = nameOf(hand);
  return name === null ? nothingPaid : { over: BigInt(payTable[name]), under: 1n };
};

/**
 * The places that the published way holds: the first line of `poker.lines.ts` that cards of the hand fit, of several
 * such sets the one whose highest card is the lowest.
 */
export const holdOf = (hand: readonly number[]): readonly number[] => pickLine(hand, { rankOf, suitOf });

/** The five that are dealt and the five that may replace them: each order of the deck is equally likely. */
export function dealCards(chance: Chance): readonly number[] {
  const deck = Array.from({ length: deckSize }, (_, card) => card);
  return Array.from({ length: 2 * handSize }, () => deck.splice(chance(deck.length), 1)[0] ?? 0);
}

/** The hand after the draw: places that are not held take the next cards in their order. */
export function drawHand(cards: readonly number[], held: readonly number[]): readonly number[] {
  let next = handSize;
  return cards.slice(0, handSize).map((card, place) => {
    if (held.includes(place)) return card;
    next += 1;
    return cards[next - 1] ?? 0;
  });
}

/** Exact returns; `poker.test.ts` counts them. `best` holds best in every case. */
export const returns = {
  published: { over: 1_652_119_941_721n, under: 1_661_102_543_100n },
  best: { over: 1_653_526_326_983n, under: 1_661_102_543_100n },
} satisfies Readonly<Record<string, Factor>>;

/** In so many of `wholeCount` cases the published way ends with a hand; `poker.test.ts` holds them to the return. */
const casesOf: Readonly<Record<HandName, bigint>> = {
  royalFlush: 500_232_132n,
  straightFlush: 2_213_505_864n,
  four: 47_096_098_128n,
  fullHouse: 229_580_618_112n,
  flush: 220_995_584_064n,
  straight: 212_034_436_788n,
  three: 1_485_881_963_064n,
  twoPairs: 2_582_389_438_344n,
  jacks: 4_274_414_268_228n,
};
const wholeCount = 19_933_230_517_200n;
export const chanceOf = (name: HandName): Factor => ({ over: casesOf[name], under: wholeCount });
