import { describe, expect, it } from 'vitest';
import { locatePointer, locatePointers, pointerAt } from './locate-pointer.ts';

const text = `{
  "fields": {
    "email": { "enabled": true },
    "a/b": [1, { "x": "two" }]
  }
}
`;
const lineOf = (pointer: string) => {
  const { from, to, line } = locatePointer(text, pointer);
  return { line, text: text.slice(from, to) };
};

describe('the place of a pointer', () => {
  it('is the member it names', () => {
    expect(lineOf('/fields/email/enabled')).toEqual({ line: 3, text: '"enabled": true' });
  });
  it('goes through lists and escaped names', () => {
    expect(lineOf('/fields/a~1b/1/x')).toEqual({ line: 4, text: '"x": "two"' });
  });
  it('is the deepest part that exists when a member is missing', () => {
    expect(lineOf('/fields/email/required')).toEqual({ line: 3, text: '"email": { "enabled": true }' });
  });
  it('is the first line of the whole document for the empty pointer', () => {
    expect(lineOf('')).toEqual({ line: 1, text: '{' });
  });
  it('is found in a text that does not parse yet', () => {
    expect(locatePointer('{ "a": 1, "b": ', '/a').line).toBe(1);
  });
});

describe('the pointer at a place', () => {
  it.each([
    ['"email"', '/fields/email'],
    ['true', '/fields/email/enabled'],
    ['1,', '/fields/a~1b/0'],
    ['two', '/fields/a~1b/1/x'],
    ['{', ''],
  ])('of %s is %s', (words, pointer) => {
    expect(pointerAt(text, text.indexOf(words) + 1)).toBe(pointer);
  });
  it('is found in a text that does not parse yet', () => {
    expect(pointerAt('{ "a": { "b": [1, ', 16)).toBe('/a/b/0');
  });
  it('leads back to the place', () => {
    const pointers = ['/fields/email/enabled', '/fields/a~1b/1/x'];
    const places = locatePointers(text, pointers);
    expect(places).toEqual(pointers.map((pointer) => locatePointer(text, pointer)));
    expect(places.map(({ to }) => pointerAt(text, to))).toEqual(pointers);
    expect(places.map(({ from }) => pointerAt(text, from))).toEqual(pointers);
  });
});
