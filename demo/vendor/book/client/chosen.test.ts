import { describe, expect, it } from 'vitest';
import type { BookBoard, MatchView } from '../views.ts';
import { createChosen } from './chosen.ts';

const makeMatch = (id: string, odds: number | null = 200): MatchView => ({
  id,
  league: 'isles',
  kickOffAt: 1,
  unit: 0,
  points: [],
  commitment: '',
  seed: null,
  state: 'sold',
  score: { home: 0, away: 0 },
  isSuspended: false,
  markets: 1,
  home: { name: `home of ${id}`, hue: 0 },
  away: { name: `away of ${id}`, hue: 0 },
  offers:
    odds === null
      ? []
      : [
          {
            market: 'result',
            line: 0,
            prices: ['home', 'draw'].map((pick) => ({ pick, odds, chance: 480 })),
          },
        ],
});
const makeBoard = (...matches: readonly MatchView[]): BookBoard => ({ leagues: [], matches });
const bet = (id: string, pick = 'home') =>
  ({ match: makeMatch(id), market: 'result', line: 0, pick, odds: 200 }) as const;

describe('the legs of a slip', () => {
  it('are one for each match: another pick takes its place, and the same press takes it off', () => {
    const chosen = createChosen();
    expect([chosen.toggle(bet('a')), chosen.toggle(bet('b'))]).toEqual(['added', 'added']);
    expect(chosen.toggle(bet('a', 'draw'))).toBe('replaced');
    expect(chosen.list().map(({ match, pick }) => [match.id, pick])).toEqual([
      ['a', 'draw'],
      ['b', 'home'],
    ]);
    expect(chosen.isChosen('a', { market: 'result', line: 0, pick: 'home' })).toBe(false);
    expect(chosen.toggle(bet('a', 'draw'))).toBe('removed');
    expect(chosen.list()).toHaveLength(1);
  });

  it('are no more than are sold, and a leg can still be changed then', () => {
    const chosen = createChosen();
    for (const id of ['a', 'b', 'c', 'd', 'e']) chosen.toggle(bet(id));
    expect([chosen.toggle(bet('f')), chosen.toggle(bet('e', 'draw')), chosen.list().length]).toEqual([
      'full',
      'replaced',
      5,
    ]);
  });

  it('stay where odds have changed or are not sold, and say so', () => {
    const chosen = createChosen();
    for (const id of ['a', 'b', 'c', 'd']) chosen.toggle(bet(id));
    const rest = [makeMatch('a'), makeMatch('b'), makeMatch('c')];
    expect(chosen.compare(makeBoard(...rest, makeMatch('d')))).toBe(false);
    const held = { ...makeMatch('d', null), isSuspended: true };
    const board = makeBoard(makeMatch('a'), makeMatch('b', 190), makeMatch('c', null), held);
    expect([chosen.compare(board), chosen.compare(board)]).toEqual([true, false]);
    expect(chosen.list().map(({ trouble, odds }) => [trouble, odds])).toEqual([
      ['none', 200],
      ['changed', 190],
      ['closed', 200],
      ['suspended', 200],
    ]);
    chosen.accept();
    expect(chosen.list().map(({ trouble }) => trouble)).toEqual(['none', 'none', 'closed', 'suspended']);
    // Sold again at the odds that they were chosen at.
    chosen.compare(makeBoard(makeMatch('a'), makeMatch('b', 190), makeMatch('c'), makeMatch('d')));
    expect(chosen.list().map(({ trouble }) => trouble)).toEqual(['none', 'none', 'none', 'none']);
  });

  it.each([
    ['none', ['changed', 'changed']],
    ['higher', ['none', 'changed']],
    ['any', ['none', 'none']],
  ] as const)('take other odds as the player says: %s', (acceptance, troubles) => {
    const chosen = createChosen();
    for (const id of ['a', 'b']) chosen.toggle(bet(id));
    chosen.setAcceptance(acceptance);
    chosen.compare(makeBoard(makeMatch('a', 210), makeMatch('b', 190)));
    expect(chosen.list().map(({ trouble, odds }) => [trouble, odds])).toEqual([
      [troubles[0], 210],
      [troubles[1], 190],
    ]);
  });
});
