/**
 * Code points in rising, separate ranges: first and last of each in turn, both inclusive. So that two
 * sets can be compared exactly: a class of a pattern may differ from another in one character of Unicode.
 */
export type CharacterSet = readonly number[];

export const lastCodePoint = 0x10_ff_ff;
const lastOfFirstPlane = 0xff_ff;
const firstSurrogate = 0xd8_00;
const lastSurrogate = 0xdf_ff;

const normalize = (ranges: readonly (readonly [number, number])[]): CharacterSet => {
  const set: number[] = [];
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const end = set.at(-1);
    if (end !== undefined && first <= end + 1) set[set.length - 1] = Math.max(end, last);
    else set.push(first, last);
  }
  return set;
};

const listRanges = (set: CharacterSet): readonly (readonly [number, number])[] =>
  Array.from({ length: set.length / 2 }, (_, index) => [set[2 * index] ?? 0, set[2 * index + 1] ?? 0]);

const unite = (sets: readonly CharacterSet[]): CharacterSet => normalize(sets.flatMap(listRanges));

const invert = (set: CharacterSet): CharacterSet => {
  const ranges: (readonly [number, number])[] = [];
  let next = 0;
  for (const [first, last] of listRanges(set)) {
    if (first > next) ranges.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= lastCodePoint) ranges.push([next, lastCodePoint]);
  return normalize(ranges);
};

/** Whether some character is in both. */
export const hasOverlap = (left: CharacterSet, right: CharacterSet): boolean => {
  let [a, b] = [0, 0];
  while (a < left.length && b < right.length) {
    const [leftFirst = 0, leftLast = 0] = [left[a], left[a + 1]];
    const [rightFirst = 0, rightLast = 0] = [right[b], right[b + 1]];
    if (leftFirst <= rightLast && rightFirst <= leftLast) return true;
    if (leftLast < rightLast) a += 2;
    else b += 2;
  }
  return false;
};

export const hasCharacter = (set: CharacterSet, character: number): boolean =>
  hasOverlap(set, [character, character]);

/** Code points in a row up to one of them, without surrogates, which would join to pairs. */
const writeCharacters = (last: number): string => {
  const parts: string[] = [];
  for (let first = 0; first <= last; first += 0x8_00) {
    if (first >= firstSurrogate && first <= lastSurrogate) continue;
    parts.push(String.fromCodePoint(...Array.from({ length: 0x8_00 }, (_, offset) => first + offset)));
  }
  return parts.join('');
};
/** All of Unicode, about 4 MB, made for the first pattern that names a property of characters. */
let everyCharacter: string | null = null;
/** Its first plane, in which all digits, letters of words, spaces and ends of lines are. */
let firstPlane: string | null = null;

/** The code point that a place in a row of all characters belongs to. */
const toCodePoint = (place: number): number => {
  if (place < firstSurrogate) return place;
  const firstPair = 0x1_00_00 - (lastSurrogate - firstSurrogate + 1);
  return place < firstPair ? place + 0x8_00 : 0x1_00_00 + Math.floor((place - firstPair) / 2);
};

/** What the engine itself takes for an escape such as `\p{L}`, asked of every one of these characters. */
const askEngine = (source: string, characters: string): CharacterSet => {
  const ranges: [number, number][] = [];
  for (const { index, 0: run } of characters.matchAll(new RegExp(`${source}+`, 'gu'))) {
    const [first, last] = [toCodePoint(index), toCodePoint(index + run.length - 1)];
    if (first < firstSurrogate && last > lastSurrogate)
      ranges.push([first, firstSurrogate - 1], [lastSurrogate + 1, last]);
    else ranges.push([first, last]);
  }
  const judge = new RegExp(`^${source}$`, 'u');
  for (let code = firstSurrogate; code <= lastSurrogate; code += 1)
    if (judge.test(String.fromCharCode(code))) ranges.push([code, code]);
  return normalize(ranges);
};

/** Escapes that take all that another one does not. */
const opposites: Readonly<Record<string, string>> = {
  '\\D': '\\d',
  '\\W': '\\w',
  '\\S': '\\s',
  '.': String.raw`[\n\r\u2028\u2029]`,
};
const ask = (source: string): CharacterSet => {
  if (/^\\[pP]/.test(source)) return askEngine(source, (everyCharacter ??= writeCharacters(lastCodePoint)));
  const opposite = opposites[source];
  firstPlane ??= writeCharacters(lastOfFirstPlane);
  return opposite === undefined ? askEngine(source, firstPlane) : invert(askEngine(opposite, firstPlane));
};

/** Sets of escapes and of the dot: there are few, and each takes some milliseconds. */
const setsBySource = new Map<string, CharacterSet>();
const askOnce = (source: string): CharacterSet => {
  const set = setsBySource.get(source) ?? ask(source);
  setsBySource.set(source, set);
  return set;
};

const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

interface Cursor {
  readonly source: string;
  index: number;
}

const single = (code: number): CharacterSet => [code, code];

const escapes =
  /\\(?:(?<set>[dDwWsS]|[pP]\{[^}]*\})|u\{(?<point>[0-9A-Fa-f]+)\}|u(?<high>[dD][89abAB][0-9A-Fa-f]{2})\\u(?<low>[dD][c-fC-F][0-9A-Fa-f]{2})|u(?<unit>[0-9A-Fa-f]{4})|x(?<byte>[0-9A-Fa-f]{2})|c(?<control>[A-Za-z])|(?<sign>[\s\S]))/uy;

/** One escape, in a class or outside. */
const readEscape = (reader: Cursor): CharacterSet => {
  escapes.lastIndex = reader.index;
  const match = escapes.exec(reader.source);
  if (match === null) throw new Error(`Expected an escape at ${reader.index} of ${reader.source}`);
  reader.index += match[0].length;
  const { set, point, high, low, unit, byte, control, sign = '' } = match.groups ?? {};
  if (set !== undefined) return askOnce(match[0]);
  if (high !== undefined)
    return single(
      String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low ?? '', 16)).codePointAt(0) ?? 0,
    );
  const digits = point ?? unit ?? byte;
  if (digits !== undefined) return single(Number.parseInt(digits, 16));
  if (control !== undefined) return single(control.charCodeAt(0) % 32);
  return single(controls[sign] ?? sign.codePointAt(0) ?? 0);
};

const readPart = (reader: Cursor, isInClass: boolean): CharacterSet => {
  if (reader.source[reader.index] !== '\\') {
    const code = reader.source.codePointAt(reader.index) ?? 0;
    reader.index += String.fromCodePoint(code).length;
    return single(code);
  }
  if (isInClass && reader.source.startsWith('\\b', reader.index)) {
    reader.index += 2;
    return single(8);
  }
  return readEscape(reader);
};

const readClass = (reader: Cursor): CharacterSet => {
  const isNegated = reader.source.startsWith('[^');
  reader.index += isNegated ? 2 : 1;
  const parts: CharacterSet[] = [];
  while (reader.index < reader.source.length - 1) {
    const from = readPart(reader, true);
    const isRange = reader.source[reader.index] === '-' && reader.index < reader.source.length - 2;
    if (!isRange) {
      parts.push(from);
      continue;
    }
    reader.index += 1;
    const to = readPart(reader, true);
    parts.push([from[0] ?? 0, to.at(-1) ?? 0]);
  }
  const set = unite(parts);
  return isNegated ? invert(set) : set;
};

const sets = new Map<string, CharacterSet>();
const mostSets = 2_000;

/**
 * What an atom of a pattern takes: one character, an escape, the dot or a class, as `parsePattern` cuts
 * them, of an expression that compiles with the `u` flag.
 */
export const readCharacterSet = (atom: string): CharacterSet => {
  const knownSet = sets.get(atom);
  if (knownSet !== undefined) return knownSet;
  const reader = { source: atom, index: 0 };
  const set =
    atom === '.' ? askOnce('.') : atom.startsWith('[') ? readClass(reader) : readPart(reader, false);
  if (sets.size >= mostSets) sets.clear();
  sets.set(atom, set);
  return set;
};
