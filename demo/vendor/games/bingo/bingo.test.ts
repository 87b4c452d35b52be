import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../measure-return.ts';
import { bingoGame } from './bingo.game.ts';
import { cardReturn, chanceWithin } from './bingo.returns.ts';
import {
  ballCount,
  ballMs,
  cellsOf,
  drawBalls,
  drawnCount,
  findWins,
  freeCell,
  makeCard,
  patternNames,
  patterns,
  payWins,
  tierAt,
  type PatternName,
} from './bingo.rules.ts';

function choose(count: number, taken: number): bigint {
  if (taken < 0 || taken > count) return 0n;
  let ways = 1n;
  for (let turn = 0; turn < taken; turn += 1) ways = (ways * BigInt(count - turn)) / BigInt(turn + 1);
  return ways;
}

/** Of all 2 ** 24 ways to mark a card: how many with so many marks have a pattern, by pattern and marks. */
function countMarked(): ReadonlyMap<PatternName, Float64Array> {
  const bit = (cell: number): number => 1 << (cell > freeCell ? cell - 1 : cell);
  const masks = patternNames.map((name) =>
    patterns[name].map((cells) => cells.reduce((mask, cell) => mask | bit(cell), 0)),
  );
  const counts = patternNames.map(() => new Float64Array(25));
  const bits = new Uint8Array(4_096);
  for (let mask = 1; mask < 4_096; mask += 1) bits[mask] = (bits[mask >> 1] ?? 0) + (mask & 1);
  for (let marks = 0; marks < 2 ** 24; marks += 1) {
    const marked = (bits[marks & 4_095] ?? 0) + (bits[marks >> 12] ?? 0);
    for (let pattern = 0; pattern < masks.length; pattern += 1)
      for (const mask of masks[pattern] ?? [])
        if ((marks & mask) === mask) {
          const patternCounts = counts[pattern];
          if (patternCounts !== undefined) patternCounts[marked] = (patternCounts[marked] ?? 0) + 1;
          break;
        }
  }
  return new Map(patternNames.map((name, index) => [name, counts[index] ?? new Float64Array(25)]));
}

describe('the return', () => {
  it('is exact: every way to mark a card is tried, with every number of balls', () => {
    const marked = countMarked();
    for (const pattern of patternNames)
      for (const drawn of [5, 15, 20, 27, 30, 35, 40, drawnCount]) {
        let sets = 0n;
        for (const [marks, count] of (marked.get(pattern) ?? []).entries())
          sets += BigInt(count) * choose(ballCount - 24, drawn - marks);
        const { over, under } = chanceWithin(pattern, drawn);
        expect([pattern, drawn, over * choose(ballCount, drawn) === sets * under]).toEqual([
          pattern,
          drawn,
          true,
        ]);
      }
  });

  it('is between 93 and 94 of 100, and the same for any number of cards', () => {
    const rate = Number((cardReturn.over * 1_000_000n) / cardReturn.under) / 10_000;
    expect(rate).toBeCloseTo(93.1, 0);
    expect(payWins([{ card: 0, pattern: 'line', balls: 10, times: 20n }], 4)).toEqual({
      over: 20n,
      under: 4n,
    });
  });
});

describe('a card', () => {
  const card = makeCard(repeatableChance(3));

  it('has 24 different numbers, each in its column, around a free middle', () => {
    const cells = cellsOf(card);
    expect(cells[freeCell]).toBeNull();
    const numbers = cells.flatMap((number) => (number === null ? [] : [number]));
    expect(new Set(numbers).size).toBe(24);
    for (const [cell, number] of cells.entries())
      if (number !== null) expect(Math.floor((number - 1) / 15)).toBe(cell % 5);
  });

  it('that no page would send is refused: numbers twice, of another column, or too few', () => {
    const check = new Ajv().compile(bingoGame.choiceSchema);
    expect(check({ cards: [card, card] })).toBe(true);
    const [first = [], ...rest] = card;
    const [one = 0, , ...others] = first;
    for (const wrong of [
      [[one, one, ...others], ...rest],
      [[16, ...first.slice(1)], ...rest],
      [first.slice(1), ...rest],
      rest,
    ])
      expect(check({ cards: [wrong] })).toBe(false);
    expect(check({ cards: [] })).toBe(false);
    expect(check({ cards: [card, card, card, card, card] })).toBe(false);
  });

  it('wins each pattern once, by the ball that fills it', () => {
    const cells = cellsOf(card);
    const row = cells.slice(0, 5).flatMap((number) => number ?? []);
    const other = cells.slice(20).flatMap((number) => number ?? []);
    const balls = [...row, ...other];
    expect(findWins([card], balls)).toEqual([
      { card: 0, pattern: 'line', balls: 5, times: 20n },
      { card: 0, pattern: 'corners', balls: 10, times: 20n },
    ]);
    expect(findWins([card], row.slice(0, 4))).toEqual([]);
    expect([tierAt('line', 35)?.times, tierAt('line', 36), tierAt('frame', 45)?.times]).toEqual([
      1n,
      undefined,
      500n,
    ]);
  });
});

describe('a draw', () => {
  const open = bingoGame.open({ cards: [makeCard(() => 0)] }, { at: 1_000, chance: repeatableChance(9) });
  const amount = ({ over, under }: { over: bigint; under: bigint }): string => `${over}/${under}`;

  it('has 45 different balls', () => {
    const balls = drawBalls(repeatableChance(1));
    expect([new Set(balls).size, Math.min(...balls) >= 1, Math.max(...balls) <= ballCount]).toEqual([
      drawnCount,
      true,
      true,
    ]);
  });

  it('shows the balls of the time, and none that is still in the cage', () => {
    const pictureAt = (ms: number) => bingoGame.picture(open, { at: 1_000 + ms, amount });
    expect(pictureAt(ballMs - 1)).toMatchObject({ balls: [], nextMs: 1 });
    expect(pictureAt(ballMs).balls).toEqual(open.balls.slice(0, 1));
    expect(pictureAt(10 * ballMs + 1)).toMatchObject({ balls: open.balls.slice(0, 10), nextMs: ballMs - 1 });
    expect(pictureAt(1_000_000).balls).toEqual(open.balls);
  });

  it('ends by time, or sooner where the player asks, with the same wins', () => {
    const end = 1_000 + drawnCount * ballMs;
    expect(bingoGame.dueAt?.(open)).toBe(end);
    expect(bingoGame.standing(bingoGame.advance?.(open, end - 1) ?? open)).toEqual({ kind: 'open' });
    const byTime = bingoGame.standing(bingoGame.advance?.(open, end) ?? open);
    const sooner = bingoGame.move(open, { finish: true }, { at: 1_001, chance: () => 0 });
    expect(bingoGame.standing(sooner)).toEqual(byTime);
    expect(bingoGame.standing(bingoGame.leave(open, 1_001))).toEqual(byTime);
    expect(byTime.kind).toBe('over');
  });
});
