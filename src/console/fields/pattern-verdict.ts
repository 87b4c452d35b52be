import { type AcceptedPattern, readAcceptedPattern } from '../../compiler/patterns/read-accepted-pattern.ts';
import { type PatternSamples, samplePattern } from '../../compiler/patterns/sample-pattern.ts';
import { findPatternFamily } from '../../protocol/document/pattern-families.ts';
import { limits } from '../../protocol/json/limits.ts';
import type { FieldPattern } from './register-fields.ts';

const anyFamily = 0;
/** Bounds used where a field has none. */
const widest = { min: 0, max: limits.patternInputLength };

/** The rule as the gate makes it ready: anchored, and refused where it could be made slow. */
function readRule({ acceptedPattern, patternId }: FieldPattern): AcceptedPattern {
  if (acceptedPattern !== null) return readAcceptedPattern(acceptedPattern);
  const family = findPatternFamily(patternId ?? anyFamily);
  if (family) return { ok: true, source: family.source };
  return { ok: false, code: 'pattern.invalid', reason: `there is no kind of text ${String(patternId)}` };
}
/** Whether a text passes, null while the rule does not compile. Length counts code points. */
export function judgeText(pattern: FieldPattern, text: string): boolean | null {
  const rule = readRule(pattern);
  if (!rule.ok) return null;
  if (text.length > limits.patternInputLength) return false;
  const length = [...text].length;
  const { minLength, maxLength } = pattern;
  return (
    new RegExp(rule.source, 'u').test(text) &&
    length >= (minLength ?? widest.min) &&
    length <= (maxLength ?? widest.max)
  );
}
/** Why the rule is refused, null where it is not. */
export function findRuleProblem(pattern: FieldPattern): string | null {
  const rule = readRule(pattern);
  return rule.ok ? null : rule.reason;
}
/** Texts that pass and fail, mistakes that people make with this kind of text first. */
export function sampleTexts(pattern: FieldPattern): PatternSamples {
  const rule = readRule(pattern);
  if (!rule.ok) return { passing: [], failing: [], verdict: 'unknown' };
  const min = pattern.minLength ?? widest.min;
  const max = pattern.maxLength ?? Math.max(min, 20);
  const { passing, failing, verdict } = samplePattern(rule.source, { min, max });
  const family = pattern.acceptedPattern === null ? findPatternFamily(pattern.patternId ?? anyFamily) : null;
  const mistakes = (family?.mistakes ?? []).filter((text) => judgeText(pattern, text) === false).slice(0, 2);
  // A field without a maximum length accepts texts that are longer than the samples.
  const failed = [...new Set([...mistakes, ...failing])].filter((text) => judgeText(pattern, text) === false);
  return { passing: passing.slice(0, 4), failing: failed.slice(0, 5), verdict };
}
