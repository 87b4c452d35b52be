import { estimatedLength, leastPasswordScore } from '../../../src/protocol/document/password-score.ts';
import type { MemberParts } from '../../parts.ts';
import { isMadeOfKnown } from '../registration/known-words.ts';

/**
 * Whether a new password is harder to guess than the least that is allowed. `about` is what others may know
 * of the person, such as name and number: a password made of it is easy to guess, as one made of the brand is.
 */
export async function isHardToGuess(
  parts: Pick<MemberParts, 'liveSite' | 'merchant' | 'isDemonstration'>,
  password: string,
  about: readonly string[] = [],
): Promise<boolean> {
  if (await isMadeOfKnown(parts, password, about)) return false;
  const { passwordEstimator } = await import('./password-estimator.ts');
  const inputs = about.filter((text) => text.length > 2);
  const { score } = passwordEstimator.check(password.slice(0, estimatedLength), inputs);
  return score >= leastPasswordScore;
}
