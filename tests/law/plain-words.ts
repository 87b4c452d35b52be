import type { SourceFile } from './list-sources.ts';
import { isGenerated, lineAt } from './violation.ts';

interface Phrase {
  /** A regular expression of whole words, in any case. */
  readonly words: string;
  /** What a reader from elsewhere understands at once. */
  readonly plain: string;
  /** How often the repository still says it. It may only fall. */
  readonly left: number;
}

/** Phrases that readers stumble over, with what to say. */
const phrases: readonly Phrase[] = [
  { words: 'anew', plain: 'again', left: 0 },
  { words: 'otherwise than', plain: 'differs from', left: 0 },
  { words: 'again and again', plain: 'repeatedly', left: 0 },
  { words: '(goes|go|going|went) on', plain: 'continues', left: 0 },
  { words: 'stands (at|in|for|below|above|beside|there)', plain: 'is', left: 30 },
  { words: 'by (itself|themselves)', plain: 'automatically, alone', left: 28 },
  { words: 'of (its|their|your|his) own', plain: 'own', left: 30 },
  { words: 'whoever', plain: 'the person who, the caller', left: 0 },
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

const listPlaces = (files: readonly SourceFile[], words: string): readonly string[] => {
  const pattern = new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi');
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}:${lineAt(text, index)}`),
  );
};

/** One sentence for each phrase that is used more often than allowed, or less often than is written down. */
export const checkPhrases = (
  sources: readonly SourceFile[],
  list: readonly Phrase[] = phrases,
): readonly string[] => {
  const files = sources.filter(isJudged);
  return list.flatMap(({ words, plain, left }) => {
    const places = listPlaces(files, words);
    const counted = `“${words}” is used ${places.length} times`;
    if (places.length > left) return [`${counted}, ${left} are allowed: say “${plain}”. ${places.join(' ')}`];
    return places.length < left ? [`${counted}: write that down in place of ${left}`] : [];
  });
};
