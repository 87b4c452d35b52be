import { describe, expect, it } from 'vitest';
import { patternFamilies } from '../../protocol/pattern-families.ts';
import { isRuleBroken, judgeText, sampleTexts } from './pattern-verdict.ts';

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
      const { accepted, refused } = sampleTexts(pattern);
      expect(accepted.length, `family ${id}`).toBeGreaterThan(0);
      expect(refused.length, `family ${id}`).toBeGreaterThan(0);
    }
  });
  it('has samples for an own rule too', () => {
    const { accepted, refused } = sampleTexts(rule({ acceptedPattern: '^[a-z0-9]+$' }));
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
  });
  it('says when a rule does not compile', () => {
    expect(isRuleBroken(rule({ acceptedPattern: '^(' }))).toBe(true);
    expect(judgeText(rule({ acceptedPattern: '^(' }), 'a')).toBeNull();
    expect(judgeText(rule({ acceptedPattern: '*' }), 'anything')).toBe(true);
  });
});
