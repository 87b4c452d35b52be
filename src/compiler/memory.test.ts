import { describe, expect, it } from 'vitest';
import { deepest, isTooDeep } from './memory.ts';

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
