import { RefusedMove, type Chance, type Factor } from '../../game.ts';

/**
 * Blackjack, in which every card is drawn from a whole deck of 52: what lies on the table says nothing of the next card.
 * The dealer looks for a blackjack and draws below 17 alone, also a soft one; a player's blackjack pays 3 to 2. Any first two
 * cards can be doubled, and two of the same value can be split once.
 */
export const moves = ['hit', 'stand', 'double', 'split'] as const;
export type Move = (typeof moves)[number];

const deckSize = 52;
/**
 * As many cards as a round can take: two hands that were split from twos have at most 19 each, most of them aces, and the
 * dealer's has at most 12.
 */
export const roundCards = 50;
export const drawCards = (chance: Chance): readonly number[] =>
  Array.from({ length: roundCards }, () => chance(deckSize));

/** 1 for an ace, 10 for a ten and every picture. */
export const valueOf = (card: number): number => Math.min(10, (card % 13) + 1);

export interface Total {
  readonly points: number;
  /** Whether an ace counts 11. */
  readonly isSoft: boolean;
}
export function totalOf(cards: readonly number[]): Total {
  const hard = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = hard <= 11 && cards.some((card) => valueOf(card) === 1);
  return { points: isSoft ? hard + 10 : hard, isSoft };
}
const full = 21;
const dealerStands = 17;
const isFull = (cards: readonly number[]): boolean => totalOf(cards).points >= full;
export const isBust = (cards: readonly number[]): boolean => totalOf(cards).points > full;
/** An ace and a ten as the first two cards. */
const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).points === full;

/** A hand of the player. */
export interface Hand {
  readonly cards: readonly number[];
  readonly isDoubled: boolean;
  /** Whether it takes no further card. */
  readonly isDone: boolean;
}
export interface Table {
  readonly hands: readonly Hand[];
  /** The second is the hole card; the dealer's further cards come when the round has ended. */
  readonly dealer: readonly number[];
  /** The hand that is played; null when the round has ended. */
  readonly turn: number | null;
}
export interface Course {
  /** All that the round may take, in the order in which they are dealt. */
  readonly cards: readonly number[];
  readonly moves: readonly Move[];
}

const isPair = ([one, other]: readonly number[]): boolean =>
  one !== undefined && other !== undefined && valueOf(one) === valueOf(other);

/** The moves that the rules allow; none when the round has ended. */
export function listMoves({ hands, turn }: Table): readonly Move[] {
  const hand = turn === null ? undefined : hands[turn];
  if (hand === undefined) return [];
  if (hand.cards.length > 2) return ['hit', 'stand'];
  return hands.length === 1 && isPair(hand.cards)
    ? ['hit', 'stand', 'double', 'split']
    : ['hit', 'stand', 'double'];
}

/** What a hand is after a split: an ace gets one card, and no more. */
function splitHand(first: number, next: number): Hand {
  const cards = [first, next];
  return { cards, isDoubled: false, isDone: valueOf(first) === 1 || isFull(cards) };
}
function playHand(hand: Hand, move: Move, draw: () => number): readonly Hand[] {
  const { cards, isDoubled } = hand;
  const [first = 0, second = 0] = cards;
  if (move === 'stand') return [{ ...hand, isDone: true }];
  if (move === 'split') {
    // Each gets its second card before the first is played.
    const nexts = [draw(), draw()] as const;
    return [splitHand(first, nexts[0]), splitHand(second, nexts[1])];
  }
  const drawn = [...cards, draw()];
  if (move === 'double') return [{ cards: drawn, isDoubled: true, isDone: true }];
  return [{ cards: drawn, isDoubled, isDone: isFull(drawn) }];
}
/** Draws for the dealer where a hand is left to beat. */
function playDealer(
  dealer: readonly number[],
  hands: readonly Hand[],
  draw: () => number,
): readonly number[] {
  if (hands.every(({ cards }) => isBust(cards)) || hands.some((hand) => isBlackjack(hands, hand)))
    return dealer;
  const drawn = [...dealer];
  while (totalOf(drawn).points < dealerStands) drawn.push(draw());
  return drawn;
}
const isBlackjack = (hands: readonly Hand[], { cards }: Hand): boolean =>
  hands.length === 1 && isNatural(cards);

/** A table as its cards and moves make it. @throws RefusedMove for a move that the rules do not allow */
export function layTable({ cards, moves: steps }: Course): Table {
  let next = 0;
  const draw = (): number => {
    const card = cards[next];
    if (card === undefined) throw new Error(`expects at most ${roundCards} cards in a round, found more`);
    next += 1;
    return card;
  };
  const [first, up, second, hole] = [draw(), draw(), draw(), draw()];
  const dealer = [up, hole];
  // The dealer knows the hole card: a blackjack on either side ends the round.
  const isOver = isNatural([first, second]) || isNatural(dealer);
  let hands: readonly Hand[] = [{ cards: [first, second], isDoubled: false, isDone: isOver }];
  const findTurn = (): number | null => {
    const place = hands.findIndex(({ isDone }) => !isDone);
    return place === -1 ? null : place;
  };
  let turn = findTurn();
  for (const move of steps) {
    if (!listMoves({ hands, dealer, turn }).includes(move)) throw new RefusedMove('game.move');
    hands = hands.flatMap((hand, place) => (place === turn ? playHand(hand, move, draw) : [hand]));
    turn = findTurn();
  }
  if (turn !== null) return { hands, dealer, turn };
  return { hands, dealer: isOver ? dealer : playDealer(dealer, hands, draw), turn };
}

export const results = ['blackjack', 'won', 'push', 'lost', 'bust'] as const;
export type Result = (typeof results)[number];
/** How a hand has ended; ask when the round has. */
export function judgeHand({ hands, dealer }: Table, hand: Hand): Result {
  const [points, house] = [totalOf(hand.cards).points, totalOf(dealer).points];
  if (points > full) return 'bust';
  if (isBlackjack(hands, hand)) return isNatural(dealer) ? 'push' : 'blackjack';
  if (isNatural(dealer)) return 'lost';
  if (house > full || points > house) return 'won';
  return points === house ? 'push' : 'lost';
}
/** What a hand pays for each stake on it, in halves. */
const halves: { readonly [Name in Result]: bigint } = {
  blackjack: 5n,
  won: 4n,
  push: 2n,
  lost: 0n,
  bust: 0n,
};

/** How many first stakes lie on a hand. */
export const unitsOf = ({ isDoubled }: Hand): bigint => (isDoubled ? 2n : 1n);
export const stakedUnits = ({ hands }: Table): bigint => hands.reduce((sum, hand) => sum + unitsOf(hand), 0n);
/** What a hand pays, in halves of the first stake. */
const paidHalves = (table: Table, hand: Hand): bigint => unitsOf(hand) * halves[judgeHand(table, hand)];
/** What a hand pays, as a multiple of all that was staked in the round. */
export const payHand = (table: Table, hand: Hand): Factor => ({
  over: paidHalves(table, hand),
  under: 2n * stakedUnits(table),
});
/** What a round that has ended pays, as a multiple of all that was staked in it. */
export const payTable = (table: Table): Factor => ({
  over: table.hands.reduce((sum, hand) => sum + paidHalves(table, hand), 0n),
  under: 2n * stakedUnits(table),
});
