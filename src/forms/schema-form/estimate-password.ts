import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { estimatedLength, leastPasswordScore } from '../../protocol/document/password-score.ts';
import { isMadeOf, isMadeOfPublic, wellKnownWords } from '../../protocol/document/password-words.ts';
import { commonPasswords } from '../generated/common-passwords.ts';

/** How hard a password is to guess, from 0 to 4, and the name of a text that says how to do better. */
export interface PasswordEstimate {
  readonly score: number;
  readonly advice: Advice | null;
}
export type Advice =
  | 'adviceKeys'
  | 'adviceRepeats'
  | 'adviceSequences'
  | 'adviceDates'
  | 'adviceCommon'
  | 'adviceOwn'
  | 'adviceLonger';

/** What zxcvbn warns of → our words. */
const adviceOf: Readonly<Record<string, Advice>> = {
  straightRow: 'adviceKeys',
  keyPattern: 'adviceKeys',
  simpleRepeat: 'adviceRepeats',
  extendedRepeat: 'adviceRepeats',
  sequences: 'adviceSequences',
  recentYears: 'adviceDates',
  dates: 'adviceDates',
  topTen: 'adviceCommon',
  topHundred: 'adviceCommon',
  common: 'adviceCommon',
  similarToCommon: 'adviceCommon',
  userInputs: 'adviceOwn',
};
const good = 3;

let estimator: ZxcvbnFactory | null = null;

/**
 * Estimates by the most common passwords; the server knows more of them. `about` is what the person typed
 * into other fields, and the brand: a password made of it is easy to guess, here as there.
 */
export const estimatePassword = (password: string, about: readonly string[]): PasswordEstimate => {
  estimator ??= new ZxcvbnFactory({ dictionary: { 'passwords-common': commonPasswords.split(' ') } });
  const inputs = about.filter((text) => text.length > 2);
  const bad = { score: leastPasswordScore - 1 };
  if (isMadeOf(password, wellKnownWords)) return { ...bad, advice: 'adviceCommon' };
  if (isMadeOfPublic(password, inputs)) return { ...bad, advice: 'adviceOwn' };
  const { score, feedback } = estimator.check(password.slice(0, estimatedLength), inputs);
  if (score >= good) return { score, advice: null };
  return { score, advice: adviceOf[feedback.warning ?? ''] ?? 'adviceLonger' };
};
