import { describe, expect, it } from 'vitest';
import { RefusedMove, type Factor } from '../../game.ts';
import { repeatableChance } from '../../measure-return.ts';
import {
  cardsOf,
  chooseBasic,
  countRound,
  createCount,
  divide,
  findBest,
  isMore,
  listPlaces,
  netOf,
  values,
} from './count-returns.fake.ts';
import { blackjackGame } from './blackjack.game.ts';
import { basicReturn, chanceRows } from './blackjack.returns.ts';
import {
  drawCards,
  isBust,
  judgeHand,
  layTable,
  listMoves,
  moves,
  payTable,
  roundCards,
  stakedUnits,
  totalOf,
  type Course,
  type Move,
} from './blackjack.rules.ts';

const letters = 'A23456789TJQK';
/** `A T 7` as cards: the player's first, the dealer's, the player's second, the hole card, then what is drawn. */
const read = (text: string): readonly number[] => text.split(' ').map((letter) => letters.indexOf(letter));
const course = (text: string, ...played: Move[]): Course => ({ cards: read(text), moves: played });
const paysOf = (round: Course): number => {
  const { over, under } = payTable(layTable(round));
  return Number(over) / Number(under);
};
/** How many cards a hand can have that takes cards below so many points, from its first ones. */
function findLongest(hand: readonly number[], until: number): number {
  if (totalOf(cardsOf(hand)).points >= until) return hand.length;
  return Math.max(...values.map((value) => findLongest([...hand, value], until)));
}
const isSame = (one: Factor, other: Factor): boolean => one.over * other.under === other.over * one.under;

describe('a hand', () => {
  it.each([
    ['A K', 21, true],
    ['A A', 12, true],
    ['A A 9', 21, true],
    ['A 6 T', 17, false],
    ['9 8 7', 24, false],
    ['A A A A', 14, true],
  ])('%s counts %i', (text, points, isSoft) => {
    expect(totalOf(read(text))).toEqual({ points, isSoft });
  });
});

describe('a round', () => {
  it.each([
    // Blackjacks: the player's, the dealer's under an ace and under a ten, both.
    ['A 9 K 7', [], 'blackjack', 2.5, 1],
    ['9 A 9 K', [], 'lost', 0, 1],
    ['9 K 9 A', [], 'lost', 0, 1],
    ['A A K K', [], 'push', 1, 1],
    // 21 of three cards is no blackjack; it takes no further card.
    ['7 9 7 8 7', ['hit'], 'won', 2, 1],
    ['T 9 6 8 8', ['hit'], 'bust', 0, 1],
    ['T 9 8 9', ['stand'], 'push', 1, 1],
    ['T 9 7 9', ['stand'], 'lost', 0, 1],
    // The dealer draws to 17, and stands on a soft one.
    ['T 9 9 6 T', ['stand'], 'won', 2, 1],
    ['T A 8 6', ['stand'], 'won', 2, 1],
    ['5 9 6 8 T', ['double'], 'won', 2, 2],
    ['5 9 6 8 2', ['double'], 'lost', 0, 2],
  ] as const)('%s, %j: %s', (text, played, result, pays, staked) => {
    const round = course(text, ...played);
    const table = layTable(round);
    expect(table.turn).toBeNull();
    expect(table.hands.map((hand) => judgeHand(table, hand))).toEqual([result]);
    expect([paysOf(round), stakedUnits(table)]).toEqual([pays, BigInt(staked)]);
  });

  it('is split once, played hand by hand, doubled after it, and paid by all that was staked', () => {
    const opened = course('8 6 8 T 3 8 T T 9', 'split');
    expect(layTable(opened).hands.map(({ cards }) => cards)).toEqual([read('8 3'), read('8 8')]);
    expect([layTable(opened).turn, listMoves(layTable(opened))]).toEqual([0, ['hit', 'stand', 'double']]);
    const doubled = course('8 6 8 T 3 8 T T 9', 'split', 'double');
    // Two of a value again, and no second split.
    expect([layTable(doubled).turn, listMoves(layTable(doubled))]).toEqual([1, ['hit', 'stand', 'double']]);
    const played = course('8 6 8 T 3 8 T T 9', 'split', 'double', 'hit');
    const table = layTable(played);
    // 21 on two stakes, 26 on one; the dealer has 25.
    expect(table.hands.map((hand) => judgeHand(table, hand))).toEqual(['won', 'bust']);
    expect([payTable(table), stakedUnits(table)]).toEqual([{ over: 8n, under: 6n }, 3n]);
  });

  it('gives split aces one card each, and 21 of them is no blackjack', () => {
    const round = course('A 6 A T K 5 3', 'split');
    const table = layTable(round);
    expect(table.turn).toBeNull();
    expect(table.hands.map((hand) => judgeHand(table, hand))).toEqual(['won', 'lost']);
    expect(payTable(table)).toEqual({ over: 4n, under: 4n });
  });

  it('shows the hole card when every hand has bust, and the dealer draws nothing', () => {
    const table = layTable(course('T 2 6 3 T', 'hit'));
    expect([table.dealer, isBust(table.hands[0]?.cards ?? [])]).toEqual([read('2 3'), true]);
  });

  it('takes no more cards than are drawn for it, in any way to play', () => {
    // Longest where aces come to a soft 20, and a two makes it hard.
    const longestHand = findLongest([2], 21);
    const longestDealer = Math.max(...values.map((value) => findLongest([value], 17)));
    expect([2 * longestHand + longestDealer, findLongest([1], 21)]).toEqual([roundCards, 20]);
    const aces = (count: number): readonly string[] => Array.from({ length: count }, () => 'A');
    const hand = [...aces(7), '2', ...aces(9)];
    const dealer = [...aces(4), '6', ...aces(5)];
    const text = ['2', 'A', '2', 'A', 'A', 'A', ...hand, ...hand, ...dealer].join(' ');
    const hits = Array.from({ length: 2 * hand.length }, () => 'hit' as const);
    const table = layTable(course(text, 'split', ...hits));
    expect([table.turn, table.dealer.length, read(text).length]).toEqual([null, 12, roundCards]);
    const chance = repeatableChance(21);
    const longest = Array.from({ length: 2_000 }, () => {
      let random: Course = { cards: drawCards(chance), moves: [] };
      for (let table = layTable(random); table.turn !== null; table = layTable(random)) {
        const allowed = listMoves(table);
        random = { ...random, moves: [...random.moves, allowed[chance(allowed.length)] ?? 'stand'] };
      }
      const { hands, dealer: house } = layTable(random);
      return house.length + hands.reduce((sum, { cards }) => sum + cards.length, 0);
    });
    expect(Math.max(...longest)).toBeLessThan(roundCards);
  });

  it('refuses what the rules do not allow, before a further stake as after it', () => {
    const lists: readonly (readonly [Course, readonly Move[]])[] = [
      [course('9 9 7 7 2'), ['split']],
      [course('2 9 3 7 2 2', 'hit'), ['double', 'split']],
      [course('8 9 8 7 8 8 2 2', 'split'), ['split']],
      [course('T 9 7 9', 'stand'), moves],
      [course('A 9 K 7'), moves],
    ];
    for (const [round, refused] of lists)
      for (const play of refused) {
        const moment = { at: 0, chance: () => 0 };
        expect(() => blackjackGame.move(round, { play }, moment)).toThrow(RefusedMove);
        if (play === 'double' || play === 'split')
          expect(() => blackjackGame.raise?.(round, { play })).toThrow(RefusedMove);
      }
  });

  it('hides the hole card, and all that may be drawn, until it is over', () => {
    const round = course('T 9 6 8 5 4 3');
    const drawing = { at: 0, amount: ({ over, under }: Factor) => `${over}/${under}` };
    const shown = blackjackGame.picture(round, drawing);
    expect(shown.dealer).toEqual({ cards: read('9'), points: 9, isSoft: false });
    expect([shown.moves, shown.cost, shown.advice]).toEqual([['hit', 'stand', 'double'], '1/1', 'hit']);
    const end = blackjackGame.picture({ ...round, moves: ['stand'] }, drawing);
    expect(end.dealer.cards).toEqual(read('9 8'));
    expect(end.hands[0]?.end).toEqual({ result: 'lost', pays: '0/2' });
  });

  it('that is left is played by basic strategy without a further stake', () => {
    const left = blackjackGame.leave(course('5 6 6 T 2 7 9'), 0);
    expect(left.moves).toEqual(['hit', 'stand']);
    expect(stakedUnits(layTable(left))).toBe(1n);
    const pair = blackjackGame.leave(course('8 6 8 T 3 T'), 0);
    expect(pair.moves).toEqual(['stand']);
  });
});

describe('basic strategy', () => {
  it('is the best move in every hand against every card of the dealer', () => {
    const places = listPlaces();
    expect(places.length).toBeGreaterThan(1_000);
    const basic = createCount(chooseBasic);
    for (const place of places) {
      const best = findBest(place);
      const worths = [best, chooseBasic(place)].map((move) => netOf(basic.tryMove(place, move)));
      expect([place, isSame(worths[0] as Factor, worths[1] as Factor)]).toEqual([place, true]);
    }
  });

  it('gives back of all stakes exactly what the sheet says', () => {
    const { paid, staked } = countRound();
    expect(divide(paid, staked)).toEqual(basicReturn);
    expect(blackjackGame.ways[0]?.rtp).toEqual(basicReturn);
    // To stand on everything gives back less.
    const standing = countRound(() => 'stand');
    expect(isMore(divide(paid, staked), divide(standing.paid, standing.staked))).toBe(true);
  });

  it('has the chances that the rules list: counted over first cards', () => {
    const [blackjack, both, dealer] = chanceRows;
    const two = Array.from({ length: 169 }, (_, place) => [Math.floor(place / 13), place % 13]);
    const naturals = two.filter((cards) => totalOf(cards).points === 21).length;
    const alone = BigInt(naturals * (169 - naturals));
    const together = BigInt(naturals ** 2);
    const house = BigInt((169 - naturals) * naturals);
    const under = 169n ** 2n;
    expect([blackjack, both, dealer].map((row) => row?.chance)).toEqual([
      { over: alone, under },
      { over: together, under },
      { over: house, under },
    ]);
  });
});
