import { describe, expect, it } from 'vitest';
import { parseTyped } from './parse-typed.ts';

describe('typed JSON', () => {
  it('is refused with a sentence where it is broken or has a key twice', () => {
    expect(parseTyped('{ "a": 1, "b": { "a": 2 } }')).toEqual({ value: { a: 1, b: { a: 2 } } });
    expect(parseTyped('{ "a": ')).toHaveProperty('problem');
    expect(parseTyped('{\n"a": 1,\n"a": 2 }')).toEqual({
      problem:
        'The key "a" is in this object twice, on lines 2 and 3; only the last would count. Take one of them out.',
    });
  });
});
