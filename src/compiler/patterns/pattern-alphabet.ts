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
    ...'王小明김수민สมชายあいうアイ山々éñüßŻжשعอｱ１Ａ、。—“”‘’…·😀',
    ...'\u3000\u00a0\u0301\t\n\r',
    ...range('\u0000', '\u001f'),
    '\u007f',
  ]),
];
const mostShown = 26;
/** The last code point before the unassigned planes. */
const lastAssigned = 0x3_23_af;

/** Every code point in a row, without the halves of pairs. */
const writeUnicode = (): string => {
  const parts: string[] = [];
  for (let code = 0; code <= lastAssigned; code += 1) {
    if (code < 0xd800 || code > 0xdfff) parts.push(String.fromCodePoint(code));
  }
  return parts.join('');
};

/** The characters at which a run of what the atom takes begins or is over: between two, nothing changes. */
const listEdges = (unicode: string, atom: string): readonly string[] =>
  [...unicode.matchAll(new RegExp(`(?:${atom})+`, 'gu'))]
    .flatMap(({ index, 0: run }) => [index, index + run.length])
    .flatMap((place) => {
      const code = unicode.codePointAt(place);
      return code === undefined ? [] : [String.fromCodePoint(code)];
    });

const makeTests = (atoms: readonly string[]): readonly RegExp[] =>
  atoms.map((atom) => new RegExp(`^(?:${atom})$`, 'u'));

/**
 * Splits the characters into classes that the atoms cannot tell apart. Goes through the familiar
 * characters and, for an atom that takes none of these, through Unicode. With `isWhole` it goes
 * through Unicode for every atom, so that no class is missed; that takes a moment.
 */
export const splitAlphabet = (atoms: readonly string[], isWhole: boolean): readonly CharacterClass[] => {
  const tests = makeTests(atoms);
  const classes = new Map<string, { characters: string[]; takenBy: Set<number>; isWord: boolean }>();
  const add = (character: string): void => {
    const takenBy = tests.flatMap((test, index) => (test.test(character) ? [index] : []));
    const isWord = /^\w$/.test(character);
    const signature = `${isWord} ${takenBy.join(' ')}`;
    const known = classes.get(signature);
    if (known === undefined)
      classes.set(signature, { characters: [character], takenBy: new Set(takenBy), isWord });
    else if (known.characters.length < mostShown) known.characters.push(character);
  };
  familiar.forEach(add);
  const isFamiliar = (index: number): boolean =>
    [...classes.values()].some(({ takenBy }) => takenBy.has(index));
  const strange = atoms.filter((_, index) => !isFamiliar(index));
  if (isWhole || strange.length > 0) {
    const unicode = writeUnicode();
    for (const atom of isWhole ? [...atoms, '\\w'] : strange) listEdges(unicode, atom).forEach(add);
  }
  return [...classes.values()];
};
