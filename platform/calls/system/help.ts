import { readLocalText } from '../../messages/local-text.ts';
import { readNoticeRows, type Reader } from '../../messages/notice-rows.ts';
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
  parts: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  reader: Reader,
  search = '',
) {
  const { language } = reader;
  const rows = await readNoticeRows(parts, ['HT'], reader);
  const words = fold(search).split(' ');
  return rows
    .map(({ tag, texts }) => {
      const { title, content } = readLocalText(texts, language);
      return { title, tag: tag ?? '', content: content ?? '' };
    })
    .filter(({ title, content }) => {
      const text = fold(`${title} ${withoutTags(content)}`);
      return words.every((word) => text.includes(word));
    });
}
