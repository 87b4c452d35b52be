import type { SiteDocument } from '../../protocol/document/document.ts';
import { directionOf } from '../../protocol/words/script-directions.ts';
import type { IssueLog } from '../issue-log.ts';

const readTag = (text: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(text);
  } catch {
    // A RangeError is the answer: no such tag can be.
    return null;
  }
};

/** The tag of a language decides how it is read aloud, its direction how it is read at all. */
export const checkLanguages = (log: IssueLog, site: SiteDocument): void => {
  for (const [index, { code, bcp47, dir }] of site.locales.entries()) {
    const tag = readTag(bcp47);
    const place = ['locales', index];
    if (tag === null) {
      log.report(
        'accessibility.language',
        { document: 'site', place: [...place, 'bcp47'] },
        `"${bcp47}" of ${code} is no language tag; expected one such as "pt-BR".`,
      );
    } else if (directionOf(tag) !== dir) {
      const right = directionOf(tag);
      log.report(
        'accessibility.language',
        { document: 'site', place: [...place, 'dir'] },
        `${code} (${bcp47}) is read ${right === 'rtl' ? 'from right to left' : 'from left to right'}, got "${dir}".`,
        { summary: `Set it to "${right}"`, value: right },
      );
    }
  }
};
