import { findPatternFamily, makePatternSamples, patternFamilies } from '../../protocol/pattern-families.ts';
import { limits } from '../../protocol/limits.ts';
import type { FieldPattern } from './register-fields.ts';

const anyFamily = 0;
/** Bounds used where a field has none. */
const widest = { min: 0, max: limits.patternInputLength };

function compileRule({ acceptedPattern, patternId }: FieldPattern): RegExp | null {
  const source =
    acceptedPattern === null
      ? findPatternFamily(patternId ?? anyFamily)?.source
      : acceptedPattern === '*'
        ? '^[\\s\\S]*$'
        : acceptedPattern;
  try {
    return source === undefined ? null : new RegExp(source, 'u');
  } catch {
    // A half-typed expression is no mistake of ours: the dialog says that it does not compile.
    return null;
  }
}
/** Whether a text passes, null while the rule does not compile. Length counts code points. */
export function judgeText(pattern: FieldPattern, text: string): boolean | null {
  const rule = compileRule(pattern);
  if (!rule || text.length > limits.patternInputLength) return rule ? false : null;
  const length = [...text].length;
  const { minLength, maxLength } = pattern;
  return rule.test(text) && length >= (minLength ?? widest.min) && length <= (maxLength ?? widest.max);
}
export function isRuleBroken(pattern: FieldPattern): boolean {
  return compileRule(pattern) === null;
}
/** Texts that pass and fail. For an own rule, those of every family that happen to pass or fail. */
export function sampleTexts(pattern: FieldPattern): {
  accepted: readonly string[];
  refused: readonly string[];
} {
  const min = pattern.minLength ?? widest.min;
  const max = pattern.maxLength ?? 20;
  const own = pattern.acceptedPattern !== null;
  const families = own ? patternFamilies : [findPatternFamily(pattern.patternId ?? anyFamily)];
  const texts = families.flatMap((family) => {
    if (!family) return [];
    const { accepted, refused } = makePatternSamples(family, min, Math.max(min, max));
    return [...accepted, ...refused];
  });
  const unique = [...new Set(texts)];
  return {
    accepted: unique.filter((text) => judgeText(pattern, text) === true).slice(0, 3),
    refused: unique.filter((text) => judgeText(pattern, text) === false).slice(0, 4),
  };
}
