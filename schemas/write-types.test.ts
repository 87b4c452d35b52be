import { expect, test } from 'vitest';
import type { Json } from '../src/protocol/json/json.ts';
import { createTypeWriter } from './write-types.ts';

const write = createTypeWriter((reference) => reference.replace('#/$defs/', ''));

test.each<readonly [about: string, schema: Json, type: string]>([
  ['text', { type: 'string', maxLength: 3 }, 'string'],
  ['whole numbers', { type: 'integer' }, 'number'],
  ['one of several texts', { type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
  ['one value', { const: 1 }, '1'],
  ['what may be null', { type: ['string', 'null'] }, 'string | null'],
  ['lists', { type: 'array', items: { type: 'string' }, maxItems: 2 }, 'string[]'],
  ['lists of choices', { type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  ['lists of anything', { type: 'array' }, 'unknown[]'],
  ['references', { type: 'array', items: { $ref: '#/$defs/Row' } }, 'Row[]'],
  ['choices', { anyOf: [{ type: 'string' }, { type: 'number' }] }, 'string | number'],
  ['anything', {}, 'unknown'],
  ['objects without fields', { type: 'object', properties: {} }, '{}'],
  [
    'fields that may be missing, and names that are none',
    { type: 'object', required: ['a'], properties: { a: { type: 'string' }, 'b-c': { type: 'boolean' } } },
    '{\n  a: string;\n  "b-c"?: boolean;\n}',
  ],
  [
    'an object or null',
    { type: ['object', 'null'], required: ['a'], properties: { a: { type: 'string' } } },
    '{\n  a: string;\n} | null',
  ],
  [
    'names of any kind',
    { type: 'object', additionalProperties: { type: 'number' } },
    '{\n  [name: string]: number;\n}',
  ],
  [
    'names of a pattern beside fields',
    { properties: { a: { type: 'string' } }, patternProperties: { '^b': { type: 'number' } } },
    '{\n  a?: string;\n  [name: string]: number | string | undefined;\n}',
  ],
])('writes %s', (_about, schema, type) => {
  expect(write('A', schema)).toBe(`export type A = ${type};\n`);
});

test('a description is a comment that it cannot end', () => {
  expect(write('A', { type: 'string', description: 'One */ two.' })).toBe(
    '/** One *\\/ two. */\nexport type A = string;\n',
  );
});
