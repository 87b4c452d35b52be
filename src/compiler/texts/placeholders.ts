import { pluralEnding, type PluralForm } from '../../protocol/words/plural-forms.ts';
/** `{{name}}` and `{{name, format}}`, with options of the format in parentheses, as i18next fills them. */
const placeholder = /\{\{\s*-?\s*([A-Za-z0-9_.]+)\s*(?:,\s*([A-Za-z]+)\s*(?:\([^)}]*\))?\s*)?\}\}/g;

/** What every text may say without being given it: the brand's name, filled in when a release is made. */
export const brandPlaceholder = 'brand';
const brandGap = /\{\{\s*-?\s*brand\s*(?:,[^}]*)?\}\}/g;
/** Languages that are written from right to left. */
const fromTheRight = /^(ar|fa|he|ur)\b/;

/** The message with the brand's name in it; a name in another script keeps its own direction. */
export const fillBrand = (message: string, bcp47: string, brand: string): string => {
  const name = fromTheRight.test(bcp47) ? `\u2068${brand}\u2069` : brand;
  return message.replaceAll(brandGap, () => name);
};

/** The formats that i18next brings. */
export const knownFormats = ['number', 'currency', 'datetime', 'relativetime', 'list'] as const;
const formatNames: ReadonlySet<string> = new Set(knownFormats);

export interface ReadMessage {
  readonly names: ReadonlySet<string>;
  readonly unknownFormats: readonly string[];
  /** There are double braces that fill in nothing. */
  readonly isBroken: boolean;
}

/** Most messages fill in nothing. */
const nothingFilled: ReadMessage = { names: new Set(), unknownFormats: [], isBroken: false };

export const readPlaceholders = (message: string): ReadMessage => {
  if (!message.includes('{{') && !message.includes('}}')) return nothingFilled;
  const matches = [...message.matchAll(placeholder)];
  const formats = matches.flatMap(([, , format]) => (format === undefined ? [] : [format]));
  const rest = message.replaceAll(placeholder, '');
  return {
    names: new Set(matches.map(([, name = '']) => name)),
    unknownFormats: formats.filter((format) => !formatNames.has(format)),
    isBroken: rest.includes('{{') || rest.includes('}}'),
  };
};

/** The key that a message belongs to, and which of its plural forms it is. */
export const splitKey = (key: string): { readonly base: string; readonly form: PluralForm | null } => {
  const match = pluralEnding.exec(key);
  if (match === null) return { base: key, form: null };
  return { base: key.slice(0, match.index), form: match[1] as PluralForm };
};

const categories = new Map<string, readonly string[]>();

/** CLDR's plural categories of a language. */
export const listPluralForms = (bcp47: string): readonly string[] => {
  const categoriesOfTag = categories.get(bcp47);
  if (categoriesOfTag !== undefined) return categoriesOfTag;
  const sortedCategories = [...new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories].sort();
  categories.set(bcp47, sortedCategories);
  return sortedCategories;
};

const wordForms = new Map<string, ReadonlySet<string>>();
const highest = 200;

/** The forms of a language that are said of one number only, so that the number can be a word. */
export const listWordForms = (bcp47: string): ReadonlySet<string> => {
  const formsOfTag = wordForms.get(bcp47);
  if (formsOfTag !== undefined) return formsOfTag;
  const rules = new Intl.PluralRules(bcp47);
  const counts = new Map<string, number>([['zero', 0]]);
  for (let count = 0; count <= highest; count += 1) {
    const form = rules.select(count);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const rareForms = new Set([...counts].flatMap(([form, times]) => (times <= 1 ? [form] : [])));
  wordForms.set(bcp47, rareForms);
  return rareForms;
};
