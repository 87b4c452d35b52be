import { describe, expect, it } from 'vitest';
import { printJson } from './print-json.ts';

const long = 'x'.repeat(60);

describe('the print of a document', () => {
  it('keeps on one line what fits', () => {
    expect(printJson({ a: { b: [1, 'two', null, true] }, c: {}, d: [] })).toBe(
      '{ "a": { "b": [1, "two", null, true] }, "c": {}, "d": [] }\n',
    );
  });

  it('gives each part a line where all of them do not fit on one', () => {
    expect(printJson({ first: long, second: { third: [long] } })).toBe(
      `{\n  "first": "${long}",\n  "second": { "third": ["${long}"] }\n}\n`,
    );
  });

  it('breaks at 110 columns, the comma among them', () => {
    const lineOf = (length: number): string => {
      const [, line = ''] = printJson({ a: ['x'.repeat(length)], b: long }).split('\n');
      return line;
    };
    const fitting = 110 - '  "a": [""],'.length;
    expect(lineOf(fitting)).toHaveLength(110);
    expect(lineOf(fitting + 1)).toBe('  "a": [');
  });

  it('never breaks a text, and says the same data', () => {
    const value = { text: long.repeat(3), 'kéy "1"': [[[]], { deep: [long, long] }] };
    expect(JSON.parse(printJson(value))).toEqual(value);
    expect(printJson(value).split('\n')[1]).toBe(`  "text": "${long.repeat(3)}",`);
  });

  it('is the same after it was read and printed again', () => {
    const text = printJson({ list: Array.from({ length: 9 }, (_, index) => ({ index, long })) });
    expect(printJson(JSON.parse(text))).toBe(text);
  });
});
