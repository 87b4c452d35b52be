import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../demo/pictures/random.ts';
import { makeCatalogue } from '../../demo/seed/catalogue.ts';
import { misspell } from '../../platform/play/games/misspell.fake.ts';
import {
  createGameIndex,
  type GameIndex,
  type IndexedGames,
} from '../../src/components/game-finder/game-index.ts';

/** The catalogue of the demonstration by column, the most played first, as `games.index` answers it. */
const readColumns = (): IndexedGames => {
  const { games, vendors } = makeCatalogue('2026-11-01');
  const sorted = [...games].sort((one, other) => other.popularity - one.popularity);
  const names = new Map(vendors.map(({ code, name }) => [code, name]));
  const codes = [...names.keys()];
  return {
    names: sorted.map(({ name }) => name),
    vendors: sorted.map(({ vendor_code }) => codes.indexOf(vendor_code)),
    vendorNames: [...names.values()],
  };
};

const columns = readColumns();
let index: GameIndex;
beforeAll(() => {
  index = createGameIndex(columns);
});

/** Of 200 misspellings, those whose game is not among the first eight. */
const listMissed = (tried: GameIndex): readonly string[] => {
  const random = createRandom('misspellings');
  return Array.from({ length: 200 }, () => {
    const place = random.whole(0, columns.names.length - 1);
    const name = columns.names[place] ?? '';
    const asked = misspell(random, name);
    return tried.find(asked, 8).places.includes(place) ? [] : [`${asked} (${name})`];
  }).flat();
};
const findNames = (asked: string): readonly string[] =>
  index.find(asked, 8).places.map((place) => columns.names[place] ?? '');

describe('the search of the portal over 10,000 games', () => {
  it('has the game among the first eight for 19 of 20 misspellings', () => {
    const missed = listMissed(index);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(10);
  });

  it('would not without its tolerance: the measure can fail', () => {
    const strict = createGameIndex(columns, { allowedEdits: () => 0, leastAlike: 0.95 });
    expect(listMissed(strict).length).toBeGreaterThan(10);
  });

  it('takes words in any order, with any apostrophe or none, and those of the provider', () => {
    const all = index.find('xandria’s', 1).total;
    expect(all).toBeGreaterThan(10);
    for (const asked of ["Xandria's", 'xandrias', 'XÁNDRIA`S']) expect(index.find(asked, 1).total).toBe(all);
    expect(findNames('clover ursine')).toEqual(['Ursine Clover']);
    expect(index.find('pellow and rye', 1)).toMatchObject({ isNear: false });
    const [place = 0] = index.find('fox kestrin works', 1).places;
    expect(columns.vendorNames[columns.vendors[place] ?? 0]).toBe('Kestrin Works');
  });

  it('says when nothing has the words, and then shows what is called nearly so', () => {
    expect(index.find('voyaeg of tarn', 8).isNear).toBe(true);
    expect(findNames('voyaeg of tarn')[0]).toBe('Voyage of Tarn');
    expect(findNames('voyageof tarn')[0]).toBe('Voyage of Tarn');
    expect(findNames('diadme')[0]).toContain('Diadem');
    expect(index.find('qqqqqqqq', 8)).toEqual({ places: [], total: 0, isNear: false });
    expect(index.find('%', 8).total).toBe(0);
  });

  it('finds names in other scripts', () => {
    const names = ['مغامرة القلعة', 'Жемчужина моря', '黄金の狐', 'Łódź Øst'];
    const ownIndex = createGameIndex({ names, vendors: names.map(() => 0), vendorNames: ['Tarnlight'] });
    for (const [place, asked] of ['القلعة', 'моря жемчужина', '狐', 'lodz ost'].entries())
      expect(ownIndex.find(asked, 8).places, asked).toEqual([place]);
  });
});
