import { join } from 'node:path';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';
import { listDocuments } from './document-print.ts';
import type { SourceFile } from './list-sources.ts';
import {
  judgeApostrophe,
  judgeBody,
  judgeContractions,
  judgeEnglish,
  judgeFigures,
} from './native-english.ts';

/** What a text is on the screen, as far as a rule depends on it. */
export type TextKind = 'button' | 'heading' | 'label' | 'hint' | 'message';
const none: ReadonlySet<TextKind> = new Set();
export type TextKinds = ReadonlyMap<string, ReadonlySet<TextKind>>;
export type Texts = Readonly<Record<string, string>>;

/** Longer ones wrap on a phone, or push other words out. English only: other languages need more room. */
const longest: Readonly<Partial<Record<TextKind, number>>> = { button: 24, heading: 40 };

/** Of texts that are read, by what their keys begin with; the first that fits counts. English only. */
const longestOf: readonly (readonly [keys: RegExp, most: number])[] = [
  [/^error\./, 80],
  // Mails, and what a person agrees to, say everything that belongs to them.
  [/^(message|privacy|terms)\./, 300],
  [/^/, 140],
];

const buttonProps = /^(submit|confirm|cancel|retry)$/;
const headingProps = /^title$/;
const labelProps = /^label$/;
/** What a field says of itself, and what is wrong with it. */
const fieldProps: Readonly<Record<string, TextKind>> = {
  hint: 'hint',
  'foyer:hint': 'hint',
  error: 'message',
};

const kindAt = (component: string, prop: string): TextKind | null => {
  if (component === 'Button' && prop === 'children') return 'button';
  if (component === 'Heading' && prop === 'children') return 'heading';
  if (buttonProps.test(prop)) return 'button';
  if (headingProps.test(prop)) return 'heading';
  return labelProps.test(prop) ? 'label' : (fieldProps[prop] ?? null);
};

type Note = (key: string, kind: TextKind) => void;

/** A key, or each string of an expression that chooses between keys. */
const readStringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(readStringsIn) : [];
};

const noteWord = (word: string, prop: string, note: Note): void => {
  const kind = kindAt('', prop);
  if (kind !== null) note(word, kind);
};
const visit = (value: unknown, component: string, prop: string, note: Note): void => {
  if (Array.isArray(value)) {
    for (const part of value) visit(part, component, prop, note);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Readonly<Record<string, unknown>>;
  const kind = kindAt(component, prop);
  if (kind !== null) for (const key of readStringsIn(node['$t'])) note(key, kind);
  const inner = typeof node['type'] === 'string' && /^[A-Z]/.test(node['type']) ? node['type'] : component;
  for (const [key, part] of Object.entries(node)) {
    // A form names its words by their keys alone.
    if (key.startsWith('foyer:') && typeof part === 'string') noteWord(part, key, note);
    visit(part, inner, key, note);
  }
};

/** The kinds of each text, from the component and prop that layouts use it in. */
export const readKinds = (documents: readonly unknown[]): TextKinds => {
  const kinds = new Map<string, Set<TextKind>>();
  for (const document of documents)
    visit(document, '', '', (key, kind) => {
      kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
    });
  return kinds;
};

export const readLayouts = (root: string): readonly unknown[] =>
  listDocuments(root)
    .filter((file) => /^(layouts|schemas.forms)/.test(file))
    .map((file): unknown => JSON.parse(readTreeText(join(root, file))));

interface Phrase {
  readonly words: RegExp;
  readonly say: string;
}
const phrase = (words: string, say: string): Phrase => ({
  words: new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu'),
  say,
});

/** Words of politeness, which delay the task, in each language of the portal. */
const polite: Readonly<Record<string, Phrase>> = {
  EN: phrase('please|sorry|oops', 'the task alone'),
  AR: phrase('يرجى|الرجاء|من فضلك|عذراً|عذرًا', 'the task alone'),
  TY: phrase('paki-?\\p{L}+|mangyari\\p{L}*|pasensya|paumanhin', 'the task alone'),
};

/** One word per thing, and words that every reader knows. */
const english: readonly Phrase[] = [
  phrase('(some|no|every)body', 'who it is: staff, a person, no member'),
  phrase('at once', 'immediately'),
  phrase('anew', 'again'),
  phrase('by (itself|themselves)', 'automatically'),
  phrase('sign(ed|s)?[ -](in|out|off)', 'log in, log out, check in'),
  phrase('e-mail', 'email'),
  phrase('vendors?|studios?', 'provider'),
  phrase('turnover', 'wagering'),
  phrase('(no|many) tries|tries left', 'attempts'),
  phrase('any more', 'no longer'),
  phrase('whoever', 'the person who'),
  phrase('invalid', 'what is wrong, and the next step'),
  phrase('around the clock|(money|balance|stake) is safe|nothing (is|was) lost', 'only what is proven'),
];

/** Names keep their capital inside a sentence. */
const names =
  /\b(Android|Chrome|Safari|Share|Add|Home Screen|Facebook|Google|QR|History|English|Thai|Chinese|Korean|Japanese|Responsible gaming|My account|My contracts|Ctrl C|WhatsApp|WeChat)\b/g;
const capitalInside = /(?<=[\p{L}\d,;)] )\p{Lu}\p{Ll}+/u;

/** Answers that say nothing without their question, in each language of the portal. */
const bareAnswers: Readonly<Record<string, RegExp>> = {
  EN: /^(yes\b.*|ok(ay)?|sure|agree|proceed|go (on|ahead)|(i )?confirm)$/i,
  AR: /^(نعم.*|موافق|أوافق|حسن(?:اً|ا)*|تأكيد|أؤكد)$/,
  TY: /^(oo\b.*|ok(ay)?|sige.*|kumpirmahin|i-?confirm|ituloy)$/i,
};
const isBareAnswer = (locale: string, text: string): boolean =>
  bareAnswers[locale]?.test(text.replace(/[.!…]+$/, '').trim()) === true;

const isSentence = (text: string): boolean => /[.!؟?]$/.test(text);
/** Errors are sentences wherever they are said; hints are sentences only where they have several. */
const judgeEnd = (key: string, text: string, kinds: ReadonlySet<TextKind>): readonly string[] => {
  if ((key.startsWith('error.') || kinds.has('message')) && !isSentence(text))
    return ['an error ends with a full stop'];
  const isOne = !/[.!؟?] /.test(text);
  return kinds.has('hint') && isOne && isSentence(text) ? ['a hint ends without a full stop'] : [];
};

const judgeKind = (locale: string, text: string, kind: TextKind): readonly string[] => {
  if (kind === 'hint' || kind === 'message') return [];
  const faults: string[] = [];
  if (kind === 'button' && isBareAnswer(locale, text))
    faults.push('a button says what it does: a verb and a noun');
  if (/[^.]\.$/.test(text)) faults.push(`a ${kind} ends without a full stop`);
  if (locale !== 'EN') return faults;
  const most = longest[kind];
  if (most !== undefined && text.length > most)
    faults.push(`a ${kind} has at most ${most} characters, this one has ${text.length}`);
  if (capitalInside.test(text.replaceAll(names, 'name'))) faults.push(`a ${kind} is in sentence case`);
  return faults;
};

const judgeWords = (locale: string, text: string): readonly string[] => {
  const bare = text.replaceAll(/\{\{[^}]*\}\}/g, '');
  const known = polite[locale];
  const list = [...(known === undefined ? [] : [known]), ...(locale === 'EN' ? english : [])];
  return list.flatMap(({ words, say }) => {
    const found = words.exec(bare);
    return found === null ? [] : [`“${found[0]}”: say ${say}`];
  });
};

const judgeLength = (locale: string, key: string, text: string): readonly string[] => {
  const most = longestOf.find(([keys]) => keys.test(key))?.[1] ?? 0;
  return locale !== 'EN' || text.length <= most
    ? []
    : [`a text of this kind has at most ${most} characters, this one has ${text.length}`];
};

/** The texts of one language that break a rule of the voice, each with the cure. */
export const judgeVoice = (locale: string, texts: Texts, kinds: TextKinds): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
    const textKinds = kinds.get(key) ?? kinds.get(base) ?? none;
    return [
      ...(textKinds.size === 0 ? judgeBody(base, text) : []),
      ...judgeFigures(text),
      ...(locale === 'EN' ? [...judgeEnglish(key, text), ...judgeApostrophe(key, text)] : []),
      ...judgeEnd(key, text, textKinds),
      ...judgeWords(locale, text),
      ...judgeLength(locale, key, text),
      ...[...textKinds].flatMap((kind) => judgeKind(locale, text, kind)),
    ].map((fault) => `${locale} ${key}: ${fault}`);
  });

/** What operators and testers read. */
const backOffice: readonly Phrase[] = [
  phrase('please|sorry|oops', 'the task alone'),
  phrase('anew', 'again'),
  phrase('whoever', 'the person who'),
  phrase('(some|no|every|any)body', 'the role, or another operator'),
  phrase('at once', 'immediately'),
  phrase('by (itself|themselves)', 'automatically'),
  phrase('any more|not there', 'no longer, missing'),
  phrase('e-mail', 'email'),
  phrase('sign(ed|s)?[ -](in|out|ins)', 'log in, log out'),
  phrase('waits?', 'needs, is pending'),
  phrase('stands?', 'is, applies'),
  phrase('told', 'notified, shown'),
  phrase('is over', 'has ended, has expired'),
  phrase('(puts?|takes?|taken|took) (back|off|away)', 'undo, reset, remove'),
  phrase('looks? (at|for|into|twice)', 'check, open'),
  phrase('calls? (it|this \\p{L}+)? ?off|called off|thrown? away', 'cancel, discard'),
];

/** The strings of a source file, without its comments and code; names of properties are code. */
export const readStrings = (text: string): readonly string[] =>
  [
    ...text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'(: )?|`([^`]*)`/g),
  ].flatMap(([, single, isName, template]) => (isName === undefined ? [single ?? template ?? ''] : []));

/** All words of console and lab, and every sentence of their code and of the server's: refusals, notices, reports. */
const readSaid = ({ path, text }: SourceFile): readonly string[] => {
  if (/^src\/(console|lab)\/.*messages\.ts$/.test(path)) return readStrings(text);
  if (!/^(src\/(console|lab)|server|platform)\/.*(?<!\.test|\.fake)\.tsx?$/.test(path)) return [];
  return readStrings(text).filter((words) => /^[A-Z][\p{L}-]*,? \S.* /su.test(words));
};

/** Help of a back office; all else is shorter. */
const longestBackOffice = 300;

/** Texts of console and lab that are longer than anyone reads beside their work. */
export const listLongBackOffice = (files: readonly SourceFile[]): readonly string[] =>
  readBackOffice(files)
    .filter(({ words }) => words.length > longestBackOffice)
    .map(
      ({ path, words }) =>
        `${path}: “${words.slice(0, 40)}…” has ${words.length} characters, at most ${longestBackOffice} are read`,
    );

const readBackOffice = (files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => /^src\/(console|lab)\/.*messages\.ts$/.test(path))
    .flatMap(({ path, text }) => readStrings(text).map((words) => ({ path, words })));

/** What operators and testers read that translates another language, with what a native of the trade says. */
const translated: readonly Phrase[] = [
  phrase('user names?', '“username”'),
  phrase('g(?:i|a)ve[sn]? (?:(?:it|this|them|the stake) )?back', '“refund”, “return”'),
  phrase('two persons', '“two people”'),
  phrase('by hand', '“manually”'),
  phrase('(?:pay|pays|paid|paying) in(?! full| part)', '“deposit”'),
  phrase('nothing is different', '“nothing changes”'),
  phrase('empty (?:means|for|shows|where|offers|is)|leave (?:it|them) empty', '“leave blank for …”'),
  { words: /(?:^|[.!] )Empty[:.]/u, say: '“leave blank for …”' },
  {
    words: /^(?:Write|Say|Give|Tell) (?:a|an|the|why|how|what|which|where)\b/u,
    say: '“Enter …”, “Choose …”',
  },
  phrase('role may (?:not|look|view)', '“your role can’t …”'),
  phrase('judges?|judged', '“review”, “decide”'),
  phrase('other side', '“counterparty”, “provider”'),
  phrase('(?:wrong|next|last|many) tr(?:y|ies)|tries left', '“attempt”'),
  phrase('looser limit', '“higher limit”'),
  phrase('reads? your (?:reason|note)', '“sees your reason”'),
  phrase('(?:whole|full) (?:account )?name;|a part of (?:the|its|your)', '“full name”, “part of”'),
  { words: /\b(?:is|are|was|were) (?!already)[\p{L} ]{2,30} already\b/u, say: '“is already …”' },
];
export const listTranslated = (files: readonly SourceFile[]): readonly string[] =>
  readBackOffice(files).flatMap(({ path, words }) =>
    translated
      .filter((one) => one.words.test(words.replaceAll(/“[^”]*”/g, '')))
      .map(({ say }) => `${path}: “${words}”: say ${say}`),
  );

/** Texts of console and lab that spell out what a native contracts. */
export const listSpelledOut = (files: readonly SourceFile[]): readonly string[] =>
  readBackOffice(files).flatMap(({ path, words }) =>
    judgeContractions(words).map((fault) => `${path}: “${words}”: ${fault}`),
  );

/** One sentence for each phrase that operators and testers read, with what to say. Quoted words are names. */
export const judgeBackOffice = (
  files: readonly SourceFile[],
  list: readonly Phrase[] = backOffice,
): readonly string[] => {
  const said = files.flatMap((file) => readSaid(file).map((words) => ({ path: file.path, words })));
  return list.flatMap(({ words, say }) =>
    said
      .filter((one) => words.test(one.words.replaceAll(/“[^”]*”/g, '')))
      .map((one) => `${one.path}: “${one.words}”: say ${say}`),
  );
};
