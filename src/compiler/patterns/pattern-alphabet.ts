import { type CharacterSet, hasCharacter, lastCodePoint, readCharacterSet } from './character-set.ts';

/** Characters that every atom of a pattern treats alike. */
export interface CharacterClass {
  /** A few of them, those that read best first. */
  readonly characters: readonly string[];
  /** Indexes of the atoms that take them. */
  readonly takenBy: ReadonlySet<number>;
  readonly isWord: boolean;
}

const range = (from: string, to: string): readonly string[] => {
  const [first, last] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0];
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));
};

/** All of ASCII and some characters of the scripts that forms meet, those that read best first. */
const familiar: readonly string[] = [
  ...new Set([
    ...range('a', 'z'),
    ...range('1', '9'),
    '0',
    ...range('A', 'Z'),
    ...range('!', '~'),
    ' ',
    ...Array.from('王小明김수민สมชายあいうアイ山々éñüßŻжשعอｱ１Ａ、。—“”‘’…·😀'),
    ...Array.from('\u3000\u00a0\u0301\t\n\r'),
    ...range('\u0000', '\u001f'),
    '\u007f',
  ]),
];
const mostShown = 26;

interface GrowingClass {
  readonly characters: string[];
  readonly takenBy: ReadonlySet<number>;
  readonly isWord: boolean;
  readonly ranges: CharacterSet[];
}

/** Where one of the sets begins or ends, in order: between two of these places nothing changes. */
const listEdges = (sets: readonly CharacterSet[]): readonly number[] => {
  const edges = new Set([0]);
  for (const set of sets) set.forEach((code, index) => edges.add(index % 2 === 0 ? code : code + 1));
  return [...edges].filter((code) => code <= lastCodePoint).toSorted((a, b) => a - b);
};

/** Asks for rising code points whether a set has them, each range visited once. */
const createWalker = (set: CharacterSet): ((code: number) => boolean) => {
  let place = 0;
  return (code) => {
    while (place < set.length && (set[place + 1] ?? 0) < code) place += 2;
    return place < set.length && (set[place] ?? 0) <= code;
  };
};

const splitUnicode = (sets: readonly CharacterSet[]): readonly GrowingClass[] => {
  const classes = new Map<string, GrowingClass>();
  const walkers = [...sets, readCharacterSet('\\w')].map(createWalker);
  const edges = listEdges([...sets, readCharacterSet('\\w')]);
  edges.forEach((first, index) => {
    const last = (edges[index + 1] ?? lastCodePoint + 1) - 1;
    const takers = walkers.flatMap((has, atom) => (has(first) ? [atom] : []));
    const signature = takers.join(' ');
    const entry = classes.get(signature) ?? {
      characters: [],
      takenBy: new Set(takers.filter((atom) => atom < sets.length)),
      isWord: takers.includes(sets.length),
      ranges: [],
    };
    entry.ranges.push([first, last]);
    classes.set(signature, entry);
  });
  return [...classes.values()];
};

/**
 * Splits the characters of Unicode into classes that the atoms cannot tell apart. Classes with a
 * familiar character come first, in the order of these.
 */
export const splitAlphabet = (atoms: readonly string[]): readonly CharacterClass[] => {
  const classes = splitUnicode(atoms.map(readCharacterSet));
  const ordered = new Set<GrowingClass>();
  for (const character of familiar) {
    const code = character.codePointAt(0) ?? 0;
    const home = classes.find(({ ranges }) => ranges.some((range) => hasCharacter(range, code)));
    if (home === undefined) throw new Error(`Expected ${code} in a class`);
    ordered.add(home);
    if (home.characters.length < mostShown) home.characters.push(character);
  }
  for (const other of classes) {
    ordered.add(other);
    if (other.characters.length === 0)
      other.characters.push(
        ...other.ranges.slice(0, mostShown).map(([first = 0]) => String.fromCodePoint(first)),
      );
  }
  return [...ordered];
};
