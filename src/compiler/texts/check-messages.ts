import type { Issue } from '../../protocol/release/issue.ts';
import { createIssueLog, type IssueLog, type Source } from '../issue-log.ts';
import type { PluralForm } from '../../protocol/words/plural-forms.ts';
import type { LocaleMessages } from '../site-index.ts';
import { listNames, suggestName } from '../suggest.ts';
import {
  brandPlaceholder,
  knownFormats,
  listPluralForms,
  listWordForms,
  readPlaceholders,
  type ReadMessage,
  splitKey,
} from './placeholders.ts';

interface Form {
  readonly key: string;
  readonly form: PluralForm | null;
  readonly read: ReadMessage;
}
interface Words {
  /** Base key → its message, or its plural forms. */
  readonly forms: ReadonlyMap<string, readonly Form[]>;
  /** Base keys with plural forms or placeholders: of the others nothing can be wrong. */
  readonly filled: ReadonlySet<string>;
}

/** Messages that did not change are the same map, and so is what was read of them. */
const readWords = new WeakMap<LocaleMessages['messages'], Words>();

const readLocale = ({ messages }: LocaleMessages): Words => {
  const entry = readWords.get(messages);
  if (entry !== undefined) return entry;
  const words = new Map<string, Form[]>();
  const filled = new Set<string>();
  for (const [key, message] of messages) {
    const split = splitKey(key);
    // Without a form for all other numbers the ending is a part of the key.
    const isForm = split.form !== null && messages.has(`${split.base}_other`);
    const { base, form } = isForm ? split : { base: key, form: null };
    const read = readPlaceholders(message);
    words.set(base, [...(words.get(base) ?? []), { key, form, read }]);
    if (form !== null || read.names.size > 0 || read.isBroken) filled.add(base);
  }
  const cache = { forms: words, filled };
  readWords.set(messages, cache);
  return cache;
};

const namesOf = (forms: readonly Form[]): ReadonlySet<string> =>
  new Set(forms.flatMap(({ read }) => [...read.names]));

/** Names that more than half of the languages fill in. */
const listUsual = (all: readonly (readonly Form[])[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const forms of all) for (const name of namesOf(forms)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count * 2 > all.length ? [name] : []));
};

interface Check {
  readonly log: IssueLog;
  readonly locale: LocaleMessages;
  readonly base: string;
  readonly forms: readonly Form[];
  /** What the place fills in, where that is known. */
  readonly given: readonly string[] | undefined;
  readonly usual: readonly string[];
  readonly isCounted: boolean;
  /** What it is given was checked where it is used. */
  readonly isUsed: boolean;
}

const checkForm = (
  { log, locale, given, usual, isCounted, isUsed }: Check,
  { key, form, read }: Form,
): void => {
  const source: Source = { document: `locales/${locale.code}`, place: [key] };
  for (const format of read.unknownFormats)
    log.report(
      'text.format-unknown',
      source,
      `"${key}" asks for the format "${format}"; there is ${listNames(knownFormats)}.${suggestName(format, knownFormats)}`,
    );
  if (read.isBroken)
    log.report(
      'text.placeholder-broken',
      source,
      `"${key}" has braces that fill in nothing; write {{name}}.`,
    );
  const allowed = [brandPlaceholder, ...(given ?? usual), ...(isCounted ? ['count'] : [])];
  for (const name of isUsed ? [] : read.names) {
    if (allowed.includes(name)) continue;
    log.report(
      'text.argument-missing',
      source,
      `Nothing fills in {{${name}}} of "${key}"${given === undefined ? ': no other language has it' : ''}.${suggestName(name, allowed)}`,
    );
  }
  // "Nothing waits" needs no value, and "one game" no figure; a form for several numbers does.
  if (form === 'zero') return;
  const isWord = form !== null && listWordForms(locale.bcp47).has(form);
  // Whether a text says the brand's name is a matter of its words: nothing that a person must know is lost.
  const lost = usual.filter(
    (name) => name !== brandPlaceholder && !read.names.has(name) && !(name === 'count' && isWord),
  );
  if (lost.length === 0) return;
  log.report(
    'text.argument-lost',
    source,
    `"${key}" leaves out ${listNames(lost.map((name) => `{{${name}}}`))}, which the other languages say there.`,
  );
};

const checkForms = (check: Check): void => {
  const { log, locale, base, forms, isCounted, isUsed } = check;
  if (isCounted && !isUsed && !locale.messages.has(base)) {
    const missing = listPluralForms(locale.bcp47).filter((form) => !locale.messages.has(`${base}_${form}`));
    if (missing.length > 0)
      log.report(
        'text.plural-missing',
        { document: `locales/${locale.code}`, place: [forms[0]?.key ?? base] },
        `The counted text "${base}" lacks the form ${missing.map((form) => `"${form}"`).join(', ')} in ${locale.code}.`,
      );
  }
  for (const form of forms) checkForm(check, form);
};

interface Checked {
  readonly locales: readonly LocaleMessages[];
  readonly given: Readonly<Record<string, readonly string[]>>;
  /** Those of the checked texts that documents use. */
  readonly used: readonly string[];
  readonly issues: readonly Issue[];
}
/** What was found last: most changes are not of texts. */
let lastChecked: Checked | null = null;

const isSameList = <Value>(
  one: readonly Value[],
  other: readonly Value[],
  isSame: (one: Value, other: Value | undefined) => boolean = Object.is,
): boolean => one.length === other.length && one.every((value, index) => isSame(value, other[index]));

const isSameLocale = (one: LocaleMessages, other: LocaleMessages | undefined): boolean =>
  one.messages === other?.messages && one.code === other.code && one.bcp47 === other.bcp47;

/**
 * Checks the messages of all languages against each other and against what the program fills in: all
 * plural forms, every placeholder everywhere, none that nothing fills in, known formats.
 */
export const checkMessages = (
  log: IssueLog,
  locales: readonly LocaleMessages[],
  given: Readonly<Record<string, readonly string[]>>,
  used: ReadonlySet<string>,
): void => {
  const words = locales.map(readLocale);
  const bases = [...new Set(words.flatMap(({ filled }) => [...filled]))];
  const usedBases = bases.filter((base) => used.has(base));
  const isKnown =
    lastChecked?.given === given &&
    isSameList(locales, lastChecked.locales, isSameLocale) &&
    isSameList(usedBases, lastChecked.used);
  if (!isKnown) {
    const messageLog = createIssueLog();
    checkBases(messageLog, locales, bases, given, used);
    lastChecked = { locales, given, used: usedBases, issues: messageLog.list() };
  }
  lastChecked?.issues.forEach(log.add);
};

const checkBases = (
  log: IssueLog,
  locales: readonly LocaleMessages[],
  bases: readonly string[],
  given: Readonly<Record<string, readonly string[]>>,
  used: ReadonlySet<string>,
): void => {
  const words = locales.map(readLocale);
  for (const base of bases) {
    const there = words.flatMap((localeWords) => {
      const forms = localeWords.forms.get(base);
      return forms === undefined ? [] : [forms];
    });
    const usual = listUsual(there);
    const isCounted = there.some((forms) => forms.some(({ form }) => form !== null));
    for (const [index, locale] of locales.entries()) {
      const forms = words[index]?.forms.get(base);
      if (forms === undefined) continue;
      const baseNames = Object.hasOwn(given, base) ? given[base] : undefined;
      checkForms({ log, locale, base, forms, given: baseNames, usual, isCounted, isUsed: used.has(base) });
    }
  }
};
