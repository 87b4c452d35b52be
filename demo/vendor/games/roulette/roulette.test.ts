import { describe, expect, it } from 'vitest';
import {
  betNames,
  colourOf,
  countCovered,
  partAtRisk,
  payBet,
  payBets,
  pocketCount,
  wheel,
  type Bets,
} from './roulette.rules.ts';

const pockets = Array.from({ length: pocketCount }, (_, pocket) => pocket);

describe('the wheel', () => {
  it('has each pocket once, and red and black by turns beside the zero', () => {
    expect(wheel.toSorted((one, other) => one - other)).toEqual(pockets);
    const colours = wheel.map(colourOf);
    expect(colours[0]).toBe('zero');
    for (let place = 2; place < pocketCount; place += 1) expect(colours[place]).not.toBe(colours[place - 1]);
  });

  it('gives back 36 of 37 of each of its 49 bets', () => {
    expect(betNames).toHaveLength(49);
    for (const bet of betNames) {
      const won = pockets.filter((pocket) => payBet(bet, pocket).over > 0n);
      expect([1, 12, 18]).toContain(won.length);
      expect(countCovered(bet)).toBe(won.length);
      const { over, under } = payBet(bet, won[0] ?? 0);
      expect([bet, BigInt(won.length) * over]).toEqual([bet, 36n * under]);
    }
    for (const bet of betNames) if (bet !== 'n0') expect([bet, payBet(bet, 0).over]).toEqual([bet, 0n]);
  });

  it('pays bets together as it pays each of them alone', () => {
    expect(payBets({ n17: 1, black: 10, dozen2: 5 }, 17)).toEqual({ over: 36n + 20n + 15n, under: 16n });
    expect(payBets({ n17: 1, red: 10 }, 0)).toEqual({ over: 0n, under: 11n });
  });

  it('says of bets that cover each other that no more is at risk than the zero takes', () => {
    const percentOf = (bets: Bets): number =>
      Number((partAtRisk(bets).over * 1_000n) / partAtRisk(bets).under) / 10;
    expect(percentOf({ red: 10, black: 10 })).toBeLessThan(3);
    expect(percentOf({ dozen1: 5, dozen2: 5, dozen3: 5 })).toBeLessThan(3);
    expect(
      percentOf(Object.fromEntries(betNames.filter((name) => name.startsWith('n')).map((name) => [name, 1]))),
    ).toBeLessThan(3);
    expect(percentOf({ red: 100, black: 100, n7: 1 })).toBeLessThan(4);
    for (const bet of betNames) expect([bet, percentOf({ [bet]: 3 })]).toEqual([bet, 100]);
    expect(percentOf({ red: 1, odd: 1 })).toBe(100);
    expect(percentOf({ n17: 1, black: 10, dozen1: 5 })).toBe(100);
  });
});
