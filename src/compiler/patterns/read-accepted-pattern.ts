import { limits } from '../../protocol/json/limits.ts';
import { findPatternDanger } from './find-pattern-danger.ts';

export type AcceptedPattern =
  | { readonly ok: true; readonly source: string }
  | { readonly ok: false; readonly code: 'pattern.invalid' | 'pattern.unsafe'; readonly reason: string };

/** Escapes that older engines took and the `u` flag refuses, such as `\-` outside a class or `\_`. */
const dropNeedlessEscapes = (source: string): string =>
  source.replaceAll(/\\([\s\S])/gu, (whole, sign: string) =>
    /[-_@#%&!"'`~=:;<>, ]/u.test(sign) && sign !== '-' ? sign : whole,
  );

const compiles = (source: string): boolean => {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    // A SyntaxError is the answer to the question.
    return false;
  }
};

/** Whether an operator's pattern says that anything may be typed. */
export const isAnyPattern = (given: string): boolean => ['*', '', '.*'].includes(given.trim());

/**
 * An operator's pattern made ready: `*` accepts anything, a pattern that is not anchored is anchored,
 * needless escapes go. Refused when it is no expression or cannot be proven fast.
 */
export const readAcceptedPattern = (given: string): AcceptedPattern => {
  const trimmed = given.trim();
  if (isAnyPattern(given)) return { ok: true, source: '^[\\s\\S]*$' };
  if (trimmed.length > limits.patternInputLength) {
    return {
      ok: false,
      code: 'pattern.invalid',
      reason: `it is longer than ${limits.patternInputLength} characters`,
    };
  }
  const written = [trimmed, dropNeedlessEscapes(trimmed)].find(compiles);
  if (written === undefined)
    return { ok: false, code: 'pattern.invalid', reason: 'it is no regular expression' };
  const danger = findPatternDanger(written);
  if (danger !== null) return { ok: false, code: 'pattern.unsafe', reason: danger };
  return { ok: true, source: `^(?:${written})$` };
};
