import { describe, expect, it } from 'vitest';
import { slotGame } from './slot.game.ts';
import { countLines, lineOf, paysOf, ranks, restingStops, strips, winOf } from './slot.rules.ts';
import { slotTitles, symbolsOf } from './slot.themes.ts';
import { gameLanguages, findGameLanguage } from '../../game-texts.ts';

describe('the reels', () => {
  it('have the symbols of the published strips', () => {
    const published = ['000001111222334456', '000011112222333456', '000001112223344456'];
    expect(strips.map((strip) => strip.toSorted((one, other) => one - other).join(''))).toEqual(published);
  });

  it('win with 423 of 5,832 lines: three alike, wilds standing in', () => {
    expect(ranks.map(countLines)).toEqual([179, 99, 79, 35, 23, 7, 1]);
    expect(winOf([6, 4, 6])).toBe(4);
    expect(winOf([6, 6, 6])).toBe(6);
    expect(winOf([6, 4, 3])).toBeNull();
  });

  it('rest on a line without a win before the first spin, in every entry', () => {
    const wins = Array.from({ length: 20_000 }, (_, id) => winOf(lineOf(restingStops(id))));
    expect(wins.filter((win) => win !== null)).toEqual([]);
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

describe('the symbols of an entry', () => {
  const emblems = Object.keys(slotTitles);

  it('are seven that differ, its emblem wild, for every emblem and number', () => {
    for (const emblem of emblems)
      for (let id = 0; id < 40; id += 1) {
        const symbols = symbolsOf(emblem, id);
        expect([emblem, symbols.at(-1), new Set(symbols).size]).toEqual([emblem, emblem, ranks.length]);
      }
  });

  it('differ between entries of one emblem', () => {
    expect(new Set(Array.from({ length: 9 }, (_, id) => symbolsOf('fox', id).join())).size).toBeGreaterThan(
      2,
    );
  });

  it('are sevens where the emblem is not known, as of an entry that was imported', () => {
    expect(symbolsOf('', 5).at(-1)).toBe('seven');
    expect(symbolsOf('constructor', 5).at(-1)).toBe('seven');
  });

  it.each(gameLanguages)('have names in %s', (language) => {
    const { texts } = findGameLanguage(language, 'slot');
    expect(emblems.filter((emblem) => (texts[`symbol.${emblem}`] ?? '') === '')).toEqual([]);
  });
});
