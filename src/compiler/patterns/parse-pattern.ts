/** A character or a class of characters, as its own regular expression source. */
export interface AtomNode {
  readonly kind: 'atom';
  readonly source: string;
}
export interface RepeatNode {
  readonly kind: 'repeat';
  readonly body: PatternNode;
  readonly least: number;
  /** Infinity where there is no bound. */
  readonly most: number;
}
export type PatternNode =
  | AtomNode
  | RepeatNode
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  /** `^`, `$`, `\b`: takes no character. */
  | { readonly kind: 'anchor'; readonly source: string }
  | { readonly kind: 'lookahead'; readonly body: PatternNode; readonly isNegative: boolean };

/** Says why a pattern is outside of what can be proven safe. */
export class PatternRefusal extends Error {}

interface Cursor {
  readonly source: string;
  index: number;
}
const peek = (reader: Cursor): string => reader.source[reader.index] ?? '';
const take = (reader: Cursor, text: string): boolean => {
  if (!reader.source.startsWith(text, reader.index)) return false;
  reader.index += text.length;
  return true;
};

const readEscape = (reader: Cursor): PatternNode => {
  const rest = reader.source.slice(reader.index);
  const match =
    /^\\(?:p\{[^}]*\}|P\{[^}]*\}|u\{[0-9A-Fa-f]+\}|u[dD][89abAB][0-9A-Fa-f]{2}\\u[dD][c-fC-F][0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|[\s\S])/u.exec(
      rest,
    );
  if (match === null) throw new PatternRefusal('it ends in the middle of an escape');
  const [text] = match;
  reader.index += text.length;
  if (/^\\[1-9k]/.test(text)) throw new PatternRefusal('it refers back to a group');
  return /^\\[bB]/.test(text) ? { kind: 'anchor', source: text } : { kind: 'atom', source: text };
};

const readClass = (reader: Cursor): PatternNode => {
  const start = reader.index;
  reader.index += 1;
  while (peek(reader) !== ']') {
    if (reader.index >= reader.source.length) throw new PatternRefusal('a character class is not closed');
    reader.index += peek(reader) === '\\' ? 2 : 1;
  }
  reader.index += 1;
  return { kind: 'atom', source: reader.source.slice(start, reader.index) };
};

const readGroup = (reader: Cursor): PatternNode => {
  if (take(reader, '(?<=') || take(reader, '(?<!')) throw new PatternRefusal('it looks behind');
  const isNegative = take(reader, '(?!');
  const isLookahead = isNegative || take(reader, '(?=');
  if (!isLookahead && !take(reader, '(?:')) {
    const opening = /^\((?:\?<[\p{ID_Start}$_][\p{ID_Continue}$]*>|(?!\?))/u.exec(
      reader.source.slice(reader.index),
    );
    if (opening === null) throw new PatternRefusal('a group begins with a sign that is not known here');
    reader.index += opening[0].length;
  }
  const body = readChoice(reader);
  if (!take(reader, ')')) throw new PatternRefusal('a group is not closed');
  return isLookahead ? { kind: 'lookahead', body, isNegative } : body;
};

const readTerm = (reader: Cursor): PatternNode => {
  const sign = peek(reader);
  if (sign === '(') return readGroup(reader);
  if (sign === '[') return readClass(reader);
  if (sign === '\\') return readEscape(reader);
  const [character = ''] = reader.source.slice(reader.index);
  reader.index += character.length;
  return character === '^' || character === '$'
    ? { kind: 'anchor', source: character }
    : { kind: 'atom', source: character };
};

const readQuantifier = (reader: Cursor): { least: number; most: number } | null => {
  const match = /^(?:\*|\+|\?|\{(\d+)(?:(,)(\d*))?\})\??/.exec(reader.source.slice(reader.index));
  if (match === null) return null;
  reader.index += match[0].length;
  if (match[0].startsWith('*')) return { least: 0, most: Infinity };
  if (match[0].startsWith('+')) return { least: 1, most: Infinity };
  if (match[0].startsWith('?')) return { least: 0, most: 1 };
  const least = Number(match[1]);
  if (match[2] === undefined) return { least, most: least };
  return { least, most: match[3] === '' ? Infinity : Number(match[3]) };
};

const readSequence = (reader: Cursor): PatternNode => {
  const parts: PatternNode[] = [];
  while (reader.index < reader.source.length && peek(reader) !== '|' && peek(reader) !== ')') {
    const body = readTerm(reader);
    const quantifier = readQuantifier(reader);
    parts.push(quantifier === null ? body : { kind: 'repeat', body, ...quantifier });
  }
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'sequence', parts };
};

const readChoice = (reader: Cursor): PatternNode => {
  const options = [readSequence(reader)];
  while (take(reader, '|')) options.push(readSequence(reader));
  return options.length === 1 && options[0] !== undefined ? options[0] : { kind: 'choice', options };
};

/**
 * Reads a regular expression that compiles with the `u` flag. Throws {@link PatternRefusal} for what
 * cannot be reasoned about: references back, looking behind.
 */
export const parsePattern = (source: string): PatternNode => {
  const reader: Cursor = { source, index: 0 };
  const node = readChoice(reader);
  if (reader.index < source.length) throw new PatternRefusal('a group is closed that was not opened');
  return node;
};
