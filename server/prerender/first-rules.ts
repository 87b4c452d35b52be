import { splitSelectors } from '../../src/compiler/styles/css-text.ts';

/** One top-level rule or statement of a style sheet. */
const splitRules = (css: string): readonly string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at] as string;
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    const isEnd = quote === '' && depth === 0 && (sign === '}' || sign === ';');
    if (!isEnd) continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules;
};

/** Classes that the publisher makes: the only ones that a release's style sheet has in no layer. */
const classPattern = /\.(f[0-9a-f]{10})(?![\w-])/g;

interface NamedRule {
  readonly text: string;
  /** Classes of the publisher in it; null where it stays whatever the markup holds. */
  readonly names: readonly string[] | null;
}
const readRule = (text: string): NamedRule => {
  const names = [...text.matchAll(classPattern)].map((match) => match[1] as string);
  return { text, names: text.startsWith('@layer') || names.length === 0 ? null : names };
};

const isOfUsed = (selector: string, used: ReadonlySet<string>): boolean =>
  [...selector.matchAll(classPattern)].every(([, name]) => used.has(name as string));

/** The rule for those of its classes alone that are used: what many classes say is said once for all of them. */
const narrow = (text: string, used: ReadonlySet<string>): string =>
  text.replaceAll(/[^{};]*\.f[0-9a-f]{10}[^{}]*(?=\{)/g, (list) =>
    splitSelectors(list)
      .filter((selector) => isOfUsed(selector, used))
      .join(','),
  );

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
      .map(({ text, names }) => (names === null || names.length === 1 ? text : narrow(text, used)))
      .join('');
  };
};
