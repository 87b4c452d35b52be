import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCharacter, hasOverlap, readCharacterSet } from './character-set.ts';
import { drawnClass } from './hostile-patterns.fake.ts';

/** Every 7th code point, those of ASCII and those around the edges of planes and of surrogates. */
const codes = [
  ...Array.from({ length: 0x11_00_00 / 7 }, (_, index) => index * 7),
  ...Array.from({ length: 0x2_00 }, (_, code) => code),
  ...[
    0xd7_ff, 0xd8_00, 0xdb_ff, 0xdc_00, 0xdf_ff, 0xe0_00, 0xff_ff, 0x1_00_00, 0x3_23_af, 0x3_23_b0,
    0x10_ff_ff,
  ],
];
const listDifferences = (atom: string): readonly number[] => {
  const expression = new RegExp(`^${atom}$`, 'u');
  const set = readCharacterSet(atom);
  return codes.filter((code) => expression.test(String.fromCodePoint(code)) !== hasCharacter(set, code));
};

describe('the set of an atom', () => {
  it.each([
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\p{L}',
    '\\P{L}',
    '\\p{Script=Han}',
    '\\t',
    '\\0',
    '\\cJ',
    '\\x41',
    '\\u0041',
    '\\u{1F600}',
    '\\ud83d\\ude00',
    '\\ud83d',
    '😀',
    '\\.',
    '\\/',
    '[]',
    '[^]',
    '[a-]',
    '[-a]',
    '[\\b]',
    '[\\]\\\\]',
    '[\\u{0}-\\u{10ffff}]',
    '[\\ud83d\\ude00-\\ud83d\\ude10]',
    '[^\\s@]',
    "[\\p{L}\\p{M}'’.\\-]",
    '[\\w-]',
    '[^\\W_]',
  ])('is what the engine takes for %s', (atom) => {
    expect(listDifferences(atom)).toEqual([]);
  });

  it('is what the engine takes for any class', () => {
    fc.assert(
      fc.property(drawnClass, (atom) => {
        expect([atom, listDifferences(atom)]).toEqual([atom, []]);
      }),
      { numRuns: 40, seed: 5 },
    );
  });
});

describe('two sets', () => {
  it.each([
    ['[a-zñ]', '[A-Zñ]', true],
    ['[a-z]', '[A-Z]', false],
    ['[a\\u{10ffff}]', '[b\\u{10ffff}]', true],
    ['[a\\ud800]', '[b\\ud800]', true],
    ['😀', '\\ud83d\\ude00', true],
    ['\\p{Lu}', '\\p{Ll}', false],
    ['[]', '[^]', false],
  ])('%s and %s have a character in common: %s', (left, right, wanted) => {
    expect(hasOverlap(readCharacterSet(left), readCharacterSet(right))).toBe(wanted);
    expect(hasOverlap(readCharacterSet(right), readCharacterSet(left))).toBe(wanted);
  });
});
