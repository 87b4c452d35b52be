/** First letters of the first and last word; letters as people count them, so that marks stay on. */
export const takeInitials = (name: string, languageTag: string): string => {
  const words = name.trim().split(/\s+/u);
  const segments = new Intl.Segmenter(languageTag, { granularity: 'grapheme' });
  const takeFirst = (word: string | undefined): string =>
    [...segments.segment(word ?? '')][0]?.segment.toLocaleUpperCase(languageTag) ?? '';
  return `${takeFirst(words[0])}${words.length > 1 ? takeFirst(words.at(-1)) : ''}`;
};
