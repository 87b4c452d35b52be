import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../measure-return.ts';
import { bullGame } from './bull.game.ts';
import {
  bullOf,
  countOuts,
  decide,
  findThree,
  leastOuts,
  paysOf,
  returns,
  winChances,
} from './bull.rules.ts';

/** Cards of a deck by their points, with tens as 0: more than points never counts. */
const held = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4] as const;
const otherHands = 1_533_939n;

function choose(count: number, taken: number): number {
  let ways = 1;
  for (let turn = 0; turn < taken; turn += 1) ways = (ways * (count - turn)) / (turn + 1);
  return ways;
}
/** Every hand of so many cards as counts by points. */
function listHands(size: number, from = 0): readonly (readonly number[])[] {
  if (from === held.length - 1) return size <= (held[from] ?? 0) ? [[size]] : [];
  return Array.from({ length: Math.min(size, held[from] ?? 0) + 1 }, (_, count) => count).flatMap((count) =>
    listHands(size - count, from + 1).map((rest) => [count, ...rest]),
  );
}
const weigh = (counts: readonly number[], left: readonly number[]): number =>
  counts.reduce((ways, count, points) => ways * (count === 0 ? 1 : choose(left[points] ?? 0, count)), 1);
/** A card of the deck for each of its points, all of different suits. */
const toCards = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((count, points) =>
    Array.from({ length: count }, (_, turn) =>
      points === 0 ? 9 + (turn % 4) + 13 * Math.floor(turn / 4) : points - 1 + 13 * turn,
    ),
  );

const fives = listHands(5).map((counts) => ({ counts, bull: bullOf(toCards(counts)) }));
const nameOf = (counts: readonly number[]): string => counts.join('');
/** By a hand: its bull, and how many of the banker's hands it beats. */
const beaten = new Map(
  fives.map(({ counts, bull }) => {
    const left = held.map((count, points) => count - (counts[points] ?? 0));
    const ways = fives.reduce((sum, other) => sum + (other.bull < bull ? weigh(other.counts, left) : 0), 0);
    return [nameOf(counts), { bull, ways: BigInt(ways) }] as const;
  }),
);
const halves = (bull: number): bigint => (paysOf(bull).over * 2n) / paysOf(bull).under;

/** What every four cards come to in halves of a stake, over all 48 fifth cards and all of the banker's hands. */
function countFours() {
  return listHands(4).map((counts) => {
    const played = held.reduce((sum, count, points) => {
      const left = count - (counts[points] ?? 0);
      const five = counts.map((pointCount, place) => pointCount + Number(place === points));
      const { bull, ways } = beaten.get(nameOf(five)) ?? { bull: 0, ways: 0n };
      return sum + BigInt(left) * ways * halves(bull);
    }, 0n);
    return { cards: toCards(counts), weight: BigInt(weigh(counts, held)), played };
  });
}
const folded = 48n * otherHands;
const all = 2n * 270_725n * folded;
const isSame = (counted: bigint, { over, under }: { over: bigint; under: bigint }): boolean =>
  counted * under === over * all;

describe('a hand', () => {
  it('is a bull where three cards come to tens, worth the last digit of the other two', () => {
    const [ace, two, three, seven, nine, ten, king] = [0, 1, 2, 6, 8, 9, 12] as const;
    expect(bullOf([ace, two, seven, three, nine])).toBe(2);
    expect(bullOf([ten, king, king + 13, ten + 13, king + 26])).toBe(10);
    expect(bullOf([ace, ace + 13, two, two + 13, three])).toBe(0);
    expect(findThree([ace, two, three, seven, ten])).toEqual([0, 1, 3]);
  });

  it('has the same bull whichever three are taken', () => {
    for (const { counts, bull } of fives) {
      const cards = toCards(counts);
      expect([nameOf(counts), bullOf(cards.toReversed())]).toEqual([nameOf(counts), bull]);
    }
  });
});

describe('the return', () => {
  const fours = countFours();

  it('is exact of every way that the rules name, over all hands of the player and of the banker', () => {
    const always = fours.reduce((sum, { weight, played }) => sum + weight * played, 0n);
    const published = fours.reduce(
      (sum, { cards, weight, played }) => sum + weight * (decide(cards) === 'fold' ? folded : played),
      0n,
    );
    const best = fours.reduce(
      (sum, { weight, played }) => sum + weight * (played < folded ? folded : played),
      0n,
    );
    expect([
      isSame(always, returns.always),
      isSame(published, returns.published),
      isSame(best, returns.best),
    ]).toEqual([true, true, true]);
    expect(fours.reduce((sum, { weight }) => sum + weight, 0n)).toBe(270_725n);
  });

  it('shows the exact chances of the hands that win', () => {
    const hands = 2_598_960n * otherHands;
    for (const { least, most, chance } of winChances) {
      const ways = fives
        .filter(({ bull }) => bull >= least && bull <= most)
        .reduce(
          (sum, { counts }) => sum + BigInt(weigh(counts, held)) * (beaten.get(nameOf(counts))?.ways ?? 0n),
          0n,
        );
      expect([least, ways * chance.under === chance.over * hands]).toEqual([least, true]);
    }
  });

  it('names the cards that make a bull: none of 48 is missed', () => {
    // Three tens are a bull already; four aces wait for one of the eights.
    expect(countOuts([9, 10, 11, 0])).toBe(48);
    expect(countOuts([0, 13, 26, 39])).toBe(4);
    expect([decide([0, 13, 26, 39]), decide([9, 10, 11, 0])]).toEqual(['fold', 'play']);
    expect(leastOuts).toBe(18);
  });
});

describe('a round', () => {
  const open = (seed: number) => bullGame.open({ room: '1' }, { at: 0, chance: repeatableChance(seed) });
  const moment = { at: 0, chance: () => 0 };
  const drawing = { at: 0, amount: () => '0.50' };

  it('deals twenty-five different cards, and shows four of them before the decision', () => {
    const course = open(7);
    expect(new Set(course.cards).size).toBe(25);
    const { seats } = bullGame.picture(course, drawing);
    expect(seats.flatMap(({ cards }) => cards).filter((card) => card !== null)).toEqual(
      course.cards.slice(0, 4),
    );
    expect(seats.map(({ bull }) => bull)).toEqual([null, null, null, null, null]);
  });

  it('that is folded, or left with bad cards, gives half back', () => {
    const bad = [1, 2, 3].map(open).concat(Array.from({ length: 60 }, (_, seed) => open(seed + 10)));
    const left = bad.map((course) => ({ course, end: bullGame.leave(course, 0) }));
    for (const { course, end } of left) expect(end.decision).toBe(decide(course.cards.slice(0, 4)));
    const fold = bullGame.move(open(7), { decision: 'fold' }, moment);
    expect(bullGame.standing(fold)).toEqual({ kind: 'over', pays: { over: 1n, under: 2n } });
    expect(new Set(left.map(({ end }) => end.decision))).toEqual(new Set(['play', 'fold']));
  });

  it('of equal bulls is the banker’s', () => {
    const hand = (tail: number) => [9, 10, 11, 0, tail];
    const cards = [...hand(1), ...Array.from({ length: 15 }, () => 5), 22, 23, 24, 13, 14];
    const course = { room: '1', cards, decision: 'play' as const };
    expect(bullGame.standing(course)).toEqual({ kind: 'over', pays: { over: 0n, under: 1n } });
    const better = { ...course, cards: [...hand(2), ...cards.slice(5)] };
    expect(bullGame.standing(better)).toEqual({ kind: 'over', pays: { over: 2n, under: 1n } });
  });
});
