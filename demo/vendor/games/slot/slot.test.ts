import { describe, expect, it } from 'vitest';
import { slotGame } from './slot.game.ts';
import { countLines, paysOf, strips, symbolNames, winOf } from './slot.rules.ts';

describe('the reels', () => {
  it('have the symbols of the published strips', () => {
    const written = ['CCCCCLLLLOOOBBSS7W', 'CCCCLLLLOOOOBBBS7W', 'CCCCCLLLOOOBBSSS7W'];
    const letter = {
      cherry: 'C',
      lemon: 'L',
      orange: 'O',
      bell: 'B',
      star: 'S',
      seven: '7',
      wild: 'W',
    };
    const sorted = (text: string): string => [...text].toSorted().join('');
    expect(strips.map((strip) => sorted(strip.map((symbol) => letter[symbol]).join('')))).toEqual(
      written.map(sorted),
    );
  });

  it('win with 423 of 5,832 lines: three alike, wilds standing in', () => {
    expect(symbolNames.map((symbol) => [symbol, countLines(symbol)])).toEqual([
      ['cherry', 179],
      ['lemon', 99],
      ['orange', 79],
      ['bell', 35],
      ['star', 23],
      ['seven', 7],
      ['wild', 1],
    ]);
    expect(winOf(['wild', 'star', 'wild'])).toBe('star');
    expect(winOf(['wild', 'wild', 'wild'])).toBe('wild');
    expect(winOf(['wild', 'star', 'bell'])).toBeNull();
  });

  it('pay more than the stake or nothing: no return at or below the stake can look like a win', () => {
    for (let one = 0; one < 18; one += 1)
      for (let two = 0; two < 18; two += 1)
        for (let three = 0; three < 18; three += 1)
          expect([0, 5, 8, 12, 20, 40, 150, 300]).toContain(Number(paysOf([one, two, three]).over));
  });

  it('are told with chances that add up to the return', () => {
    const sum = slotGame.chances.reduce((total, { chance, pays }) => total + chance.over * pays.over, 0n);
    expect(sum).toBe(5_605n);
    expect(slotGame.cycleMs).toBe(2_500);
  });
});
