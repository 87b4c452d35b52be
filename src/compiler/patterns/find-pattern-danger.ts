import { limits } from '../../protocol/json/limits.ts';
import { boundSteps } from './matching-cost.ts';
import { parsePattern, PatternRefusal } from './parse-pattern.ts';

/**
 * Steps that a pattern may take on the longest text that a field takes. An engine takes about a hundred
 * million a second, on a slow machine a tenth of that.
 */
export const mostSteps = 1_000_000;

/**
 * Why a pattern could take long on some text, or cannot be proven not to, and what to write instead; null
 * where it is fast. Conservative: it refuses some fast patterns and passes none that takes more than {@link
 * mostSteps}.
 */
export const findPatternDanger = (source: string): string | null => {
  try {
    const steps = boundSteps(parsePattern(source), limits.patternInputLength);
    return steps <= mostSteps
      ? null
      : 'too many repeats in a row, or lookaheads after one, take the same characters; let each part take other characters';
  } catch (error) {
    if (error instanceof PatternRefusal) return error.message;
    throw error;
  }
};
