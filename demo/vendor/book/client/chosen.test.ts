import { describe, expect, it } from 'vitest';
import type { BookBoard, MatchView } from '../views.ts';
import { createChosen } from './chosen.ts';

const makeMatch = (id: string, odds: number | null = 200): MatchView => ({
  ...{ id, league: 'isles', kickOffAt: 1, unit: 0, points: [], commitment: '', seed: null },
  ...{ state: 'sold', score: { home: 0, away: 0 } },
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
    expect(chosen.isChosen('a', 'result', 'home')).toBe(false);
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

  it('stay where odds have changed or the match has begun, and say so', () => {
    const chosen = createChosen();
    for (const id of ['a', 'b', 'c']) chosen.toggle(bet(id));
    expect(chosen.compare(makeBoard(makeMatch('a'), makeMatch('b'), makeMatch('c')))).toBe(false);
    expect(chosen.compare(makeBoard(makeMatch('a'), makeMatch('b', 190), makeMatch('c', null)))).toBe(true);
    expect(chosen.list().map(({ trouble, odds }) => [trouble, odds])).toEqual([
      ['none', 200],
      ['changed', 190],
      ['started', 200],
    ]);
    chosen.accept();
    expect(chosen.list().map(({ trouble }) => trouble)).toEqual(['none', 'none', 'started']);
  });
});
