import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../protocol/json/limits.ts';
import { patternFamilies } from '../../protocol/document/pattern-families.ts';
import { suggestAnchored } from './anchor-pattern.ts';
import { readAcceptedPattern } from './read-accepted-pattern.ts';
import { isUnsatisfiable, type PatternBounds, samplePattern } from './sample-pattern.ts';

const passes = (source: string, { min, max }: PatternBounds, text: string): boolean => {
  const length = [...text].length;
  const fits = length >= min && length <= max && length <= limits.patternInputLength;
  return fits && new RegExp(source, 'u').test(text);
};
const root = join(import.meta.dirname, '../../..');

describe.each(patternFamilies.map((family) => [family.name, family] as const))(
  'the family %s',
  (_, family) => {
    it.each([
      [2, 12],
      [1, 40],
      [0, limits.patternInputLength],
    ])('has three texts that pass and three that fail within %i and %i', (min, max) => {
      const { passing, failing, verdict } = samplePattern(family.source, { min, max });
      expect(verdict).toBe('found');
      expect(new Set(passing).size).toBeGreaterThanOrEqual(3);
      expect(new Set(failing).size).toBeGreaterThanOrEqual(3);
      for (const text of passing)
        expect([text, passes(family.source, { min, max }, text)]).toEqual([text, true]);
      for (const text of failing)
        expect([text, passes(family.source, { min, max }, text)]).toEqual([text, false]);
    });

    it('refuses the mistakes that it lists', () => {
      const widest = { min: 0, max: limits.patternInputLength };
      expect(family.mistakes.filter((text) => passes(family.source, widest, text))).toEqual([]);
    });

    it.each(['EN', 'AR', 'TY'])('has a hint in %s that names nothing but the bounds', (locale) => {
      const texts = JSON.parse(readFileSync(join(root, 'locales', `${locale}.json`), 'utf8')) as Record<
        string,
        string
      >;
      const hint = texts[family.hint] ?? '';
      expect(hint).not.toBe('');
      const named = [...hint.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      // The form of a date, a name or an address says more than their length.
      const isByForm = ['date', 'full-name', 'mailbox'].includes(family.name);
      expect(new Set(named)).toEqual(new Set(isByForm ? [] : ['max', 'min']));
    });
  },
);

const safePattern = fc
  .letrec<{ pattern: string; part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      { weight: 5, arbitrary: fc.constantFrom('a', 'b', '[ab]', '[^a]', '\\d', '\\w', '.', '\\p{L}', '😀') },
      fc.constantFrom('\\b', '\\B', '^', '$', '(?=a)', '(?!a)', '(?=[ab]*1)', '(?!\\w+$)'),
      fc
        .tuple(tie('pattern'), fc.constantFrom('', '*', '+', '?', '{2}', '{1,3}'))
        .map(([body, sign]) => `(?:${body})${sign}`),
    ),
    pattern: fc.oneof(
      fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
      fc.tuple(tie('part'), tie('part')).map(([left, right]) => `${left}|${right}`),
    ),
  }))
  .pattern.map(readAcceptedPattern)
  .filter((accepted) => accepted.ok)
  .map(({ source }) => source);
const someBounds = fc
  .tuple(fc.nat({ max: 4 }), fc.nat({ max: 5 }))
  .map(([min, more]): PatternBounds => ({ min, max: min + more }));

describe('samples of any safe pattern', () => {
  it('pass and fail as said, and are said not to be only where the engine finds none', () => {
    const alphabet = ['a', 'b', '1', ' ', '😀'];
    const short = alphabet
      .reduce<readonly string[]>(
        (texts) => [...new Set([...texts, ...texts.flatMap((text) => alphabet.map((sign) => text + sign))])],
        [''],
      )
      .filter((text) => [...text].length <= 3);
    const verdicts = { found: 0, none: 0, unknown: 0 };
    fc.assert(
      fc.property(safePattern, someBounds, (source, bounds) => {
        const { passing, failing, verdict } = samplePattern(source, bounds);
        verdicts[verdict] += 1;
        expect(passing.filter((text) => !passes(source, bounds, text))).toEqual([]);
        expect(failing.filter((text) => passes(source, bounds, text))).toEqual([]);
        expect(passing.length > 0).toBe(verdict === 'found');
        if (verdict !== 'unknown') expect(failing.length).toBeGreaterThan(0);
        if (verdict === 'none')
          expect(
            short.filter((text) => passes(source, bounds, text)),
            source,
          ).toEqual([]);
        expect(isUnsatisfiable(source, bounds)).toBe(verdict === 'none');
        expect(samplePattern(source, bounds)).toEqual({ passing, failing, verdict });
      }),
      { numRuns: 120, seed: 11 },
    );
    expect(verdicts.found).toBeGreaterThan(25);
    expect(verdicts.none).toBeGreaterThan(5);
    expect(verdicts.unknown).toBeLessThan(5);
  });

  it.each([
    ['^(?:(?!abc)[abc]{3})$', 3, 3],
    ['^(?:(?=[^x]*x)[w-z]{2,4})$', 2, 4],
    ['^(?:\\bab\\b)$', 0, 9],
    ['^(?:[\\u{10000}-\\u{10005}]{2})$', 0, 9],
    ['^(?:[\\u{10fff0}-\\u{10ffff}]+)$', 1, 9],
    ['^(?:😀{200})$', 0, 256],
    ['^(?:[^\\x00-\\u2fff])$', 0, 9],
  ])('are found for %s', (source, min, max) => {
    expect(samplePattern(source, { min, max }).verdict).toBe('found');
  });

  it.each([
    ['^(?:a$b)$', 0, 9],
    ['^(?:a\\bb)$', 0, 9],
    ['^(?:(?=a)b)$', 0, 9],
    ['^(?:(?![ab])[ab]+)$', 0, 9],
    ['^(?:[a-z]{3})$', 4, 9],
    ['^(?:[^\\s\\S])$', 0, 9],
    // A character of two units counts as one: 256 of them are the most that a text has.
    ['^(?:😀{257})$', 0, 300],
  ])('are proven not to be for %s', (source, min, max) => {
    expect(samplePattern(source, { min, max })).toMatchObject({ passing: [], verdict: 'none' });
  });
});

describe('the anchored writing of a pattern', () => {
  it.each([
    ['[a-z]+', '^[a-z]+$'],
    ['^[a-z]+', '^[a-z]+$'],
    ['[a-z]+$', '^[a-z]+$'],
    ['a|b', '^(?:a|b)$'],
    ['^a|b$', '^(?:^a|b$)$'],
    ['\\^a\\$', '^\\^a\\$$'],
    ['(?:^a$)b', '(?:^a$)b$'],
  ])('of %s is %s', (source, anchored) => {
    expect(suggestAnchored(source)).toBe(anchored);
    expect(suggestAnchored(anchored)).toBeNull();
  });
  it.each(['^a$', '^a$|^b$', '^(?:a|b)$', '(?:^a|^b)$', '^'.concat('a{2}$')])(
    'of %s is its own',
    (source) => {
      expect(suggestAnchored(source)).toBeNull();
    },
  );
});

describe('a pattern whose automaton is too large', () => {
  /** Remembers which of the last `length` characters were an “a”, and asks for what cannot be. */
  const remembering = (length: number): string =>
    `^(?=[ab]*a[ab]{${length}}$)(?=[ab]*b[ab]{${length}}$)[ab]{1,40}$`;

  it('is not called unsatisfiable, and given up soon', () => {
    const bounds = { min: 1, max: 40 };
    expect(isUnsatisfiable(remembering(2), bounds)).toBe(true);
    const before = process.cpuUsage();
    expect(isUnsatisfiable(remembering(30), bounds)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
    expect(samplePattern(remembering(30), bounds)).toEqual({ passing: [], failing: [], verdict: 'unknown' });
  });
});
