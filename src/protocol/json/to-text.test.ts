import { expect, it } from 'vitest';
import { toText } from './to-text.ts';

it('a scalar and a list read as JavaScript writes them, an object as JSON', () => {
  for (const plain of ['a', 1, true, null, undefined, ['a', 1, null], [['b']]])
    expect(toText(plain)).toBe(String(plain));
  expect([{ a: 1 }, ['a', { b: null }]].map(toText)).toEqual(['{"a":1}', 'a,{"b":null}']);
});
