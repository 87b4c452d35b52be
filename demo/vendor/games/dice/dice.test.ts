import { describe, expect, it } from 'vitest';
import { multiply } from '../../game.ts';
import {
  isWon,
  leastPercent,
  mostPercent,
  paysOf,
  returnOf,
  rolls,
  timesOf,
  writeRoll,
} from './dice.rules.ts';

const everyPercent = Array.from({ length: mostPercent - leastPercent + 1 }, (_, step) => leastPercent + step);

describe('the roll', () => {
  it('wins on just as many of its 10,000 outcomes as was chosen, on either side', () => {
    for (const percent of everyPercent)
      for (const side of ['under', 'over'] as const) {
        const won = Array.from({ length: rolls }, (_, roll) => roll).filter((roll) =>
          isWon({ side, percent }, roll),
        );
        expect(won).toHaveLength(percent * 100);
      }
  });

  it('gives back between 98.99 and 99 of 100 whatever is chosen: multiples are cut down, never up', () => {
    for (const percent of everyPercent) {
      const { over, under } = returnOf(percent);
      const rate = Number(over) / Number(under);
      expect([percent, rate <= 0.99 && rate > 0.9899]).toEqual([percent, true]);
      expect(timesOf(percent) / 10_000).toBeGreaterThan(1);
    }
    expect(multiply(101n, paysOf(50))).toBe(199n);
  });

  it('is written with two places', () => {
    expect([writeRoll(0), writeRoll(742), writeRoll(9_999)]).toEqual(['00.00', '07.42', '99.99']);
  });
});
