import { describe, expect, it } from 'vitest';
import { patternFamilies } from '../../protocol/document/pattern-families.ts';
import { findRuleProblem, judgeText, sampleTexts } from './pattern-verdict.ts';

const rule = (values: Partial<Parameters<typeof judgeText>[0]>) => ({
  patternId: null,
  acceptedPattern: null,
  minLength: null,
  maxLength: null,
  ...values,
});

describe('what a field accepts', () => {
  it('is judged by family and by length in code points', () => {
    const digits = rule({ patternId: 6, minLength: 2, maxLength: 3 });
    expect(['1', '12', '123', '1234', '1a'].map((text) => judgeText(digits, text))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(judgeText(rule({ maxLength: 1 }), '😀')).toBe(true);
  });
  it('has samples that pass and fail for every family', () => {
    for (const { id } of patternFamilies) {
      const pattern = rule({ patternId: id, minLength: 1, maxLength: 10 });
      const { passing, failing } = sampleTexts(pattern);
      expect(passing.length, `family ${id}`).toBeGreaterThan(0);
      expect(failing.length, `family ${id}`).toBeGreaterThan(0);
    }
  });
  it('has samples for an own rule too', () => {
    const { passing, failing } = sampleTexts(rule({ acceptedPattern: '^[a-z0-9]+$' }));
    expect(passing.length).toBeGreaterThan(0);
    expect(failing.length).toBeGreaterThan(0);
  });
  it('is judged for the whole text, as the gate does, even where an own rule is not anchored', () => {
    expect(judgeText(rule({ acceptedPattern: '[0-9]{3}' }), 'a123')).toBe(false);
    expect(judgeText(rule({ acceptedPattern: '[0-9]{3}' }), '123')).toBe(true);
  });
  it('has no samples for a rule that could be made slow, and says why', () => {
    const slow = rule({ acceptedPattern: '^(a+)+$' });
    expect(findRuleProblem(slow)).toMatch(/repeat/);
    expect(sampleTexts(slow)).toMatchObject({ passing: [], failing: [] });
  });
  it('shows a mistake that people make before anything else', () => {
    expect(sampleTexts(rule({ patternId: 11 })).failing[0]).toBe('1990-13-01');
  });
  it('says when a rule does not compile', () => {
    expect(findRuleProblem(rule({ acceptedPattern: '^(' }))).toBe('it is no regular expression');
    expect(judgeText(rule({ acceptedPattern: '^(' }), 'a')).toBeNull();
    expect(judgeText(rule({ acceptedPattern: '*' }), 'anything')).toBe(true);
  });
});
