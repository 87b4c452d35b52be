import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternFamilies } from '../../protocol/pattern-families.ts';
import { parsePattern, type PatternNode } from './parse-pattern.ts';
import { findPatternDanger } from './prove-linear.ts';
import { readAcceptedPattern } from './read-accepted-pattern.ts';

/** Steps that a backtracking engine takes to refuse a text; stops counting at `most`. */
const countSteps = (pattern: PatternNode, text: string, most: number): number => {
  let steps = 0;
  const run = (node: PatternNode, at: number, next: (at: number) => boolean): boolean => {
    steps += 1;
    if (steps > most) return true;
    switch (node.kind) {
      case 'atom':
        return (
          at < text.length && new RegExp(`^(?:${node.source})$`, 'u').test(text[at] ?? '') && next(at + 1)
        );
      case 'anchor':
      case 'lookahead':
        return next(at);
      case 'choice':
        return node.options.some((option) => run(option, at, next));
      case 'sequence': {
        const from = (index: number, place: number): boolean => {
          const part = node.parts[index];
          return part === undefined ? next(place) : run(part, place, (reached) => from(index + 1, reached));
        };
        return from(0, at);
      }
      case 'repeat': {
        const again = (count: number, place: number): boolean =>
          (count < node.most &&
            run(node.body, place, (reached) => reached > place && again(count + 1, reached))) ||
          (count >= node.least && next(place));
        return again(0, at);
      }
    }
  };
  run(pattern, 0, (at) => at === text.length);
  return steps;
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
  ])('is not seen in %s', (source) => {
    expect(findPatternDanger(source)).toBeNull();
  });

  it('is in no pattern family', () => {
    for (const family of patternFamilies)
      expect([family.name, findPatternDanger(family.source)]).toEqual([family.name, null]);
  });

  it('is never missed: what passes takes no more than quadratic time on hostile text', () => {
    const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
      part: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('a', 'b', '[ab]', '.'),
        fc
          .tuple(tie('pattern'), fc.constantFrom('', '*', '+', '?', '{2}', '{1,3}'))
          .map(([body, sign]) => `(?:${body})${sign}`),
      ),
      pattern: fc.oneof(
        fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
        fc.tuple(tie('part'), tie('part')).map(([left, right]) => `${left}|${right}`),
      ),
    }));
    let passed = 0;
    let refused = 0;
    fc.assert(
      fc.property(pattern, (source) => {
        if (findPatternDanger(source) !== null) {
          refused += 1;
          return;
        }
        passed += 1;
        const tree = parsePattern(source);
        for (const text of [`${'a'.repeat(24)}!`, `${'ab'.repeat(12)}!`, `${'b'.repeat(24)}!`]) {
          expect(countSteps(tree, text, 60_000), source).toBeLessThan(60_000);
        }
      }),
      { numRuns: 1_500, seed: 7 },
    );
    expect(passed).toBeGreaterThan(200);
    expect(refused).toBeGreaterThan(200);
  });

  it('shows up in the step count of a known bad pattern: the count can fail', () => {
    expect(countSteps(parsePattern('(?:a+)+'), `${'a'.repeat(24)}!`, 60_000)).toBeGreaterThan(60_000);
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
