import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRepeatedKey, listRepeatedKeys } from './repeated-keys.ts';

describe('keys that a JSON text has twice', () => {
  it('are found at their place and in every spelling', () => {
    const text = '{\n  "a/b": [1, { "x": "{,", "y": 2, "\\u0078": 3 }],\n  "c": {},\n  "a/b": null\n}';
    const found = listRepeatedKeys(text);
    expect(found.map(({ pointer, firstLine, line }) => [pointer, firstLine, line])).toEqual([
      ['/a~1b/1/x', 2, 2],
      ['/a~1b', 2, 4],
    ]);
    expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(['"\\u0078"', '"a/b"']);
    expect(found.map(describeRepeatedKey)).toEqual([
      'The key "x" is in this object twice, on line 2; only the last would count. Take one of them out.',
      'The key "a/b" is in this object twice, on lines 2 and 4; only the last would count. Take one of them out.',
    ]);
  });

  it('are none where a text was written from a value, however it is indented', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, indent) => {
        expect(listRepeatedKeys(JSON.stringify(value, null, indent))).toEqual([]);
      }),
    );
  });

  it('are each that any object has again, at any depth', () => {
    const keys = fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(keys, fc.array(fc.boolean(), { maxLength: 4 }), fc.jsonValue(), (names, around, inner) => {
        const body = names.map((name) => `${JSON.stringify(name)}: ${JSON.stringify(inner)}`).join(', ');
        const text = around.reduce((held, list) => (list ? `[0, ${held}]` : `{"~": ${held}}`), `{${body}}`);
        expect(listRepeatedKeys(text)).toHaveLength(names.length - new Set(names).size);
      }),
    );
  });
});
