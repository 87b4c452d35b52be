import { describe, expect, it } from 'vitest';
import { parseTyped } from './parse-typed.ts';

const parse = (text: string) => parseTyped('pages/home', text);

describe('typed JSON', () => {
  it('is refused with a sentence where it is broken or has a key twice', () => {
    expect(parse('{ "a": 1, "b": { "a": 2 } }')).toEqual({ value: { a: 1, b: { a: 2 } } });
    expect(parse('{ "a": ')).toHaveProperty('problem');
    expect(parse('{\n"a": 1,\n"a": 2 }')).toEqual({
      problem:
        'The key "a" is in this object twice, on lines 2 and 3; only the last would count. Take one of them out.',
    });
  });
  it('is read as the tree that it writes, and a tree as it is', () => {
    const tree = { language: 1, id: 'home', title: { $t: 'home.title' }, chrome: { footer: false } };
    expect(parse('{ "notation": 2, "title": "@home.title", "chrome": { "footer": false } }')).toEqual({
      value: tree,
    });
    expect(parse(JSON.stringify(tree))).toEqual({ value: tree });
    expect(parse('{ "title": "@home.title" }')).toEqual({ value: { title: '@home.title' } });
  });
  it('is refused with the line where words of it are none', () => {
    const typed = parse('{ "notation": 2,\n  "root": { "type": "Box", "id": "a",\n    "in": "login" } }');
    expect(typed).toMatchObject({ pointer: '/root/in' });
    expect(typed).toHaveProperty(
      'problem',
      expect.stringMatching(/^Line 3: "in" names a flow and its states/),
    );
  });
});
