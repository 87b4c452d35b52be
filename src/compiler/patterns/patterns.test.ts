import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternFamilies } from '../../protocol/document/pattern-families.ts';
import { limits } from '../../protocol/json/limits.ts';
import { hasCharacter, readCharacterSet } from './character-set.ts';
import { findPatternDanger, mostSteps } from './find-pattern-danger.ts';
import { hostilePattern, writeAttacks } from './hostile-patterns.fake.ts';
import { boundSteps } from './matching-cost.ts';
import { parsePattern, type PatternNode, PatternRefusal } from './parse-pattern.ts';
import { readAcceptedPattern } from './read-accepted-pattern.ts';

/** Comparisons from which an attack counts as one that hurts. */
const mostHurt = 100_000;

class StepLimit extends Error {}

/**
 * Characters that a backtracking engine compares to judge a whole text, lookaheads included. Stops
 * counting above `most`.
 */
const countSteps = (pattern: PatternNode, text: string, most: number): number => {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const isWord = (position: number): boolean => /^\w$/.test(String.fromCodePoint(codes[position] ?? 0));
  const holds = (sign: string, position: number): boolean => {
    if (sign === '^') return position === 0;
    if (sign === '$') return position === codes.length;
    return (isWord(position - 1) !== isWord(position)) === (sign === '\\b');
  };
  let steps = 0;
  const compare = (source: string, position: number): boolean => {
    steps += 1;
    if (steps > most) throw new StepLimit('Expected fewer steps');
    return position < codes.length && hasCharacter(readCharacterSet(source), codes[position] ?? 0);
  };
  const run = (node: PatternNode, position: number, next: (end: number) => boolean): boolean => {
    switch (node.kind) {
      case 'atom':
        return compare(node.source, position) && next(position + 1);
      case 'anchor':
        return holds(node.source, position) && next(position);
      case 'lookahead':
        return run(node.body, position, () => true) !== node.isNegative && next(position);
      case 'choice':
        return node.options.some((option) => run(option, position, next));
      case 'sequence': {
        const from = (index: number, place: number): boolean => {
          const part = node.parts[index];
          return part === undefined ? next(place) : run(part, place, (reached) => from(index + 1, reached));
        };
        return from(0, position);
      }
      case 'repeat': {
        const again = (count: number, place: number): boolean =>
          (count < node.most &&
            run(node.body, place, (reached) => reached > place && again(count + 1, reached))) ||
          (count >= node.least && next(place));
        return again(0, position);
      }
    }
  };
  try {
    run(pattern, 0, (position) => position === codes.length);
  } catch (error) {
    if (!(error instanceof StepLimit)) throw error;
  }
  return steps;
};

/** Null for what cannot be read at all, such as a reference back. */
const readTree = (source: string): PatternNode | null => {
  try {
    return parsePattern(source);
  } catch (error) {
    if (error instanceof PatternRefusal) return null;
    throw error;
  }
};

describe('the danger of a pattern', () => {
  it.each([
    '(a+)+',
    '(a*)*',
    '(a|a)*',
    '(a|aa)+$',
    '(?:a|ab|b)*c',
    '(a?a?)*b',
    '(.*a){12}',
    '([a-z]+\\d*)+',
    '(\\w+\\s?)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    'a*a*a*',
    '(?=(a+)+$)a',
    '(x+x+)+y',
    '(a)\\1',
    '(?<=a)b',
    '(?:a{0,30}){30}',
    '(?:a|a){20}',
    '(|)(|)(|)(|)',
    '(?:x?|y?){30}',
    // A pattern for email addresses that is copied often.
    '^\\w+([.-]?\\w+)*@\\w+([.-]?\\w+)*(\\.\\w{2,3})+$',
    // Classes that meet in one character only, of any plane.
    '^(?:[a-zñ]|[A-Zñ])+$',
    '(?:[a\\u{323b0}]|[b\\u{323b0}])+',
    '(?:[a\\u{10ffff}]|[b\\u{10ffff}])+',
    '(?:[a\\ud800]|[b\\ud800])+',
    '(?:\\ud83d\\ude00|😀)+',
    '(?:[^\\s\\S]|[\\p{Lu}]|[Ǆǅ])+',
    // Lookaheads cost again wherever the match gets to.
    '(?:(?=.*a.*)b?[^b])*',
    '(?:(?=(?:(?=.*a)[^b])*)[^c])*',
    '.*(?=.*(?=.*x))',
    // Three loops, each overlapping the next only, are cubic all the same.
    'a*(?:a|b)*b*(?:c|b)*c*',
  ])('is seen in %s', (source) => {
    expect(findPatternDanger(source)).not.toBeNull();
  });

  it.each([
    '[a-z]+',
    '[A-Z]{2}\\d{4,8}',
    '[a-z]+(\\.[a-z]+)*',
    '(?:\\+63|0)9\\d{9}',
    '(?=.*\\d)[a-z\\d]{6,12}',
    '(foo|bar|baz)+',
    '\\p{L}+( \\p{L}+)*',
    '(?:ab)*(?:cd)*',
    '',
    // What people take from the web.
    '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
    '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$',
    '^[\\w.-]+@[\\w-]+\\.[\\w.-]+$',
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[a-zA-Z\\d]{8,}$',
    '^(?=.*[A-Za-z])(?=.*\\d)(?=.*[@$!%*#?&])[A-Za-z\\d@$!%*#?&]{8,}$',
    '^(\\+\\d{1,2}\\s)?\\(?\\d{3}\\)?[\\s.-]\\d{3}[\\s.-]\\d{4}$',
    '^\\+?[1-9]\\d{1,14}$',
    '^[a-z0-9_-]{3,16}$',
    '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$',
    "^[\\p{L}\\p{M}]+([ '-][\\p{L}\\p{M}]+)*$",
    '^(0?[1-9]|[12]\\d|3[01])[/-](0?[1-9]|1[0-2])[/-]\\d{4}$',
    '^(https?:\\/\\/)?[\\w.-]+\\.[a-z]{2,}(\\/\\S*)?$',
    '^[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}$',
    '^.*foo.*$',
  ])('is not seen in %s', (source) => {
    expect(findPatternDanger(source)).toBeNull();
  });

  it('is in no pattern family', () => {
    for (const family of patternFamilies)
      expect([family.name, findPatternDanger(family.source)]).toEqual([family.name, null]);
  });

  it('is never missed: what passes takes no more steps than its bound, on texts made to hurt it', () => {
    let [passed, refused, hurt] = [0, 0, 0];
    for (const source of fc.sample(hostilePattern, { numRuns: 500, seed: 7 })) {
      const accepted = readAcceptedPattern(source);
      const tree = readTree(source);
      if (tree === null || (!accepted.ok && accepted.code === 'pattern.invalid')) continue;
      const attacks = writeAttacks(source, 12);
      if (accepted.ok) {
        const bound = boundSteps(tree, limits.patternInputLength);
        const worst = Math.max(0, ...attacks.map((text) => countSteps(tree, text, bound + 1)));
        expect([source, worst <= bound && bound <= mostSteps]).toEqual([source, true]);
        passed += 1;
      } else if (refused < 80) {
        refused += 1;
        if (attacks.some((text) => countSteps(tree, text, mostHurt) > mostHurt)) hurt += 1;
      }
    }
    expect(passed).toBeGreaterThan(120);
    // The attacks can hurt: much of what is refused would take long on them.
    expect(hurt).toBeGreaterThan(8);
  });

  it('shows up in the step count of a known bad pattern: the count can fail', () => {
    expect(countSteps(parsePattern('(?:a+)+'), `${'a'.repeat(24)}!`, 60_000)).toBeGreaterThan(60_000);
    expect(countSteps(parsePattern('(?:(?=a*b)a)*'), `${'a'.repeat(200)}b`, 60_000)).toBeGreaterThan(20_000);
  });
});

describe('an accepted pattern', () => {
  it.each(['*', '.*', ' * ', ''])('takes anything when it is %j', (given) => {
    expect(readAcceptedPattern(given)).toEqual({ ok: true, source: '^[\\s\\S]*$' });
  });

  it('is anchored, so that a part of the text is not enough', () => {
    const result = readAcceptedPattern('[0-9]{3}|x');
    if (!result.ok) throw new Error(result.reason);
    expect(new RegExp(result.source, 'u').test('a123')).toBe(false);
    expect(new RegExp(result.source, 'u').test('123')).toBe(true);
  });

  it('loses escapes that only older engines take', () => {
    const result = readAcceptedPattern('^[a-z]+\\@[a-z]+$');
    expect(result).toEqual({ ok: true, source: '^(?:^[a-z]+@[a-z]+$)$' });
  });

  it('is refused when it is no expression', () => {
    expect(readAcceptedPattern('[a-')).toMatchObject({ ok: false, code: 'pattern.invalid' });
    expect(readAcceptedPattern('x'.repeat(300))).toMatchObject({ ok: false, code: 'pattern.invalid' });
  });
});
