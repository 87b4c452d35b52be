import { toText } from '../../src/protocol/json/to-text.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';

/** Gives the text of a key of `locales/`. */
export type ReadText = (key: string) => string;

/** The texts of the live site in a language; the English one where the language has none. */
export async function readScreenTexts(
  { liveSite }: Pick<MemberDeps, 'liveSite'>,
  language: string,
): Promise<ReadText> {
  const documents = await liveSite.documents();
  const [ownTexts, english] = [language, 'EN'].map(
    (locale) => documents[`locales/${locale}`] as Readonly<Record<string, unknown>> | undefined,
  );
  return (key) => toText(ownTexts?.[key] ?? english?.[key] ?? key);
}
