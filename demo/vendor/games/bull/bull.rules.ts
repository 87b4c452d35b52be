import type { Factor, Room } from '../../game.ts';

/**
 * Five seats get five cards each from one deck. Three cards whose points come to 10, 20 or 30 make a bull; the last
 * digit of the other two's points is its worth, and 10 is the best. Every hand meets the banker's alone.
 */
export const deckSize = 52;
export const handSize = 5;
/** What a player sees before they decide. */
export const seenCount = 4;
/** The player's seat, those of the bots, and the banker's, in the order in which cards lie. */
export const playerSeat = 0;
export const botSeats = [1, 2, 3] as const;
export const bankerSeat = 4;
export const seatCount = 5;
export const unseenCount = deckSize - seenCount;
/** The published way to play, by which the bots play: fold where fewer unseen cards than this make a bull. */
export const leastOuts = 18;

export const rooms: readonly Room[] = [
  { id: '1', name: 'Garden', least: 1n, most: 50n },
  { id: '2', name: 'Harbour', least: 10n, most: 200n },
  { id: '3', name: 'Summit', least: 50n, most: 500n },
];

export type Decision = 'play' | 'fold';
export const foldPays: Factor = { over: 1n, under: 2n };
/** What a hand that beats the banker's pays, by its bull. */
export function paysOf(bull: number): Factor {
  if (bull === 10) return { over: 3n, under: 1n };
  return bull >= 8 ? { over: 5n, under: 2n } : { over: 2n, under: 1n };
}

/** An ace is 1; ten and pictures are 10. Cards are whole numbers from 0 to 51. */
const pointsOf = (card: number): number => Math.min(10, (card % 13) + 1);

/** The places of three cards that make a bull; null where no three do. */
export function findThree(hand: readonly number[]): readonly number[] | null {
  for (let one = 0; one < hand.length; one += 1)
    for (let two = one + 1; two < hand.length; two += 1)
      for (let three = two + 1; three < hand.length; three += 1) {
        const places = [one, two, three];
        if (places.reduce((sum, place) => sum + pointsOf(hand[place] ?? 0), 0) % 10 === 0) return places;
      }
  return null;
}

/** 0 for a hand without a bull, else its worth from 1 to 10. Which three are taken makes no difference. */
export function bullOf(hand: readonly number[]): number {
  if (findThree(hand) === null) return 0;
  // Three of the cards come to a whole number of tens, so the last digit of all is that of the other two.
  const digit = hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
  return digit === 0 ? 10 : digit;
}

/** How many of the 48 unseen cards give four cards a bull. */
export function countOuts(four: readonly number[]): number {
  let outs = 0;
  for (let card = 0; card < deckSize; card += 1)
    if (!four.includes(card) && findThree([...four, card]) !== null) outs += 1;
  return outs;
}

export const decide = (four: readonly number[]): Decision => (countOuts(four) < leastOuts ? 'fold' : 'play');

/** Exact returns; `bull.test.ts` counts them. `best` decides best in every case. */
export const returns = {
  always: { over: 53_466_141_793n, under: 55_370_084_770n },
  published: { over: 49_769_179_667n, under: 50_850_077_850n },
  best: { over: 1_221_270_396_293n, under: 1_245_826_907_325n },
} as const satisfies Readonly<Record<string, Factor>>;

/** Exact chances of beating the banker where a hand is always played on, by the least of the bulls that pay alike. */
export const winChances = [
  { least: 1, most: 7, chance: { over: 61_042_721_723n, under: 249_165_381_465n } },
  { least: 8, most: 9, chance: { over: 26_959_802_777n, under: 249_165_381_465n } },
  { least: 10, most: 10, chance: { over: 1_135_837_504n, under: 16_611_025_431n } },
] as const;
