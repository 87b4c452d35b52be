import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { writeScalar } from '../../protocol/words/write-number.ts';
import type { LibraryTexts } from './library-texts.ts';

/** The texts of one language. */
export interface TextSet {
  /** The text, filled; null where there is none of that key. */
  say(key: string, args: JsonObject): string | null;
}

type Fill = (args: JsonObject) => string;
const gap = /\{\{\s*(\w+)\s*\}\}/g;
/** Arguments that i18next reads as its own options; `count` chooses a plural form. */
const optionNames = new Set([
  'context',
  'ordinal',
  'lng',
  'lngs',
  'ns',
  'fallbackLng',
  'defaultValue',
  'returnObjects',
  'returnDetails',
  'joinArrays',
  'postProcess',
  'interpolation',
  'replace',
  'keySeparator',
  'nsSeparator',
  'ignoreJSONStructure',
  'appendNamespaceToCIMode',
  'appendNamespaceToMissingKey',
]);

/** Fills the gaps of a plain text, as i18next does; null where the text needs i18next itself. */
function compileText(text: string): Fill | null {
  const rest = text.replace(gap, '');
  if (rest.includes('{{') || rest.includes('}}') || text.includes('$t(')) return null;
  const parts = text.split(gap);
  if (parts.length === 1) return () => text;
  return (args) => {
    let out = parts[0] as string;
    for (let index = 1; index < parts.length; index += 2) {
      const name = parts[index] as string;
      if (Object.hasOwn(args, name)) out += writeScalar(args[name]);
      out += parts[index + 1] as string;
    }
    return out;
  };
}

function isPlain(args: JsonObject): boolean {
  for (const name in args) if (optionNames.has(name)) return false;
  return true;
}

/** Languages that are written from right to left. */
const fromTheRight = /^(ar|fa|he|ur)\b/;
/** Isolates the direction of arguments: “₱50.00” keeps its symbol in front in every sentence. */
const isolate = (args: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' && name !== 'count' && !optionNames.has(name)
        ? `\u2068${value}\u2069`
        : value,
    ]),
  );

/** A text without its formats, and without the texts in it: shown until i18next is loaded. */
const fillWithoutFormats = (text: Json | undefined, args: JsonObject): string =>
  typeof text !== 'string'
    ? ''
    : text
        .replace(/\$t\([^)]*\)/g, '')
        .replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) =>
          Object.hasOwn(args, name) ? writeScalar(args[name]) : '',
        );

/** A count that counts nothing: there is no form for it, and a sentence without its number says something else. */
const countsNothing = (args: JsonObject): boolean => {
  if (!Object.hasOwn(args, 'count')) return false;
  const { count } = args;
  if (typeof count === 'number') return !Number.isFinite(count);
  return count !== undefined && typeof count !== 'string';
};

const makeRule = (bcp47: string): Intl.PluralRules | null => {
  try {
    return new Intl.PluralRules(bcp47);
  } catch {
    return null; // A tag that no browser knows: i18next has a rule for it.
  }
};
/** Cache of the last plural rule: creating one is slow, and every release replaces the texts. */
let lastRule: { readonly bcp47: string; readonly rule: Intl.PluralRules | null } | null = null;
const findRule = (bcp47: string): Intl.PluralRules | null => {
  if (lastRule?.bcp47 !== bcp47) lastRule = { bcp47, rule: makeRule(bcp47) };
  return lastRule.rule;
};

/**
 * Plain texts and their plural forms are filled here, just as i18next fills them; `library` is asked
 * for the others, and answers null until i18next was fetched.
 */
export function createTextSet(
  bcp47: string,
  texts: JsonObject,
  library: (bcp47: string, texts: JsonObject) => LibraryTexts | null,
): TextSet {
  const rule = findRule(bcp47);
  const isFromTheRight = fromTheRight.test(bcp47);
  /** Plain texts, prepared: a list says the same text in hundreds of rows. */
  const fills = new Map<string, Fill | null>();
  let opened: LibraryTexts | null = null;

  const fillOf = (key: string): Fill | null => {
    const cachedFill = fills.get(key);
    if (cachedFill !== undefined) return cachedFill;
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    const fill = typeof text === 'string' ? compileText(text) : null;
    fills.set(key, fill);
    return fill;
  };
  /** Key of the form for a count, in the order of i18next; null where i18next has to say. */
  const findForm = (key: string, count: Json): string | null => {
    if (typeof count === 'string') return key;
    if (typeof count !== 'number' || rule === null) return null;
    if (count === 0 && Object.hasOwn(texts, `${key}_zero`)) return `${key}_zero`;
    const form = `${key}_${rule.select(count)}`;
    return Object.hasOwn(texts, form) ? form : key;
  };

  return {
    say: (key, given) => {
      const args = isFromTheRight ? isolate(given) : given;
      const { count } = args;
      const other = `${key}_other`;
      const isKnown = Object.hasOwn(texts, key) || (count !== undefined && Object.hasOwn(texts, other));
      if (countsNothing(args)) return isKnown ? '' : null;
      const form = count === undefined ? key : findForm(key, count);
      const fill = form === null ? null : fillOf(form);
      if (fill !== null && isPlain(args)) return fill(args);
      if (!isKnown) return null;
      opened ??= library(bcp47, texts);
      if (opened !== null) return opened.say(key, args);
      return fillWithoutFormats(texts[form ?? key] ?? texts[other], args);
    },
  };
}
