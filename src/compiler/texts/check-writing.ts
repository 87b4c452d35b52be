import { createIssueLog, type IssueLog } from '../issue-log.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import type { LocaleMessages } from '../site-index.ts';

/** Characters of which nothing is seen: marks of direction, joiners and soft hyphens beside white space. */
const unseen = /[\s\p{Cf}\u034f\u115f\u1160\u3164]/gu;
/** Embeddings and overrides turn also what comes after the text. */
const turning = /[\u202A-\u202E]/u;
const gaps = /\{\{[^}]*\}\}/g;
const latinWord = /\p{Script=Latin}{2,}/gu;

const readScript = (bcp47: string): string | undefined => {
  try {
    return new Intl.Locale(bcp47).maximize().script;
  } catch {
    // No such tag can be, which is found elsewhere.
    return undefined;
  }
};

/** Whether a text is that of the first language, in a language that is written with other letters. A name stays as it is. */
const isLeft = (message: string, original: string | undefined): boolean =>
  message === original &&
  (message.replaceAll(gaps, '').match(latinWord) ?? []).length > 1 &&
  / /.test(message.trim());

interface Written {
  readonly first: LocaleMessages['messages'] | undefined;
  readonly code: string;
  readonly issues: readonly Issue[];
}
/** Messages that did not change are the same map, and so is what was found in them. */
const foundIn = new WeakMap<LocaleMessages['messages'], Written>();

/** Whether a part that is set apart from what is around it has no end, or an end has no part. */
const leavesOpen = (message: string): boolean => {
  let depth = 0;
  for (const sign of message) {
    if (/[\u2066-\u2068]/u.test(sign)) depth += 1;
    if (sign === '\u2069') depth -= 1;
    if (depth < 0) return true;
  }
  return depth > 0;
};

const judge = (locale: LocaleMessages, first: LocaleMessages['messages'] | undefined): readonly Issue[] => {
  const log = createIssueLog();
  const isForeign = readScript(locale.bcp47) !== 'Latn';
  for (const [key, message] of locale.messages) {
    const source = { document: `locales/${locale.code}`, place: [key] };
    if (message.replaceAll(unseen, '') === '')
      log.report('text.blank', source, `"${key}" says nothing that is seen or read out.`);
    if (message.includes('$t('))
      log.report(
        'text.nested',
        source,
        `"${key}" has "$t(" in it, which would put in another text that nothing checks; write the words out.`,
      );
    if (leavesOpen(message))
      log.report(
        'text.direction',
        source,
        `"${key}" begins a part of another direction (U+2066 to U+2068) and does not end it with U+2069, so that what comes after it turns too.`,
      );
    if (turning.test(message))
      log.report(
        'text.direction',
        source,
        `"${key}" has a character that turns the direction of what comes after it (U+202A to U+202E); take it out, or write U+2068 and U+2069 around the part.`,
      );
    if (isForeign && locale.messages !== first && isLeft(message, first?.get(key)))
      log.report(
        'text.untranslated',
        source,
        `"${key}" is the same in ${locale.code} as in the first language.`,
      );
  }
  return log.list();
};

/** How messages are written: seen, whole, in one direction and in their language. */
export const checkWriting = (log: IssueLog, locales: readonly LocaleMessages[], language: string): void => {
  const first = locales.find(({ code }) => code === language)?.messages;
  for (const locale of locales) {
    const before = foundIn.get(locale.messages);
    const written =
      before?.first === first && before?.code === locale.code
        ? before
        : { first, code: locale.code, issues: judge(locale, first) };
    foundIn.set(locale.messages, written);
    written.issues.forEach(log.add);
  }
};
