/** What a native writes otherwise: patterns of `locales/EN.json`, the console, the lab and what the server says. */
interface Pattern {
  readonly words: RegExp;
  readonly say: string;
}
const anyCase = (words: string, say: string): Pattern => ({
  words: new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu'),
  say,
});

const contractions: readonly Pattern[] = [
  anyCase('cannot|can not', '“can’t”'),
  anyCase('(is|are|was|were|does|do|did|has|have|had|could|would|should) not', 'the short form, “isn’t”'),
  anyCase('will not', '“won’t”'),
  anyCase('(you|we|they) (are|will)(?= \\p{L})', '“you’re”, “we’ll”'),
  anyCase('(you|we|they) have(?= \\p{L}+(ed|en)\\b)', '“you’ve”, “we’ve”'),
  anyCase('(it|that|there) (is|will)(?= (not|no|too|already|an?|the|being|be)\\b)', '“it’s”, “that’s”'),
  anyCase('i am', '“I’m”'),
];

/**
 * A rule, a ban or a contract is written out: “you cannot end it early”. What a person agrees to is, and what is
 * said of breaks and limits.
 */
const written =
  /^(terms|privacy|legal|panic|onBreak)\.|^breaks\.(sure|text)|^care\.breakText|^closure\.break\.|^(consentRenewal|detailsDue|error\.limit|error\.account|responsible\.(breaks|exclusions)|messageSettings\.security)\b|^message\.(exclusion|playClosed)|^receipt\.(sure|forced)|^points\.rule|^promotion\.giveBackText|^runtime\.onBreak|^form\.(age|terms)\./;

/** Names of arguments that are numbers; after a colon they make a label of what should be a sentence. */
const number = '(?:count|total|left|number|place|points|stakes|draws|days|rows|hours|minutes)';
const figures: readonly Pattern[] = [
  { words: new RegExp(`\\p{L}: \\{\\{${number}\\b`, 'u'), say: 'a sentence with plural forms: “42 games”' },
  { words: /[\d}]\s+%/u, say: 'the figure and its sign without a space: 10%' },
  { words: /\bin %|, %/u, say: '“(%)”' },
];

/** The field’s own word for each thing. */
const terms: readonly Pattern[] = [
  anyCase('betting record', '“bet history”'),
  anyCase('account record', '“transactions”'),
  anyCase('came in|went out', '“money in”, “money out”'),
  anyCase(
    'largest (win|bonus)|smallest deposit|(?<!\\}\\} )wins up to',
    '“top prize”, “max bonus”, “min deposit”, “win up to”',
  ),
  anyCase('repeat (the |new )?\\w* ?password', '“confirm password”'),
  anyCase('remark', '“note”'),
  anyCase('sales? ends? in', '“closes in”'),
  anyCase('is not known|no such', '“we can’t find this”, “not found”'),
  anyCase('what you miss|no answer came|a fault on our side', 'what a person says'),
  anyCase('(trust|do it) no longer|so far yet', 'what a person says'),
  anyCase('(were|was|been|be) given back', '“refunded”'),
  anyCase('looser limit', '“higher limit”'),
  anyCase('a part of (this|the|your)', '“part of this”'),
  anyCase('where to find help', '“get help”'),
  anyCase('no less than|no more than the most', '“at least”, “at most”'),
  anyCase('coming back', '“returning to play”'),
];

/** Texts of figures in any language: Arabic and Filipino write a share without a space too. */
export const judgeFigures = (text: string): readonly string[] =>
  figures.flatMap(({ words, say }) => (words.test(text) ? [`say ${say}`] : []));

const find = (text: string, patterns: readonly Pattern[]): readonly string[] =>
  patterns.flatMap(({ words, say }) => {
    const match = words.exec(text);
    return match === null ? [] : [`“${match[0]}”: say ${say}`];
  });
const withoutGaps = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '{{}}');

export const judgeEnglish = (key: string, text: string): readonly string[] =>
  find(withoutGaps(text), [...(written.test(key) ? [] : contractions), ...terms]);

/** In the console what cannot be undone is written out. */
const bans = /cannot be (?:undone|taken back|reversed|shortened|ended early)/g;
export const judgeContractions = (text: string): readonly string[] =>
  find(text.replaceAll(bans, ''), contractions);

/** Bodies are sentences: a key of a body ends with “text”. These two are no sentences. */
const fragments: ReadonlySet<string> = new Set(['register.text', 'realityCheck.text']);
export const judgeBody = (base: string, text: string): readonly string[] =>
  /(?:\.t|[a-z]T)ext$/.test(base) && !fragments.has(base) && !/(?:[.!?؟:…]|[.!?؟] \{\{\w+\}\})$/u.test(text)
    ? ['a body ends with a full stop']
    : [];

/** Sign of an apostrophe: the printed one, and in an SMS the one that its alphabet of 7 bits has. */
export const judgeApostrophe = (key: string, text: string): readonly string[] => {
  if (key.endsWith('.sms'))
    return /[’‘“”]/.test(text) ? ['an SMS has straight signs, or it costs twice'] : [];
  return /\p{L}'\p{L}/u.test(text) ? ['an apostrophe is printed: ’'] : [];
};
