import { describe, expect, it } from 'vitest';
import { countReturns } from './count-returns.fake.ts';
import { pokerGame } from './poker.game.ts';
import { drawHand, holdOf, nameOf, returns } from './poker.rules.ts';

const suits = 'shdc';
const letters = 'A23456789TJQK';
/** `Ah Td` as cards. */
const read = (text: string): readonly number[] =>
  text.split(' ').map((card) => suits.indexOf(card.slice(1)) * 13 + letters.indexOf(card.slice(0, 1)));

describe('a hand', () => {
  it.each([
    ['Ah Kh Qh Jh Th', 'royalFlush'],
    ['9s Ks Qs Js Ts', 'straightFlush'],
    ['As 2s 3s 4s 5s', 'straightFlush'],
    ['7s 7h 7d 7c 2s', 'four'],
    ['7s 7h 7d 2c 2s', 'fullHouse'],
    ['2d 9d Kd 4d 7d', 'flush'],
    ['As 2h 3s 4s 5s', 'straight'],
    ['As Kh Qs Js Ts', 'straight'],
    ['Ks Ah 2s 3s 4s', null],
    ['7s 7h 7d 3c 2s', 'three'],
    ['7s 7h 3d 3c 2s', 'twoPairs'],
    ['Js Jh 3d 4c 2s', 'jacks'],
    ['As Ah 3d 4c 2s', 'jacks'],
    ['Ts Th 3d 4c 2s', null],
  ])('%s is %s', (text, name) => {
    expect(nameOf(read(text))).toBe(name);
  });
});

describe('the published way', () => {
  it.each([
    ['Ah Kh Qh Jh 9h', [0, 1, 2, 3]],
    ['7s 7h 7d 2c 2s', [0, 1, 2, 3, 4]],
    ['7s 7h 7d 7c 2s', [0, 1, 2, 3]],
    ['Js Jh 3h 4h 5h', [0, 1]],
    ['5s 5h 6h 7h 8h', [1, 2, 3, 4]],
    ['2s 2h 7d 8c 9s', [0, 1]],
    ['4s 5h 6d 7c Ks', [0, 1, 2, 3]],
    ['As Kh Qd 7c 2s', [1, 2]],
    ['As Ks Qd 7c 2s', [0, 1]],
    ['Ts Js 2d 7c 4h', [0, 1]],
    ['Ts 4s 2d 7c 9h', []],
    ['As 4s 2d 7c 9h', [0]],
  ])('holds of %s the places %j', (text, places) => {
    expect(holdOf(read(text))).toEqual(places);
  });

  it('is paid for the hands of the table as often as the rules say', () => {
    const { chances, ways } = pokerGame;
    const rtp = ways[0]?.rtp ?? { over: 0n, under: 1n };
    const paid = chances.reduce((sum, { chance, pays }) => sum + chance.over * pays.over, 0n);
    expect(chances.map(({ chance }) => chance.under)).toEqual(chances.map(() => chances[0]?.chance.under));
    expect(paid * rtp.under).toBe(rtp.over * (chances[0]?.chance.under ?? 0n));
  });

  it('gives back 99.45 %, the best way 99.54 %: counted over all hands and all draws', () => {
    const counted = countReturns();
    for (const way of ['published', 'best'] as const) {
      const [countedFactor, other] = [counted[way], returns[way]];
      expect([way, countedFactor.over * other.under]).toEqual([way, other.over * countedFactor.under]);
    }
  }, 120_000);
});

it('the draw replaces what is not held with the next cards, in their order', () => {
  const cards = [0, 1, 2, 3, 4, 10, 11, 12, 13, 14];
  expect(drawHand(cards, [1, 3])).toEqual([10, 1, 11, 3, 12]);
  expect(drawHand(cards, [])).toEqual([10, 11, 12, 13, 14]);
  expect(drawHand(cards, [0, 1, 2, 3, 4])).toEqual([0, 1, 2, 3, 4]);
});
