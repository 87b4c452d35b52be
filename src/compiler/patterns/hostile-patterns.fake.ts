import fc from 'fast-check';
import { limits } from '../../protocol/json/limits.ts';
import { parsePattern, type PatternNode } from './parse-pattern.ts';
import { splitAlphabet } from './pattern-alphabet.ts';

/** Letters, digits and signs close to each other, so that drawn classes often have a few characters in common. */
const character = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'z', 'A', '0', '9', ' ', '@', '_') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('ñ', 'é', 'ß', 'Ж', 'ש', 'ก', '王', '김', '😀', '\u{10ffff}', '\u00a0'),
  },
  fc
    .integer({ min: 0xa0, max: 0x10ffff })
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code)),
);
const written = character.map((sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
const classPart = fc.oneof(
  written,
  fc
    .tuple(character, character)
    .map((pair) => pair.map((sign) => sign.codePointAt(0) ?? 0).toSorted((a, b) => a - b))
    .map(([first = 0, last = 0]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`),
  fc.constantFrom(
    'a-z',
    'A-Z',
    '0-9',
    '\\d',
    '\\w',
    '\\s',
    '\\W',
    '\\S',
    '\\p{L}',
    '\\p{Lu}',
    '\\P{N}',
    '\\p{Script=Han}',
    '\\p{M}',
  ),
);
/** A class of one to three parts, or its complement, over all of Unicode. */
export const drawnClass = fc
  .tuple(fc.constantFrom('', '', '^'), fc.array(classPart, { minLength: 1, maxLength: 3 }))
  .map(([sign, parts]) => `[${sign}${parts.join('')}]`);
const atom = fc.oneof(
  { weight: 3, arbitrary: written },
  { weight: 4, arbitrary: drawnClass },
  fc.constantFrom('.', '\\d', '\\w', '\\S', '\\p{L}', 'a', 'b'),
);
const sign = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '{0,40}', '{8,64}', '*?', '+?');

/** Patterns with nested groups, repeats and lookaheads at any place, many of them exponential. */
export const hostilePattern = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: fc.tuple(atom, sign).map((parts) => parts.join('')) },
    { weight: 4, arbitrary: fc.tuple(tie('pattern'), sign).map(([body, times]) => `(?:${body})${times}`) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('(?=', '(?!'), tie('pattern'), fc.constantFrom('', '$'))
        .map(([open, body, end]) => `${open}${body}${end})`),
    },
    { weight: 1, arbitrary: fc.constantFrom('\\b', '\\B', '^', '$') },
  ),
  pattern: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: fc.tuple(tie('part'), tie('part')).map(([left, right]) => `${left}|${right}`) },
  ),
})).pattern;

const listAtoms = (node: PatternNode): readonly string[] => {
  switch (node.kind) {
    case 'atom':
      return [node.source];
    case 'anchor':
      return [];
    case 'repeat':
    case 'lookahead':
      return listAtoms(node.body);
    case 'sequence':
      return node.parts.flatMap(listAtoms);
    case 'choice':
      return node.options.flatMap(listAtoms);
  }
};

/** Texts of the longest length that are most likely to send an engine back often: words repeated, then spoilt at the end. */
export const writeAttacks = (source: string, count: number): readonly string[] => {
  const classes = splitAlphabet([...new Set(listAtoms(parsePattern(source)))]);
  const taken = classes
    .filter(({ takenBy }) => takenBy.size > 0)
    .toSorted((a, b) => b.takenBy.size - a.takenBy.size);
  const letters = taken.slice(0, 6).map(({ characters }) => characters[0] ?? 'a');
  const strange = classes.find(({ takenBy }) => takenBy.size === 0)?.characters[0] ?? '\u0001';
  const words = letters.flatMap((first) => [first, ...letters.map((second) => first + second)]);
  const length = limits.patternInputLength;
  const pump = (word: string, end: string): string => {
    const signs = [...word];
    return (
      Array.from({ length: length - [...end].length }, (_, index) => signs[index % signs.length] ?? '').join(
        '',
      ) + end
    );
  };
  const attacks = words.flatMap((word) => [
    pump(word, strange),
    pump(word, letters.at(-1) ?? ''),
    letters[0] + pump(word, strange).slice(1),
  ]);
  return [...new Set(attacks)].slice(0, count);
};
