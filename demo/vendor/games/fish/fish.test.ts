import { describe, expect, it } from 'vitest';
import { fishGame } from './fish.game.ts';
import { chanceOf, drawsOf, fishReturn, flightMs, targetNames, targets } from './fish.rules.ts';

const fire = () => fishGame.open({}, { at: 1_000, chance: () => 0 });
const hit = (target: (typeof targetNames)[number] | null, drawn: number) =>
  fishGame.move(fire(), { target }, { at: 1_500, chance: () => drawn });

describe('a bullet', () => {
  it('has the same return on every target', () => {
    for (const target of targetNames) {
      const { over, under } = chanceOf(target);
      expect([target, over * BigInt(targets[target]) * fishReturn.under]).toEqual([
        target,
        fishReturn.over * under,
      ]);
      const caught = Array.from({ length: drawsOf(target) }, (_, drawn) => hit(target, drawn)).filter(
        ({ isCaught }) => isCaught,
      );
      expect([target, caught.length]).toEqual([target, 96]);
    }
  });

  it('is given back where it hit nothing, by its page, by the sweeper and by time', () => {
    expect(fishGame.standing(hit(null, 0))).toEqual({ kind: 'void' });
    expect(fishGame.standing(fishGame.leave(fire(), 2_000))).toEqual({ kind: 'void' });
    const after = (ms: number) => fishGame.standing(fishGame.advance?.(fire(), 1_000 + ms) ?? hit('ray', 0));
    expect([after(flightMs - 1), after(flightMs)]).toEqual([{ kind: 'open' }, { kind: 'void' }]);
  });

  it('pays what its target says, or nothing', () => {
    expect(fishGame.standing(hit('dragon', 95))).toEqual({ kind: 'over', pays: { over: 100n, under: 1n } });
    expect(fishGame.standing(hit('dragon', 96))).toEqual({ kind: 'over', pays: { over: 0n, under: 1n } });
  });
});
