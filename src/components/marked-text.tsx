import type { ReactNode } from 'react';

/** Index of `part` in `words`, in any case; -1 if absent. */
const findPart = (words: string, part: string): number => {
  const folded = words.toLowerCase();
  // A fold that changes the length would put the mark in the wrong place.
  return folded.length === words.length ? folded.indexOf(part.toLowerCase()) : -1;
};

/** Words with the first occurrence of what was searched for marked. */
export const MarkedText = ({
  words,
  marked,
  className,
}: {
  readonly words: string;
  readonly marked: string;
  readonly className?: string | undefined;
}): ReactNode => {
  const part = marked.trim();
  const start = part === '' ? -1 : findPart(words, part);
  if (start < 0) return words;
  return (
    <>
      {words.slice(0, start)}
      <mark className={className}>{words.slice(start, start + part.length)}</mark>
      {words.slice(start + part.length)}
    </>
  );
};
