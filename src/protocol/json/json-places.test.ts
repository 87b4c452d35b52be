import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPosition, positionAt, scanJson } from './json-places.ts';

const text = `{
  "a": [1, { "b/c": "x" }],
  "d~": null
}
`;

describe('places in a JSON text', () => {
  it('are those of keys and items, and of the deepest part that is written', () => {
    const scanned = scanJson(text);
    const at = (pointer: string) => findPosition(text, scanned, pointer);
    expect(scanned.fault).toBeNull();
    expect(at('')).toEqual({ line: 1, column: 1 });
    expect(at('/a')).toEqual({ line: 2, column: 3 });
    expect(at('/a/1')).toEqual({ line: 2, column: 12 });
    expect(at('/a/1/b~1c')).toEqual({ line: 2, column: 14 });
    expect(at('/d~0')).toEqual({ line: 3, column: 3 });
    expect(at('/a/1/missing/more')).toEqual({ line: 2, column: 12 });
  });

  it('hold the value that the text has', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const written = JSON.stringify(value, null, 2);
        const { fault, value: read } = scanJson(written);
        expect(fault).toBeNull();
        expect(read).toEqual(JSON.parse(written));
      }),
    );
  });

  it.each([
    ['{ "a": 1 "b": 2 }', 1, 10, { a: 1, b: 2 }],
    ['[1, 2,]', 1, 7, [1, 2]],
    ['{\n  "a": tru\n}', 2, 8, {}],
    ['{ "a": "x\ny", "b": 1 }', 1, 8, undefined],
    ['{ "a": [1, { "b": 2 ', 1, 21, { a: [1, { b: 2 }] }],
    ['', 1, 1, undefined],
    ['{} {}', 1, 4, {}],
    ["{ 'a': 1 }", 1, 3, undefined],
  ])('say where %j is broken, and what can be made of the rest', (broken, line, column, value) => {
    const { fault, value: read } = scanJson(broken);
    expect(positionAt(broken, fault?.offset ?? -1)).toEqual({ line, column });
    expect(fault?.message).toMatch(/^Expected .*, got .*\.$/);
    if (value !== undefined) expect(read).toEqual(value);
  });

  it('never fail, and refuse what JSON.parse refuses', () => {
    const signs = fc.constantFrom(
      ...['{', '}', '[', ']', ',', ':', '"a"', '1', ' ', '\n', 'true', '"', 'x', '-', '\\'],
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
        const source = parts.join('');
        const parse = (): boolean => {
          try {
            JSON.parse(source);
            return true;
          } catch {
            return false;
          }
        };
        expect(scanJson(source).fault === null).toBe(parse());
      }),
      { numRuns: 2_000 },
    );
  });
});
