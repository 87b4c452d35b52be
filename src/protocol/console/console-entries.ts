import { list, object, oneOf, text, type Schema } from '../json/typed-schema.ts';

/**
 * What operators put in by hand beside the documents of the site: announcements, offers, planned closings, accounts
 * that members pay into. It is checked as documents are, at every save and again whenever it is listed.
 */

/** What is wrong with an entry, by its field; nothing of it is kept. */
export const entryFaults = [
  'entry.moment',
  'entry.order',
  'entry.over',
  'entry.picture-path',
  'entry.picture-unknown',
  'entry.page-path',
  'entry.page-unknown',
  'entry.page-closed',
  'entry.topic-unknown',
  'entry.link-unsafe',
  'entry.link-host',
  'entry.too-long',
  'entry.never-used',
] as const;
/** What is allowed, and to be checked by a person. */
export const entryWarnings = ['entry.language-missing', 'entry.page-visitors'] as const;
export type EntryFault = (typeof entryFaults)[number];
export type EntryWarning = (typeof entryWarnings)[number];

/** `field` is the name of the field in the form, with dots: `texts.AR`. */
export type EntryFinding =
  | { readonly severity: 'error'; readonly field: string; readonly code: EntryFault }
  | { readonly severity: 'warning'; readonly field: string; readonly code: EntryWarning };

/** What the site says about an entry, by field. */
export const entryFindings: Schema<readonly EntryFinding[]> = list(
  object({ severity: oneOf(['error', 'warning']), field: text, code: text }),
) as Schema<unknown> as Schema<readonly EntryFinding[]>;

/** Languages of the site in which nothing is written; none where nothing is written at all. */
export function listMissingLanguages(
  texts: Readonly<Record<string, Readonly<Record<string, string>> | string>>,
  languages: readonly string[],
): readonly string[] {
  const isWritten = (code: string): boolean => {
    const words = texts[code] ?? '';
    return (typeof words === 'string' ? words : Object.values(words).join('')).trim() !== '';
  };
  return languages.some(isWritten) ? languages.filter((code) => !isWritten(code)) : [];
}
