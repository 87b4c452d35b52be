import { describe, expect, it, test } from 'vitest';
import type { Json } from './json/json.ts';
import document from './generated/operations.json' with { type: 'json' };
import { operations } from './operations.ts';
import { createRefResolver } from './json/resolve-refs.ts';

const countRefs = (value: Json): number => JSON.stringify(value).split('"$ref":').length - 1;

describe('the calls of the member API', () => {
  it('state in one document what several of them share, once', () => {
    expect(Object.keys(document.$defs).length).toBeGreaterThan(50);
    expect(countRefs(document as unknown as Json)).toBeGreaterThan(150);
  });

  it.each(operations.map(({ name, request, response }) => [name, request, response] as const))(
    '%s has complete schemas',
    (_name, request, response) => expect(countRefs([request, response])).toBe(0),
  );
});

const text = { type: 'string' };
test('what is shared is one object wherever it is referred to', () => {
  const resolve = createRefResolver({ name: text, row: { items: { $ref: '#/$defs/name' } } });
  const { a, b } = resolve({ a: { $ref: '#/$defs/name' }, b: { $ref: '#/$defs/row' } }) as {
    a: Json;
    b: { items: Json };
  };
  expect(a).toEqual(text);
  expect(b.items).toBe(a);
});
test('what is beside a reference is added to a copy', () => {
  const resolve = createRefResolver({ name: text });
  expect(resolve({ $ref: '#/$defs/name', 'x-identity': true })).toEqual({ ...text, 'x-identity': true });
  expect(resolve({ $ref: '#/$defs/name' })).toEqual(text);
});
test('a reference to nothing is a mistake of the program', () => {
  expect(() => createRefResolver({})({ $ref: '#/$defs/name' })).toThrow('expects #/$defs/name');
});
