import { altKey, readKept } from '../../protocol/address/kept-picture.ts';
import { mediaPath, readPictures } from '../../protocol/document/media-index.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { IssueLog } from '../issue-log.ts';
import type { LocaleMessages } from '../site-index.ts';
import { listNames } from '../suggest.ts';

interface ShownPictures {
  readonly media: JsonObject | undefined;
  readonly brand: JsonObject | undefined;
  readonly locales: readonly LocaleMessages[];
}

/**
 * Pictures that say something have words in every language of the site, for who does not see them. The words of the
 * logo are the name of the brand.
 */
export function checkPictureWords({ media, brand, locales }: ShownPictures, log: IssueLog): void {
  const address = brand?.['logo'];
  const logo = typeof address === 'string' ? readKept(address)?.file : undefined;
  for (const [id, { name, decorative, file }] of Object.entries(readPictures(media))) {
    if (decorative === true || file === logo) continue;
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
