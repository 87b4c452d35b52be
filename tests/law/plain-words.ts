import ts from 'typescript';
import type { SourceFile } from './list-sources.ts';
import { isGenerated, lineAt } from './violation.ts';

interface Phrase {
  /** A regular expression of whole words, in any case. */
  readonly words: string;
  /** What a reader from elsewhere understands at once. */
  readonly plain: string;
}

/** Phrases that readers stumble over, with what to say. */
const phrases: readonly Phrase[] = [
  { words: 'anew', plain: 'again' },
  { words: 'otherwise than', plain: 'differs from' },
  { words: 'again and again', plain: 'repeatedly' },
  { words: '(goes|go|going|went) on', plain: 'continues' },
  { words: 'stands (at|in|for|below|above|beside|there)', plain: 'is' },
  { words: 'by (itself|themselves)', plain: 'automatically, alone' },
  { words: 'of (its|their|your|his) own', plain: 'own' },
  { words: 'whoever', plain: 'the person who, the caller' },
];

/** What a comment of the product's code does not say either. Its texts and its tests have other rules. */
const commentPhrases: readonly Phrase[] = [
  { words: '(some|no|every|any)body', plain: 'the role: a visitor, another operator, the caller' },
  { words: 'stands?|stood', plain: 'is, the state of' },
  { words: '(is|are|was|were|be) told', plain: 'is notified, shown, reported' },
  { words: 'at once', plain: 'immediately, at the same time' },
  { words: 'any more|not there', plain: 'no longer, missing' },
  { words: 'is over', plain: 'has ended, has expired' },
  { words: 'looked (at|for)', plain: 'checked, searched' },
  { words: '(puts?|takes?|taken|took) (back|off|away)', plain: 'restores, cancels, removes' },
  { words: 'e-mail', plain: 'email' },
  { words: 'sign(ed|s|ing)?[ -](in|out)', plain: 'log in, log out' },
];

/**
 * Comments, names, tests and guides. Decisions and the changelog are history and stay as they were
 * written, and two files of the law have to name the phrases.
 */
const isJudged = ({ path }: SourceFile): boolean =>
  /\.(ts|tsx|md)$/.test(path) &&
  !isGenerated(path) &&
  !path.startsWith('docs/decisions/') &&
  path !== 'CHANGELOG.md' &&
  path !== 'tests/law/plain-words.ts' &&
  path !== 'tests/law/voice.ts';

const isProductCode = ({ path }: SourceFile): boolean =>
  /^(src|server|platform|demo|schemas)\/.*\.tsx?$/.test(path) && !/\.(test|fake)\.tsx?$/.test(path);

/** The file with everything but its comments blanked out, so that places stay. */
const keepComments = ({ path, text }: SourceFile): SourceFile => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const kept = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      kept.set(range.pos, range.end);
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  const blank = (from: number, to: number): string => text.slice(from, to).replaceAll(/[^\n]/g, ' ');
  let position = 0;
  let comments = '';
  for (const [from, to] of [...kept].sort(([a], [b]) => a - b)) {
    comments +=
      blank(position, from) +
      text.slice(from, to).replaceAll(/`[^`\n]*`|“[^”\n]*”/g, (code) => ' '.repeat(code.length));
    position = to;
  }
  return { path, text: comments };
};

const listPlaces = (files: readonly SourceFile[], words: string): readonly string[] => {
  const pattern = new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi');
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}:${lineAt(text, index)}`),
  );
};

const checkList = (files: readonly SourceFile[], list: readonly Phrase[]): readonly string[] =>
  list.flatMap(({ words, plain }) => {
    const places = listPlaces(files, words);
    return places.length === 0 ? [] : [`“${words}”: say “${plain}”. ${places.join(' ')}`];
  });

/** One sentence for each phrase that is used, with what to say and where. */
export const checkPhrases = (sources: readonly SourceFile[]): readonly string[] => {
  const files = sources.filter(isJudged);
  const all = commentPhrases.map(({ words }) => words).join('|');
  const suspects = files.filter((file) => isProductCode(file) && new RegExp(all, 'i').test(file.text));
  return [...checkList(files, phrases), ...checkList(suspects.map(keepComments), commentPhrases)];
};
