import { splitSelectors } from '../../src/compiler/styles/css-text.ts';
import { classNamePattern } from '../../src/compiler/styles/style-sheet.ts';

/** One top-level rule or statement of a style sheet. */
const splitRules = (css: string): readonly string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let position = 0; position < css.length; position += 1) {
    const sign = css[position] as string;
    if (quote !== '') {
      if (sign === '\\') position += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    const isEnd = quote === '' && depth === 0 && (sign === '}' || sign === ';');
    if (!isEnd) continue;
    rules.push(css.slice(start, position + 1).trim());
    start = position + 1;
  }
  return rules;
};

/** Classes that the publisher makes: the only ones that a release's style sheet has in no layer. */
const classPattern = new RegExp(`\\.(${classNamePattern})(?![\\w-])`, 'g');
/** Selectors of a rule that names such a class. */
const listPattern = new RegExp(`[^{};]*\\.${classNamePattern}(?![\\w-])[^{}]*(?=\\{)`, 'g');

interface Selector {
  readonly text: string;
  /** Classes of the publisher in it. */
  readonly names: readonly string[];
}
/** A text as it is, or the selectors of a list, of which those for used classes stay. */
type Piece = string | readonly Selector[];
interface NamedRule {
  readonly pieces: readonly Piece[];
  /** Classes of the publisher in it; null where it stays whatever the markup holds. */
  readonly names: readonly string[] | null;
}

const listNames = (text: string): readonly string[] =>
  [...text.matchAll(classPattern)].map((match) => match[1] as string);

/** The lists of selectors in a rule, apart from the rest: what many classes say is said once for all of them. */
const cutLists = (rule: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { 0: list, index } of rule.matchAll(listPattern)) {
    const selectors = splitSelectors(list).map((text) => ({ text, names: listNames(text) }));
    pieces.push(rule.slice(start, index), selectors);
    start = index + list.length;
  }
  return [...pieces, rule.slice(start)];
};

const readRule = (text: string): NamedRule => {
  const names = listNames(text);
  const isKept = text.startsWith('@layer') || names.length === 0;
  return { pieces: isKept || names.length === 1 ? [text] : cutLists(text), names: isKept ? null : names };
};

/** The rule for those of its classes alone that are used. */
const narrow = (pieces: readonly Piece[], used: ReadonlySet<string>): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : piece
            .filter(({ names }) => names.every((name) => used.has(name)))
            .map(({ text }) => text)
            .join(','),
    )
    .join('');

/**
 * Reads a release's style sheet once; the function gives the rules of it that some markup needs:
 * everything in layers, and of the classes those used in the markup. A rule that names none of
 * the publisher's classes stays.
 */
export const openRules = (css: string): ((html: string) => string) => {
  const rules = splitRules(css).map(readRule);
  return (html) => {
    const used = new Set(
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] as string).split(/\s+/)),
    );
    return rules
      .filter(({ names }) => names === null || names.some((name) => used.has(name)))
      .map(({ pieces }) => narrow(pieces, used))
      .join('');
  };
};
