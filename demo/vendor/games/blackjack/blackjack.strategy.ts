import { listMoves, totalOf, valueOf, type Hand, type Move, type Table } from './blackjack.rules.ts';

// Basic strategy: for each hand the move that loses least or wins most, whatever came before. `blackjack.test.ts`
// proves it of every hand against every card of the dealer.

/** By the dealer's card: 2 to 10, then the ace. */
type Line = string;
/** Moves by their first letters; a hand that cannot be doubled is hit under D, and left as it is under E. */
const hardLines: Readonly<Record<number, Line>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};
const softLines: Readonly<Record<number, Line>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SEEEESSHHH',
};
/** By the value of one card: P split, and where it says nothing the line of the total holds. */
const pairLines: Readonly<Record<number, Line>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP    ',
  3: 'PPPPPP    ',
  4: '   PP     ',
  6: 'PPPPP     ',
  7: 'PPPPPP    ',
  8: 'PPPPPPPPPP',
  9: 'PPPPP PP  ',
};

const placeOf = (dealerCard: number): number => (valueOf(dealerCard) + 8) % 10;
function readLine({ cards }: Hand, place: number): string {
  const { points, isSoft } = totalOf(cards);
  const line = (isSoft ? softLines : hardLines)[points];
  return line?.[place] ?? (isSoft || points > 16 ? 'S' : 'H');
}

/**
 * What basic strategy does with a hand.
 * @param allowed By the rules, or fewer: without a further stake it is neither doubled nor split.
 */
export function chooseMove(hand: Hand, dealerCard: number, allowed: readonly Move[]): Move {
  const place = placeOf(dealerCard);
  const pair = pairLines[valueOf(hand.cards[0] ?? 0)]?.[place] === 'P';
  if (pair && allowed.includes('split')) return 'split';
  const letter = readLine(hand, place);
  if (letter === 'D' || letter === 'E') {
    if (allowed.includes('double')) return 'double';
    return letter === 'D' ? 'hit' : 'stand';
  }
  return letter === 'S' ? 'stand' : 'hit';
}

/** The move of basic strategy in a round; null where it has ended. */
export function advise(table: Table, allowed: readonly Move[] = listMoves(table)): Move | null {
  const hand = table.turn === null ? undefined : table.hands[table.turn];
  return hand === undefined ? null : chooseMove(hand, table.dealer[0] ?? 0, allowed);
}
