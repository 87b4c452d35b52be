import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../measure-return.ts';
import {
  cellCount,
  findWin,
  paysOf,
  printCard,
  prizes,
  runSize,
  scratchReturn,
  timesOf,
} from './scratch.rules.ts';

const cards = Array.from({ length: runSize }, (_, card) => card);

describe('a print run of scratch cards', () => {
  it('pays 92 of 100, counted card by card', () => {
    expect(cards.reduce((sum, card) => sum + paysOf(card).over, 0n)).toBe(scratchReturn.over);
    expect(Number(scratchReturn.over) / Number(scratchReturn.under)).toBe(0.92);
    for (const { times, cards: count } of prizes)
      expect(cards.filter((card) => timesOf(card) === times)).toHaveLength(count);
  });

  it('shows the prize of each card three times, and nothing three times on a card without', () => {
    const chance = repeatableChance(7);
    for (const card of cards) {
      const cells = printCard(card, chance);
      expect(cells).toHaveLength(cellCount);
      expect([card, findWin(cells)?.times ?? 0]).toEqual([card, timesOf(card)]);
      const most = Math.max(...prizes.map(({ times }) => cells.filter((cell) => cell === times).length));
      expect([card, most <= 3]).toEqual([card, true]);
    }
  });

  it('puts what is alike in every place', () => {
    const chance = repeatableChance(11);
    const places = new Set(Array.from({ length: 200 }, () => findWin(printCard(0, chance))?.places[0]));
    expect(places.size).toBeGreaterThanOrEqual(cellCount - 2);
  });
});
