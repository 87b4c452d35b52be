import { describe, expect, it } from 'vitest';
import { drawFromSeed } from '../../chance.ts';
import { RefusedMove } from '../../game.ts';
import { crashGame } from './crash.game.ts';
import {
  countReaching,
  leastOut,
  mostOut,
  multipleAt,
  pointOf,
  readMultiple,
  returnAt,
  timeOf,
  words,
} from './crash.rules.ts';

/** The first of all 2 ** 32 draws whose point is at least `hundredths`: points rise with the draw. */
function findFirst(hundredths: number): number {
  let [below, from] = [-1, words];
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2);
    if (pointOf(middle) >= hundredths) from = middle;
    else below = middle;
  }
  return from;
}
const start = (word: number, auto: number | null = null) =>
  crashGame.open({ auto }, { at: 1_000, chance: () => word });
const move = (course: ReturnType<typeof start>, now: number) =>
  crashGame.move(course, { take: true }, { at: now, chance: () => 0 });

describe('the point', () => {
  it('is reached by exactly the share of all draws that makes every multiple return 99 of 100', () => {
    const all = Array.from({ length: mostOut - leastOut + 1 }, (_, step) => leastOut + step);
    // Every multiple up to 20.00, then every 97th.
    for (const multiple of all.filter((one) => one < 2_000 || one % 97 === 0 || one === mostOut)) {
      expect([multiple, BigInt(words - findFirst(multiple))]).toEqual([multiple, countReaching(multiple)]);
      const { over, under } = returnAt(multiple);
      const rate = Number((over * 10_000_000n) / under) / 10_000_000;
      expect([multiple, rate <= 0.99 && rate > 0.98997]).toEqual([multiple, true]);
    }
  });

  it('is 1.00 in 1.98 of 100 rounds, which nobody can be paid at', () => {
    const atOnce = (findFirst(leastOut) * 100) / words;
    expect(atOnce).toBeCloseTo(1.98, 2);
    expect(pointOf(0)).toBe(100);
    expect(pointOf(words - 1)).toBe(mostOut);
  });

  it('follows from seed and key alone, so that a player can compute it again', () => {
    const draw = () => drawFromSeed({ seed: '00'.repeat(32), key: 'press', step: 0 })(words);
    expect(pointOf(draw())).toBe(pointOf(draw()));
    expect(draw()).not.toBe(drawFromSeed({ seed: '00'.repeat(32), key: 'other', step: 0 })(words));
  });
});

describe('a flight', () => {
  /** Breaks at 2.00. */
  const two = findFirst(200);

  it('pays the multiple of the moment in which the server has the press', () => {
    for (const multiple of [101, 137, 199, 200]) {
      const course = move(start(two), 1_000 + timeOf(multiple));
      expect([multiple, crashGame.standing(course)]).toEqual([
        multiple,
        { kind: 'over', pays: { over: BigInt(multiple), under: 100n } },
      ]);
    }
  });

  it('takes nothing below 1.01', () => {
    expect(() => move(start(two), 1_000)).toThrow(RefusedMove);
    expect(() => move(start(two), 1_000 + timeOf(101) - 1)).toThrow('game.too-early');
  });

  it('breaks one step above its point, and not a millisecond before', () => {
    const end = 1_000 + timeOf(201);
    expect(crashGame.dueAt?.(start(two))).toBe(end);
    const early = crashGame.advance?.(start(two), end - 1) ?? start(two);
    expect(crashGame.standing(early)).toEqual({ kind: 'open' });
    const broken = crashGame.advance?.(start(two), end) ?? start(two);
    expect(crashGame.standing(broken)).toEqual({ kind: 'over', pays: { over: 0n, under: 1n } });
  });

  it('is taken by the server at the multiple that was asked for, also long after nobody looks', () => {
    const late = crashGame.advance?.(start(two, 150), 9_999_999) ?? start(two);
    expect(crashGame.standing(late)).toEqual({ kind: 'over', pays: { over: 150n, under: 100n } });
    const missed = crashGame.advance?.(start(two, 201), 9_999_999) ?? start(two);
    expect(crashGame.standing(missed)).toEqual({ kind: 'over', pays: { over: 0n, under: 1n } });
    const largest = crashGame.advance?.(start(words - 1), 9_999_999) ?? start(two);
    expect(crashGame.standing(largest)).toEqual({
      kind: 'over',
      pays: { over: BigInt(mostOut), under: 100n },
    });
  });

  it('that is ended for its player is taken as it is, or given back before there is anything to take', () => {
    expect(crashGame.standing(crashGame.leave(start(two), 1_000 + timeOf(180)))).toEqual({
      kind: 'over',
      pays: { over: 180n, under: 100n },
    });
    expect(crashGame.standing(crashGame.leave(start(two), 1_001))).toEqual({ kind: 'void' });
  });

  it('never shows its point before it is over', () => {
    const drawing = { at: 2_000, amount: () => '0.00' };
    expect(crashGame.picture(start(two), drawing).point).toBeNull();
    expect(crashGame.picture(move(start(two), 2_000), drawing).point).toBe(200);
  });
});

describe('multiples', () => {
  it('rise without a gap in which a press pays less than the one before', () => {
    let last = 100;
    for (let ms = 0; ms < 30_000; ms += 7) {
      expect(multipleAt(ms)).toBeGreaterThanOrEqual(last);
      last = multipleAt(ms);
    }
    for (const multiple of [101, 200, 12_345, mostOut]) {
      expect(multipleAt(timeOf(multiple))).toBeGreaterThanOrEqual(multiple);
      expect(multipleAt(timeOf(multiple) - 1)).toBeLessThan(multiple);
    }
  });

  it('are read as people type them, and nothing that is never paid', () => {
    expect(['1.5', '2', '1,37', '1000', '01.01'].map(readMultiple)).toEqual([150, 200, 137, 100_000, 101]);
    expect(['1.00', '1', '1000.01', '', 'x', '1.234', '-2'].map(readMultiple)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });
});
