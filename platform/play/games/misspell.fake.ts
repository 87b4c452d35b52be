import type { Random } from '../../../demo/pictures/random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const edit = (random: Random, name: string): string => {
  const index = random.whole(0, name.length - 2);
  const letter = letters[random.whole(0, 25)] ?? 'a';
  switch (random.whole(0, 3)) {
    case 0:
      return name.slice(0, index) + name.slice(index + 1);
    case 1:
      return name.slice(0, index) + letter + name.slice(index);
    case 2:
      return name.slice(0, index) + letter + name.slice(index + 1);
    default:
      return name.slice(0, index) + (name[index + 1] ?? '') + (name[index] ?? '') + name.slice(index + 2);
  }
};
const accents: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'ï', o: 'ø', u: 'ü', n: 'ñ', c: 'ç' };
const mark = (random: Random, name: string): string =>
  [...name.replace('’', random.pick(['', "'", '`', '´']))]
    .map((letter) => (random.chance(0.3) ? (accents[letter] ?? letter) : letter))
    .join('');
const shuffle = (random: Random, name: string): string => {
  const words = name.replace(':', '').split(' ');
  const from = random.whole(1, words.length - 1);
  return [...words.slice(from), ...words.slice(0, from)].join(' ');
};

/** One or two edits, or another order or other marks with one edit. */
export const misspell = (random: Random, name: string): string => {
  switch (random.whole(0, 3)) {
    case 0:
      return edit(random, name);
    case 1:
      return edit(random, edit(random, name));
    case 2:
      return edit(random, shuffle(random, name));
    default:
      return edit(random, mark(random, name));
  }
};
