import { readLocalText } from '../../messages/local-text.ts';
import type { MemberParts } from '../../parts.ts';

/** Letters and digits alone, without accents and in small letters, so that typing need not be exact. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** Topics of the help centre; of those with words to search for, each that has all of them. */
export async function readHelp(
  { db, merchant }: Pick<MemberParts, 'db' | 'merchant'>,
  language: string,
  search = '',
) {
  const rows = await db
    .selectFrom('help_item')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('position')
    .execute();
  const words = fold(search).split(' ');
  return rows
    .map(({ tag, texts }) => {
      const { title, content } = readLocalText(texts, language);
      return { title, tag, content: content ?? '' };
    })
    .filter(({ title, content }) => {
      const text = fold(`${title} ${withoutTags(content)}`);
      return words.every((word) => text.includes(word));
    });
}
