import { defaultTimeZone, dayIn } from '../../protocol/time/time-zone.ts';
import type { Catalogue } from '../catalogue.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import { readString } from './agreement.ts';
import { agreements } from './agreements.ts';

interface AgreeingSite extends Pick<SiteDocumentsByKind, 'settings' | 'forms' | 'site'> {
  readonly screens: readonly SourcedScreen[];
}

/** The calendar day by the clocks of the brand. */
export const readToday = (now: Catalogue['now'], settings: SiteDocumentsByKind['settings']): string | null =>
  now === undefined ? null : dayIn(readString(settings.get('brand'), 'timeZone') ?? defaultTimeZone, now());

const isTag = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    // A RangeError is the answer: no such tag can be.
    return false;
  }
};

/** Reports what does not agree, each thing where it is written. */
export const checkAgreements = (
  log: IssueLog,
  { settings, forms, site, screens }: AgreeingSite,
  today: string | null,
): void => {
  const languages = (site?.locales ?? []).map(({ bcp47 }) => bcp47).filter(isTag);
  for (const { code, find } of agreements)
    for (const { source, message, fix } of find({ settings, forms, screens, languages, today }))
      log.report(code, source, message, fix);
};
