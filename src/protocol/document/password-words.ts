/** What a password is made of: words that others know, whatever is written for their letters. Pages and server ask the same. */

/** Words that guessers try first, with digits and signs around them. */
export const wellKnownWords = [
  'password',
  'passwort',
  'qwerty',
  'letmein',
  'welcome',
  'administrator',
  'casino',
  'lottery',
  'jackpot',
];
/** Passwords of the demonstration, which the README prints. */
export const demonstrationPasswords = {
  member: 'Foyer-2026',
  fund: '246810',
  operator: 'Console-2026',
} as const;
/** Words of those. */
export const demonstrationWords = ['foyer', 'console'];

/** A shorter name is in many words. */
const shortestName = 4;
/**
 * Whether a password holds one of `about`, what others may know of the person and the brand, or is little more than
 * words of it and words that anyone knows. Page and server judge by this alike.
 */
export const isMadeOfPublic = (password: string, about: readonly string[]): boolean =>
  holdsText(
    password,
    about.filter(({ length }) => length >= shortestName),
  ) || isMadeOf(password, [...wellKnownWords, ...listWords(about)]);

/** Signs that are written for a letter. `l` and `i` share theirs, so both count as one letter. */
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
interface Sign {
  readonly letter: string;
  readonly isLetter: boolean;
}
/** Letters and digits, and signs that are written for a letter, without accents and case. */
const readSigns = (text: string): readonly Sign[] =>
  Array.from(text.normalize('NFKD').toLowerCase())
    .map((sign) => ({ letter: letterOf[sign] ?? sign, isLetter: /\p{L}/u.test(sign) }))
    .filter(({ letter }) => /[\p{L}\p{N}]/u.test(letter));
const shortestWord = 3;
/** What is left of a password without a word, each time that it is there. */
const takeOut = (signs: readonly Sign[], word: readonly Sign[]): readonly Sign[] => {
  if (word.length < shortestWord) return signs;
  const left: Sign[] = [];
  for (let index = 0; index < signs.length;) {
    const start = index;
    const isThere = word.every(({ letter }, place) => signs[start + place]?.letter === letter);
    const sign = signs[index];
    if (!isThere && sign !== undefined) left.push(sign);
    index += isThere ? word.length : 1;
  }
  return left;
};
const onlyLetters = (signs: readonly Sign[]): readonly Sign[] => signs.filter(({ isLetter }) => isLetter);

/** Letters besides a word that anyone knows: fewer are tried after it. */
const fewestLetters = 6;
const isLittleMore = (signs: readonly Sign[], words: readonly (readonly Sign[])[]): boolean => {
  const left = words.reduce(takeOut, signs);
  return left.length < signs.length && onlyLetters(left).length < fewestLetters;
};
/**
 * Whether little more than the words is there: a year, signs or digits between the letters, a few letters more.
 * Its time grows with the length of the password times that of the words, whatever they are.
 */
export const isMadeOf = (password: string, words: readonly string[]): boolean => {
  const [signs, read] = [readSigns(password), words.map(readSigns)];
  return isLittleMore(signs, read) || isLittleMore(onlyLetters(signs), read.map(onlyLetters));
};
/** Whether the whole of one of the texts is in the password, whatever is beside it. */
export const holdsText = (password: string, texts: readonly string[]): boolean => {
  const signs = readSigns(password);
  return texts.some((text) => takeOut(signs, readSigns(text)).length < signs.length);
};
/** Each text as it is, and its words. */
export const listWords = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
