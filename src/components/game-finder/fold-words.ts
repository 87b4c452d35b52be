/** Letters that Unicode does not take apart, as people without such a keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const isPlain = /^[a-z0-9 ]*$/;

/** Lower case, no accents and no apostrophes, `and` for `&`, one space between words, none around. */
export function foldWords(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower.replace(/ +/g, ' ').trim();
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/&/g, ' and ')
    .replace(/['`´ʹʻʼʽˈ‘’‛′]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
