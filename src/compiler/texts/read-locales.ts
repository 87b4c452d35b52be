import type { JsonObject } from '../../protocol/json/json.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import type { LocaleMessages } from '../site-index.ts';

interface SortedMessages {
  readonly messages: ReadonlyMap<string, string>;
  /** Keys of what is no text. */
  readonly others: readonly string[];
}
/** A document that did not change is the same object, and so are its messages then. */
const sortedMessages = new WeakMap<JsonObject, SortedMessages>();

const sortMessages = (source: JsonObject): SortedMessages => {
  const sortedCopy = sortedMessages.get(source);
  if (sortedCopy !== undefined) return sortedCopy;
  const messages = new Map<string, string>();
  const others: string[] = [];
  for (const [key, message] of Object.entries(source)) {
    if (typeof message === 'string') messages.set(key, message);
    else others.push(key);
  }
  const sorted = { messages, others };
  sortedMessages.set(source, sorted);
  return sorted;
};

/** The messages of every enabled language. Reports languages without messages and messages that are no text. */
export const readLocales = (
  log: IssueLog,
  documents: Pick<SiteDocumentsByKind, 'site' | 'locales'>,
): readonly LocaleMessages[] => {
  const locales: LocaleMessages[] = [];
  for (const [index, locale] of (documents.site?.locales ?? []).entries()) {
    if (!locale.enabled) continue;
    const document = `locales/${locale.code}`;
    const source = documents.locales.get(locale.code);
    if (source === undefined) {
      log.report(
        'text.locale-missing',
        { document: 'site', place: ['locales', index] },
        `The language ${locale.code} is enabled, but there is no document "${document}".`,
      );
      continue;
    }
    const { messages, others } = sortMessages(source);
    for (const key of others)
      log.report('text.not-a-string', { document, place: [key] }, `The message "${key}" is no text.`);
    locales.push({ code: locale.code, bcp47: locale.bcp47, messages });
  }
  return locales;
};
