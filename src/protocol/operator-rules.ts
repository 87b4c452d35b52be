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

/** Words that guessers try first, with digits and signs around them; the demonstration's password is one. */
const wellKnown = [
  'password',
  'passwort',
  'qwerty',
  'letmein',
  'welcome',
  'administrator',
  'console',
  'foyer',
];

/** Signs that are written for a letter. */
const written: Readonly<Record<string, string>> = {
  a: 'a@4',
  e: 'e3',
  i: 'i1!',
  l: 'l1',
  o: 'o0',
  s: 's$5',
};
/** Letters besides a word that anyone knows: fewer are tried after it. */
const fewestLetters = 6;
/** The password without a word, whatever is written for its letters and between them. */
const takeOut = (password: string, word: string): string => {
  const letters = Array.from(
    word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
    (letter) => `[${written[letter] ?? letter}]`,
  );
  if (letters.length < 3) return password;
  return password.replaceAll(new RegExp(letters.join('[^\\p{L}]*'), 'giu'), '');
};
/** Whether little more than the words is there: a year, signs between the letters, a few letters more. */
const isMadeOf = (password: string, words: readonly string[]): boolean => {
  const rest = words.reduce(takeOut, password);
  return rest !== password && (rest.match(/\p{L}/gu) ?? []).length < fewestLetters;
};

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
  if (username.length > 2 && password.toLowerCase().includes(username.toLowerCase())) return 'name';
  if (new Set(password).size < 6 || countTurns(password) < 5) return 'simple';
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  if (isMadeOf(password, wellKnown)) return 'public';
  return isMadeOf(password, [...words, ...wellKnown]) ? 'name' : null;
};
