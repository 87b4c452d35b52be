import { describe, expect, it } from 'vitest';
import { deepest, isTooDeep } from '../protocol/json/nesting.ts';
import { createMemo, type Round } from './memory.ts';

const nest = (levels: number, innermost: unknown): unknown => {
  let value = innermost;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: 1, b: value };
  return value;
};

describe('how deep a document is', () => {
  it.each(['word', null, [], {}])('%j may stand at the deepest level, and not one below', (innermost) => {
    expect(isTooDeep(nest(deepest, innermost))).toBe(false);
    expect(isTooDeep(nest(deepest + 1, innermost))).toBe(true);
  });
});

describe('a memo', () => {
  /** Recalls all keys once; gives how many had to be made. */
  const recallAll = (memo: ReturnType<typeof createMemo<string>>, keys: readonly string[]): number => {
    let made = 0;
    for (const key of keys)
      memo.recall(key, () => {
        made += 1;
        return key;
      });
    return made;
  };
  const keys = Array.from({ length: 30 }, (_, index) => `k${index}`);

  it('keeps the youngest results', () => {
    const memo = createMemo<string>(10);
    recallAll(memo, keys);
    expect(recallAll(memo, keys.slice(-10))).toBe(0);
    expect(recallAll(memo, keys)).toBe(30);
  });

  it('keeps all that the round before used, and drops it two rounds later', () => {
    const round: Round = { number: 0 };
    const memo = createMemo<string>(10, round);
    for (round.number = 1; round.number <= 3; round.number += 1)
      expect(recallAll(memo, keys)).toBe(round.number === 1 ? 30 : 0);
    round.number = 6;
    recallAll(memo, ['other']);
    expect(recallAll(memo, keys.slice(0, 20))).toBe(20);
  });

  it('makes again what is no longer good', () => {
    const memo = createMemo<string>(10);
    memo.recall('k', () => 'first');
    expect(
      memo.recall(
        'k',
        () => 'second',
        (known) => known !== 'first',
      ),
    ).toBe('second');
    expect(memo.recall('k', () => 'third')).toBe('second');
  });
});
