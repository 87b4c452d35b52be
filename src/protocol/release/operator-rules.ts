import {
  demonstrationWords,
  holdsText,
  isMadeOf,
  listWords,
  wellKnownWords,
} from '../document/password-words.ts';

/** What operators may be called and what they may choose as a password; the page and the server ask the same. */

export const usernamePattern = '^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$';
/** An email address, or nothing. */
export const addressPattern = '^([^\\s@]+@[^\\s@]+\\.[^\\s@]+)?$';
export const shortestPassword = 12;
export const longestPassword = 128;

export const passwordFaults = ['short', 'long', 'name', 'simple', 'public'] as const;
/**
 * `short`, `long`: not between 12 and 128 characters. `name`: holds the username. `simple`: a few characters
 * over and over, or a run of neighbours. `public`: a common password that attackers try first.
 */
export type PasswordFault = (typeof passwordFaults)[number];

/** Steps from each character to the next that are not the same step as before: a run has one. */
const countTurns = (text: string): number => {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.filter((step, index) => step !== steps[index - 1]).length;
};

/**
 * What is wrong with a password for the operator of that user name; null where nothing is. `about` is what anyone knows:
 * the operator's name and the brand.
 */
export const findPasswordFault = (
  password: string,
  username: string,
  about: readonly string[] = [],
): PasswordFault | null => {
  const length = Array.from(password).length;
  if (length < shortestPassword) return 'short';
  if (length > longestPassword) return 'long';
  if (holdsText(password, [username])) return 'name';
  if (new Set(password).size < 6 || countTurns(password) < 5) return 'simple';
  const publicWords = [...wellKnownWords, ...demonstrationWords];
  if (isMadeOf(password, publicWords)) return 'public';
  return isMadeOf(password, [...listWords(about), ...publicWords]) ? 'name' : null;
};
