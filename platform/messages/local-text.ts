import type { LocalTexts, NoticeText } from '../local-texts.ts';

/** The words in a language, or in English where there are none. */
export function readLocalText(texts: LocalTexts, language: string): NoticeText {
  return texts[language] ?? texts.EN;
}
