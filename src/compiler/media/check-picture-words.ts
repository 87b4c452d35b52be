import { altKey } from '../../protocol/address/kept-picture.ts';
import { mediaPath, readPictures } from '../../protocol/document/media-index.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { IssueLog } from '../issue-log.ts';
import type { LocaleMessages } from '../site-index.ts';
import { listNames } from '../suggest.ts';

/** Pictures that say something have words in every language of the site, for who does not see them. */
export function checkPictureWords(
  { media, locales }: { readonly media: JsonObject | undefined; readonly locales: readonly LocaleMessages[] },
  log: IssueLog,
): void {
  for (const [id, { name, decorative }] of Object.entries(readPictures(media))) {
    if (decorative === true) continue;
    const missing = locales.flatMap(({ code, messages }) =>
      (messages.get(altKey(id)) ?? '').trim() === '' ? [code] : [],
    );
    if (missing.length > 0)
      log.report(
        'accessibility.picture-words',
        { document: mediaPath, place: ['pictures', id] },
        `The picture "${name}" has no alternative text in ${listNames(missing)}. Write one in Media, or mark the picture as decoration.`,
      );
  }
}
